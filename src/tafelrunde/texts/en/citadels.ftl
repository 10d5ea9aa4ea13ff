### Citadels, in English.
###
### Seats, cards and characters arrive as names. A client may call the seat it speaks to by the word
### of table-you ("You"): sentences in which that makes a difference have a variant for it.
### Keys end in the names that the engine uses for steps, verbs, causes, refusals and so on.

citadels-name = Citadels
citadels-teaser = Build the most valuable city. Every round you secretly choose one of eight characters – and hope that Assassin and Thief knock at the wrong door.

## Decisions: what is asked of the one who decides

citadels-ask-draft = { $seat ->
    [You] Choose a character.
   *[other] { $seat }, choose a character.
}
citadels-ask-lay_down = { $seat ->
    [You] Lay one of the other characters face down.
   *[other] { $seat }, lay one of the other characters face down.
}
citadels-ask-turn = { $seat ->
    [You] You are the { $character }. What will you do?
   *[other] { $seat }, you are the { $character }. What will you do?
}
citadels-ask-choose = { $seat ->
    [You] { $count ->
        [1] Which card do you keep?
       *[other] Which card do you discard? You keep the other { $count }.
    }
   *[other] { $count ->
        [1] { $seat }, which card do you keep?
       *[other] { $seat }, which card do you discard? You keep the other { $count }.
    }
}
citadels-ask-exchange = { $seat ->
    [You] { $count ->
        [1] You have put down 1 card. Put down another, or draw.
       *[other] You have put down { $count } cards. Put down another, or draw.
    }
   *[other] { $count ->
        [1] { $seat }, you have put down 1 card. Put down another, or draw.
       *[other] { $seat }, you have put down { $count } cards. Put down another, or draw.
    }
}
citadels-ask-rescue = { $seat ->
    [You] { $victim_seat ->
        [You] { $card } in your city was destroyed. Do you take the card into your hand for 1 gold?
       *[other] { $card } in the city of { $victim_seat } was destroyed. Do you take the card into your hand for 1 gold?
    }
   *[other] { $seat }, { $card } in the city of { $victim_seat } was destroyed. Do you take the card into your hand for 1 gold?
}

## Decisions: what the others read meanwhile

citadels-wait-draft = { $seat ->
    [You] You are choosing a character.
   *[other] { $seat } is choosing a character.
}
citadels-wait-lay_down = { $seat ->
    [You] You are laying a character face down.
   *[other] { $seat } is laying a character face down.
}
citadels-wait-turn = { $seat ->
    [You] It is your turn.
   *[other] It is { $seat }’s turn.
}
citadels-wait-choose = { $seat ->
    [You] You are choosing between cards.
   *[other] { $seat } is choosing between cards.
}
citadels-wait-exchange = { $seat ->
    [You] You are exchanging cards.
   *[other] { $seat } is exchanging cards.
}
citadels-wait-rescue = { $seat ->
    [You] You are thinking about buying the destroyed district.
   *[other] { $seat } is thinking about buying the destroyed district.
}

## Moves

citadels-move-pick = Choose the { $character }
citadels-move-lay = Lay the { $character } face down
citadels-move-keep = Keep { $card }
citadels-move-reject = Discard { $card }
citadels-move-gold = Take 2 gold
citadels-move-cards = Take cards
citadels-move-income = Take your income
citadels-move-profit = Take 1 gold as Merchant
citadels-move-plans = Draw 2 cards as Architect
citadels-move-build = Build { $card }
citadels-move-murder = Murder the { $character }
citadels-move-rob = Rob the { $character }
citadels-move-swap = Swap hands with { $seat }
citadels-move-exchange = Exchange { $card }
citadels-move-draw = Draw new cards
citadels-move-laboratory = Laboratory: { $card } for 1 gold
citadels-move-smithy = Smithy: 2 cards for 3 gold
citadels-move-rescue = Take the card for 1 gold
citadels-move-decline = Let it go
citadels-move-end = End the turn
citadels-move-destroy = Destroy { $card } of { $seat }

## What moves are called in statistics, whatever they are made with

citadels-action-pick = Choose a character
citadels-action-build = Build
citadels-action-murder = Murder
citadels-action-rob = Rob

