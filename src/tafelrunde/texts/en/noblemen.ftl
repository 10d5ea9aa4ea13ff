### Noblemen, in English.
###
### Seats, tiles, buildings, cards and titles arrive as names, numbers as numbers. A client may call
### the seat it speaks to by the word of table-you ("You"): sentences in which that makes a
### difference have a variant for it. Numbers that change say in $what which of them it is.
### Keys end in the names that the engine uses for steps, verbs, causes, refusals and so on.

noblemen-name = Noblemen
noblemen-teaser = Enlarge your estate, build castles and palaces, and shine at the Queen’s masked balls – with fountains, bribes and the odd scandal.

## Nouns with their articles, for other texts

noblemen-word-a_tile = { $tile ->
    [Field] a field
    [Grove] a grove
    [Fountain] a fountain
    [Meadow] a meadow
   *[other] { $tile }
}
noblemen-word-the_tile = { $tile ->
    [Field] the field
    [Grove] the grove
    [Fountain] the fountain
    [Meadow] the meadow
   *[other] { $tile }
}
noblemen-word-no_tile = { $tile ->
    [Field] no field
    [Grove] no grove
    [Fountain] no fountain
    [Meadow] no meadow
   *[other] no { $tile }
}
noblemen-word-tiles = { $tile ->
    [Field] fields
    [Grove] groves
    [Fountain] fountains
    [Meadow] meadows
   *[other] { $tile }
}
noblemen-word-moved_tiles = { $count ->
    [one] { $things ->
        [Field] a field
        [Grove] a grove
        [Fountain] a fountain
        [Meadow] a meadow
       *[other] { $things }
    }
   *[other] { $things }
}
noblemen-word-a_building = { $building ->
    [Castle] a castle
    [Palace] a palace
    [Chapel] a chapel
   *[other] the { $building }
}
noblemen-word-the_building = { $building ->
    [Castle] the castle
    [Palace] the palace
    [Chapel] the chapel
   *[other] the { $building }
}
noblemen-word-the_area = { $area ->
    [Manor] the manor
    [Forest] the forest
    [Garden] the garden
   *[other] { $area }
}
noblemen-word-markers = { $amount ->
    [one] 1 bribe marker
   *[other] { $amount } bribe markers
}
noblemen-word-points = { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
}

## Decisions: what is asked of the one who decides

noblemen-ask-choose_tiles = { $seat ->
    [You] How many { noblemen-word-tiles } do you take? What you lack of 12 in the end, you draw blindly.
   *[other] { $seat }, how many { noblemen-word-tiles } do you take? What you lack of 12 in the end, you draw blindly.
}
noblemen-ask-pick_card = { $seat ->
    [You] Which scandal card do you keep?
   *[other] { $seat }, which scandal card do you keep?
}
noblemen-ask-turn = { $seat ->
    [You] { $acted ->
        [0] What will you do?
       *[other] Your action is done. Anything else?
    }
   *[other] { $acted ->
        [0] { $seat }, what will you do?
       *[other] { $seat }, your action is done. Anything else?
    }
}
noblemen-ask-lay = { $seat ->
    [You] { $count ->
        [1] Do you lay one last tile?
        [2] Do you lay another tile? There may be up to 2.
       *[other] Which tile do you lay? There may be up to { $count }.
    }
   *[other] { $count ->
        [1] { $seat }, do you lay one last tile?
        [2] { $seat }, do you lay another tile? There may be up to 2.
       *[other] { $seat }, which tile do you lay? There may be up to { $count }.
    }
}
noblemen-ask-place = { $seat ->
    [You] Where do you lay { noblemen-word-the_tile }?
   *[other] { $seat }, where do you lay { noblemen-word-the_tile }?
}
noblemen-ask-form_area = { $seat ->
    [You] Your tile completes several squares. Which of them becomes an area?
   *[other] { $seat }, your tile completes several squares. Which of them becomes an area?
}
noblemen-ask-choose_site = { $seat ->
    [You] { $building ->
        [Palace] Which castle becomes the palace?
       *[other] Where do you build { noblemen-word-the_building }?
    }
   *[other] { $building ->
        [Palace] { $seat }, which castle becomes the palace?
       *[other] { $seat }, where do you build { noblemen-word-the_building }?
    }
}
noblemen-ask-recall_knight = { $seat ->
    [You] Both your knights stand on areas of others. Which of them rides on?
   *[other] { $seat }, both your knights stand on areas of others. Which of them rides on?
}
noblemen-ask-send_knight = { $seat ->
    [You] Which area does your knight occupy?
   *[other] { $seat }, which area does your knight occupy?
}
noblemen-ask-give_tiles = { $seat ->
    [You] { $count ->
        [one] Your forest is occupied. Which other tile do you give to { $raider_seat }?
       *[other] Your forest is occupied. Which { $count } tiles do you give to { $raider_seat }?
    }
   *[other] { $count ->
        [one] { $seat }, your forest is occupied. Which other tile do you give to { $raider_seat }?
       *[other] { $seat }, your forest is occupied. Which { $count } tiles do you give to { $raider_seat }?
    }
}
noblemen-ask-donate = { $seat ->
    [You] Do you give the church anything more?
   *[other] { $seat }, do you give the church anything more?
}
noblemen-ask-vicar = { $seat ->
    [You] { $count ->
        [one] Do you give the vicar one last tile?
       *[other] Which tile do you give the vicar? There may be up to { $count }.
    }
   *[other] { $count ->
        [one] { $seat }, do you give the vicar one last tile?
       *[other] { $seat }, which tile do you give the vicar? There may be up to { $count }.
    }
}
noblemen-ask-hand_in = { $seat ->
    [You] You have { $prestige } prestige. Do you hand anything in to have more?
   *[other] { $seat }, you have { $prestige } prestige. Do you hand anything in to have more?
}
noblemen-ask-choose_title = { $seat ->
    [You] Your prestige marker stands on { $prestige }. Which title do you take?
   *[other] { $seat }, your prestige marker stands on { $prestige }. Which title do you take?
}

