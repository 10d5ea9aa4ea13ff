# { $a }, { $b } ... sind die Argumente der Reihe nach; eine Ressource bringt ihre Zahl mit.
mini-effect-gain = nimm { $a }
mini-effect-per = { $a } für { $b } (höchstens { $c })
mini-effect-swap = gib { $a } für { $c }, { $e ->
        [one] einmal
        [2] bis zu zweimal
       *[other] bis zu { $e }-mal
    }
mini-effect-advance = { $b ->
        [0] steige
       *[other] zahle { $b } Gulden und steige
    } { $a ->
        [one] eine Stufe
       *[other] { $a } Stufen
    } auf
mini-effect-draw = ziehe { $a ->
        [one] eine Karte
       *[other] { $a } Karten
    }
mini-effect-scry = sieh dir { $a } Karten eines Stapels an, nimm { $b ->
        [one] eine
       *[other] { $b }
    } davon und lege die anderen darunter
mini-effect-choose = { $a } oder { $b }
mini-effect-rivals = { $a }: { $b }
mini-effect-steal = nimm { $c } bis zu { $a } weg
mini-effect-threat = { $b ->
        [one] ein Bedrohungsmarker
       *[other] { $b } Bedrohungsmarker
    } in { $a }
mini-effect-damage = sofort der Schaden von { $a }
mini-effect-unthreat = gib { $a ->
        [one] einen Bedrohungsmarker
       *[other] bis zu { $a } Bedrohungsmarker
    } ({ $b }) zurück: je 1 Punkt
mini-effect-on = jedes Mal, wenn { $a }: { $b }
mini-effect-bonus = { $a } bringt { $b } mehr
mini-effect-discount = { $a } kostet { $b } Gulden weniger
mini-effect-shield = der Schaden von { $a } trifft dich nicht
mini-effect-score = am Ende { $b ->
        [one] 1 Punkt
       *[other] { $b } Punkte
    } für { $a }
mini-tally-group = jede Person der Gruppe { $x }
mini-tally-persons = { $n ->
        [one] jede Person
       *[other] je { $n } Personen
    }
mini-resource-guilders = { $n } Gulden
mini-resource-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
mini-resource-workers_any = { $n ->
        [one] einen Handlanger
       *[other] { $n } Handlanger
    } beliebiger Farbe
mini-event-advance = du eine Stufe aufsteigst
mini-event-rival_person = ein anderer eine Person anwirbt
mini-event-unthreat = du einen Bedrohungsmarker zurückgibst
mini-action-workers = Handlanger nehmen
mini-action-person = eine Person anwerben
mini-reach-one = einem Mitspieler deiner Wahl
mini-reach-each = jedem Mitspieler
mini-colour-brown = Braun
mini-colour-any = beliebige Farbe
mini-group-Adel = Adel
mini-group-Aemter = Ämter
table-and = { $first } und { $last }
