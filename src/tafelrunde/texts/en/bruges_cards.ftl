### Brügge, in English: what persons do. Their sentences are made of these phrases (texts/effects.py).
###
### $a, $b ... are the arguments of a code in order, $a_word and so on the words themselves. A
### resource brings its number along; $n says how many of something count once.

## When an effect works: $effect is the sentence, $x the colour of a worker

bruges-when-lightning = At once: { $effect }
bruges-when-worker = For 1 { $x } worker: { $effect }
bruges-when-infinity_once = Once a round: { $effect }
bruges-when-infinity_action = { $effect }
bruges-when-infinity_situation = { $effect }
bruges-when-laurel = At the end of the game: { $effect }

## What is done

bruges-effect-gain = take { $a }
bruges-effect-per = { $a } for { $b } (at most { $c } in all)
# Cards are discarded first, all of them, and then drawn.
bruges-effect-swap = you may { $c_word ->
        [cards] discard { $e ->
            [one] 1 card from your hand
           *[other] up to { $e } cards from your hand
        } and then draw { $d ->
            [one] as many
           *[other] { $d } for each of them
        }
       *[other] exchange { $c_word ->
            [workers_any] { $a_word ->
                [workers_any] { $b ->
                    [one] 1 worker
                   *[other] { $b } workers
                } for { $d ->
                    [one] 1 of another colour
                   *[other] { $d } of other colours
                }
               *[other] { $a } for { $c }
            }
           *[other] { $a } for { $c }
        }{ $e ->
            [one] { "" }
            [2] , up to twice
            [3] , up to three times
           *[other] , up to { $e } times
        }
    }
bruges-effect-die = take as many guilders as { $a_word ->
        [lowest] the lowest die
        [highest] the highest die
       *[any] any one die
    } shows
bruges-effect-advance = { $b ->
        [0] climb { $a ->
            [one] 1 reputation step
           *[other] { $a } reputation steps
        } for free
        [dice] you may climb { $a ->
            [one] 1 reputation step
           *[other] { $a } reputation steps
        } at the dice price of this round
       *[other] you may pay { $b ->
            [one] 1 guilder
           *[other] { $b } guilders
        } and climb { $a ->
            [one] 1 reputation step
           *[other] { $a } reputation steps
        }
    }
bruges-effect-flip_majority = turn { $a_word ->
        [any] one of your majority markers
        [reputation] your majority marker for reputation
        [persons] your majority marker for persons
       *[canal] your majority marker for the canal
    } to its coloured side
bruges-effect-unthreat = return { $b_word ->
        [any] { $a ->
            [one] 1 threat marker of any colour
            [all] all your threat markers
           *[other] up to { $a } threat markers of any colours
        }
        [each] { $a ->
            [one] up to 1 threat marker of each colour
            [all] all your threat markers
           *[other] up to { $a } threat markers of each colour
        }
       *[other] { $a ->
            [one] 1 { $b } threat marker
            [all] all your { $b } threat markers
           *[other] up to { $a } { $b } threat markers
        }
    } (+1 point{ $b_word ->
        [each] { " " }each
       *[other] { $a ->
            [one] { "" }
           *[other] { " " }each
        }
    })
bruges-effect-take_threat = put { $b ->
        [one] 1 { $a } threat marker
       *[other] { $b } { $a } threat markers
    } into your display
bruges-effect-choose = { $a } or { $b }

## What befalls rivals

bruges-effect-rivals = { $a } { $b }
bruges-effect-lose = loses { $a }
bruges-effect-threat = gets { $a_word ->
        [choice] { $b ->
            [one] 1 threat marker
           *[other] { $b } threat markers
        } of a colour of your choice
       *[other] { $b ->
            [one] 1 { $a } threat marker
           *[other] { $b } { $a } threat markers
        }
    }
bruges-effect-damage = suffers { $a_word ->
        [blue] a flood
        [brown] the plague
        [yellow] a raid
        [red] a fire
       *[violet] an intrigue
    } without returning markers
bruges-effect-steal = { $c_word ->
        [each] take { $a } from each other player
        [richest] take { $a } from { $a_word ->
            [guilders] the richest other player
           *[other] the other player with the most of it
        } (you choose in a tie)
       *[one] take { $a } from one other player of your choice
    }
bruges-reach-one = one other player of your choice
bruges-reach-each = each other player
bruges-reach-richest = the richest other player

## Cards, houses, canals and other persons

bruges-effect-draw = draw { $a ->
        [one] 1 card
       *[other] { $a } cards
    }