## Decisions: what the others read meanwhile

noblemen-wait-choose_tiles = { $seat ->
    [You] You are choosing tiles.
   *[other] { $seat } is choosing tiles.
}
noblemen-wait-pick_card = { $seat ->
    [You] You are looking at scandal cards.
   *[other] { $seat } is looking at scandal cards.
}
noblemen-wait-turn = { $seat ->
    [You] It is your turn.
   *[other] It is { $seat }’s turn.
}
noblemen-wait-lay = { $seat ->
    [You] You are enlarging your estate.
   *[other] { $seat } is enlarging the estate.
}
noblemen-wait-place = { $seat ->
    [You] You are laying a tile.
   *[other] { $seat } is laying a tile.
}
noblemen-wait-form_area = { $seat ->
    [You] You are choosing where an area forms.
   *[other] { $seat } is choosing where an area forms.
}
noblemen-wait-choose_site = { $seat ->
    [You] You are looking for a building site.
   *[other] { $seat } is looking for a building site.
}
noblemen-wait-recall_knight = { $seat ->
    [You] You are thinking about moving a knight.
   *[other] { $seat } is thinking about moving a knight.
}
noblemen-wait-send_knight = { $seat ->
    [You] You are thinking about where your knight rides.
   *[other] { $seat } is thinking about where the knight rides.
}
noblemen-wait-give_tiles = { $seat ->
    [You] You have to give tiles away.
   *[other] { $seat } has to give tiles away.
}
noblemen-wait-donate = { $seat ->
    [You] You are giving to the church.
   *[other] { $seat } is giving to the church.
}
noblemen-wait-vicar = { $seat ->
    [You] You are giving presents to the vicar.
   *[other] { $seat } is giving presents to the vicar.
}
noblemen-wait-hand_in = { $seat ->
    [You] You are thinking about how to impress at the ball.
   *[other] { $seat } is thinking about how to impress at the ball.
}
noblemen-wait-choose_title = { $seat ->
    [You] You are choosing a title.
   *[other] { $seat } is choosing a title.
}

## Moves

noblemen-move-take = { $amount ->
    [0] Take none
   *[other] Take { $amount }
}
noblemen-move-keep = Keep “{ $card }”
noblemen-move-intrigue = Hand in “Intrigue” and keep all
noblemen-move-lay = Lay { noblemen-word-a_tile }
noblemen-move-done = That is enough
noblemen-move-build = Build { noblemen-word-a_building }
noblemen-move-bribe = { $count ->
    [1] Buy 1 bribe marker for 2 pounds
    [2] Buy 2 bribe markers for 4 pounds
    [3] Buy 3 bribe markers for 6 pounds
    [4] Buy 4 bribe markers for 8 pounds
   *[5] Buy 5 bribe markers for 10 pounds
}
noblemen-move-taxes = { $bribes ->
    [0] Collect taxes
    [one] Collect taxes and hand in 1 bribe marker
   *[other] Collect taxes and hand in { $bribes } bribe markers
}
noblemen-move-land = { $bribes ->
    [0] Gain land
    [one] Gain land and hand in 1 bribe marker
   *[other] Gain land and hand in { $bribes } bribe markers
}
noblemen-move-donate = Give the church { noblemen-word-a_tile }
noblemen-move-idle = Idleness: 1 victory point for doing nothing
noblemen-move-play = Play “{ $card }”
noblemen-move-trade = Trade { $first } and { $second } for { $wanted }
noblemen-move-give = Give { noblemen-word-a_tile }
noblemen-move-form = { $corner ->
    [northwest] Choose the square in the north-west
    [northeast] Choose the square in the north-east
    [southwest] Choose the square in the south-west
   *[southeast] Choose the square in the south-east
}
noblemen-move-recall = { $knight ->
    [1] Move the first knight
   *[2] Move the second knight
}
noblemen-move-decline = Leave the knights where they are
noblemen-move-offer = { $gift ->
    [Blackmail] Hand in for 3 prestige: Blackmail
   *[other] Hand in for 1 prestige: { $gift }
}
noblemen-move-title = Take the title { $title }
noblemen-move-end = End the turn
noblemen-move-site = Build { $site }
noblemen-move-knight = Occupy the area of { $seat } { $area }
noblemen-move-cell = Lay it { $cell }

## What moves are called in statistics, whatever they are made with