## The log: things that went somewhere

citadels-moved-deal = { $player ->
    [You] You are dealt { $things }.
   *[other] { $player } is dealt { $things }.
}
citadels-moved-crown = { $player ->
    [You] You wear the crown now.
   *[other] { $player } wears the crown now.
}
citadels-moved-opened = Face up in the middle: { $things }.
citadels-moved-covered = { $known ->
    [yes] { $player ->
        [You] You see the { $things } and lay it face down in the middle.
       *[other] { $player } sees the { $things } and lays it face down in the middle.
    }
   *[no] { $player ->
        [You] You lay a character face down in the middle.
       *[other] { $player } looks at a character and lays it face down in the middle.
    }
}
citadels-moved-picked = { $known ->
    [yes] { $player ->
        [You] You choose the { $things }.
       *[other] { $player } chooses the { $things }.
    }
   *[no] { $player ->
        [You] You choose a character.
       *[other] { $player } chooses a character.
    }
}
citadels-moved-handed_on = { $player ->
    [You] You have the choice: { $things }.
   *[other] { $player } has the choice: { $things }.
}
citadels-moved-laid_down = { $known ->
    [yes] { $player ->
        [You] You lay the { $things } face down.
       *[other] { $player } lays the { $things } face down.
    }
   *[no] { $player ->
        [You] You lay a character face down.
       *[other] { $player } lays a character face down.
    }
}
citadels-moved-taken_up = { $known ->
    [yes] { $player ->
        [You] You add the face-down card: { $things }.
       *[other] { $player } adds the face-down card: { $things }.
    }
   *[no] { $player ->
        [You] You add the face-down card.
       *[other] { $player } adds the face-down card.
    }
}
citadels-told-no_loot = { $player ->
    [You] You have no gold that the Thief could take.
   *[other] { $player } has no gold that the Thief could take.
}
citadels-told-own_loot = { $player ->
    [You] You have robbed your own second character, so no gold changes hands.
   *[other] { $player } has robbed their own second character, so no gold changes hands.
}
citadels-told-heir = { $player ->
    [You] You were the murdered { $character }.
   *[other] { $player } was the murdered { $character }.
}
citadels-moved-shown = Face down until now: { $things }.
citadels-moved-revealed = { $player ->
    [You] You are the { $things }.
   *[other] { $player } is the { $things }.
}
citadels-moved-basic_action = { $player ->
    [You] You look at { $things }.
   *[other] { $player } looks at { $things }.
}
citadels-moved-kept = { $player ->
    [You] You keep { $things }.
   *[other] { $player } keeps { $things }.
}
citadels-moved-rejected = { $player ->
    [You] You discard { $things }.
   *[other] { $player } discards { $things }.
}
citadels-moved-plans = { $player ->
    [You] As the Architect you draw { $things }.
   *[other] As the Architect { $player } draws { $things }.
}
citadels-moved-built = { $player ->
    [You] You build { $things }.
   *[other] { $player } builds { $things }.
}
citadels-moved-swap = { $count ->
    [0] { $source_player ->
        [You] You have no cards to swap.
       *[other] { $source_player } has no cards to swap.
    }
   *[other] { $source_player ->
        [You] You give { $things } to { $target_player }.
       *[other] { $target_player ->
            [You] { $source_player } gives { $things } to you.
           *[other] { $source_player } gives { $things } to { $target_player }.
        }
    }
}
citadels-moved-exchanged = { $player ->
    [You] { $target ->
        [Hand] You draw { $things } instead.
       *[other] You discard { $things }.
    }
   *[other] { $target ->
        [Hand] { $player } draws { $things } instead.
       *[other] { $player } discards { $things }.
    }
}
citadels-moved-destroyed = { $player ->
    [You] You destroy { $things } in the city of { $source_player }.
   *[other] { $source_player ->
        [You] { $player } destroys { $things } in your city.
       *[other] { $player } destroys { $things } in the city of { $source_player }.
    }
}
citadels-moved-laboratory = { $player ->
    [You] You feed { $things } to the Laboratory.
   *[other] { $player } feeds { $things } to the Laboratory.
}
citadels-moved-smithy = { $player ->
    [You] From the Smithy you get { $things }.
   *[other] From the Smithy { $player } gets { $things }.
}
citadels-moved-rescued = { $player ->
    [You] You save { $things } into your hand.
   *[other] { $player } saves { $things } into the hand.
}
citadels-moved-reshuffle = { $count ->
    [one] The discard pile is the new draw pile: 1 card.
   *[other] The discard pile is shuffled into a new draw pile: { $count } cards.
}

