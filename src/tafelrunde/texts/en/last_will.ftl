### Last Will, in English.
###
### Seats and cards arrive as names, numbers as numbers. A client may call the seat it speaks to by
### the word of table-you ("You"): sentences in which that makes a difference have a variant for it.
### Keys end in the names that the engine uses for steps, verbs, causes, refusals and so on.

last_will-name = Last Will
last_will-teaser = Your rich uncle leaves everything to whoever is ruined first. Dine, travel, keep horses, let houses decay – the poorest wins!

## Words for other texts

last_will-word-pounds = { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
}
last_will-word-amount = { $amount ->
    [one] 1 pound
   *[other] { $amount } pounds
}
last_will-word-actions = { $actions ->
    [0] no actions
    [one] 1 action
   *[other] { $actions } actions
}
last_will-word-with_actions = { $actions ->
    [one] with 1 action
   *[other] with { $actions } actions
}
last_will-word-the_card = { $number ->
    [1] “{ $card }”
    [2] the second “{ $card }”
    [3] the third “{ $card }”
   *[other] “{ $card }”
}
last_will-word-a_companion = { $companion ->
    [Guest] a guest
    [Dog] a dog
    [Chef] a chef
    [Horse] a horse
   *[other] { $companion }
}
last_will-word-the_companion = { $companion ->
    [Guest] a guest
    [Dog] a dog
    [Chef] a chef
    [Horse] a horse
   *[other] { $companion }
}
last_will-word-as_companion = { $companion ->
    [Guest] as a guest
    [Dog] as a dog
    [Chef] as a chef
    [Horse] as a horse
   *[other] as { $companion }
}
last_will-word-market = farms { SIGNED($arrangement, 1) }, villas { SIGNED($arrangement, 2) }, summer residences { SIGNED($arrangement, 3) }, manor houses { SIGNED($arrangement, 4) }
last_will-word-played = { $company ->
    [yes] “{ $things }” (with { $with })
   *[no] “{ $things }”
}
last_will-word-deck = { $deck ->
    [event] events
    [helper] helpers and expenses
    [property] properties
   *[companion] companions
}

## Decisions: what is asked of the one who decides

last_will-ask-keep_two = { $seat ->
    [You] { $count ->
        [one] Which second card do you keep?
       *[other] Which { $count } of your cards do you keep? The others are discarded.
    }
   *[other] { $count ->
        [one] { $seat }, which second card do you keep?
       *[other] { $seat }, which { $count } of your cards do you keep? The others are discarded.
    }
}
last_will-ask-block = { $seat ->
    [You] Which space of the planning board do you block?
   *[other] { $seat }, which space of the planning board do you block?
}
last_will-ask-plan = { $seat ->
    [You] How do you plan your day?
   *[other] { $seat }, how do you plan your day?
}
last_will-ask-fetch = { $seat ->
    [You] { $count ->
        [one] Which deck does your last card come from? Then you see them all.
       *[other] You draw { $count } cards, and see them when you have said which decks they come from. Which one?
    }
   *[other] { $count ->
        [one] { $seat }, which deck does your last card come from? Then you see them all.
       *[other] { $seat }, you draw { $count } cards, and see them when you have said which decks they come from. Which one?
    }
}
last_will-ask-errand = { $seat ->
    [You] { $left ->
        [one] Where does your errand boy go?
       *[other] Where does the first of your { $left } errand boys go?
    }
   *[other] { $left ->
        [one] { $seat }, where does your errand boy go?
       *[other] { $seat }, where does the first of your { $left } errand boys go?
    }
}
last_will-ask-act = { $seat ->
    [You] { $actions ->
        [0] You have no action left. Anything that takes none?
       *[other] You have { last_will-word-actions }. What will you do?
    }
   *[other] { $actions ->
        [0] { $seat }, you have no action left. Anything that takes none?
       *[other] { $seat }, you have { last_will-word-actions }. What will you do?
    }
}
last_will-ask-company = { $seat ->
    [You] { $only_no ->
        [0] “{ $card }” spends { last_will-word-pounds } so far. Who comes along?
       *[other] “{ $card }” spends { last_will-word-pounds }. Nobody in your hand can come along; the game goes on by itself in a moment.
    }
   *[other] { $only_no ->
        [0] { $seat }, “{ $card }” spends { last_will-word-pounds } so far. Who comes along?
       *[other] { $seat }, “{ $card }” spends { last_will-word-pounds }. Nobody in your hand can come along; the game goes on by itself in a moment.
    }
}
last_will-ask-add_company = { $seat ->
    [You] { $only_no ->
        [0] Does anybody else join “{ $card }” for the same action?
       *[other] Nobody else in your hand fits “{ $card }”. The game goes on by itself in a moment.
    }
   *[other] { $only_no ->
        [0] { $seat }, does anybody else join “{ $card }” for the same action?
       *[other] { $seat }, nobody else in your hand fits “{ $card }”. The game goes on by itself in a moment.
    }
}
last_will-ask-drop = { $seat ->
    [You] { $count ->
        [one] The round is over. Which card do you discard?
       *[other] The round is over, and you have { $count } cards too many. Which one do you discard?
    }
   *[other] { $count ->
        [one] { $seat }, the round is over. Which card do you discard?
       *[other] { $seat }, the round is over, and you have { $count } cards too many. Which one do you discard?
    }
}
last_will-ask-worsen = { $seat ->
    [You] { $count ->
        [one] Your adviser lets a property lose one more step of its value. Which one?
       *[other] Your advisers let a property lose { $count } more steps of its value. Which one?
    }
   *[other] { $count ->
        [one] { $seat }, your adviser lets a property lose one more step of its value. Which one?
       *[other] { $seat }, your advisers let a property lose { $count } more steps of its value. Which one?
    }
}

