### Brügge, in English. What persons do is in bruges_cards.ftl.
###
### Seats and cards arrive as names. A client may call the seat it speaks to by the word of table-you
### ("You"): sentences in which that makes a difference have a variant for it. Numbers that change
### say in $what which of them it is, and in $way whether they grow; $each lists several of them.
### Keys end in the names that the engine uses for steps, verbs, causes, refusals and so on.

bruges-name = Brügge
bruges-teaser = Build houses and canals, bring princes, merchants and rogues into your town – and see to it that neither plague nor fire gets in your way.

## Words for other texts

bruges-word-stem = { $colour ->
    [blue] blue
    [brown] brown
    [yellow] yellow
    [red] red
   *[violet] violet
}
bruges-word-damage = { $colour ->
    [blue] flood
    [brown] plague
    [yellow] raid
    [red] fire
   *[violet] intrigue
}
bruges-word-arm = { $side ->
    [left] left
   *[right] right
}
bruges-word-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Decisions: what is asked of the one who decides

bruges-ask-drawing = { $seat ->
    [You] { $count ->
        [one] From which pile do you draw the last card?
       *[other] From which pile do you draw the next of { $count } cards?
    }
   *[other] { $count ->
        [one] { $seat }, from which pile do you draw the last card?
       *[other] { $seat }, from which pile do you draw the next of { $count } cards?
    }
}
bruges-ask-ward = { $seat ->
    [You] Which threat marker do you refuse?
   *[other] { $seat }, which threat marker do you refuse?
}
bruges-ask-rise = { $seat ->
    [You] { $price ->
        [one] Do you pay 1 guilder to climb one step?
       *[other] Do you pay { $price } guilders to climb one step?
    }
   *[other] { $price ->
        [one] { $seat }, do you pay 1 guilder to climb one step?
       *[other] { $seat }, do you pay { $price } guilders to climb one step?
    }
}
bruges-ask-turn = { $seat ->
    [You] { $cards ->
        [0] { $only_no ->
            [0] Your card is played. Will you use more persons?
           *[other] Your card is played, and you cannot pay anybody in your hand. Your turn ends by itself in a moment.
        }
        [one] Which card do you play, and for what?
       *[other] Which card do you play, and for what? There are { $cards } to play in this turn.
    }
   *[other] { $cards ->
        [0] { $only_no ->
            [0] { $seat }, your card is played. Will you use more persons?
           *[other] { $seat }, your card is played, and you cannot pay anybody in your hand. Your turn ends by itself in a moment.
        }
        [one] { $seat }, which card do you play, and for what?
       *[other] { $seat }, which card do you play, and for what? There are { $cards } to play in this turn.
    }
}
bruges-ask-order = { $seat ->
    [You] Several damages strike you. Which comes first?
   *[other] { $seat }, several damages strike you. Which comes first?
}
bruges-ask-plague = { $seat ->
    [You] The plague! Which person do you lose?
   *[other] { $seat }, the plague! Which person do you lose?
}
bruges-ask-fire = { $seat ->
    [You] Fire! What do you lose?
   *[other] { $seat }, fire! What do you lose?
}
bruges-ask-calming = { $seat ->
    [You] Which threat marker do you return?
   *[other] { $seat }, which threat marker do you return?
}
bruges-ask-paying = { $seat ->
    [You] Which worker do you return for the house?
   *[other] { $seat }, which worker do you return for the house?
}
bruges-ask-ask_colour = { $seat ->
    [You] { $effect ->
        [threat] { $card }: Which colour shall the threat marker have?
        [steal] { $card }: Which worker do you take away?
       *[other] { $card }: Which worker do you take?
    }
   *[other] { $effect ->
        [threat] { $seat }, { $card }: Which colour shall the threat marker have?
        [steal] { $seat }, { $card }: Which worker do you take away?
       *[other] { $seat }, { $card }: Which worker do you take?
    }
}
bruges-ask-ask_marker = { $seat ->
    [You] { $card }: Which threat marker do you return?
   *[other] { $seat }, { $card }: Which threat marker do you return?
}
bruges-ask-ask_worker = { $seat ->
    [You] { $card }: Which worker do you return?
   *[other] { $seat }, { $card }: Which worker do you return?
}
bruges-ask-ask_draw = { $seat ->
    [You] { $card }: From which pile do you draw?
   *[other] { $seat }, { $card }: From which pile do you draw?
}
bruges-ask-ask_look = { $seat ->
    [You] { $card }: At which pile do you look?
   *[other] { $seat }, { $card }: At which pile do you look?
}
bruges-ask-ask_part = { $seat ->
    [You] { $card }: Which of the two effects do you choose?
   *[other] { $seat }, { $card }: Which of the two effects do you choose?
}
bruges-ask-ask_rival = { $seat ->
    [You] { $effect ->
        [spy] { $card }: Whose hand do you look at?
        [steal] { $card }: From whom do you take something?
       *[other] { $card }: Whom shall it befall?
    }
   *[other] { $effect ->
        [spy] { $seat }, { $card }: Whose hand do you look at?
        [steal] { $seat }, { $card }: From whom do you take something?
       *[other] { $seat }, { $card }: Whom shall it befall?
    }
}
bruges-ask-ask_again = { $seat ->
    [You] { $effect ->
        [advance] { $card }: Do you pay and climb?
       *[other] { $card }: Do you exchange?
    }
   *[other] { $effect ->
        [advance] { $seat }, { $card }: Do you pay and climb?
       *[other] { $seat }, { $card }: Do you exchange?
    }
}
bruges-ask-ask_side = { $seat ->
    [You] { $card }: On which arm of the canal do you build?
   *[other] { $seat }, { $card }: On which arm of the canal do you build?
}
bruges-ask-ask_majority = { $seat ->
    [You] { $card }: Which majority marker do you turn?
   *[other] { $seat }, { $card }: Which majority marker do you turn?
}
bruges-ask-ask_give = { $seat ->
    [You] { $card }: Which card of your hand do you give?
   *[other] { $seat }, { $card }: Which card of your hand do you give?
}
bruges-ask-ask_trade = { $seat ->
    [You] { $card }: Which card do you give for it?
   *[other] { $seat }, { $card }: Which card do you give for it?
}
bruges-ask-ask_house = { $seat ->
    [You] { $card }: Which card becomes a house?
   *[other] { $seat }, { $card }: Which card becomes a house?
}
bruges-ask-ask_recruit = { $seat ->
    [You] { $only_no ->
        [0] { $card }: Whom do you recruit?
       *[other] { $card }: You cannot pay anybody in your hand. The game goes on by itself in a moment.
    }
   *[other] { $only_no ->
        [0] { $seat }, { $card }: Whom do you recruit?
       *[other] { $seat }, { $card }: You cannot pay anybody in your hand. The game goes on by itself in a moment.
    }
}
bruges-ask-ask_keep = { $seat ->
    [You] { $card }: Which card do you keep?
   *[other] { $seat }, { $card }: Which card do you keep?
}
bruges-ask-ask_put = { $seat ->
    [You] { $card }: Which card do you put back first?
   *[other] { $seat }, { $card }: Which card do you put back first?
}
bruges-ask-ask_salvage = { $seat ->
    [You] { $card }: Which card do you take from the discard pile?
   *[other] { $seat }, { $card }: Which card do you take from the discard pile?
}
bruges-ask-ask_take = { $seat ->
    [You] { $card }: Which of these cards do you take?
   *[other] { $seat }, { $card }: Which of these cards do you take?
}
bruges-ask-ask_wake = { $seat ->
    [You] { $card }: Which person do you turn back?
   *[other] { $seat }, { $card }: Which person do you turn back?
}
bruges-ask-ask_copy = { $seat ->
    [You] { $card }: Whose effect do you carry out?
   *[other] { $seat }, { $card }: Whose effect do you carry out?
}