noblemen-action-take = Take tiles
noblemen-action-lay = Lay a tile
noblemen-action-build = Build
noblemen-action-bribe = Buy bribe markers
noblemen-action-taxes = Collect taxes
noblemen-action-land = Gain land
noblemen-action-donate = Give to the church
noblemen-action-play = Play a card
noblemen-action-trade = Trade tiles
noblemen-action-give = Give a tile
noblemen-action-form = Choose a square
noblemen-action-recall = Move a knight
noblemen-action-offer = Hand in for prestige
noblemen-action-title = Take a title

## Moves that stand in a row: how the row begins, and what each of them adds

noblemen-row-lay = Lay
noblemen-brief-lay = { $tile }
noblemen-row-build = Build
noblemen-brief-build = { $building }
noblemen-row-bribe = Buy bribe markers
noblemen-brief-bribe = { $count ->
    [1] 1 for 2 pounds
    [2] 2 for 4
    [3] 3 for 6
    [4] 4 for 8
   *[5] 5 for 10
}
noblemen-row-taxes = Collect taxes
noblemen-brief-taxes = { $bribes ->
    [0] without bribes
    [one] with 1 marker
   *[other] with { $bribes } markers
}
noblemen-row-land = Gain land
noblemen-brief-land = { $bribes ->
    [0] without bribes
    [one] with 1 marker
   *[other] with { $bribes } markers
}
noblemen-row-donate = Give the church
noblemen-brief-donate = { $tile }
noblemen-row-play = Play
noblemen-brief-play = { $card }
noblemen-row-trade = Get { $wanted } for
noblemen-brief-trade = { $first } + { $second }
noblemen-folded-trade = Trade 2 tiles for 1
noblemen-row-give = Give
noblemen-brief-give = { $tile }
noblemen-row-site = Build
noblemen-brief-site = { $site }
noblemen-row-cell = Lay it
noblemen-brief-cell = { $cell }

## Places in an estate, as one finds them from the castle that stands there in the beginning

noblemen-spot-place = { $near ->
    [here] on the space of the first castle
    [beside] { $way ->
        [north] beside the first castle, to the north
        [northeast] beside the first castle, to the north-east
        [east] beside the first castle, to the east
        [southeast] beside the first castle, to the south-east
        [south] beside the first castle, to the south
        [southwest] beside the first castle, to the south-west
        [west] beside the first castle, to the west
       *[northwest] beside the first castle, to the north-west
    }
   *[away] { $steps } of the first castle
}
noblemen-spot-start = space of the first castle
noblemen-spot-step = { $way ->
    [north] { noblemen-word-spaces } north
    [east] { noblemen-word-spaces } east
    [south] { noblemen-word-spaces } south
   *[west] { noblemen-word-spaces } west
}
noblemen-word-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}

## Moves that differ in how many, from the fewest to the most

noblemen-span-take = Take { $first } to { $last }
noblemen-span-bribe = Buy { $first } to { $last } bribe markers for 2 pounds each
noblemen-span-taxes = { $last ->
    [one] Collect taxes, if you like with a bribe marker
   *[other] Collect taxes, if you like with up to { $last } bribe markers
}
noblemen-span-land = { $last ->
    [one] Gain land, if you like with a bribe marker
   *[other] Gain land, if you like with up to { $last } bribe markers
}

## The log: things that went somewhere