bruges-effect-scry = look at the top { $a } cards of a pile, take { $b } of them into your hand and put the others back in any order
bruges-effect-salvage = take { $b ->
        [one] 1 card
       *[other] { $b } cards
    } of your choice from the discard pile into your hand
bruges-effect-spy = look at the hand of another player and exchange 1 of your cards for 1 of theirs
# What costs nothing must be built.
bruges-effect-canal = { $a ->
        [0] you may build 1 canal tile without a card
        [all] build 1 canal tile without a card and for free
        [one] you may build 1 canal tile without a card for 1 guilder less
       *[other] you may build 1 canal tile without a card for { $a } guilders less
    }
bruges-effect-house = you may build 1 house from your hand without returning a worker for it
bruges-effect-recruit = you may recruit 1 more person from your hand{ $a ->
        [0] { "" }
        [one] { " " }for 1 guilder less
       *[other] { " " }for { $a } guilders less
    }
bruges-effect-reready = turn back { $a ->
        [one] 1 other of your used persons, who
       *[other] { $a } others of your used persons, who
    } can be used once more this round
bruges-effect-extra_card = play 1 more card in this turn
bruges-effect-copy_rival = carry out the effect of a person with a worker symbol in another display as if it were yours

## What persons change all the time

bruges-effect-wild = { $a_word ->
        [guilders] when you take guilders with a card, any one die counts instead of the one in the colour of the card
        [house] for a house you may return a worker of any colour
        [threat] when you return a threat marker with a card, it may be of any colour
       *[canal] for your canal you may play cards of any colour
    }
bruges-effect-discount = { $a_word ->
        [advance] in phase 2 climbing costs you { $b ->
            [one] 1 guilder
           *[other] { $b } guilders
        } less
        [canal] each canal tile you build with a card costs you { $b ->
            [one] 1 guilder
           *[other] { $b } guilders
        } less
       *[person] each person you recruit costs you { $b ->
            [one] 1 guilder
           *[other] { $b } guilders
        } less
    }
bruges-effect-bonus = { $a_word ->
        [workers] when you take workers with a card, you get { $b } more
        [guilders] when you take guilders with a card, you get { $b } more
       *[threat] when you return a threat marker with a card, you may return { $b } more of any colour (+1 point)
    }
bruges-effect-waive = you build houses without returning a worker
bruges-effect-hand_limit = in phase 1 you draw up to { $a ->
        [0] 5 cards as usual
        [1] 6 cards instead of 5
        [2] 7 cards instead of 5
       *[other] 5 cards and { $a } more
    }
bruges-effect-shield = { $a_word ->
        [blue] a flood does you no harm
        [brown] the plague does you no harm
        [yellow] a raid does you no harm
        [red] a fire does you no harm
       *[violet] an intrigue does you no harm
    }; the 3 markers go back without points as usual
bruges-effect-ward = in each round you may refuse { $b ->
        [one] 1 threat marker
       *[other] up to { $b } threat markers
    } that the dice bring you
bruges-effect-immune = persons of other players cannot take anything from you, nor bring you threat markers or damage
bruges-effect-on = { $a } { $b }{ $a_word ->
        [unthreat] { " " }in addition
       *[other] { "" }
    }
bruges-event-advance = whenever you climb 1 reputation step,
bruges-event-damage = whenever damage strikes you,
bruges-event-house = whenever you build a house,
bruges-event-person = whenever you recruit a person,
bruges-event-phase3_start = at the start of each phase 3
bruges-event-rival_person = whenever another player recruits a person,
bruges-event-unthreat = whenever you return a threat marker by choice,

## What counts: $n of something, $x which; $own says whether the person counts itself

bruges-effect-score = { $b ->
        [one] 1 { $a_word ->
            [houses] extra point
            [canal3] extra point
           *[other] point
        }
       *[other] { $b } { $a_word ->
            [houses] extra points
            [canal3] extra points
           *[other] points
        }
    } for { $a }
bruges-tally-houses = { $n ->
        [one] each of your houses
       *[other] every { $n } of your houses
    }
bruges-tally-empty_houses = { $n ->
        [one] each of your empty houses
       *[other] every { $n } of your empty houses
    }
bruges-tally-house_colours = { $n ->
        [one] each colour among your houses
       *[other] every { $n } colours among your houses
    }
bruges-tally-persons = { $n ->
        [one] each of your persons
       *[other] every { $n } of your persons
    }, this one included
bruges-tally-groups = { $n ->
        [one] each group of persons in your display
       *[other] every { $n } groups of persons in your display
    }