## Decisions: what the others read meanwhile

bruges-wait-drawing = { $seat ->
    [You] You are drawing cards.
   *[other] { $seat } is drawing cards.
}
bruges-wait-ward = { $seat ->
    [You] You are thinking about refusing a threat.
   *[other] { $seat } is thinking about refusing a threat.
}
bruges-wait-rise = { $seat ->
    [You] You are thinking about climbing.
   *[other] { $seat } is thinking about climbing.
}
bruges-wait-turn = { $seat ->
    [You] It is your turn.
   *[other] It is { $seat }’s turn.
}
bruges-wait-order = { $seat ->
    [You] You are choosing which damage comes first.
   *[other] { $seat } is choosing which damage comes first.
}
bruges-wait-plague = { $seat ->
    [You] You are losing a person.
   *[other] { $seat } is losing a person.
}
bruges-wait-fire = { $seat ->
    [You] You are losing something to the fire.
   *[other] { $seat } is losing something to the fire.
}
bruges-wait-calming = { $seat ->
    [You] You are returning a threat marker.
   *[other] { $seat } is returning a threat marker.
}
bruges-wait-paying = { $seat ->
    [You] You are returning a worker.
   *[other] { $seat } is returning a worker.
}
bruges-wait-ask_colour = { $seat ->
    [You] You are choosing a colour.
   *[other] { $seat } is choosing a colour.
}
bruges-wait-ask_marker = { $seat ->
    [You] You are choosing a threat marker.
   *[other] { $seat } is choosing a threat marker.
}
bruges-wait-ask_worker = { $seat ->
    [You] You are choosing a worker.
   *[other] { $seat } is choosing a worker.
}
bruges-wait-ask_draw = { $seat ->
    [You] You are drawing cards.
   *[other] { $seat } is drawing cards.
}
bruges-wait-ask_look = { $seat ->
    [You] You are choosing a pile.
   *[other] { $seat } is choosing a pile.
}
bruges-wait-ask_part = { $seat ->
    [You] You are choosing an effect.
   *[other] { $seat } is choosing an effect.
}
bruges-wait-ask_rival = { $seat ->
    [You] You are choosing another player.
   *[other] { $seat } is choosing another player.
}
bruges-wait-ask_again = { $seat ->
    [You] You are thinking about whether it is worth the price.
   *[other] { $seat } is thinking about whether it is worth the price.
}
bruges-wait-ask_side = { $seat ->
    [You] You are choosing an arm of the canal.
   *[other] { $seat } is choosing an arm of the canal.
}
bruges-wait-ask_majority = { $seat ->
    [You] You are choosing a majority marker.
   *[other] { $seat } is choosing a majority marker.
}
bruges-wait-ask_give = { $seat ->
    [You] You are choosing a card from your hand.
   *[other] { $seat } is choosing a card from their hand.
}
bruges-wait-ask_trade = { $seat ->
    [You] You are choosing a card to exchange.
   *[other] { $seat } is choosing a card to exchange.
}
bruges-wait-ask_house = { $seat ->
    [You] You are choosing a card for a house.
   *[other] { $seat } is choosing a card for a house.
}
bruges-wait-ask_recruit = { $seat ->
    [You] You are thinking about whom to recruit.
   *[other] { $seat } is thinking about whom to recruit.
}
bruges-wait-ask_keep = { $seat ->
    [You] You are looking at cards.
   *[other] { $seat } is looking at cards.
}
bruges-wait-ask_put = { $seat ->
    [You] You are putting cards back.
   *[other] { $seat } is putting cards back.
}
bruges-wait-ask_salvage = { $seat ->
    [You] You are searching the discard pile.
   *[other] { $seat } is searching the discard pile.
}
bruges-wait-ask_take = { $seat ->
    [You] You are looking at somebody’s hand.
   *[other] { $seat } is looking at somebody’s hand.
}
bruges-wait-ask_wake = { $seat ->
    [You] You are turning a person back.
   *[other] { $seat } is turning a person back.
}
bruges-wait-ask_copy = { $seat ->
    [You] You are choosing a person of somebody else.
   *[other] { $seat } is choosing a person of somebody else.
}