## Decisions: what the others read meanwhile

last_will-wait-keep_two = { $seat ->
    [You] You are choosing the cards to keep.
   *[other] { $seat } is choosing the cards to keep.
}
last_will-wait-block = { $seat ->
    [You] You are blocking a space of the planning board.
   *[other] { $seat } is blocking a space of the planning board.
}
last_will-wait-plan = { $seat ->
    [You] You are planning your day.
   *[other] { $seat } is planning the day.
}
last_will-wait-fetch = { $seat ->
    [You] You are saying which cards you draw.
   *[other] { $seat } is saying which cards to draw.
}
last_will-wait-errand = { $seat ->
    [You] You are sending an errand boy.
   *[other] { $seat } is sending an errand boy.
}
last_will-wait-act = { $seat ->
    [You] It is your turn to spend money.
   *[other] It is { $seat }’s turn to spend money.
}
last_will-wait-company = { $seat ->
    [You] You are looking for company.
   *[other] { $seat } is looking for company.
}
last_will-wait-add_company = { $seat ->
    [You] You are adding companions to a card.
   *[other] { $seat } is adding companions to a card.
}
last_will-wait-drop = { $seat ->
    [You] You are discarding cards.
   *[other] { $seat } is discarding cards.
}
last_will-wait-worsen = { $seat ->
    [You] You are choosing a property for your adviser.
   *[other] { $seat } is choosing a property for the adviser.
}

## Moves