## The log: gold

citadels-changed-deal = { $player ->
    [You] You get { $amount } gold.
   *[other] { $player } gets { $amount } gold.
}
# The one robbed has nothing left, the Thief has something.
citadels-changed-robbery = { $value ->
    [0] { $player ->
        [You] You are robbed and lose { $amount } gold.
       *[other] { $player } is robbed and loses { $amount } gold.
    }
   *[other] { $player ->
        [You] You make off with { $amount } gold.
       *[other] { $player } makes off with { $amount } gold.
    }
}
citadels-changed-basic_action = { $player ->
    [You] You take { $amount } gold.
   *[other] { $player } takes { $amount } gold.
}
citadels-changed-income = { $player ->
    [You] Your districts bring you { $amount } gold.
   *[other] { $player } takes { $amount } gold of income.
}
citadels-changed-profit = { $player ->
    [You] As the Merchant you get { $amount } gold.
   *[other] As the Merchant { $player } gets { $amount } gold.
}
citadels-changed-built = { $player ->
    [You] You pay { $amount } gold.
   *[other] { $player } pays { $amount } gold.
}
citadels-changed-destroyed = { $player ->
    [You] You pay { $amount } gold for the destruction.
   *[other] { $player } pays { $amount } gold for the destruction.
}
citadels-changed-laboratory = { $player ->
    [You] The Laboratory brings you { $amount } gold.
   *[other] The Laboratory brings { $player } { $amount } gold.
}
citadels-changed-smithy = { $player ->
    [You] You pay { $amount } gold for the Smithy.
   *[other] { $player } pays { $amount } gold for the Smithy.
}
citadels-changed-rescued = { $player ->
    [You] The Graveyard costs you { $amount } gold.
   *[other] { $player } pays { $amount } gold for the Graveyard.
}

## The log: what was said

citadels-told-round = { $player ->
    [You] Round { $round }: you have the crown.
   *[other] Round { $round }: { $player } has the crown.
}
citadels-told-called = { $player ->
    [You] You call the { $character }.
   *[other] { $player } calls the { $character }.
}
citadels-told-murder = { $player ->
    [You] You murder the { $character }.
   *[other] { $player } murders the { $character }.
}
citadels-told-theft = { $player ->
    [You] You set out to rob the { $character }.
   *[other] { $player } sets out to rob the { $character }.
}
citadels-told-completed = { $player ->
    [You] Your city is complete! This is the last round.
   *[other] The city of { $player } is complete! This is the last round.
}
citadels-told-ended = The game is over.

## Where in the game we are

citadels-phase-round = Round { $round }
citadels-phase-draft = Choosing characters
citadels-phase-calling = Calling
citadels-phase-turn = { $character }
citadels-phase-over = End

## Why a move is refused