## Moves

bruges-move-draw = { $pile ->
    [a] Draw from pile A
   *[b] Draw from pile B
}
bruges-move-refuse = Refuse the { bruges-word-stem } threat marker
bruges-move-accept = Take what the dice bring
bruges-move-suffer = First: { bruges-word-damage }
bruges-move-burn = Give up an empty { bruges-word-stem } house
bruges-move-breach = Give up the outermost tile of the { bruges-word-arm } arm of the canal
bruges-move-lose = Lose { bruges-word-the_person }
bruges-move-evict = Give up the house of { $card }
bruges-move-climb = Climb one step
bruges-move-stay = Stay where you are
bruges-move-workers = Take workers with { $card }
bruges-move-guilders = Take guilders with { $card }
bruges-move-calm = Return a threat marker with { $card }
bruges-move-canal = Build on the { bruges-word-arm } arm of the canal with { $card }
bruges-move-house = Build a house from { $card }
bruges-move-recruit = Recruit { bruges-word-the_person } for a { bruges-word-stem } house
bruges-move-use = Use { bruges-word-the_person }
bruges-move-end = End the turn
bruges-move-colour = { $colour ->
    [blue] Choose blue
    [brown] Choose brown
    [yellow] Choose yellow
    [red] Choose red
   *[violet] Choose violet
}
bruges-move-rival = Choose { $seat }
bruges-move-part = { $part ->
    [first] The first effect
   *[second] The second effect
}
bruges-move-again = Yes
bruges-move-enough = No, that is enough
bruges-move-marker = { $majority ->
    [reputation] Turn the marker for reputation
    [persons] Turn the marker for persons
   *[canal] Turn the marker for the canal
}
bruges-move-build = Build on the { bruges-word-arm } arm of the canal
bruges-move-give = Give { $card }
bruges-move-keep = Take { $card }
bruges-move-put = Put { $card } back
bruges-move-wake = Turn { bruges-word-the_person } back
bruges-move-copy = Do as { $card } does