last_will-move-keep = Keep “{ $card }”
last_will-move-plan = Put your marker on space { $space }
last_will-move-block = Block space { $space }
last_will-move-fetch = { $deck ->
    [event] Draw an event
    [helper] Draw a helper or an expense
    [property] Draw a property
   *[companion] Draw a companion
}
last_will-move-take = Take “{ $card }”
last_will-move-extend = Get an extension for your board
last_will-move-unknown = { $deck ->
    [event] Draw an event
    [helper] Draw a helper or an expense
    [property] Draw a property
   *[companion] Draw a companion
}
last_will-move-opera = Go to the opera
last_will-move-clock = { $clock ->
    [left] Plan first in the next round
   *[right] Plan second in the next round
}
last_will-move-market = Arrange the market: farms { SIGNED($farm) }, villas { SIGNED($villa) }, summer residences { SIGNED($summer) }, manor houses { SIGNED($manor) }
last_will-move-pass = Leave the errand boy at home
last_will-move-play = { $actions ->
    [0] Play “{ $card }”
   *[other] Play “{ $card }” { last_will-word-with_actions }
}
last_will-move-lay = Lay out “{ $card }”
last_will-move-buy = Buy “{ $card }”
last_will-move-activate = { $actions ->
    [0] Use { last_will-word-the_card }
   *[other] Use { last_will-word-the_card } { last_will-word-with_actions }
}
last_will-move-attach = Add a companion to { last_will-word-the_card }
last_will-move-attach_wild = Add the wild companion to { last_will-word-the_card }
last_will-move-sell = Sell { last_will-word-the_card }
last_will-move-discard = Discard { last_will-word-the_card } from your board
last_will-move-end = End the turn
last_will-move-invite = Take { last_will-word-the_companion } along
last_will-move-invite_wild = Take the wild companion along { last_will-word-as_companion }
last_will-move-enough = Take nobody else along
last_will-move-drop = Discard “{ $card }”
last_will-move-worsen = Ruin { last_will-word-the_card }

## What moves are called in statistics, whatever they are made with

last_will-action-plan = Plan the day
last_will-action-block = Block a space
last_will-action-fetch = Draw a card by plan
last_will-action-unknown = Draw an unknown card
last_will-action-clock = Plan earlier
last_will-action-market = Rearrange the market
last_will-action-enough = Take nobody else along
last_will-action-invite = Take a companion along
last_will-action-invite_wild = Take a wild companion along
last_will-action-attach = Add a companion to a card
last_will-action-attach_wild = Add a wild companion to a card
last_will-action-sell = Sell a property
last_will-action-discard = Discard a card from the board
last_will-action-worsen = Ruin a property
last_will-action-activate = Use a card
last_will-action-keep = Keep a card
last_will-action-take = Take a card on offer
last_will-action-lay = Lay out a card
last_will-action-buy = Buy a property
last_will-action-drop = Discard a card from the hand
last_will-action-play = Play a card

## Moves that stand in a row: how the row begins, and what each of them adds

last_will-row-fetch = Draw
last_will-brief-fetch = { last_will-word-deck }
last_will-row-take = Take from the offer
last_will-brief-take = { $card }
last_will-row-unknown = Draw an unknown card
last_will-brief-unknown = { last_will-word-deck }
last_will-row-drop = Discard
last_will-brief-drop = { $card }
last_will-folded-market = Rearrange the property market

## The log: things that went somewhere

last_will-moved-dealt = { $known ->
    [yes] { $player ->
        [You] You are dealt: { $things }.
       *[other] { $player } is dealt: { $things }.
    }
   *[no] { $player ->
        [You] You are dealt { $things } ({ $source }).
       *[other] { $player } is dealt { $things } ({ $source }).
    }
}
last_will-moved-dismissed = { $player ->
    [You] You discard { $things }.
   *[other] { $player } discards { $things }.
}
last_will-moved-offered = On offer: { $things }.
last_will-moved-drew = { $known ->
    [yes] { $player ->
        [You] You draw: { $things }.
       *[other] { $player } draws: { $things }.
    }
   *[no] { $player ->
        [You] You draw { $things } ({ $source }).
       *[other] { $player } draws { $things } ({ $source }).
    }
}
last_will-moved-found = { $known ->
    [yes] { $player ->
        [You] Your errand boy brings: { $things }.
       *[other] The errand boy brings { $player }: { $things }.
    }
   *[no] { $player ->
        [You] Your errand boy brings { $things } ({ $source }).
       *[other] The errand boy brings { $player } { $things } ({ $source }).
    }
}
last_will-moved-taken = { $player ->
    [You] Your errand boy takes { $things } from the offer.
   *[other] The errand boy of { $player } takes { $things } from the offer.
}
last_will-moved-reshuffled = The used cards are shuffled and become the deck again.
last_will-moved-played = { $player ->
    [You] You play “{ $things }”.
   *[other] { $player } plays “{ $things }”.
}
last_will-moved-joined = { $player ->
    [You] With you: { $things }.
   *[other] With { $player }: { $things }.
}
last_will-moved-disguised = { $player ->
    [You] You use the wild companion.
   *[other] { $player } uses the wild companion.
}
last_will-moved-attached = { $player ->
    [You] You add a companion for good: { $things }.
   *[other] { $player } adds a companion for good: { $things }.
}
last_will-moved-laid_out = { $player ->
    [You] You lay out: { $things }.
   *[other] { $player } lays out: { $things }.
}
last_will-moved-bought = { $player ->
    [You] You buy “{ $things }”.
   *[other] { $player } buys “{ $things }”.
}
last_will-moved-sold = { $player ->
    [You] You sell “{ $things }”.
   *[other] { $player } sells “{ $things }”.
}
last_will-moved-discarded = { $player ->
    [You] You discard from your board: { $things }.
   *[other] { $player } discards from the board: { $things }.
}
last_will-moved-returned = { $player ->
    [You] Your { $things } goes back to the offer.
   *[other] The { $things } of { $player } goes back to the offer.
}
last_will-moved-dropped = { $player ->
    [You] You discard { $things } from your hand.
   *[other] { $player } discards { $things } from hand.
}
last_will-moved-cleared = Nobody took { $things }.