noblemen-moved-deal = { $player ->
    [You] You take { $things } behind your screen.
   *[other] { $player } takes { $things } behind the screen.
}
noblemen-moved-laid = { $player ->
    [You] You lay { noblemen-word-moved_tiles }.
   *[other] { $player } lays { noblemen-word-moved_tiles }.
}
noblemen-moved-harvest = { $player ->
    [You] You draw { noblemen-word-moved_tiles } for groves and forests.
   *[other] { $player } draws { noblemen-word-moved_tiles } for groves and forests.
}
noblemen-moved-traded = { $player ->
    [You] You put { noblemen-word-moved_tiles } into the bag.
   *[other] { $player } puts { noblemen-word-moved_tiles } into the bag.
}
noblemen-moved-fetched = { $player ->
    [You] You take out { noblemen-word-moved_tiles } instead.
   *[other] { $player } takes out { noblemen-word-moved_tiles } instead.
}
noblemen-moved-built = { $player ->
    [You] { $count ->
        [one] { $things ->
            [Castle] You build a castle.
            [Palace] You build a palace.
            [Chapel] You build a chapel.
           *[other] You build the { $things }.
        }
       *[other] You build { $things }.
    }
   *[other] { $count ->
        [one] { $things ->
            [Castle] { $player } builds a castle.
            [Palace] { $player } builds a palace.
            [Chapel] { $player } builds a chapel.
           *[other] { $player } builds the { $things }.
        }
       *[other] { $player } builds { $things }.
    }
}
noblemen-moved-replaced = { $player ->
    [You] One of your castles goes back to the supply.
   *[other] A castle of { $player } goes back to the supply.
}
noblemen-moved-spoils = { $source_player ->
    [You] You give { noblemen-word-moved_tiles } to { $target_player }.
   *[other] { $target_player ->
        [You] { $source_player } gives { noblemen-word-moved_tiles } to you.
       *[other] { $source_player } gives { noblemen-word-moved_tiles } to { $target_player }.
    }
}
noblemen-moved-queen = { $player ->
    [You] The Queen is with you now.
   *[other] The Queen is with { $player } now.
}
noblemen-moved-gained = { $player ->
    [You] You draw { noblemen-word-moved_tiles }.
   *[other] { $player } draws { noblemen-word-moved_tiles }.
}
noblemen-moved-donated = { $player ->
    [You] You give the church { noblemen-word-moved_tiles }.
   *[other] { $player } gives the church { noblemen-word-moved_tiles }.
}
noblemen-moved-played = { $player ->
    [You] You play “{ $things }”.
   *[other] { $player } plays “{ $things }”.
}
noblemen-moved-blessed = { $player ->
    [You] You give the vicar { noblemen-word-moved_tiles }.
   *[other] { $player } gives the vicar { noblemen-word-moved_tiles }.
}
noblemen-moved-endowed = { $player ->
    [You] You draw { noblemen-word-moved_tiles } as a dowry.
   *[other] { $player } draws { noblemen-word-moved_tiles } as a dowry.
}
noblemen-moved-looked = { $known ->
    [yes] { $player ->
        [You] You look at scandal cards: { $things }.
       *[other] { $player } looks at scandal cards: { $things }.
    }
   *[no] { $player ->
        [You] You look at { $things }.
       *[other] { $player } looks at { $things }.
    }
}
noblemen-moved-kept = { $known ->
    [yes] { $player ->
        [You] You keep: { $things }.
       *[other] { $player } keeps: { $things }.
    }
   *[no] { $player ->
        [You] You keep { $things }.
       *[other] { $player } keeps { $things }.
    }
}
noblemen-moved-returned = { $known ->
    [yes] { $player ->
        [You] You put under the deck: { $things }.
       *[other] { $player } puts under the deck: { $things }.
    }
   *[no] { $player ->
        [You] You put { $things } under the deck.
       *[other] { $player } puts { $things } under the deck.
    }
}
noblemen-moved-intrigued = { $player ->
    [You] You hand in an intrigue and keep all cards.
   *[other] { $player } hands in an intrigue and keeps all cards.
}
noblemen-moved-handed_in = { $player ->
    [You] You hand in for prestige: { $things }.
   *[other] { $player } hands in for prestige: { $things }.
}
noblemen-moved-titled = { $player ->
    [You] You take the title { $things }.
   *[other] { $player } takes the title { $things }.
}
noblemen-moved-refilled = New on the board: { $things }.
noblemen-moved-emptied = From the church back into the bag: { $things }.

## The log: pounds, bribe markers and victory points

noblemen-changed-deal = { $player ->
    [You] You begin with { $amount } pounds.
   *[other] { $player } begins with { $amount } pounds.
}
noblemen-changed-harvest = { $player ->
    [You] { $amount ->
        [one] You get 1 pound for fields and manors.
       *[other] You get { $amount } pounds for fields and manors.
    }
   *[other] { $amount ->
        [one] { $player } gets 1 pound for fields and manors.
       *[other] { $player } gets { $amount } pounds for fields and manors.
    }
}
noblemen-changed-built = { $what ->
    [points] { $player ->
        [You] You get { noblemen-word-points } for it.
       *[other] { $player } gets { noblemen-word-points } for it.
    }
   *[money] { $amount ->
        [one] { $player ->
            [You] You pay 1 pound.
           *[other] { $player } pays 1 pound.
        }
       *[other] { $player ->
            [You] You pay { $amount } pounds.
           *[other] { $player } pays { $amount } pounds.
        }
    }
}
# Nobody gives more than 2 pounds.
noblemen-changed-spoils = { $by ->
    [-2] { $player ->
        [You] You lose 2 pounds.
       *[other] { $player } loses 2 pounds.
    }
    [-1] { $player ->
        [You] You lose 1 pound; you had no more.
       *[other] { $player } loses 1 pound; there was no more.
    }
    [1] { $player ->
        [You] You get 1 pound.
       *[other] { $player } gets 1 pound.
    }
   *[other] { $player ->
        [You] You get { $amount } pounds.
       *[other] { $player } gets { $amount } pounds.
    }
}
noblemen-changed-bribed = { $what ->
    [bribes] { $player ->
        [You] You get { noblemen-word-markers } for it.
       *[other] { $player } gets { noblemen-word-markers } for it.
    }
    [points] { $player ->
        [You] You also get { noblemen-word-points }.
       *[other] { $player } also gets { noblemen-word-points }.
    }
   *[money] { $player ->
        [You] You bribe the royal family with { $amount } pounds.
       *[other] { $player } bribes the royal family with { $amount } pounds.
    }
}
noblemen-changed-taxed = { $what ->
    [bribes] { $player ->
        [You] You hand in { noblemen-word-markers }.
       *[other] { $player } hands in { noblemen-word-markers }.
    }
   *[money] { $amount ->
        [one] { $player ->
            [You] You receive 1 pound.
           *[other] { $player } receives 1 pound.
        }
       *[other] { $player ->
            [You] You receive { $amount } pounds.
           *[other] { $player } receives { $amount } pounds.
        }
    }
}
noblemen-changed-gained = { $player ->
    [You] You hand in { noblemen-word-markers }.
   *[other] { $player } hands in { noblemen-word-markers }.
}
noblemen-changed-donated = { $player ->
    [You] You get { noblemen-word-points } for it.
   *[other] { $player } gets { noblemen-word-points } for it.
}
noblemen-changed-idled = { $player ->
    [You] You get { noblemen-word-points } for idleness.
   *[other] { $player } gets { noblemen-word-points } for idleness.
}
noblemen-changed-wed = { $what ->
    [bribes] { $player ->
        [You] You get { noblemen-word-markers }.
       *[other] { $player } gets { noblemen-word-markers }.
    }
   *[points] { $player ->
        [You] You get { noblemen-word-points }.
       *[other] { $player } gets { noblemen-word-points }.
    }
}
noblemen-changed-blessed = { $player ->
    [You] You get { noblemen-word-points } for it.
   *[other] { $player } gets { noblemen-word-points } for it.
}
noblemen-changed-tribute = { $player ->
    [You] You get { $amount } pounds as tribute.
   *[other] { $player } gets { $amount } pounds as tribute.
}
noblemen-changed-favour = { $player ->
    [You] You get { noblemen-word-points } for the Queen’s favour.
   *[other] { $player } gets { noblemen-word-points } for the Queen’s favour.
}
noblemen-changed-handed_in = { $player ->
    [You] You hand in { noblemen-word-markers } for prestige.
   *[other] { $player } hands in { noblemen-word-markers } for prestige.
}
noblemen-changed-honoured = { $player ->
    [You] You get { noblemen-word-points } for your title.
   *[other] { $player } gets { noblemen-word-points } for the title.
}
noblemen-changed-scored = { $player ->
    [You] You get { noblemen-word-points } for buildings.
   *[other] { $player } gets { noblemen-word-points } for buildings.
}