citadels-why-game_over = The game is over; nobody can move any more.
citadels-why-draft_first = Choose a character first.
citadels-why-lay_down_first = Lay a character face down first.
citadels-why-choose_cards_first = First choose which cards you keep.
citadels-why-finish_exchange_first = You are exchanging cards. Put down more, or draw.
citadels-why-decide_rescue_first = First say whether you take the destroyed district for 1 gold.
citadels-why-not_handed_on = The { $character } is not among the characters you can choose from.
citadels-why-draft_is_over = The choice is over for this round. You choose again in the next one.
citadels-why-nothing_to_lay_down = You do not lay a character down now. That happens with 2 players only, right after choosing.
citadels-why-no_cards_offered = There are no cards to choose from. You choose only while you take cards instead of gold.
citadels-why-not_offered = { $card } is not among the cards you are looking at.
citadels-why-keep_one_instead = You keep only one card. Name that one; the rest is discarded.
citadels-why-reject_one_instead = You keep all cards but one. Name the one you discard.
citadels-why-basic_action_taken = You have already taken gold or cards this turn.
citadels-why-basic_action_first = Take gold or cards first. Then you can build and end the turn.
citadels-why-bank_empty = The bank is empty. There is no gold until somebody pays for something.
citadels-why-no_cards_left = There are no cards to draw: draw pile and discard pile are empty.
citadels-why-no_income_character = Only King, Bishop, Merchant and Warlord get an income for districts.
citadels-why-income_taken = You have already taken your income this turn.
citadels-why-no_districts_of_colour = { $colour ->
    [yellow] You have no yellow district that would bring you gold.
    [blue] You have no blue district that would bring you gold.
    [green] You have no green district that would bring you gold.
   *[red] You have no red district that would bring you gold.
}
citadels-why-only_merchant = Only the Merchant gets this gold.
citadels-why-profit_taken = You have already taken the Merchant’s gold this turn.
citadels-why-only_architect = Only the Architect gets these 2 cards.
citadels-why-plans_taken = You have already drawn the Architect’s 2 cards this turn.
citadels-why-build_limit_reached = { $limit ->
    [1] You have already built this turn. Only the Architect manages several districts.
   *[other] Not even the Architect manages more than { $limit } districts in one turn.
}
citadels-why-no_such_district = There is no such district in this game.
citadels-why-not_in_hand = You do not have { $card } in your hand.
citadels-why-too_expensive = { $card } costs { $cost } gold, you have { $gold }.
citadels-why-already_in_city = { $card } already stands in your city. At this table a city may have each district only once.
citadels-why-only_assassin = Only the Assassin can murder.
citadels-why-murder_done = You have already murdered this turn.
citadels-why-not_oneself = The { $character } cannot name themselves. Name another character.
citadels-why-only_thief = Only the Thief can steal.
citadels-why-theft_done = You have already named somebody to rob this turn.
citadels-why-assassin_cannot_be_robbed = The Thief does not dare to rob the Assassin. Name another character.
citadels-why-victim_is_murdered = The { $character } was murdered; there is nothing to be had. Name another character.
citadels-why-only_magician = Only the Magician can swap or exchange cards.
citadels-why-magic_done = The Magician works magic once a turn, and you have done so.
citadels-why-no_such_seat = There are not so many players at this table.
citadels-why-own_hand = You cannot swap with yourself. Name somebody else.
citadels-why-both_hands_empty = Neither of you has any cards in hand. There is nothing to swap.
citadels-why-no_exchange_begun = You can draw only after putting cards down as the Magician.
citadels-why-only_warlord = Only the Warlord can destroy districts.
citadels-why-destruction_done = You have already destroyed a district this turn.
citadels-why-own_city = The Warlord destroys districts in other cities only, never in their own.
citadels-why-city_is_complete = The city of { $seat } is complete and therefore safe.
citadels-why-bishop_protects = The Bishop protects the city of { $seat }.
citadels-why-not_in_city = { $card } does not stand in the city of { $seat }.
citadels-why-is_indestructible = { $card } cannot be destroyed.
citadels-why-destruction_too_expensive = Destroying { $card } costs { $cost } gold, you have { $gold }.
citadels-why-no_laboratory = For this you need the Laboratory in your city.
citadels-why-laboratory_is_used = You have already used the Laboratory this turn.
citadels-why-no_smithy = For this you need the Smithy in your city.
citadels-why-smithy_is_used = You have already used the Smithy this turn.
citadels-why-smithy_too_expensive = The Smithy costs { $cost } gold, you have { $gold }.
citadels-why-no_ruins_to_rescue = No district was destroyed just now that you could save.

## Options