## The log: what is told in one sentence, with all that comes of it

last_will-whole-played = { $amount ->
    [0] { $player ->
        [You] You play { last_will-word-played }.
       *[other] { $player } plays { last_will-word-played }.
    }
   *[other] { $player ->
        [You] You play { last_will-word-played } and spend { last_will-word-amount }.
       *[other] { $player } plays { last_will-word-played } and spends { last_will-word-amount }.
    }
}
last_will-whole-bought = { $player ->
    [You] You buy “{ $things }” for { last_will-word-amount }.
   *[other] { $player } buys “{ $things }” for { last_will-word-amount }.
}
last_will-whole-sold = { $player ->
    [You] You sell “{ $things }” for { last_will-word-amount }.
   *[other] { $player } sells “{ $things }” for { last_will-word-amount }.
}
last_will-whole-activated = { $player ->
    [You] You use “{ $card }” and spend { last_will-word-amount }.
   *[other] { $player } uses “{ $card }” and spends { last_will-word-amount }.
}
last_will-with-moved-joined = { $things }
last_will-with-told-disguised = wild companion { last_will-word-as_companion }

## The log: pounds and slots

last_will-changed-inherited = { $player ->
    [You] You inherit { last_will-word-amount } – and must be rid of them.
   *[other] { $player } inherits { last_will-word-amount } – and must be rid of them.
}
last_will-changed-extended = { $player ->
    [You] Your board has an extension more: { $value } slots.
   *[other] { $player }’s board has an extension more: { $value } slots.
}
last_will-changed-at_the_opera = { $player ->
    [You] You spend { last_will-word-amount } at the opera.
   *[other] { $player } spends { last_will-word-amount } at the opera.
}
last_will-changed-played = { $player ->
    [You] You spend { last_will-word-amount }.
   *[other] { $player } spends { last_will-word-amount }.
}
last_will-changed-activated = { $player ->
    [You] You spend { last_will-word-amount }.
   *[other] { $player } spends { last_will-word-amount }.
}
last_will-changed-bought = { $player ->
    [You] You pay { last_will-word-amount } for it.
   *[other] { $player } pays { last_will-word-amount } for it.
}
last_will-changed-sold = { $player ->
    [You] You get { last_will-word-amount } for it.
   *[other] { $player } gets { last_will-word-amount } for it.
}

## The log: what was said