## The log: what was said

noblemen-told-turn = { $player ->
    [You] It is your turn.
   *[other] It is { $player }’s turn.
}
noblemen-told-expanded = { $player ->
    [You] You enlarge your estate.
   *[other] { $player } enlarges the estate.
}
noblemen-told-formed = { $player ->
    [You] New area in your estate: { $area }.
   *[other] New area in the estate of { $player }: { $area }.
}
noblemen-told-raid = { $player ->
    [You] Your knight occupies { noblemen-word-the_area } of { $victim_seat }.
   *[other] { $victim_seat ->
        [You] { $area ->
            [Manor] A knight of { $player } occupies your manor.
            [Forest] A knight of { $player } occupies your forest.
           *[Garden] A knight of { $player } occupies your garden.
        }
       *[other] A knight of { $player } occupies { noblemen-word-the_area } of { $victim_seat }.
    }
}
noblemen-told-no_spoils = { $player ->
    [You] There is nothing for you to take from { $victim_seat }.
   *[other] { $victim_seat ->
        [You] You have nothing that { $player } could take.
       *[other] { $victim_seat } has nothing that { $player } could take.
    }
}
noblemen-told-withdrawn = { $player ->
    [You] Your knight leaves { noblemen-word-the_area } of { $victim_seat }.
   *[other] { $victim_seat ->
        [You] { $area ->
            [Manor] A knight of { $player } leaves your manor.
            [Forest] A knight of { $player } leaves your forest.
           *[Garden] A knight of { $player } leaves your garden.
        }
       *[other] A knight of { $player } leaves { noblemen-word-the_area } of { $victim_seat }.
    }
}
noblemen-told-stays = { $player ->
    [You] The Queen stays with you, for on this space nobody takes her over.
   *[other] The Queen stays with { $player }, for on this space nobody takes her over.
}
noblemen-told-taxed = { $player ->
    [You] You collect taxes.
   *[other] { $player } collects taxes.
}
noblemen-told-gained = { $player ->
    [You] You gain land.
   *[other] { $player } gains land.
}
noblemen-told-fruitless = { $player ->
    [You] It brings you nothing.
   *[other] It brings { $player } nothing.
}
noblemen-told-step = { $space ->
    [mask] The round marker reaches a mask.
    [locked] The round marker moves on: now nobody can take the Queen over.
    [scoring] The round marker reaches the last space: buildings are scored!
   *[plain] The round marker moves on by one space.
}
noblemen-told-ball = { $player ->
    [You] Masked ball! All titles go back. You are the first to count your prestige.
   *[other] Masked ball! All titles go back. { $player } is the first to count prestige.
}
noblemen-told-counted = { $player ->
    [You] { $source ->
        [Fountain] You count { $prestige } prestige for fountains.
        [Garden] You count { $prestige } prestige for free gardens.
        [Knight] You count { $prestige } prestige for knights in gardens of others.
       *[Palace] You count { $prestige } prestige for palaces.
    }
   *[other] { $source ->
        [Fountain] { $player } counts { $prestige } prestige for fountains.
        [Garden] { $player } counts { $prestige } prestige for free gardens.
        [Knight] { $player } counts { $prestige } prestige for knights in gardens of others.
       *[Palace] { $player } counts { $prestige } prestige for palaces.
    }
}
noblemen-told-prestige = { $player ->
    [You] You reach { $prestige } prestige.
   *[other] { $player } reaches { $prestige } prestige.
}
noblemen-told-pushed = { $player ->
    [You] Space { $prestige } is taken, so your marker stands on { $place }.
   *[other] Space { $prestige } is taken, so the marker of { $player } stands on { $place }.
}
noblemen-told-scored = { $player ->
    [You] { $building ->
        [Castle] Your enclosed castle scores { $points } victory points.
       *[Palace] Your enclosed palace scores { $points } victory points.
    }
   *[other] { $building ->
        [Castle] An enclosed castle of { $player } scores { $points } victory points.
       *[Palace] An enclosed palace of { $player } scores { $points } victory points.
    }
}
noblemen-told-decade = { $decade ->
    [2] The second decade begins.
   *[3] The third decade begins.
}
noblemen-told-ended = The game is over.