citadels-option-allow_duplicates = Equal districts allowed
citadels-option-allow_duplicates-help = Yes: a city may have the same district more than once, since the first edition does not forbid it. No: each only once, as in later editions.
citadels-option-haunted_city_last_round_locked = Haunted City stays purple in the last round
citadels-option-haunted_city_last_round_locked-help = Yes: a Haunted City built only in the last round stays purple when scoring. No: it always chooses its colour.
citadels-option-bank_limit = Limited gold
citadels-option-bank_limit-help = So many gold pieces there are in all. If the bank runs out, you get only what is left. Without a limit there is always enough gold.
citadels-option-bank_limit-none = no limit
citadels-option-tie_break = In a tie
citadels-option-tie_break-help = What counts if two have the same points, also from districts alone: they share the victory, or the most gold decides.
citadels-option-tie_break-shared = shared victory
citadels-option-tie_break-gold = the most gold wins
citadels-option-first_crown = First crown
citadels-option-first_crown-help = Who has the crown in the first round and chooses first: a certain seat, or chance decides.
citadels-option-first_crown-random = chance decides
citadels-option-round_limit = Limit of rounds
citadels-option-round_limit-help = After so many rounds the game is scored in any case. Usual games take 10 to 25.

## Scoring

citadels-score-districts = Districts
citadels-score-colours = All five colours
citadels-score-city = Complete city

## How a game stands, and what decides between equal points

citadels-outlook-city = Districts (8 are a city)
citadels-tie-districts = the value of the districts alone
citadels-tie-gold = gold

## Purple districts

citadels-effect-wild_colour = When scoring, this card counts as one colour of your choice.
citadels-effect-indestructible = The Warlord cannot destroy this district.
citadels-effect-card_for_gold = Once in your turn: discard 1 card from your hand and take 1 gold.
citadels-effect-gold_for_cards = Once in your turn: pay 3 gold and draw 2 cards.
citadels-effect-look_at_three = When you take cards instead of gold, you look at 3 instead of 2.
citadels-effect-keep_two = When you take cards instead of gold, you keep 2 instead of 1.
citadels-effect-buy_ruins = When the Warlord destroys a district, you may take it into your hand for 1 gold. Not if you are the Warlord yourself.
citadels-effect-any_income = When you take your income, this card counts as one more district of the right colour.

## Characters

citadels-power-assassin = Name a character: it has no turn this round.
citadels-power-thief = Name a character: as soon as its turn comes, all its gold is yours. You may not name the Assassin or their victim.
citadels-power-magician = Swap your whole hand with that of another player, or exchange any number of your cards for new ones from the pile.
citadels-power-king = You get the crown and choose first in the next round. You also get 1 gold for each yellow district in your city.
citadels-power-bishop = The Warlord cannot harm your city. You also get 1 gold for each blue district in it.
citadels-power-merchant = You get 1 gold extra. You also get 1 gold for each green district in your city.
citadels-power-architect = Draw 2 cards extra. You may build up to 3 districts.
citadels-power-warlord = Destroy a district in another city for 1 gold less than it costs to build. You also get 1 gold for each red district in your city.

## Places, counters and markers

citadels-zone-deck = Draw pile
citadels-zone-discard = Discard pile
citadels-zone-offer = Cards to choose from
citadels-zone-packet = Characters to choose from
citadels-zone-open = Open characters
citadels-zone-face_down = Face-down characters
citadels-zone-character = All characters
citadels-zone-look = Seen while choosing
citadels-zone-bank = Bank
citadels-zone-round = Round
citadels-zone-murdered = Murdered
citadels-zone-robbed = To be robbed
citadels-zone-gold = Gold
citadels-zone-hand = Hand
citadels-zone-city = City
citadels-zone-characters = Character
citadels-zone-crown = Crown
citadels-zone-complete = First complete city

## Things whose faces nobody sees, by sort

citadels-count-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
citadels-count-character = { $count ->
    [one] 1 character
   *[other] { $count } characters
}

## What a card is, and the colours with their shapes

citadels-fact-colour = Colour
citadels-fact-cost = Cost
citadels-fact-points = Points
citadels-fact-number = Number

citadels-colour-yellow = Yellow (crown)
citadels-colour-blue = Blue (cross)
citadels-colour-green = Green (scales)
citadels-colour-red = Red (sword)
citadels-colour-purple = Purple (star)

## Hints: the steward's reasons. `own` counts the own cards, `cards` those of somebody else.