last_will-told-round = Round { $round } begins.
last_will-told-planned = { $player ->
    [You] You plan on space { $space }.
   *[other] { $player } plans on space { $space }.
}
last_will-told-blocked = { $player ->
    [You] You block space { $space }.
   *[other] { $player } blocks space { $space }.
}
last_will-told-rearranged = { $player ->
    [You] You rearrange the property market: { last_will-word-market }.
   *[other] { $player } rearranges the property market: { last_will-word-market }.
}
last_will-told-hurried = { $clock ->
    [left] { $player ->
        [You] You will plan first in the next round.
       *[other] { $player } will plan first in the next round.
    }
   *[right] { $player ->
        [You] You will plan second in the next round.
       *[other] { $player } will plan second in the next round.
    }
}
last_will-told-rested = { $player ->
    [You] Your errand boy stays at home.
   *[other] The errand boy of { $player } stays at home.
}
last_will-told-turn = { $player ->
    [You] It is your turn, with { last_will-word-actions }.
   *[other] It is { $player }’s turn, with { last_will-word-actions }.
}
last_will-told-activated = { $player ->
    [You] You use “{ $card }”.
   *[other] { $player } uses “{ $card }”.
}
last_will-told-disguised = { $player ->
    [You] It comes along { last_will-word-as_companion }.
   *[other] It comes along with { $player } { last_will-word-as_companion }.
}
last_will-told-attached = { $player ->
    [You] With “{ $card }” there is { last_will-word-a_companion } of yours now.
   *[other] With “{ $card }” there is { last_will-word-a_companion } of { $player } now.
}
last_will-told-fell = { $player ->
    [You] Your “{ $card }” is worth only { last_will-word-pounds } now.
   *[other] “{ $card }” of { $player } is worth only { last_will-word-pounds } now.
}
last_will-told-ruined = { $player ->
    [You] You are bankrupt! This is the last round.
   *[other] { $player } is bankrupt! This is the last round.
}
last_will-told-ended = The game is over. Whoever is the poorest wins.

## Where in the game we are

last_will-phase-round = Round { $round } of 7
last_will-phase-choice = First cards
last_will-phase-planning = Planning
last_will-phase-errands = Errands
last_will-phase-actions = Actions
last_will-phase-turn = { $seat ->
    [You] Your turn
   *[other] { $seat }’s turn
}
last_will-phase-ending = End of the round
last_will-phase-over = End

## Why a move is refused