## Where in the game we are

noblemen-phase-decade = { $decade ->
    [1] Decade I
    [2] Decade II
   *[3] Decade III
}
noblemen-phase-tiles = Choosing tiles
noblemen-phase-cards = Scandal cards
noblemen-phase-space = { $space ->
    [0] Start
   *[other] Space { $space }
}
noblemen-phase-turn = { $seat ->
    [You] Your turn
   *[other] { $seat }’s turn
}
noblemen-phase-ball = Masked ball
noblemen-phase-prestige = Prestige
noblemen-phase-titles = Titles
noblemen-phase-scoring = Scoring
noblemen-phase-over = End

## Why a move is refused

noblemen-why-game_over = The game is over; nobody can move any more.
noblemen-why-choose_tiles_first = First say how many tiles of this kind you take.
noblemen-why-set_up_is_over = You choose tiles only before the game. Now you can trade 2 tiles for 1.
noblemen-why-choose_card_first = First choose which scandal card you keep.
noblemen-why-no_cards_offered = There is no scandal card to choose now. You get new ones for a chapel and before every decade.
noblemen-why-not_offered = “{ $card }” is not among the cards you are looking at.
noblemen-why-no_intrigue = For that you need an intrigue that was yours before you looked.
noblemen-why-lay_tile_first = Lay a tile first.
noblemen-why-finish_laying_first = You are enlarging your estate. Lay something more, or say that it is enough.
noblemen-why-nothing_to_lay = First take a tile to lay, then choose its space.
noblemen-why-no_such_tile = You have { noblemen-word-no_tile } behind your screen.
noblemen-why-no_such_cell = This space will not do. Choose one of those that are marked.
noblemen-why-other_name = Name the space by its coordinates.
noblemen-why-choose_area_first = First choose which square becomes an area.
noblemen-why-no_area_to_choose = There is no area to choose now. That happens only when a tile completes several squares at once.
noblemen-why-not_a_square = There are no four equal, free tiles at this corner. Choose another square.
noblemen-why-choose_site_first = First choose the place for your building.
noblemen-why-nothing_to_build = First choose a building, then its place.
noblemen-why-site_not_free = There is no empty meadow here. Choose a meadow on which nothing stands yet.
noblemen-why-beside_castle = A castle or palace stands beside this meadow, if only at a corner. Choose another.
noblemen-why-beside_chapel = A chapel stands beside this meadow, if only at a corner. Choose another.
noblemen-why-no_own_castle_there = A palace replaces a castle. Choose a space on which your castle stands.
noblemen-why-action_done = You have already done your action this turn.
noblemen-why-act_first = Do an action first. If nothing else, idleness will do.
noblemen-why-sold_out = There is none left on the board. New ones come only before a new decade.
noblemen-why-folly_built = This folly has been built, and there is only one of each.
noblemen-why-areas_missing = { $manors ->
    [1] For that you need a manor, a forest and a garden.
    [2] For that you need 2 manors.
   *[other] { $forests ->
        [2] For that you need 2 forests.
       *[other] For that you need 2 gardens.
    }
}
noblemen-why-no_site = There is no fitting empty meadow for it in your estate. Lay one first.
noblemen-why-no_own_castle = A palace replaces a castle, and you have none.
noblemen-why-too_expensive = That costs you { $price } pounds, you have { $money }.
noblemen-why-bribes_too_expensive = { $count ->
    [one] A bribe marker costs { $price } pounds, you have { $money }.
   *[other] { $count } bribe markers cost { $price } pounds, you have { $money }.
}
noblemen-why-no_bribes_left = { $left ->
    [0] There is no bribe marker left on the board.
    [one] There is only 1 bribe marker left on the board.
   *[other] There are only { $left } bribe markers left on the board.
}
noblemen-why-too_few_bribes = { $held ->
    [0] You have no bribe marker.
    [one] You have only 1 bribe marker.
   *[other] You have only { $held } bribe markers.
}
noblemen-why-taxes_collected = You collect taxes only once a decade, and you have done so already.
noblemen-why-land_gained = You gain land only once a decade, and you have done so already.
noblemen-why-church_full = The church takes no more { noblemen-word-tiles } in this decade: 3 lie there already.
noblemen-why-nothing_to_finish = There is nothing to finish here. Do an action, or end the turn.
noblemen-why-card_played = You have already played a scandal card this turn.
noblemen-why-card_not_held = You do not have this scandal card.
noblemen-why-ball_only = You hand a blackmail in at a masked ball. There it brings 3 prestige.
noblemen-why-draw_only = You hand an intrigue in when you look at scandal cards. Then you keep all 3.
noblemen-why-end_only = You do not play a liaison. If you still have it at the end, it scores 3 victory points.
noblemen-why-no_tiles = For that you need at least one tile behind your screen.
noblemen-why-nothing_to_trade = You do not have these two tiles.
noblemen-why-bag_lacks = { $wanted ->
    [Field] There is no field left in the bag. Get something else.
    [Grove] There is no grove left in the bag. Get something else.
    [Fountain] There is no fountain left in the bag. Get something else.
    [Meadow] There is no meadow left in the bag. Get something else.
   *[other] There is no { $wanted } left in the bag. Get something else.
}
noblemen-why-send_knight_first = First decide about your knight.
noblemen-why-no_knight_to_send = A knight rides only when you build a castle as your action.
noblemen-why-no_such_seat = There are not so many players at this table.
noblemen-why-own_area = You do not occupy areas of your own. Choose one of somebody else.
noblemen-why-no_such_area = There is no area. Choose one that is complete.
noblemen-why-area_occupied = A knight stands on this area already. Choose a free one.
noblemen-why-must_move_knight = This knight is on its way already. Choose its new area.
noblemen-why-give_tiles_first = First choose what you give for your occupied forest.
noblemen-why-nothing_to_give = You do not have to give anybody a tile now.
noblemen-why-donate_first = You are giving to the church. Give something more, or say that it is enough.
noblemen-why-vicar_first = The vicar is waiting. Hand over at least one tile; after that you may stop.
noblemen-why-hand_in_first = First decide what you hand in at the masked ball.
noblemen-why-no_ball = You hand things in for prestige only at a masked ball.
noblemen-why-no_bribe_held = You have no bribe marker.
noblemen-why-choose_title_first = First choose your title.
noblemen-why-no_titles_now = There are titles only at a masked ball.
noblemen-why-title_taken = The title { $title } is taken. Take another.
noblemen-why-too_little_prestige = For the title { $title } you need { $needed } prestige, you have { $reached }.
noblemen-why-no_such_place = There is no such space here. The coordinates stand at the edge of the estate.