## What moves are called in statistics, whatever they are made with

bruges-action-draw = Draw a card
bruges-action-refuse = Refuse a threat marker
bruges-action-suffer = Choose the order of damage
bruges-action-burn = Give up an empty house
bruges-action-breach = Give up a canal tile
bruges-action-workers = Take workers
bruges-action-guilders = Take guilders
bruges-action-calm = Return a threat marker
bruges-action-canal = Build a canal
bruges-action-house = Build a house
bruges-action-recruit = Recruit a person
bruges-action-use = Use a person
bruges-action-colour = Choose a colour
bruges-action-rival = Choose a rival
bruges-action-part = Choose an effect
bruges-action-again = Use an effect once more
bruges-action-enough = Let an effect be
bruges-action-marker = Turn a majority marker
bruges-action-build = Build a canal by an effect

## Moves that stand in a row: how the row begins, and what each of them adds

bruges-row-workers = Take workers with
bruges-brief-workers = { $card }
bruges-row-guilders = Take guilders with
bruges-brief-guilders = { $card }
bruges-row-calm = Return a threat marker with
bruges-brief-calm = { $card }
bruges-row-canal = Build on the { bruges-word-arm } arm of the canal with
bruges-brief-canal = { $card }
bruges-row-house = Build a house from
bruges-brief-house = { $card }
bruges-row-recruit = Recruit { bruges-word-the_person } for
bruges-brief-recruit = a { bruges-word-stem } house

## The log: each of several parts of a sentence

bruges-each-changed = { $what ->
    [guilders] { $amount ->
        [one] 1 guilder
       *[other] { $amount } guilders
    }
    [points] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
    [reputation] { $amount ->
        [one] 1 step of reputation
       *[other] { $amount } steps of reputation
    }
    [workers_blue] { $amount ->
        [one] 1 blue worker
       *[other] { $amount } blue workers
    }
    [workers_brown] { $amount ->
        [one] 1 brown worker
       *[other] { $amount } brown workers
    }
    [workers_yellow] { $amount ->
        [one] 1 yellow worker
       *[other] { $amount } yellow workers
    }
    [workers_red] { $amount ->
        [one] 1 red worker
       *[other] { $amount } red workers
    }
    [workers_violet] { $amount ->
        [one] 1 violet worker
       *[other] { $amount } violet workers
    }
    [threats_blue] { $amount ->
        [one] 1 blue threat marker
       *[other] { $amount } blue threat markers
    }
    [threats_brown] { $amount ->
        [one] 1 brown threat marker
       *[other] { $amount } brown threat markers
    }
    [threats_yellow] { $amount ->
        [one] 1 yellow threat marker
       *[other] { $amount } yellow threat markers
    }
    [threats_red] { $amount ->
        [one] 1 red threat marker
       *[other] { $amount } red threat markers
    }
   *[threats_violet] { $amount ->
        [one] 1 violet threat marker
       *[other] { $amount } violet threat markers
    }
}
bruges-each-rolled = { bruges-word-stem } { $pips }

## The log: things that went somewhere