last_will-why-game_over = The game is over; nobody can move any more.
last_will-why-no_such_card = There is no such card.
last_will-why-not_in_hand = You do not have “{ $card }” in hand.
last_will-why-no_such_place = There is no such card on your board.
last_will-why-like_another = You have two that are just alike. Name the first one.
last_will-why-not_printed = The card does not have that number of actions.
last_will-why-too_few_actions = { $left ->
    [0] You have no action left.
    [one] That takes { $wanted } actions, you have 1 left.
   *[other] That takes { $wanted } actions, you have { $left } left.
}
last_will-why-no_debts_with_property = { $pounds ->
    [one] You can’t go into debt while you own property: this costs 1 pound and you have { $money }.
   *[other] You can’t go into debt while you own property: this costs { $pounds } pounds and you have { $money }.
}
last_will-why-deck_used_up = This deck has no card left, not even a used one.
last_will-why-board_full = All { $slots } slots of your board are taken. Selling a property or discarding another card frees one; a boy can bring an extension with one more.
last_will-why-not_your_actions = Cards are used in the action phase, in your own turn.
last_will-why-white_is_played = “{ $card }” has a white border: it is played once, not laid out.
last_will-why-black_is_laid_out = “{ $card }” has a black border: lay it out on your board.
last_will-why-property_is_bought = “{ $card }” is a property: buy it.
last_will-why-companions_go_along = Companions never come alone: they go along with a white card, or stay with a black one.
last_will-why-bankrupt = Whoever is bankrupt buys no property any more.
last_will-why-too_expensive = That costs { last_will-word-pounds }, you have { $money }. Property is paid in full.
last_will-why-no_activation = This card cannot be used. It works by itself.
last_will-why-already_activated = You have used this card in this round already.
last_will-why-no_room_for_company = There is no free symbol for a companion on this card.
last_will-why-no_companion = { $companion ->
    [Guest] For that you need a guest in hand.
    [Dog] For that you need a dog in hand.
    [Chef] For that you need a chef in hand.
   *[Horse] For that you need a horse in hand.
}
last_will-why-no_wild = You have no wild companion.
last_will-why-one_card_at_a_time = This action is for one card. Finish it first.
last_will-why-not_a_property = Only properties are sold.
last_will-why-sell_instead = A property is never discarded. You can only sell it.
last_will-why-invite_first = First say who comes along, or that nobody else does.
last_will-why-nobody_invited = There is no card being played that somebody could join.
last_will-why-no_such_symbol = There is no such free symbol on the card.
last_will-why-keep_first = First choose which cards you keep.
last_will-why-nothing_to_keep = You choose the cards to keep only before the first round.
last_will-why-already_kept = You keep this card already.
last_will-why-plan_first = First plan your day.
last_will-why-planned_already = You have planned this day already.
last_will-why-no_such_space = The planning board has no such space at this table.
last_will-why-space_taken = A marker stands on this space already.
last_will-why-nothing_to_block = No space is blocked now.
last_will-why-fetch_first = First say of all your cards which deck they come from.
last_will-why-nothing_to_fetch = You draw cards only when you plan.
last_will-why-no_errand_now = The errand boys are not under way now.
last_will-why-not_offered = “{ $card }” is not on offer.
last_will-why-asked_already = One unknown card in a round is all your boys may bring.
last_will-why-no_room_there = All places there are taken in this round.
last_will-why-no_extensions = There are no extensions left.
last_will-why-no_clock = There is no such clock at this table.
last_will-why-go_on_an_errand = At this table a boy must go while there is anywhere to go.
last_will-why-drop_first = First discard what you cannot keep.
last_will-why-nothing_to_drop = You discard cards from hand only at the end of a round.
last_will-why-worsen_first = First choose the property that your adviser ruins.
last_will-why-nothing_to_worsen = Only a bad adviser ruins property, at the end of a round.
last_will-why-cannot_drop = This one does not lose value now.

## Options

last_will-option-start_money = Inheritance
last_will-option-start_money-help = How many pounds everybody begins with. 70 is easy, 130 is hard; or a will is drawn for the whole table.
last_will-option-start_money-drawn = a will is drawn
last_will-option-plan_order = Planning order
last_will-option-plan_order-help = Who plans first: clockwise from the starting player, or by a board with errands of its own that change the order.
last_will-option-plan_order-clockwise = clockwise
last_will-option-plan_order-board = board for the order
last_will-option-neutral_marker = Neutral marker
last_will-option-neutral_marker-help = Yes, for two players: the starting player blocks a space of the planning board with a neutral marker. No: all spaces are free.
last_will-option-companion_actions = Companions on black cards
last_will-option-companion_actions-help = What adding companions to one card takes: an action for each, or one action for all that come together.
last_will-option-companion_actions-each = an action each
last_will-option-companion_actions-together = one action together
last_will-option-friend_at_once = Friends at once
last_will-option-friend_at_once-help = Yes: a friend who brings actions does so in the turn in which they are laid out. No: from the next round on.
last_will-option-final_depreciation = Last depreciation
last_will-option-final_depreciation-help = Yes: houses that were not maintained lose value in the last round, too. No: they are counted as they are.
last_will-option-boys_may_rest = Boys may rest
last_will-option-boys_may_rest-help = Yes: an errand boy may stay at home. No: they go while there is anywhere to go.
last_will-option-first_player = First player
last_will-option-first_player-help = Who begins: a certain seat, or chance decides.
last_will-option-first_player-random = chance decides

## Scoring: what everybody still has counts against them

last_will-score-purse = Money, counted below zero
last_will-score-property = Property, counted below zero
last_will-verdict-winner = { $player ->
    [You] You are the poorest and win! Your wealth: { $below ->
        [one] 1 pound
       *[other] { $below } pounds
    }.
   *[other] { $player } is the poorest and wins. Wealth: { $below ->
        [one] 1 pound
       *[other] { $below } pounds
    }.
}
last_will-verdict-shared = A shared victory, nobody is poorer: { $players }. Wealth: { $below ->
    [one] 1 pound
   *[other] { $below } pounds
}.
last_will-outlook-wealth = Wealth (the poorest wins)
last_will-tie-plan = the space further left on the planning board