citadels-hint-pick_income = { $colour ->
    [yellow] Take the { $character }: your yellow districts will pay you { $gold } gold.
    [blue] Take the { $character }: your blue districts will pay you { $gold } gold.
    [green] Take the { $character }: your green districts will pay you { $gold } gold.
   *[red] Take the { $character }: your red districts will pay you { $gold } gold.
}
citadels-hint-pick_crown = Take the { $character }: with the crown you will choose first next round.
citadels-hint-pick_bishop = { $districts ->
    [0] Take the { $character }: whatever you build will be safe from the Warlord.
    [one] Take the { $character }: your district will be safe from the Warlord.
   *[other] Take the { $character }: your { $districts } districts will be safe from the Warlord.
}
citadels-hint-pick_merchant = Take the { $character }: that is { $gold } extra gold for you this round.
citadels-hint-pick_builds = Take the { $character }: with { $gold } gold you can build { $count } of your cards at once.
citadels-hint-pick_plans = { $own ->
    [0] Take the { $character }: your hand is empty, and two cards come free.
    [one] Take the { $character }: you have only 1 card, and two more come free.
   *[other] Take the { $character }: two more cards for your { $own }, and they come free.
}
citadels-hint-pick_swap = { $own ->
    [0] Take the { $character }: your hand is empty, and you can swap it for the { $cards } cards of { $seat }.
    [one] Take the { $character }: you have only 1 card and can swap with { $seat }, who has { $cards }.
   *[other] Take the { $character }: you have { $own } cards and can swap with { $seat }, who has { $cards }.
}
citadels-hint-pick_exchange = Take the { $character }: whatever you do not like in your hand can be exchanged for new cards.
citadels-hint-pick_thief = { $gold ->
    [0] Take the { $character }: nobody has any gold just now, but nobody can rob you either.
   *[other] Take the { $character }: { $seat } has { $gold } gold, and with a little luck it will be yours.
}
citadels-hint-pick_safe = Take the { $character }: nobody can rob that one, and you have { $gold } gold to lose.
citadels-hint-pick_assassin = Take the { $character }: { $seat } is doing well and should lose a turn.
citadels-hint-pick_warlord = Take the { $character }: { $seat } is doing well, and when your turn comes you can destroy something there.
citadels-hint-pick_stop = Take the { $character }: { $seat } already has { $districts } districts and has to be stopped.
citadels-hint-pick_surprise = Take the { $character }: everybody expects the { $obvious } from you, and with { $gold } gold you should be hard to guess.
citadels-hint-lay = Lay the { $character } face down: that is what { $seat } could use best.

citadels-hint-murder_stop = Murder the { $character }: that is probably { $seat }, who already has { $districts } districts.
citadels-hint-murder_builder = Murder the { $character }: that is probably { $seat }, who could build a lot at once with { $gold } gold.
citadels-hint-murder_rival = Murder the { $character }: that is probably { $seat }, whom a lost turn hurts most.
citadels-hint-murder_guard = Murder the { $character }: nobody can do you more harm this round.
citadels-hint-rob = { $gold ->
    [0] Rob the { $character }: there is not much to be had from anybody, but it costs nothing to try.
   *[other] Rob the { $character }: that is probably { $seat }, who has { $gold } gold.
}
citadels-hint-destroy_stop = Destroy { $card } of { $seat }: with { $districts } districts that city lacks only one more.
citadels-hint-destroy_free = Destroy { $card } of { $seat }: it costs you nothing.
citadels-hint-destroy_rival = Destroy { $card } of { $seat }: the damage there is worth more than the { $cost } gold you pay.