bruges-tally-group = { $n ->
        [one] each of your persons
       *[other] every { $n } of your persons
    } of the group { $x }{ $own ->
        [yes] , this one included
       *[no] { "" }
    }
bruges-tally-colour_persons = { $n ->
        [one] each of your { $x } persons
       *[other] every { $n } of your { $x } persons
    }{ $own ->
        [yes] , this one included
       *[no] { "" }
    }
bruges-tally-symbol = { $n ->
        [one] each of your persons
       *[other] every { $n } of your persons
    } with { $x }{ $own ->
        [yes] , this one included
       *[no] { "" }
    }
bruges-tally-canals = { $n ->
        [one] each of your canal tiles
       *[other] every { $n } of your canal tiles
    }
bruges-tally-canal3 = { $n ->
        [one] each of your canal tiles
       *[other] every { $n } of your canal tiles
    } on a space with a 3
bruges-tally-statues = { $n ->
        [one] each of your statues
       *[other] every { $n } of your statues
    }
bruges-tally-reputation = { $n ->
        [one] each reputation step
       *[other] every { $n } reputation steps
    } you have climbed
bruges-tally-majority = { $n ->
        [one] each of your majority markers
       *[other] every { $n } of your majority markers
    } on the coloured side
bruges-tally-threats = { $n ->
        [one] each threat marker
       *[other] every { $n } threat markers
    } you have
bruges-tally-unthreatened = { $n ->
        [one] each colour
       *[other] every { $n } colours
    } in which you have no threat marker
bruges-tally-workers = { $n ->
        [one] each of your workers
       *[other] every { $n } of your workers
    }
bruges-tally-guilders = { $n ->
        [one] each of your guilders
       *[other] every { $n } of your guilders
    }

## Of which so much is taken or given

bruges-resource-guilders = { $n ->
        [one] 1 guilder
       *[other] { $n } guilders
    }
bruges-resource-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
bruges-resource-workers_blue = { $n ->
        [one] 1 blue worker
       *[other] { $n } blue workers
    }
bruges-resource-workers_brown = { $n ->
        [one] 1 brown worker
       *[other] { $n } brown workers
    }
bruges-resource-workers_yellow = { $n ->
        [one] 1 yellow worker
       *[other] { $n } yellow workers
    }
bruges-resource-workers_red = { $n ->
        [one] 1 red worker
       *[other] { $n } red workers
    }
bruges-resource-workers_violet = { $n ->
        [one] 1 violet worker
       *[other] { $n } violet workers
    }
bruges-resource-workers_any = { $n ->
        [one] 1 worker of any colour
       *[other] { $n } workers of any colours
    }
bruges-resource-workers_each = { $n ->
        [one] 1 worker of each colour
       *[other] { $n } workers of each colour
    }
bruges-resource-hand = { $n ->
        [one] 1 card from your hand
       *[other] { $n } cards from your hand
    }
bruges-resource-cards = { $n ->
        [one] 1 card from a pile
       *[other] { $n } cards from the piles
    }
bruges-resource-discard_top = the top card of the discard pile

## Words

bruges-colour-blue = blue
bruges-colour-brown = brown
bruges-colour-yellow = yellow
bruges-colour-red = red
bruges-colour-violet = violet
bruges-group-Adel = Nobility
bruges-group-Aemter = Office
bruges-group-Amuesement = Amusement
bruges-group-Handel = Trade
bruges-group-Handwerk = Crafts
bruges-group-Hofstaat = Court
bruges-group-Kirche = Church
bruges-group-Kunst = Arts
bruges-group-Schutz = Protection
bruges-group-Unterwelt = Underworld
bruges-group-Wissen = Learning
bruges-badge-worker = a worker symbol
bruges-badge-infinity_once = the infinity symbol “once a round”
bruges-badge-infinity_action = the infinity symbol for actions
bruges-badge-infinity_situation = the infinity symbol for events
bruges-badge-lightning = a lightning symbol
bruges-badge-laurel = a laurel wreath

## Symbols as a card has them

bruges-symbol-worker-blue = Worker, blue
bruges-symbol-worker-brown = Worker, brown
bruges-symbol-worker-yellow = Worker, yellow
bruges-symbol-worker-red = Worker, red
bruges-symbol-worker-violet = Worker, violet
bruges-symbol-infinity_once = Infinity, once a round
bruges-symbol-infinity_action = Infinity, with an action
bruges-symbol-infinity_situation = Infinity, with an event
bruges-symbol-lightning = Lightning
bruges-symbol-laurel = Laurel wreath