## Own card lists

last_will-bad_cards-deck_too_small = the deck “{ $deck }” has { $count } cards; there must be at least { $fewest }
last_will-bad_cards-deck_size = the deck “{ $deck }” has { $count } cards; there must be { $wanted }
last_will-bad_cards-called_twice = { $name } stands there twice
last_will-bad_cards-not_beside = { $names } cannot stand beside { $name }
last_will-bad_cards-use_slots = companions come along on white cards; use slots
last_will-bad_cards-slots_need = slots needs activate
last_will-bad_cards-deck_needs = a card of this deck needs { $name }
last_will-bad_cards-for_deck = { $name } is for the deck “{ $deck }”
last_will-bad_cards-laid_out = helpers and expenses are laid out, not played
last_will-bad_cards-own_deck = companions have a deck of their own
last_will-bad_cards-only_wild = only wild companions may be “any”
last_will-bad_cards-most_actions = { $name }: at most { $most } actions
last_will-bad_cards-pounds = { $name }: 1 to { $most } pounds
last_will-bad_cards-actions_twice = { $name }: a number of actions stands there twice
last_will-bad_cards-most_companions = at most { $most } companions
last_will-bad_cards-most_values = at most { $most } values
last_will-bad_cards-values_fall = values must fall from the top

## What cards say, made from their codes

last_will-when-at_once = { $effect } This holds from this turn on.
last_will-effect-spend = spend { $a }
last_will-effect-spend-each = { $b ->
    [one] 1 pound
   *[other] { $b } pounds
} { $a ->
    [0] without an action
    [one] for 1 action
   *[other] for { $a } actions
}
last_will-effect-companions = companions from your hand: { $a }
last_will-effect-companions-each = { $a } +{ $b }
last_will-effect-activate = once a round: spend { $a }
last_will-effect-activate-each = { last_will-effect-spend-each }
last_will-effect-slots = room for companions, from the top: { $a }
last_will-effect-slots-each = { $a } +{ $b }
last_will-effect-property = { $n ->
    [one] { $a }, always worth { $b } pounds
   *[other] { $a }, worth { $b } pounds: one step less after every round in which you do not use it
}
last_will-effect-companion = { $a_word ->
    [any] stands for any companion; at the end of the round it is back on offer
   *[other] goes along with a white card, or stays with a black one for 1 action
}
last_will-effect-start_money = everybody inherits { $a } pounds
last_will-effect-extra_actions = { $a ->
    [one] in every later round you have one more action
   *[other] in every later round you have { $a } more actions
}
last_will-effect-tag_bonus = { $a_word ->
    [dinner] every card with the theme dinner
    [theatre] every card with the theme theatre
    [carriage] every card with the theme carriage
    [boat] every card with the theme boat
    [races] every card with the theme races
   *[party] every card with the theme party
} costs you { $b ->
    [one] 1 pound
   *[other] { $b } pounds
} more
last_will-effect-opera_bonus = { $a ->
    [one] the opera costs you 1 pound more
   *[other] the opera costs you { $a } pounds more
}
last_will-effect-buy_bonus = { $a ->
    [one] properties cost you 1 pound more
   *[other] properties cost you { $a } pounds more
}
last_will-effect-sell_malus = { $a ->
    [one] you get 1 pound less for a property that you sell
   *[other] you get { $a } pounds less for a property that you sell
}
last_will-effect-free_property_activation = { $a ->
    [one] once a round you can use a property without an action
   *[other] { $a } times a round you can use a property without an action
}
last_will-effect-property_activation_bonus = you spend { $b ->
    [one] 1 pound
   *[other] { $b } pounds
} more when you use { $a_word ->
    [farm] a farm
    [villa] a villa
    [summer] a summer residence
    [manor] a manor house
    [houses] a villa, a summer residence or a manor house
   *[every] a property
}
last_will-effect-extra_depreciation = { $a ->
    [one] when properties of yours lose value, one of them, as you choose, loses one step more
   *[other] when properties of yours lose value, one of them, as you choose, loses { $a } steps more
}
last_will-effect-hand_limit = { $a ->
    [one] at the end of a round you may keep one more card
   *[other] at the end of a round you may keep { $a } more cards
}
last_will-companion-guest = Guest
last_will-companion-dog = Dog
last_will-companion-chef = Chef
last_will-companion-horse = Horse
last_will-estate-farm = Farm
last_will-estate-villa = Villa
last_will-estate-summer = Summer residence
last_will-estate-manor = Manor house
last_will-tag-dinner = dinner
last_will-tag-theatre = theatre
last_will-tag-carriage = carriage
last_will-tag-boat = boat
last_will-tag-races = races
last_will-tag-party = party