citadels-hint-profit = Take the Merchant’s gold: it costs you nothing.
citadels-hint-plans = Draw the Architect’s cards first: they cost nothing and may change your plan.
citadels-hint-gold_build = Take gold: then you can build { $card } this turn.
citadels-hint-gold_save = Take gold and save up: { $card } in your hand costs { $cost }.
citadels-hint-gold_more = { $own ->
    [one] Take gold: you still have a card, what you lack is money.
   *[other] Take gold: with { $own } cards in your hand it is rather money that you lack.
}
citadels-hint-gold_idle = Take gold: new cards are of no use to you now.
citadels-hint-cards_none = Take cards: you have nothing in your hand that you could build.
citadels-hint-cards_rest = Take cards: { $gold } gold will do for what you want to build, but then you will be short of cards.
citadels-hint-cards_last = Take cards: there may be something you can still build with { $gold } gold, for this is your last turn.
citadels-hint-income = { $colour ->
    [yellow] Take your income: your yellow districts pay { $gold } gold.
    [blue] Take your income: your blue districts pay { $gold } gold.
    [green] Take your income: your green districts pay { $gold } gold.
   *[red] Take your income: your red districts pay { $gold } gold.
}
citadels-hint-income_first = Take your income of { $gold } gold first: you need it to build { $card }.

citadels-hint-build_before_income = Build { $card } before you take your income: then the new district already pays you as { $character }.
citadels-hint-build_finish = Build { $card }: your city will be the first to be complete, this very turn. That is 4 points, and the others have only this round left.
citadels-hint-build_second = Build { $card }: your city will be complete as well, and that is 2 points.
citadels-hint-build_colours = Build { $card }: then you have all five colours, and that is 3 points.
citadels-hint-build_several = Build { $card }: as Architect you can pay for { $count } districts at once now.
citadels-hint-build_effect = Build { $card }: its advantage will be yours from now to the end.
citadels-hint-build_race = Build { $card }: { $seat } already has { $districts } districts, and gold counts for nothing in the end.
citadels-hint-build_income = Build { $card }: you will have { $count } districts of that colour, and with the { $character } each of them pays.
citadels-hint-build_points = { $points ->
    [one] Build { $card }: there is no more than 1 point to be had just now, but a turn without building is time lost.
   *[other] Build { $card }: { $points } points are the best you can pay for just now.
}
citadels-hint-end_save = End your turn: next comes { $card } for { $cost } gold.
citadels-hint-end = End your turn: there is nothing more to be had.

citadels-hint-swap = { $own ->
    [0] Swap with { $seat }: your hand is empty, and theirs has { $cards } cards.
   *[other] Swap with { $seat }: you give { $own } and get { $cards } cards.
}
citadels-hint-exchange = Exchange { $card }: almost any other card will be of more use to you.
citadels-hint-exchange_draw = { $count ->
    [one] Draw: what is left in your hand is too good to give away.
   *[other] Draw { $count } new cards: what is left in your hand is too good to give away.
}
citadels-hint-laboratory = Throw { $card } into the Laboratory: you will hardly build it, and the gold is of more use.
citadels-hint-laboratory_build = Throw { $card } into the Laboratory: with the gold you can build { $wanted }.
citadels-hint-smithy = Use the Smithy: you have { $gold } gold, but hardly any cards.
citadels-hint-rescue = Take { $card }: for 1 gold you get a card that is good to build.
citadels-hint-decline = Let it go: { $card } is not worth the gold to you.
citadels-hint-keep_effect = Keep { $card }: once built, its advantage will be yours to the end.
citadels-hint-keep_colour = Keep { $card }: that colour is still missing in your city.
citadels-hint-keep_cheaper = Keep { $card }: the { $cost } gold for it will be together soonest.
citadels-hint-keep_points = { $points ->
    [one] Keep { $card }: there is no more than 1 point in them.
   *[other] Keep { $card }: that is { $points } points.
}
citadels-hint-reject = Discard { $card }: the other cards will bring you more.

## What a choice brings, and why to think twice

citadels-amount-gold = { $count } gold
citadels-amount-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
citadels-amount-districts = { $count ->
    [one] 1 point
   *[other] { $count } points
}
citadels-remark-for_nothing = costs nothing
citadels-warn-income_unused = You have not taken your income yet.
citadels-warn-profit_unused = You have not taken the Merchant’s gold yet.
citadels-warn-plans_unused = You have not drawn the Architect’s cards yet.

## What is wrong with a card list

citadels-bad_cards-only_purple = only purple districts have an effect
citadels-bad_cards-effect_twice = the effect { $effect } may stand on one card only
citadels-bad_cards-effect_single = there can be only one card with the effect { $effect }
