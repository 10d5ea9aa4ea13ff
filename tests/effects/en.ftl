mini-effect-gain = take { $a }
mini-effect-per = { $a } for { $b } (at most { $c })
mini-effect-swap = give { $a } for { $c }, { $e ->
        [one] once
        [2] up to twice
       *[other] up to { $e } times
    }
mini-effect-advance = { $b ->
        [0] climb
       *[other] pay { $b } guilders and climb
    } { $a ->
        [one] one step
       *[other] { $a } steps
    }
mini-effect-draw = draw { $a ->
        [one] a card
       *[other] { $a } cards
    }
mini-effect-scry = look at { $a } cards of a pile, take { $b ->
        [one] one
       *[other] { $b }
    } and put the others under it
mini-effect-choose = { $a } or { $b }
mini-effect-rivals = { $a }: { $b }
mini-effect-steal = take up to { $a } from { $c }
mini-effect-threat = { $b ->
        [one] a threat marker
       *[other] { $b } threat markers
    } in { $a }
mini-effect-damage = the damage of { $a } at once
mini-effect-unthreat = return { $a ->
        [one] a threat marker
       *[other] up to { $a } threat markers
    } ({ $b }): 1 point each
mini-effect-on = each time { $a }: { $b }
mini-effect-bonus = { $a } brings { $b } more
mini-effect-discount = { $a } costs { $b ->
        [one] 1 guilder
       *[other] { $b } guilders
    } less
mini-effect-shield = the damage of { $a } does not touch you
mini-effect-score = at the end { $b ->
        [one] 1 point
       *[other] { $b } points
    } for { $a }
mini-tally-group = each person of the group { $x }
mini-tally-persons = { $n ->
        [one] each person
       *[other] each { $n } persons
    }
mini-resource-guilders = { $n ->
        [one] 1 guilder
       *[other] { $n } guilders
    }
mini-resource-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
mini-resource-workers_any = { $n ->
        [one] a worker
       *[other] { $n } workers
    } of any colour
mini-event-advance = you climb a step
mini-event-rival_person = another player recruits a person
mini-event-unthreat = you return a threat marker
mini-action-workers = taking workers
mini-action-person = recruiting a person
mini-reach-one = one rival of your choice
mini-reach-each = each rival
mini-colour-brown = brown
mini-colour-any = any colour
mini-group-Adel = nobility
mini-group-Aemter = office
table-and = { $first } and { $last }