## Options

noblemen-option-first_game = First game
noblemen-option-first_game-help = Yes: everybody begins with 3 tiles of each kind. No: you choose up to 3 of each kind and draw the rest.
noblemen-option-open_holdings = Open screens
noblemen-option-open_holdings-help = Yes: everybody sees the money, bribe markers and tiles of the others. No: that stays behind the screens.
noblemen-option-auto_titles = Titles by themselves
noblemen-option-auto_titles-help = Yes: at a masked ball everybody takes the highest title possible. No: everybody chooses.
noblemen-option-title_by = Titles by
noblemen-option-title_by-help = What counts for a title if your space on the prestige track was taken: the space your marker stands on, or the prestige you reached.
noblemen-option-title_by-marker = space of the marker
noblemen-option-title_by-total = prestige reached
noblemen-option-areas_may_overlap = Areas overlap
noblemen-option-areas_may_overlap-help = Yes: every square of four equal tiles is an area. No: a tile belongs to one area only.
noblemen-option-prices = Prices
noblemen-option-prices-help = What castles, palaces and chapels cost. We do not know the printed prices; ours are reconstructed.
noblemen-option-prices-default = medium
noblemen-option-prices-low = low
noblemen-option-prices-high = high
noblemen-option-track = Spaces of the round track
noblemen-option-track-help = The length of a decade. This is reconstructed as well; 11 fits best what is known of the game.
noblemen-option-first_player = First player
noblemen-option-first_player-help = Who begins: a certain seat, or chance decides.
noblemen-option-first_player-random = chance decides

## Scoring

noblemen-score-queen = Favour of the Queen
noblemen-score-titles = Titles
noblemen-score-buildings = Buildings
noblemen-score-follies = Follies
noblemen-score-bribes = Bribes
noblemen-score-church = Church
noblemen-score-cards = Scandal cards
noblemen-score-idleness = Idleness
noblemen-score-liaisons = Liaisons

## How a game stands, and what decides between equal points

noblemen-outlook-prestige = Prestige now
noblemen-outlook-scoring = Next scoring
noblemen-tie-money = money

## Tiles and areas

noblemen-tile-field = Brings 1 pound when laid and another one when you collect taxes. Four in a square are a manor.
noblemen-tile-grove = Brings 1 tile after laying and another one when you gain land. Four in a square are a forest.
noblemen-tile-fountain = Counts 1 prestige at every masked ball. Four in a square are a garden.
noblemen-tile-meadow = Bears a building.
noblemen-area-manor = Four fields: 2 pounds at once, and 2 more when you collect taxes, as long as no knight of another stands on it.
noblemen-area-forest = Four groves: 2 tiles at once, and 2 more when you gain land, as long as no knight of another stands on it.
noblemen-area-garden = Four fountains: you get the Queen. 2 prestige at masked balls, as long as no knight of another stands on it.

## Buildings

noblemen-building-castle = Needs an empty meadow with neither castle nor palace beside it. A knight may ride for it. With land all around it scores 3 victory points a decade, and 1 more for every chapel beside it.
noblemen-building-palace = Replaces one of your castles. You get the Queen. 2 prestige at masked balls; with land all around 5 victory points a decade, and 2 more for every chapel beside it.
noblemen-building-chapel = Needs an empty meadow with no chapel beside it. You get a scandal card.
noblemen-folly-forests = Needs 2 forests and an empty meadow. The first folly scores 12 victory points, the second 10, the third 8, the fourth 6.
noblemen-folly-manors = Needs 2 manors and an empty meadow. The first folly scores 12 victory points, the second 10, the third 8, the fourth 6.
noblemen-folly-gardens = Needs 2 gardens and an empty meadow. The first folly scores 12 victory points, the second 10, the third 8, the fourth 6.
noblemen-folly-trinity = Needs 1 manor, 1 forest, 1 garden and an empty meadow. The first folly scores 12 victory points, the second 10, the third 8, the fourth 6.