bruges-moved-action = { $player ->
    [You] You play { $things }.
   *[other] { $player } plays { $things }.
}
bruges-moved-person = { $player ->
    [You] You draw { $things } ({ $source }).
   *[other] { $player } draws { $things } ({ $source }).
}
bruges-moved-drew = { $player ->
    [You] You draw { $things } ({ $source }).
   *[other] { $player } draws { $things } ({ $source }).
}
bruges-moved-filled = { $player ->
    [You] You draw { $things } ({ $source }).
   *[other] { $player } draws { $things } ({ $source }).
}
bruges-moved-extra_pile = The extra pile becomes the new draw pile ({ $target }).
bruges-moved-halved = The other pile is divided ({ $source }, { $target }).
bruges-moved-house = { $known ->
    [yes] { $player ->
        [You] You build a house from { $things }.
       *[other] { $player } builds a house from { $things }.
    }
   *[no] { $player ->
        [You] You build a house.
       *[other] { $player } builds a house.
    }
}
bruges-moved-recruited = { $player ->
    [You] You recruit { bruges-word-the_person }.
   *[other] { $player } recruits { bruges-word-the_person }.
}
bruges-moved-damage = { $target ->
    [Hand] { $player ->
        [You] You take { bruges-word-the_person } back into your hand.
       *[other] { $player } takes { bruges-word-the_person } back into the hand.
    }
   *[other] { $source ->
        [Houses] { $player ->
            [You] One of your houses burns down and is discarded: { $things }.
           *[other] A house of { $player } burns down and is discarded: { $things }.
        }
       *[other] { $player ->
            [You] You lose { bruges-word-the_person }.
           *[other] { $player } loses { bruges-word-the_person }.
        }
    }
}
bruges-moved-taken_up = { $known ->
    [yes] { $player ->
        [You] You have drawn: { $things }.
       *[other] { $player } has drawn: { $things }.
    }
   *[no] { $player ->
        [You] You draw { $things }.
       *[other] { $player } draws { $things }.
    }
}
bruges-moved-exchanged = { $target ->
    [Hand] { $player ->
        [You] You take { $things } from the discard pile.
       *[other] { $player } takes { $things } from the discard pile.
    }
   *[other] { $player ->
        [You] You discard { $things }.
       *[other] { $player } discards { $things }.
    }
}
bruges-moved-looked = { $known ->
    [yes] { $player ->
        [You] You look at { $things }.
       *[other] { $player } looks at { $things }.
    }
   *[no] { $player ->
        [You] You look at { $things } ({ $source }).
       *[other] { $player } looks at { $things } ({ $source }).
    }
}
bruges-moved-kept = { $player ->
    [You] You keep { $things }.
   *[other] { $player } keeps { $things }.
}
bruges-moved-returned = { $known ->
    [yes] { $player ->
        [You] You put back { $things }.
       *[other] { $player } puts back { $things }.
    }
   *[no] { $player ->
        [You] You put { $things } back.
       *[other] { $player } puts { $things } back.
    }
}
bruges-moved-salvaged = { $player ->
    [You] You take { $things } from the discard pile.
   *[other] { $player } takes { $things } from the discard pile.
}
bruges-moved-spied = { $player ->
    [You] You look at the hand of { $source_player }: { $things }.
   *[other] { $source_player ->
        [You] { $player } looks at your hand: { $things }.
       *[other] { $player } looks at the hand of { $source_player }: { $things }.
    }
}
bruges-moved-picked = { $player ->
    [You] You take { $things } from { $source_player }.
   *[other] { $source_player ->
        [You] { $player } takes { $things } from you.
       *[other] { $player } takes { $things } from { $source_player }.
    }
}
bruges-moved-traded = { $source_player ->
    [You] You give { $things } to { $target_player }.
   *[other] { $target_player ->
        [You] { $source_player } gives { $things } to you.
       *[other] { $source_player } gives { $things } to { $target_player }.
    }
}

## The log: guilders, points, workers, threat markers, reputation

bruges-changed-action = { $way ->
    [up] { $player ->
        [You] You take { $each }.
       *[other] { $player } takes { $each }.
    }
   *[down] { $player ->
        [You] { $what ->
            [guilders] You pay { $each }.
           *[other] You return { $each }.
        }
       *[other] { $what ->
            [guilders] { $player } pays { $each }.
           *[other] { $player } returns { $each }.
        }
    }
}
bruges-changed-person = { $way ->
    [up] { $player ->
        [You] You get { $each }.
       *[other] { $player } gets { $each }.
    }
   *[down] { $player ->
        [You] You part with { $each }.
       *[other] { $player } parts with { $each }.
    }
}
bruges-changed-calmed = { $way ->
    [up] { $player ->
        [You] You get { $each } for it.
       *[other] { $player } gets { $each } for it.
    }
   *[down] { $player ->
        [You] You return { $each }.
       *[other] { $player } returns { $each }.
    }
}
bruges-changed-recruited = { $player ->
    [You] You pay { $each }.
   *[other] { $player } pays { $each }.
}
bruges-changed-damage = { $player ->
    [You] You lose { $each }.
   *[other] { $player } loses { $each }.
}
bruges-changed-threat = { $way ->
    [up] { $player ->
        [You] You get { $each }.
       *[other] { $player } gets { $each }.
    }
   *[down] { $player ->
        [You] You return { $each } without points.
       *[other] { $player } returns { $each } without points.
    }
}
bruges-changed-fee = { $player ->
    [You] You return { $each }.
   *[other] { $player } returns { $each }.
}
bruges-changed-advanced = { $way ->
    [up] { $player ->
        [You] You climb to space { $value } of the reputation track.
       *[other] { $player } climbs to space { $value } of the reputation track.
    }
   *[down] { $player ->
        [You] You pay { $each } to climb.
       *[other] { $player } pays { $each } to climb.
    }
}