## Places, counters and markers

last_will-zone-round = Round
last_will-zone-inheritance = Inheritance
last_will-zone-extensions = Extensions of the board
last_will-zone-plan = Planning board (cards/boys/actions)
last_will-zone-market = Market
last_will-zone-market_farm = Market: farms
last_will-zone-market_villa = Market: villas
last_will-zone-market_summer = Market: summer residences
last_will-zone-market_manor = Market: manor houses
last_will-zone-extension = Extension
last_will-zone-supply = Extensions left
last_will-zone-rearranging = Market
last_will-zone-opera = Opera
last_will-zone-clock = Clock
last_will-zone-order = Planning order
last_will-zone-offer = On offer
last_will-zone-events = Events
last_will-zone-helpers = Helpers and expenses
last_will-zone-properties = Properties
last_will-zone-companions = Companions
last_will-zone-specials = Special cards
last_will-zone-used_events = Used events
last_will-zone-used_helpers = Used helpers and expenses
last_will-zone-used_properties = Used properties
last_will-zone-used_companions = Used companions
last_will-zone-box = Out of play
last_will-zone-will = The will
last_will-zone-money = Pounds
last_will-zone-actions = Actions
last_will-zone-slots = Slots
last_will-zone-start = Starting player
last_will-zone-ruin = Bankrupt
last_will-zone-boys = Errand boys
last_will-zone-chosen = To be kept
last_will-zone-board = Board
last_will-zone-value = Value of card { $number }
last_will-zone-company = Companions on card { $number }
last_will-space-guest = Guest +{ $amount }
last_will-space-dog = Dog +{ $amount }
last_will-space-chef = Chef +{ $amount }
last_will-space-horse = Horse +{ $amount }
last_will-zone-hand = Hand

## Parts of rows: by how much the market changes the prices of a sort of property

last_will-part-market_farm = farms { SIGNED($value) }
last_will-part-market_villa = villas { SIGNED($value) }
last_will-part-market_summer = summer residences { SIGNED($value) }
last_will-part-market_manor = manor houses { SIGNED($value) }

## Things whose faces nobody sees, by sort

last_will-count-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## What a card is

last_will-fact-border = Border
last_will-border-white = white border: played once
last_will-border-black = black border: stays on the board
last_will-border-grey = grey border: goes along with others
last_will-fact-crowns = Crowns
last_will-fact-estate = Kind
last_will-fact-value = Price
last_will-fact-tag = Theme
last_will-fact-copies = Copies

## What a choice brings, and why to think twice

last_will-amount-money = { $count ->
    [one] 1 pound
   *[other] { $count } pounds
}
last_will-amount-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
last_will-amount-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
last_will-amount-slots = { $count ->
    [one] 1 slot
   *[other] { $count } slots
}
last_will-amount-board = { $count ->
    [one] 1 card on the board
   *[other] { $count } cards on the board
}
last_will-remark-package = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}, { $boys ->
    [one] 1 errand boy
   *[other] { $boys } errand boys
}, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
last_will-remark-declared = { $count } declared so far
last_will-warn-actions_left = You still have actions; they would be lost.