## Scandal cards

noblemen-card-inheritance = In your turn: put the cheapest castle of the board into your estate for nothing. No knight rides for it.
noblemen-card-blackmail = At a masked ball: hand it in for 3 prestige.
noblemen-card-wedding = In your turn: take 2 bribe markers from the board and 2 victory points.
noblemen-card-master_stroke = In your turn: enlarge your estate in addition to your action.
noblemen-card-vicar = In your turn: put up to 4 tiles into the bag, each brings 1 victory point.
noblemen-card-intrigue = When you look at 3 scandal cards: hand it in and keep all 3.
noblemen-card-liaison = At the end: if you still have it, it scores 3 victory points.
noblemen-card-dowry = In your turn: draw 4 tiles from the bag.
noblemen-card-tribute = In your turn: take 5 pounds.
noblemen-card-whitehall = In your turn: you get the Queen.

## Titles

noblemen-title-duke = From 14 prestige. Scores 7 victory points at the ball and makes every building 3 pounds cheaper.
noblemen-title-marquess = From 10 prestige. Scores 5 victory points at the ball and makes every building 2 pounds cheaper.
noblemen-title-earl = From 6 prestige. Scores 3 victory points at the ball and makes every building 1 pound cheaper.
noblemen-title-viscount = From 2 prestige. Scores 1 victory point at the ball.
noblemen-title-baron = For all who have no other title.

## Places, counters and markers

noblemen-zone-decade = Decade
noblemen-zone-round = Round track
noblemen-zone-prestige = Prestige track
noblemen-zone-prestige_fountain = Prestige from fountains
noblemen-zone-prestige_garden = Prestige from free gardens
noblemen-zone-prestige_knight = Prestige from knights in gardens of others
noblemen-zone-prestige_palace = Prestige from palaces
noblemen-zone-offered = Prestige handed in
noblemen-zone-castles = Castles (pounds)
noblemen-zone-palaces = Palaces (pounds)
noblemen-zone-chapels = Chapels (pounds)
noblemen-zone-follies = Follies
noblemen-zone-supply = Supply
noblemen-zone-bribes = Bribe markers
noblemen-zone-bag = Bag
noblemen-zone-church = Church
noblemen-zone-titles = Titles (prestige)
noblemen-zone-deck = Scandal deck
noblemen-zone-offer = On offer
noblemen-zone-points = Victory points
noblemen-zone-title = Title
noblemen-zone-queen = Queen
noblemen-zone-money = Pounds
noblemen-zone-hand = Tiles
noblemen-zone-cards = Scandal cards
noblemen-zone-chosen = Chosen
noblemen-zone-knights = Knights in supply
noblemen-zone-taxes = Tax marker
noblemen-zone-land = Land marker
noblemen-zone-spent = used
noblemen-zone-estate = Estate

noblemen-space-start = Start
noblemen-space-plain = { $number }
noblemen-space-mask = Masked ball
noblemen-space-locked = Queen stays
noblemen-space-scoring = Scoring

## Things whose faces nobody sees, by sort

noblemen-count-card = { $count ->
    [one] 1 scandal card
   *[other] { $count } scandal cards
}
noblemen-count-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

## What a card is

noblemen-fact-copies = Copies
noblemen-fact-discount = Discount
noblemen-fact-forest = Forests
noblemen-fact-garden = Gardens
noblemen-fact-manor = Manors
noblemen-fact-points = Victory points
noblemen-fact-prestige = Prestige
noblemen-fact-price = Pounds

## What a choice brings, and why to think twice

noblemen-amount-money = { $count ->
    [one] 1 pound
   *[other] { $count } pounds
}
noblemen-amount-bribes = { $count ->
    [one] 1 bribe marker
   *[other] { $count } bribe markers
}
noblemen-amount-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
noblemen-amount-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
noblemen-amount-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
noblemen-amount-prestige = { $count } prestige
noblemen-amount-knights = { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
noblemen-amount-discount = { $count ->
    [one] 1 pound off every building
   *[other] { $count } pounds off every building
}
noblemen-remark-another_tile = +1 tile
noblemen-remark-knight_rides = a knight may ride
noblemen-remark-queen_comes = the Queen comes to you
noblemen-remark-card_comes = +1 scandal card
noblemen-remark-pounds_at_once = up to 2 pounds at once
noblemen-remark-tiles_at_once = up to 2 tiles at once
noblemen-remark-space_taken = { $prestige } is taken: you would stand on { $place }
noblemen-warn-taxes_bring_nothing = It brings nothing, and you can do it only once a decade.
noblemen-warn-land_bring_nothing = It brings nothing, and you can do it only once a decade.
noblemen-warn-queen_is_here = The Queen is with you already.
noblemen-warn-queen_stays = Nobody can take over the Queen now.