## The log: what was said

bruges-told-last_round = A pile is empty: round { $round } is the last one.
bruges-told-statue = { $player ->
    [You] You take a statue of { bruges-word-points }.
   *[other] { $player } takes a statue of { bruges-word-points }.
}
bruges-told-built = { $player ->
    [You] You build space { $space } of the { bruges-word-arm } arm of your canal.
   *[other] { $player } builds space { $space } of the { bruges-word-arm } arm of the canal.
}
bruges-told-struck = { $player ->
    [You] Damage strikes you: { bruges-word-damage }!
   *[other] Damage strikes { $player }: { bruges-word-damage }!
}
bruges-told-spared = { $player ->
    [You] The damage does you no harm: { bruges-word-damage }.
   *[other] The damage does { $player } no harm: { bruges-word-damage }.
}
bruges-told-broken = { $player ->
    [You] You lose space { $space } of the { bruges-word-arm } arm of your canal.
   *[other] { $player } loses space { $space } of the { bruges-word-arm } arm of the canal.
}
bruges-told-turn = { $player ->
    [You] It is your turn.
   *[other] It is { $player }’s turn.
}
bruges-told-used = { $player ->
    [You] You use { bruges-word-the_person }.
   *[other] { $player } uses { bruges-word-the_person }.
}
bruges-told-round = { $player ->
    [You] Round { $round } begins, and you begin it.
   *[other] Round { $round } begins, and { $player } begins it.
}
bruges-told-rolled = { $player ->
    [You] You roll: { $each }.
   *[other] { $player } rolls: { $each }.
}
bruges-told-refused = { $player ->
    [You] You refuse the { bruges-word-stem } threat marker.
   *[other] { $player } refuses the { bruges-word-stem } threat marker.
}
bruges-told-majority = { $majority ->
    [reputation] { $player ->
        [You] You alone lead in reputation and turn your majority marker.
       *[other] { $player } alone leads in reputation and turns the majority marker.
    }
    [persons] { $player ->
        [You] You alone have the most persons and turn your majority marker.
       *[other] { $player } alone has the most persons and turns the majority marker.
    }
   *[canal] { $player ->
        [You] You alone have the longest canal and turn your majority marker.
       *[other] { $player } alone has the longest canal and turns the majority marker.
    }
}
bruges-told-crest = { $player ->
    [You] The start player’s crest goes to you.
   *[other] The start player’s crest goes to { $player }.
}
bruges-told-ended = The game is over.
bruges-told-turned_marker = { $majority ->
    [reputation] { $player ->
        [You] You turn your majority marker for reputation.
       *[other] { $player } turns the majority marker for reputation.
    }
    [persons] { $player ->
        [You] You turn your majority marker for persons.
       *[other] { $player } turns the majority marker for persons.
    }
   *[canal] { $player ->
        [You] You turn your majority marker for the canal.
       *[other] { $player } turns the majority marker for the canal.
    }
}
bruges-told-woken = { $player ->
    [You] You turn { bruges-word-the_person } back.
   *[other] { $player } turns { bruges-word-the_person } back.
}
bruges-told-copied = { $player ->
    [You] You do as { $card } does.
   *[other] { $player } does as { $card } does.
}

## Where in the game we are

bruges-phase-round = Round { $round }
bruges-phase-draw = Drawing cards
bruges-phase-threats = Threats
bruges-phase-reputation = Reputation
bruges-phase-cards = { $seat ->
    [You] Your turn { $turn } of 4
   *[other] Turn { $turn } of 4, { $seat }
}
bruges-phase-damage = Damage
bruges-phase-over = End

## Why a move is refused

bruges-why-game_over = The game is over; nobody can move any more.
bruges-why-no_such_card = There is no such card in this game.
bruges-why-not_in_hand = You do not have { $card } in your hand.
bruges-why-not_before_you = { $card } is not in your display.
bruges-why-no_such_seat = There are not so many players at this table.
bruges-why-not_oneself = You cannot choose yourself. Name somebody else.
bruges-why-no_guilders = { $price ->
    [one] That costs 1 guilder, and you have { $guilders }.
   *[other] That costs { $price } guilders, and you have { $guilders }.
}
bruges-why-no_marker = You have no fitting threat marker.
bruges-why-no_worker = You do not have the worker it takes.
bruges-why-no_house = You have no empty house. Build one first.
bruges-why-hand_empty = You have no card in your hand for it.
bruges-why-pile_empty = There is no card left.
bruges-why-at_the_top = You are on the last space of the reputation track already.
bruges-why-arm_complete = This arm of the canal is complete.
bruges-why-answer_first = First answer what your person asks.
bruges-why-nothing_asked = Nobody asks for that now.
bruges-why-card_played = You have played your card for this turn.
bruges-why-wrong_colour = The next space is { bruges-word-stem }. It takes a card of this colour.
bruges-why-choose_colour_first = Choose a colour first.
bruges-why-must_go_on = You have begun it, so you have to finish it.
bruges-why-no_damage = No damage strikes you now.
bruges-why-damage_first = First comes the damage. Decide what you lose.
bruges-why-not_due = You do not have 3 threat markers of this colour.
bruges-why-no_empty_house = You have no empty house of this colour.
bruges-why-no_canal = There is no tile on this arm of the canal.
bruges-why-not_usable = { $card } cannot be used. The effect comes by itself.
bruges-why-worked_at_once = { $card } cannot be used: the effect came at once when you recruited this person, and is over.
bruges-why-used_up = You have used { $card } this round already.
bruges-why-play_first = Play a card first.
bruges-why-not_drawing = You draw cards in phase 1 only, or when a person lets you.
bruges-why-draw_first = Draw your cards first.
bruges-why-nothing_refusable = There is no threat marker now that you could refuse.
bruges-why-not_rolled = The dice bring no threat marker of this colour that you could still refuse.
bruges-why-no_step = There is no step to climb now. That is done in phase 2.
bruges-why-decide_first = First decide what you are asked.
bruges-why-not_offered = { $card } is not among the cards to choose from.
bruges-why-nothing_to_gain = That would bring you nothing now.
bruges-why-no_cheap_die = No die shows a 1 or 2, so nobody can climb this round.
bruges-why-discard_empty = The discard pile is empty.
bruges-why-same_colour = Exchange it for another colour.
bruges-why-one_of_each = Only one marker of each colour goes back.
bruges-why-majority_turned = This majority marker lies on its coloured side already.
bruges-why-protected = A person gives protection against that.
bruges-why-not_the_richest = Somebody else has more of it.
bruges-why-nothing_to_take = There is nothing to be had.
bruges-why-nobody_turned = None of your persons is turned.
bruges-why-nobody_to_copy = There is no person with a worker symbol in another display.
bruges-why-nothing_to_copy = No person with a worker symbol in another display could do anything for you now.

## Options

bruges-option-graveur = The Engraver
bruges-option-graveur-help = There are two printings of this card. The new one costs 9 guilders and counts 1 point for each group, the first one costs 12 guilders and counts 2 points for each group.
bruges-option-graveur-revised = new printing
bruges-option-graveur-first_printing = first printing
bruges-option-first_player = Start player
bruges-option-first_player-help = Who begins in the first round: a certain seat, or chance decides.
bruges-option-first_player-random = chance decides

## Scoring

bruges-score-taken = Taken in play
bruges-score-people = Persons
bruges-score-buildings = Houses
bruges-score-laurels = Laurel wreaths
bruges-score-majorities = Majorities
bruges-score-canals = Canal and statues
bruges-score-renown = Reputation

## How a game stands, and what decides between equal points

bruges-outlook-persons = Persons
bruges-outlook-canals = Canal tiles
bruges-outlook-reputation = Reputation
bruges-tie-guilders = guilders

## Places, counters and markers

bruges-zone-dice = Dice
bruges-zone-reputation = Reputation
bruges-zone-statues = Statues left
bruges-zone-last_round = Last round
bruges-zone-pile_a = Pile A
bruges-zone-pile_b = Pile B
bruges-zone-extra = Extra pile
bruges-zone-discard = Discard pile
bruges-zone-offer = Cards looked at
bruges-zone-hand = Hand
bruges-zone-drawn = Drawn
bruges-zone-houses = Houses
bruges-zone-persons = Persons
bruges-zone-town = Display
bruges-zone-points = Points
bruges-zone-guilders = Guilders
bruges-zone-crest = Start player’s crest
bruges-zone-canal_left = Canal, left
bruges-zone-canal_right = Canal, right
bruges-zone-workers_blue = Blue workers
bruges-zone-workers_brown = Brown workers
bruges-zone-workers_yellow = Yellow workers
bruges-zone-workers_red = Red workers
bruges-zone-workers_violet = Violet workers
bruges-zone-threats_blue = Flood
bruges-zone-threats_brown = Plague
bruges-zone-threats_yellow = Raid
bruges-zone-threats_red = Fire
bruges-zone-threats_violet = Intrigue
bruges-zone-statue_2 = Statue 2
bruges-zone-statue_3 = Statue 3
bruges-zone-statue_4 = Statue 4
bruges-zone-statue_5 = Statue 5
bruges-zone-statue_6 = Statue 6
bruges-zone-statue_7 = Statue 7
bruges-zone-majority_reputation = Reputation majority
bruges-zone-majority_persons = Persons majority
bruges-zone-majority_canal = Canal majority
bruges-zone-workers = Workers
bruges-zone-threats = Threats
bruges-zone-statue = Statues
bruges-zone-majority = Majorities
bruges-zone-turned = won

## Parts of rows: one of several counters or markers, a die, a space of a canal with its price

bruges-part-workers_blue = { $value } blue
bruges-part-workers_brown = { $value } brown
bruges-part-workers_yellow = { $value } yellow
bruges-part-workers_red = { $value } red
bruges-part-workers_violet = { $value } violet
bruges-part-threats_blue = Flood { $value } of { $limit }
bruges-part-threats_brown = Plague { $value } of { $limit }
bruges-part-threats_yellow = Raid { $value } of { $limit }
bruges-part-threats_red = Fire { $value } of { $limit }
bruges-part-threats_violet = Intrigue { $value } of { $limit }
bruges-part-statue_2 = 2
bruges-part-statue_3 = 3
bruges-part-statue_4 = 4
bruges-part-statue_5 = 5
bruges-part-statue_6 = 6
bruges-part-statue_7 = 7
bruges-part-majority_reputation = Reputation
bruges-part-majority_persons = Persons
bruges-part-majority_canal = Canal
bruges-die-0 = blue { $pips }
bruges-die-1 = brown { $pips }
bruges-die-2 = yellow { $pips }
bruges-die-3 = red { $pips }
bruges-die-4 = violet { $pips }
bruges-word-price = { $number ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[4] 5
}
bruges-space-blue = blue { bruges-word-price }
bruges-space-brown = brown { bruges-word-price }
bruges-space-yellow = yellow { bruges-word-price }
bruges-space-red = red { bruges-word-price }
bruges-space-violet = violet { bruges-word-price }

## Things whose faces nobody sees, by sort

bruges-count-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## What a card is

bruges-fact-colour = Colour
bruges-fact-cost = Guilders
bruges-fact-points = Points
bruges-fact-group = Group
bruges-fact-symbol = Symbol

## What a choice brings, and why to think twice

bruges-amount-guilders = { $count ->
    [one] 1 guilder
   *[other] { $count } guilders
}
bruges-amount-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
bruges-amount-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
bruges-amount-threats = { $count ->
    [one] 1 threat marker
   *[other] { $count } threat markers
}
bruges-amount-reputation = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
bruges-amount-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
bruges-amount-drawn = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
bruges-amount-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
bruges-amount-persons = { $count ->
    [one] 1 person
   *[other] { $count } persons
}
bruges-amount-canals = { $count ->
    [one] 1 canal tile
   *[other] { $count } canal tiles
}
bruges-remark-of_colour = { bruges-word-stem }
bruges-remark-die = { bruges-word-stem } die
bruges-remark-scenic = { $points } points at the end
bruges-remark-statue = a statue, { $points } points at the end
bruges-warn-persons_left = You have persons left that you could use this round.
bruges-warn-in_vain = That would bring you nothing.

# What can be wrong with a card list
bruges-bad_cards-not_a_third = { $points } points are not a third of { $cost } guilders
bruges-bad_cards-not_by_symbol = This effect does not suit the symbol { $symbol }
bruges-bad_cards-not_in_rivals = { $effect } does not belong here; lose, threat and damage stand in rivals(…), and only there
bruges-bad_cards-number_too_large = No number in { $effect } may be larger than { $most }
bruges-bad_cards-not_alone = copy_rival must be the whole code
bruges-bad_cards-of_nothing = at { $place }: { $effect } of nothing
bruges-bad_cards-workers_given = at { $place }: workers are given by colour, or as workers_any
bruges-bad_cards-cards_taken = at { $place }: cards come from a pile or from the discard pile
bruges-bad_cards-cards_given = at { $place }: cards are given one at a time
bruges-bad_cards-top_card = at { $place }: the top card is taken once, for one card
bruges-bad_cards-workers_stolen = at { $place }: workers of any colour are taken from one rival
bruges-bad_cards-markers_returned = at { $place }: unthreat returns one marker of each colour
bruges-bad_cards-endless_damage = damage must not bring markers or damage
bruges-bad_cards-no_event = extra_card waits for no event
