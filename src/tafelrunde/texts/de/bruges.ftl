### Brügge, in German. What persons do is in bruges_cards.ftl.
###
### Seats and cards arrive as names. A client may call the seat it speaks to by the word of table-you
### ("Du"): sentences in which that makes a difference have a variant for it. Numbers that change say
### in $what which of them it is, and in $way whether they grow; $each lists several of them.
### Keys end in the names that the engine uses for steps, verbs, causes, refusals and so on.

bruges-name = Brügge
bruges-teaser = Baue Häuser und Kanäle, hole Fürsten, Händler und Halunken in deine Stadt – und sieh zu, dass dir weder Pest noch Feuer dazwischenkommt.

## Words for other texts

bruges-word-stem = { $colour ->
    [blue] blau
    [brown] braun
    [yellow] gelb
    [red] rot
   *[violet] violett
}
bruges-word-damage = { $colour ->
    [blue] Überschwemmung
    [brown] Pest
    [yellow] Überfall
    [red] Brand
   *[violet] Intrige
}
bruges-word-arm = { $side ->
    [left] linken
   *[right] rechten
}
bruges-word-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}

## Decisions: what is asked of the one who decides

bruges-ask-drawing = { $seat ->
    [Du] { $count ->
        [one] Von welchem Stapel ziehst du die letzte Karte?
       *[other] Von welchem Stapel ziehst du die nächste von { $count } Karten?
    }
   *[other] { $count ->
        [one] { $seat }, von welchem Stapel ziehst du die letzte Karte?
       *[other] { $seat }, von welchem Stapel ziehst du die nächste von { $count } Karten?
    }
}
bruges-ask-ward = { $seat ->
    [Du] Welchen Bedrohungsmarker lehnst du ab?
   *[other] { $seat }, welchen Bedrohungsmarker lehnst du ab?
}
bruges-ask-rise = { $seat ->
    [Du] { $price ->
        [0] Steigst du kostenlos eine Stufe auf?
       *[other] Zahlst du { $price } Gulden, um eine Stufe aufzusteigen?
    }
   *[other] { $price ->
        [0] { $seat }, steigst du kostenlos eine Stufe auf?
       *[other] { $seat }, zahlst du { $price } Gulden, um eine Stufe aufzusteigen?
    }
}
bruges-ask-turn = { $seat ->
    [Du] { $cards ->
        [0] { $only_no ->
            [0] Deine Karte ist gespielt. Setzt du noch Personen ein?
           *[other] Deine Karte ist gespielt, und du kannst niemanden von deiner Hand bezahlen. Dein Zug endet gleich von selbst.
        }
        [one] Welche Karte spielst du aus, und wofür?
       *[other] Welche Karte spielst du aus, und wofür? { $cards } sind es noch in diesem Zug.
    }
   *[other] { $cards ->
        [0] { $only_no ->
            [0] { $seat }, deine Karte ist gespielt. Setzt du noch Personen ein?
           *[other] { $seat }, deine Karte ist gespielt, und du kannst niemanden von deiner Hand bezahlen. Dein Zug endet gleich von selbst.
        }
        [one] { $seat }, welche Karte spielst du aus, und wofür?
       *[other] { $seat }, welche Karte spielst du aus, und wofür? { $cards } sind es noch in diesem Zug.
    }
}
bruges-ask-order = { $seat ->
    [Du] Mehrere Schäden treffen dich. Welcher kommt zuerst?
   *[other] { $seat }, mehrere Schäden treffen dich. Welcher kommt zuerst?
}
bruges-ask-plague = { $seat ->
    [Du] Die Pest! Welche Person verlierst du?
   *[other] { $seat }, die Pest! Welche Person verlierst du?
}
bruges-ask-fire = { $seat ->
    [Du] Feuer! Was verlierst du?
   *[other] { $seat }, Feuer! Was verlierst du?
}
bruges-ask-calming = { $seat ->
    [Du] Welchen Bedrohungsmarker gibst du zurück?
   *[other] { $seat }, welchen Bedrohungsmarker gibst du zurück?
}
bruges-ask-paying = { $seat ->
    [Du] Welchen Handlanger gibst du für das Haus ab?
   *[other] { $seat }, welchen Handlanger gibst du für das Haus ab?
}
bruges-ask-ask_colour = { $seat ->
    [Du] { $effect ->
        [threat] { $card }: Welche Farbe soll der Bedrohungsmarker haben?
        [steal] { $card }: Welchen Handlanger nimmst du weg?
       *[other] { $card }: Welchen Handlanger nimmst du?
    }
   *[other] { $effect ->
        [threat] { $seat }, { $card }: Welche Farbe soll der Bedrohungsmarker haben?
        [steal] { $seat }, { $card }: Welchen Handlanger nimmst du weg?
       *[other] { $seat }, { $card }: Welchen Handlanger nimmst du?
    }
}
bruges-ask-ask_marker = { $seat ->
    [Du] { $card }: Welchen Bedrohungsmarker gibst du zurück?
   *[other] { $seat }, { $card }: Welchen Bedrohungsmarker gibst du zurück?
}
bruges-ask-ask_worker = { $seat ->
    [Du] { $card }: Welchen Handlanger gibst du ab?
   *[other] { $seat }, { $card }: Welchen Handlanger gibst du ab?
}
bruges-ask-ask_draw = { $seat ->
    [Du] { $card }: Von welchem Stapel ziehst du?
   *[other] { $seat }, { $card }: Von welchem Stapel ziehst du?
}
bruges-ask-ask_look = { $seat ->
    [Du] { $card }: Welchen Stapel siehst du dir an?
   *[other] { $seat }, { $card }: Welchen Stapel siehst du dir an?
}
bruges-ask-ask_part = { $seat ->
    [Du] { $card }: Welche der beiden Wirkungen wählst du?
   *[other] { $seat }, { $card }: Welche der beiden Wirkungen wählst du?
}
bruges-ask-ask_rival = { $seat ->
    [Du] { $effect ->
        [spy] { $card }: Wessen Handkarten siehst du dir an?
        [steal] { $card }: Wem nimmst du etwas weg?
       *[other] { $card }: Wen soll es treffen?
    }
   *[other] { $effect ->
        [spy] { $seat }, { $card }: Wessen Handkarten siehst du dir an?
        [steal] { $seat }, { $card }: Wem nimmst du etwas weg?
       *[other] { $seat }, { $card }: Wen soll es treffen?
    }
}
bruges-ask-ask_again = { $seat ->
    [Du] { $effect ->
        [advance] { $card }: Zahlst du und steigst auf?
       *[other] { $card }: Tauschst du?
    }
   *[other] { $effect ->
        [advance] { $seat }, { $card }: Zahlst du und steigst auf?
       *[other] { $seat }, { $card }: Tauschst du?
    }
}
bruges-ask-ask_side = { $seat ->
    [Du] { $card }: An welchem Kanalarm baust du?
   *[other] { $seat }, { $card }: An welchem Kanalarm baust du?
}
bruges-ask-ask_majority = { $seat ->
    [Du] { $card }: Welchen Mehrheitenmarker drehst du um?
   *[other] { $seat }, { $card }: Welchen Mehrheitenmarker drehst du um?
}
bruges-ask-ask_give = { $seat ->
    [Du] { $card }: Welche Handkarte gibst du ab?
   *[other] { $seat }, { $card }: Welche Handkarte gibst du ab?
}
bruges-ask-ask_trade = { $seat ->
    [Du] { $card }: Welche Karte gibst du dafür her?
   *[other] { $seat }, { $card }: Welche Karte gibst du dafür her?
}
bruges-ask-ask_house = { $seat ->
    [Du] { $card }: Welche Karte wird zum Haus?
   *[other] { $seat }, { $card }: Welche Karte wird zum Haus?
}
bruges-ask-ask_recruit = { $seat ->
    [Du] { $only_no ->
        [0] { $card }: Wen wirbst du an?
       *[other] { $card }: Du kannst niemanden von deiner Hand bezahlen. Es geht gleich von selbst weiter.
    }
   *[other] { $only_no ->
        [0] { $seat }, { $card }: Wen wirbst du an?
       *[other] { $seat }, { $card }: Du kannst niemanden von deiner Hand bezahlen. Es geht gleich von selbst weiter.
    }
}
bruges-ask-ask_keep = { $seat ->
    [Du] { $card }: Welche Karte behältst du?
   *[other] { $seat }, { $card }: Welche Karte behältst du?
}
bruges-ask-ask_put = { $seat ->
    [Du] { $card }: Welche Karte legst du zuerst zurück?
   *[other] { $seat }, { $card }: Welche Karte legst du zuerst zurück?
}
bruges-ask-ask_salvage = { $seat ->
    [Du] { $card }: Welche Karte nimmst du vom Ablagestapel?
   *[other] { $seat }, { $card }: Welche Karte nimmst du vom Ablagestapel?
}
bruges-ask-ask_take = { $seat ->
    [Du] { $card }: Welche dieser Karten nimmst du?
   *[other] { $seat }, { $card }: Welche dieser Karten nimmst du?
}
bruges-ask-ask_wake = { $seat ->
    [Du] { $card }: Welche Person stellst du wieder gerade?
   *[other] { $seat }, { $card }: Welche Person stellst du wieder gerade?
}
bruges-ask-ask_copy = { $seat ->
    [Du] { $card }: Wessen Wirkung führst du aus?
   *[other] { $seat }, { $card }: Wessen Wirkung führst du aus?
}

## Decisions: what the others read meanwhile

bruges-wait-drawing = { $seat ->
    [Du] Du ziehst Karten.
   *[other] { $seat } zieht Karten.
}
bruges-wait-ward = { $seat ->
    [Du] Du überlegst, ob du eine Bedrohung ablehnst.
   *[other] { $seat } überlegt, ob sich eine Bedrohung ablehnen lässt.
}
bruges-wait-rise = { $seat ->
    [Du] Du überlegst, ob du aufsteigst.
   *[other] { $seat } überlegt, ob sich der Aufstieg lohnt.
}
bruges-wait-turn = { $seat ->
    [Du] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
bruges-wait-order = { $seat ->
    [Du] Du suchst aus, welcher Schaden zuerst kommt.
   *[other] { $seat } sucht aus, welcher Schaden zuerst kommt.
}
bruges-wait-plague = { $seat ->
    [Du] Du verlierst eine Person.
   *[other] { $seat } verliert eine Person.
}
bruges-wait-fire = { $seat ->
    [Du] Du verlierst etwas an das Feuer.
   *[other] { $seat } verliert etwas an das Feuer.
}
bruges-wait-calming = { $seat ->
    [Du] Du gibst einen Bedrohungsmarker zurück.
   *[other] { $seat } gibt einen Bedrohungsmarker zurück.
}
bruges-wait-paying = { $seat ->
    [Du] Du gibst einen Handlanger ab.
   *[other] { $seat } gibt einen Handlanger ab.
}
bruges-wait-ask_colour = { $seat ->
    [Du] Du suchst eine Farbe aus.
   *[other] { $seat } sucht eine Farbe aus.
}
bruges-wait-ask_marker = { $seat ->
    [Du] Du suchst einen Bedrohungsmarker aus.
   *[other] { $seat } sucht einen Bedrohungsmarker aus.
}
bruges-wait-ask_worker = { $seat ->
    [Du] Du suchst einen Handlanger aus.
   *[other] { $seat } sucht einen Handlanger aus.
}
bruges-wait-ask_draw = { $seat ->
    [Du] Du ziehst Karten.
   *[other] { $seat } zieht Karten.
}
bruges-wait-ask_look = { $seat ->
    [Du] Du suchst einen Stapel aus.
   *[other] { $seat } sucht einen Stapel aus.
}
bruges-wait-ask_part = { $seat ->
    [Du] Du wählst eine Wirkung.
   *[other] { $seat } wählt eine Wirkung.
}
bruges-wait-ask_rival = { $seat ->
    [Du] Du suchst einen Mitspieler aus.
   *[other] { $seat } sucht einen Mitspieler aus.
}
bruges-wait-ask_again = { $seat ->
    [Du] Du überlegst, ob es den Preis wert ist.
   *[other] { $seat } überlegt, ob es den Preis wert ist.
}
bruges-wait-ask_side = { $seat ->
    [Du] Du suchst einen Kanalarm aus.
   *[other] { $seat } sucht einen Kanalarm aus.
}
bruges-wait-ask_majority = { $seat ->
    [Du] Du suchst einen Mehrheitenmarker aus.
   *[other] { $seat } sucht einen Mehrheitenmarker aus.
}
bruges-wait-ask_give = { $seat ->
    [Du] Du suchst eine Handkarte aus.
   *[other] { $seat } sucht eine Handkarte aus.
}
bruges-wait-ask_trade = { $seat ->
    [Du] Du suchst eine Karte zum Tauschen aus.
   *[other] { $seat } sucht eine Karte zum Tauschen aus.
}
bruges-wait-ask_house = { $seat ->
    [Du] Du suchst eine Karte für ein Haus aus.
   *[other] { $seat } sucht eine Karte für ein Haus aus.
}
bruges-wait-ask_recruit = { $seat ->
    [Du] Du überlegst, wen du anwirbst.
   *[other] { $seat } überlegt, wer angeworben wird.
}
bruges-wait-ask_keep = { $seat ->
    [Du] Du siehst dir Karten an.
   *[other] { $seat } sieht sich Karten an.
}
bruges-wait-ask_put = { $seat ->
    [Du] Du legst Karten zurück.
   *[other] { $seat } legt Karten zurück.
}
bruges-wait-ask_salvage = { $seat ->
    [Du] Du durchsuchst den Ablagestapel.
   *[other] { $seat } durchsucht den Ablagestapel.
}
bruges-wait-ask_take = { $seat ->
    [Du] Du siehst dir fremde Handkarten an.
   *[other] { $seat } sieht sich fremde Handkarten an.
}
bruges-wait-ask_wake = { $seat ->
    [Du] Du stellst eine Person wieder gerade.
   *[other] { $seat } stellt eine Person wieder gerade.
}
bruges-wait-ask_copy = { $seat ->
    [Du] Du suchst eine fremde Person aus.
   *[other] { $seat } sucht eine fremde Person aus.
}

## Moves

bruges-move-draw = { $pile ->
    [a] Ziehe von Stapel A
   *[b] Ziehe von Stapel B
}
bruges-move-refuse = Lehne den { bruges-word-stem }en Bedrohungsmarker ab
bruges-move-accept = Nimm, was die Würfel bringen
bruges-move-suffer = Zuerst: { bruges-word-damage }
bruges-move-burn = Gib ein leeres { bruges-word-stem }es Haus auf
bruges-move-breach = Gib das äußerste Plättchen am { bruges-word-arm } Kanalarm auf
bruges-move-lose = Verliere { bruges-word-the_person }
bruges-move-evict = Gib das Haus von { $card } auf
bruges-move-climb = Steige eine Stufe auf
bruges-move-stay = Bleib, wo du bist
bruges-move-workers = Nimm Handlanger mit { $card }
bruges-move-guilders = Nimm Gulden mit { $card }
bruges-move-calm = Gib einen Bedrohungsmarker zurück mit { $card }
bruges-move-canal = Baue am { bruges-word-arm } Kanalarm mit { $card }
bruges-move-house = Baue ein Haus aus { $card }
bruges-move-recruit = Hole { bruges-word-the_person } in ein { bruges-word-stem }es Haus
bruges-move-use = Setze { bruges-word-the_person } ein
bruges-move-end = Beende den Zug
bruges-move-colour = { $colour ->
    [blue] Wähle Blau
    [brown] Wähle Braun
    [yellow] Wähle Gelb
    [red] Wähle Rot
   *[violet] Wähle Violett
}
bruges-move-rival = Wähle { $seat }
bruges-move-part = { $part ->
    [first] Die erste Wirkung
   *[second] Die zweite Wirkung
}
bruges-move-again = Ja
bruges-move-enough = Nein, das genügt
bruges-move-marker = { $majority ->
    [reputation] Drehe den Marker für den Aufstieg um
    [persons] Drehe den Marker für Personen um
   *[canal] Drehe den Marker für den Kanal um
}
bruges-move-build = Baue am { bruges-word-arm } Kanalarm
bruges-move-give = Gib { $card } ab
bruges-move-keep = Nimm { $card }
bruges-move-put = Lege { $card } zurück
bruges-move-wake = Stelle { bruges-word-the_person } wieder gerade
bruges-move-copy = Mach es wie { $card }

## What moves are called in statistics, whatever they are made with

bruges-action-draw = Ziehe eine Karte
bruges-action-refuse = Lehne einen Bedrohungsmarker ab
bruges-action-suffer = Wähle die Reihenfolge der Schäden
bruges-action-burn = Gib ein leeres Haus auf
bruges-action-breach = Gib ein Kanalplättchen auf
bruges-action-workers = Nimm Handlanger
bruges-action-guilders = Nimm Gulden
bruges-action-calm = Gib einen Bedrohungsmarker zurück
bruges-action-canal = Baue am Kanal
bruges-action-house = Baue ein Haus
bruges-action-recruit = Hole eine Person
bruges-action-use = Setze eine Person ein
bruges-action-colour = Wähle eine Farbe
bruges-action-rival = Wähle einen Mitspieler
bruges-action-part = Wähle eine Wirkung
bruges-action-again = Nutze eine Wirkung noch einmal
bruges-action-enough = Lass es bei einer Wirkung genug sein
bruges-action-marker = Drehe einen Mehrheitenmarker um
bruges-action-build = Baue am Kanal durch eine Wirkung

## Moves that stand in a row: how the row begins, and what each of them adds

bruges-row-workers = Nimm Handlanger mit
bruges-brief-workers = { $card }
bruges-row-guilders = Nimm Gulden mit
bruges-brief-guilders = { $card }
bruges-row-calm = Gib einen Bedrohungsmarker zurück mit
bruges-brief-calm = { $card }
bruges-row-canal = Baue am { bruges-word-arm } Kanalarm mit
bruges-brief-canal = { $card }
bruges-row-house = Baue ein Haus aus
bruges-brief-house = { $card }
bruges-row-recruit = Hole { bruges-word-the_person } in
bruges-brief-recruit = ein { bruges-word-stem }es Haus

## The log: each of several parts of a sentence

bruges-each-changed = { $what ->
    [guilders] { $amount } Gulden
    [points] { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
    [reputation] { $amount ->
        [one] 1 Stufe auf der Aufstiegsleiste
       *[other] { $amount } Stufen auf der Aufstiegsleiste
    }
    [workers_blue] { $amount ->
        [one] 1 blauen Handlanger
       *[other] { $amount } blaue Handlanger
    }
    [workers_brown] { $amount ->
        [one] 1 braunen Handlanger
       *[other] { $amount } braune Handlanger
    }
    [workers_yellow] { $amount ->
        [one] 1 gelben Handlanger
       *[other] { $amount } gelbe Handlanger
    }
    [workers_red] { $amount ->
        [one] 1 roten Handlanger
       *[other] { $amount } rote Handlanger
    }
    [workers_violet] { $amount ->
        [one] 1 violetten Handlanger
       *[other] { $amount } violette Handlanger
    }
    [threats_blue] { $amount ->
        [one] 1 blauen Bedrohungsmarker
       *[other] { $amount } blaue Bedrohungsmarker
    }
    [threats_brown] { $amount ->
        [one] 1 braunen Bedrohungsmarker
       *[other] { $amount } braune Bedrohungsmarker
    }
    [threats_yellow] { $amount ->
        [one] 1 gelben Bedrohungsmarker
       *[other] { $amount } gelbe Bedrohungsmarker
    }
    [threats_red] { $amount ->
        [one] 1 roten Bedrohungsmarker
       *[other] { $amount } rote Bedrohungsmarker
    }
   *[threats_violet] { $amount ->
        [one] 1 violetten Bedrohungsmarker
       *[other] { $amount } violette Bedrohungsmarker
    }
}
bruges-each-rolled = { bruges-word-stem } { $pips }

## The log: things that went somewhere

bruges-moved-action = { $player ->
    [Du] Du spielst { $things } aus.
   *[other] { $player } spielt { $things } aus.
}
bruges-moved-person = { $player ->
    [Du] Du ziehst { $things } ({ $source }).
   *[other] { $player } zieht { $things } ({ $source }).
}
bruges-moved-drew = { $player ->
    [Du] Du ziehst { $things } ({ $source }).
   *[other] { $player } zieht { $things } ({ $source }).
}
bruges-moved-filled = { $player ->
    [Du] Du ziehst { $things } ({ $source }).
   *[other] { $player } zieht { $things } ({ $source }).
}
bruges-moved-extra_pile = Der Extrastapel wird zum neuen Nachziehstapel ({ $target }).
bruges-moved-halved = Der andere Stapel wird geteilt ({ $source }, { $target }).
bruges-moved-house = { $known ->
    [yes] { $player ->
        [Du] Du baust ein Haus aus { $things }.
       *[other] { $player } baut ein Haus aus { $things }.
    }
   *[no] { $player ->
        [Du] Du baust ein Haus.
       *[other] { $player } baut ein Haus.
    }
}
bruges-moved-recruited = { $player ->
    [Du] Du wirbst { bruges-word-the_person } an.
   *[other] { $player } wirbt { bruges-word-the_person } an.
}
bruges-moved-damage = { $target ->
    [Hand] { $player ->
        [Du] Du nimmst { bruges-word-the_person } zurück auf die Hand.
       *[other] { $player } nimmt { bruges-word-the_person } zurück auf die Hand.
    }
   *[other] { ASCII($source) ->
        [Haeuser] { $player ->
            [Du] Eines deiner Häuser brennt ab und wird abgelegt: { $things }.
           *[other] Ein Haus von { $player } brennt ab und wird abgelegt: { $things }.
        }
       *[other] { $player ->
            [Du] Du verlierst { bruges-word-the_person }.
           *[other] { $player } verliert { bruges-word-the_person }.
        }
    }
}
bruges-moved-taken_up = { $known ->
    [yes] { $player ->
        [Du] Du hast gezogen: { $things }.
       *[other] { $player } hat gezogen: { $things }.
    }
   *[no] { $player ->
        [Du] Du ziehst { $things }.
       *[other] { $player } zieht { $things }.
    }
}
bruges-moved-exchanged = { $target ->
    [Hand] { $player ->
        [Du] Du nimmst { $things } vom Ablagestapel.
       *[other] { $player } nimmt { $things } vom Ablagestapel.
    }
   *[other] { $player ->
        [Du] Du legst { $things } ab.
       *[other] { $player } legt { $things } ab.
    }
}
bruges-moved-looked = { $known ->
    [yes] { $player ->
        [Du] Du siehst dir an: { $things }.
       *[other] { $player } sieht sich an: { $things }.
    }
   *[no] { $player ->
        [Du] Du siehst dir { $things } an ({ $source }).
       *[other] { $player } sieht sich { $things } an ({ $source }).
    }
}
bruges-moved-kept = { $player ->
    [Du] Du behältst { $things }.
   *[other] { $player } behält { $things }.
}
bruges-moved-returned = { $known ->
    [yes] { $player ->
        [Du] Du legst zurück: { $things }.
       *[other] { $player } legt zurück: { $things }.
    }
   *[no] { $player ->
        [Du] Du legst { $things } zurück.
       *[other] { $player } legt { $things } zurück.
    }
}
bruges-moved-salvaged = { $player ->
    [Du] Du nimmst { $things } vom Ablagestapel.
   *[other] { $player } nimmt { $things } vom Ablagestapel.
}
bruges-moved-spied = { $player ->
    [Du] Du siehst dir die Hand von { $source_player } an: { $things }.
   *[other] { $source_player ->
        [Du] { $player } sieht sich deine Hand an: { $things }.
       *[other] { $player } sieht sich die Hand von { $source_player } an: { $things }.
    }
}
bruges-moved-picked = { $player ->
    [Du] Du nimmst { $things } von { $source_player }.
   *[other] { $source_player ->
        [Du] { $player } nimmt dir { $things } weg.
       *[other] { $player } nimmt { $things } von { $source_player }.
    }
}
bruges-moved-traded = { $source_player ->
    [Du] Du gibst { $things } an { $target_player }.
   *[other] { $target_player ->
        [Du] { $source_player } gibt { $things } an dich.
       *[other] { $source_player } gibt { $things } an { $target_player }.
    }
}

## The log: guilders, points, workers, threat markers, reputation

bruges-changed-action = { $way ->
    [up] { $player ->
        [Du] Du nimmst { $each }.
       *[other] { $player } nimmt { $each }.
    }
   *[down] { $player ->
        [Du] { $what ->
            [guilders] Du zahlst { $each }.
           *[other] Du gibst { $each } ab.
        }
       *[other] { $what ->
            [guilders] { $player } zahlt { $each }.
           *[other] { $player } gibt { $each } ab.
        }
    }
}
bruges-changed-person = { $way ->
    [up] { $player ->
        [Du] Du bekommst { $each }.
       *[other] { $player } bekommt { $each }.
    }
   *[down] { $player ->
        [Du] Du gibst { $each } her.
       *[other] { $player } gibt { $each } her.
    }
}
bruges-changed-calmed = { $way ->
    [up] { $player ->
        [Du] Du bekommst dafür { $each }.
       *[other] { $player } bekommt dafür { $each }.
    }
   *[down] { $player ->
        [Du] Du gibst { $each } zurück.
       *[other] { $player } gibt { $each } zurück.
    }
}
bruges-changed-recruited = { $player ->
    [Du] Du zahlst { $each }.
   *[other] { $player } zahlt { $each }.
}
bruges-changed-damage = { $player ->
    [Du] Du verlierst { $each }.
   *[other] { $player } verliert { $each }.
}
bruges-changed-threat = { $way ->
    [up] { $player ->
        [Du] Du bekommst { $each }.
       *[other] { $player } bekommt { $each }.
    }
   *[down] { $player ->
        [Du] Du gibst { $each } ohne Punkte zurück.
       *[other] { $player } gibt { $each } ohne Punkte zurück.
    }
}
bruges-changed-fee = { $player ->
    [Du] Du gibst { $each } ab.
   *[other] { $player } gibt { $each } ab.
}
bruges-changed-advanced = { $way ->
    [up] { $player ->
        [Du] Du steigst auf Feld { $value } der Aufstiegsleiste.
       *[other] { $player } steigt auf Feld { $value } der Aufstiegsleiste.
    }
   *[down] { $player ->
        [Du] Du zahlst { $each } für den Aufstieg.
       *[other] { $player } zahlt { $each } für den Aufstieg.
    }
}

## The log: what was said

bruges-told-last_round = Ein Stapel ist leer: Runde { $round } ist die letzte.
bruges-told-statue = { $player ->
    [Du] Du nimmst eine Statue mit { bruges-word-points }.
   *[other] { $player } nimmt eine Statue mit { bruges-word-points }.
}
bruges-told-built = { $player ->
    [Du] Du bebaust Feld { $space } deines { bruges-word-arm } Kanalarms.
   *[other] { $player } bebaut Feld { $space } am { bruges-word-arm } Kanalarm.
}
bruges-told-struck = { $player ->
    [Du] Schaden für dich: { bruges-word-damage }!
   *[other] Schaden für { $player }: { bruges-word-damage }!
}
bruges-told-spared = { $player ->
    [Du] Der Schaden trifft dich nicht: { bruges-word-damage }.
   *[other] Der Schaden trifft { $player } nicht: { bruges-word-damage }.
}
bruges-told-broken = { $player ->
    [Du] Du verlierst das Plättchen auf Feld { $space } deines { bruges-word-arm } Kanalarms.
   *[other] { $player } verliert das Plättchen auf Feld { $space } am { bruges-word-arm } Kanalarm.
}
bruges-told-turn = { $player ->
    [Du] Du bist am Zug.
   *[other] { $player } ist am Zug.
}
bruges-told-used = { $player ->
    [Du] Du setzt { bruges-word-the_person } ein.
   *[other] { $player } setzt { bruges-word-the_person } ein.
}
bruges-told-round = { $player ->
    [Du] Runde { $round } beginnt, und zwar mit dir.
   *[other] Runde { $round } beginnt, und zwar mit { $player }.
}
bruges-told-rolled = { $player ->
    [Du] Du würfelst: { $each }.
   *[other] { $player } würfelt: { $each }.
}
bruges-told-refused = { $player ->
    [Du] Du lehnst den { bruges-word-stem }en Bedrohungsmarker ab.
   *[other] { $player } lehnt den { bruges-word-stem }en Bedrohungsmarker ab.
}
bruges-told-majority = { $majority ->
    [reputation] { $player ->
        [Du] Du führst allein auf der Aufstiegsleiste und drehst deinen Mehrheitenmarker um.
       *[other] { $player } führt allein auf der Aufstiegsleiste und dreht den Mehrheitenmarker um.
    }
    [persons] { $player ->
        [Du] Du hast allein die meisten Personen und drehst deinen Mehrheitenmarker um.
       *[other] { $player } hat allein die meisten Personen und dreht den Mehrheitenmarker um.
    }
   *[canal] { $player ->
        [Du] Du hast allein den längsten Kanal und drehst deinen Mehrheitenmarker um.
       *[other] { $player } hat allein den längsten Kanal und dreht den Mehrheitenmarker um.
    }
}
bruges-told-crest = { $player ->
    [Du] Das Startspielerwappen geht an dich.
   *[other] Das Startspielerwappen geht an { $player }.
}
bruges-told-ended = Das Spiel ist zu Ende.
bruges-told-turned_marker = { $majority ->
    [reputation] { $player ->
        [Du] Du drehst deinen Mehrheitenmarker für den Aufstieg um.
       *[other] { $player } dreht den Mehrheitenmarker für den Aufstieg um.
    }
    [persons] { $player ->
        [Du] Du drehst deinen Mehrheitenmarker für Personen um.
       *[other] { $player } dreht den Mehrheitenmarker für Personen um.
    }
   *[canal] { $player ->
        [Du] Du drehst deinen Mehrheitenmarker für den Kanal um.
       *[other] { $player } dreht den Mehrheitenmarker für den Kanal um.
    }
}
bruges-told-woken = { $player ->
    [Du] Du stellst { bruges-word-the_person } wieder gerade.
   *[other] { $player } stellt { bruges-word-the_person } wieder gerade.
}
bruges-told-copied = { $player ->
    [Du] Du machst es wie { $card }.
   *[other] { $player } macht es wie { $card }.
}

## Where in the game we are

bruges-phase-round = Runde { $round }
bruges-phase-draw = Karten ziehen
bruges-phase-threats = Bedrohungen
bruges-phase-reputation = Aufstieg
bruges-phase-cards = { $seat ->
    [Du] Dein Zug { $turn } von 4
   *[other] Zug { $turn } von 4, { $seat }
}
bruges-phase-damage = Schaden
bruges-phase-over = Spielende

## Why a move is refused

bruges-why-game_over = Das Spiel ist zu Ende, niemand kann mehr ziehen.
bruges-why-no_such_card = Diese Karte gibt es in diesem Spiel nicht.
bruges-why-not_in_hand = { $card } hast du nicht auf der Hand.
bruges-why-not_before_you = { $card } liegt nicht in deiner Auslage.
bruges-why-no_such_seat = So viele Spieler sitzen nicht an diesem Tisch.
bruges-why-not_oneself = Dich selbst kannst du nicht wählen. Nenne jemand anderen.
bruges-why-no_guilders = Das kostet { $price } Gulden, und du hast { $guilders }.
bruges-why-no_marker = Einen passenden Bedrohungsmarker hast du nicht.
bruges-why-no_worker = Den passenden Handlanger hast du nicht.
bruges-why-no_house = Du hast kein leeres Haus. Baue zuerst eines.
bruges-why-hand_empty = Dafür hast du keine Karte auf der Hand.
bruges-why-pile_empty = Dort liegt keine Karte mehr.
bruges-why-at_the_top = Du stehst schon auf dem letzten Feld der Aufstiegsleiste.
bruges-why-arm_complete = Dieser Kanalarm ist fertig.
bruges-why-answer_first = Beantworte zuerst die Frage deiner Person.
bruges-why-nothing_asked = Danach fragt gerade niemand.
bruges-why-card_played = Deine Karte für diesen Zug ist schon gespielt.
bruges-why-wrong_colour = Das nächste Feld ist { bruges-word-stem }. Dafür brauchst du eine Karte dieser Farbe.
bruges-why-choose_colour_first = Wähle zuerst eine Farbe.
bruges-why-must_go_on = Das hast du angefangen, also musst du es auch zu Ende bringen.
bruges-why-no_damage = Gerade trifft dich kein Schaden.
bruges-why-damage_first = Zuerst kommt der Schaden. Entscheide, was du verlierst.
bruges-why-not_due = Von dieser Farbe hast du keine 3 Bedrohungsmarker.
bruges-why-no_empty_house = Ein leeres Haus dieser Farbe hast du nicht.
bruges-why-no_canal = An diesem Kanalarm liegt kein Plättchen.
bruges-why-not_usable = { $card } lässt sich nicht einsetzen. Die Wirkung kommt von selbst.
bruges-why-worked_at_once = { $card } lässt sich nicht einsetzen: Die Wirkung kam gleich beim Anwerben und ist vorbei.
bruges-why-used_up = { $card } war in dieser Runde schon im Einsatz.
bruges-why-play_first = Spiele zuerst eine Karte aus.
bruges-why-not_drawing = Karten ziehst du nur in Phase 1, oder wenn eine Person es erlaubt.
bruges-why-draw_first = Ziehe zuerst deine Karten.
bruges-why-nothing_refusable = Gerade gibt es keinen Bedrohungsmarker, den du ablehnen kannst.
bruges-why-not_rolled = Die Würfel bringen keinen Bedrohungsmarker dieser Farbe, den du noch ablehnen kannst.
bruges-why-no_step = Gerade steht kein Aufstieg an. Den gibt es in Phase 2.
bruges-why-decide_first = Entscheide zuerst das, wonach du gefragt bist.
bruges-why-not_offered = { $card } steht nicht zur Wahl.
bruges-why-nothing_to_gain = Das bringt dir gerade nichts ein.
bruges-why-no_cheap_die = Kein Würfel zeigt eine 1 oder 2, also gibt es in dieser Runde keinen Aufstieg.
bruges-why-discard_empty = Der Ablagestapel ist leer.
bruges-why-same_colour = Tausche gegen eine andere Farbe.
bruges-why-one_of_each = Von jeder Farbe geht nur ein Marker zurück.
bruges-why-majority_turned = Dieser Mehrheitenmarker liegt schon auf der farbigen Seite.
bruges-why-protected = Davor bietet eine Person Schutz.
bruges-why-not_the_richest = Jemand anders hat mehr davon.
bruges-why-nothing_to_take = Dort ist nichts zu holen.
bruges-why-nobody_turned = Keine deiner Personen ist gedreht.
bruges-why-nobody_to_copy = In keiner fremden Auslage ist eine Person mit Handlanger-Symbol.
bruges-why-nothing_to_copy = Keine Person mit Handlanger-Symbol in einer fremden Auslage könnte jetzt etwas für dich tun.

## Options

bruges-option-graveur = Der Graveur
bruges-option-graveur-help = Von dieser Karte gibt es zwei Auflagen. Die neue kostet 9 Gulden und zählt 1 Punkt je Gruppe, die erste 12 Gulden und 2 Punkte je Gruppe.
bruges-option-graveur-revised = neue Auflage
bruges-option-graveur-first_printing = erste Auflage
bruges-option-first_player = Startspieler
bruges-option-first_player-help = Wer in der ersten Runde beginnt: ein bestimmter Sitz, oder das Los entscheidet.
bruges-option-first_player-random = das Los entscheidet

## Scoring

bruges-score-taken = Im Spiel gesammelt
bruges-score-people = Personen
bruges-score-buildings = Häuser
bruges-score-laurels = Lorbeerkränze
bruges-score-majorities = Mehrheiten
bruges-score-canals = Kanal und Statuen
bruges-score-renown = Aufstieg

## How a game stands, and what decides between equal points

bruges-outlook-persons = Personen
bruges-outlook-canals = Kanalplättchen
bruges-outlook-reputation = Aufstieg
bruges-tie-guilders = der Besitz an Gulden

## Places, counters and markers

bruges-zone-dice = Würfel
bruges-zone-reputation = Aufstieg
bruges-zone-statues = Statuen im Vorrat
bruges-zone-last_round = Letzte Runde
bruges-zone-pile_a = Stapel A
bruges-zone-pile_b = Stapel B
bruges-zone-extra = Extrastapel
bruges-zone-discard = Ablagestapel
bruges-zone-offer = Angesehene Karten
bruges-zone-hand = Hand
bruges-zone-drawn = Gezogen
bruges-zone-houses = Häuser
bruges-zone-persons = Personen
bruges-zone-town = Auslage
bruges-zone-points = Punkte
bruges-zone-guilders = Gulden
bruges-zone-crest = Startspielerwappen
bruges-zone-canal_left = Kanal links
bruges-zone-canal_right = Kanal rechts
bruges-zone-workers_blue = Blaue Handlanger
bruges-zone-workers_brown = Braune Handlanger
bruges-zone-workers_yellow = Gelbe Handlanger
bruges-zone-workers_red = Rote Handlanger
bruges-zone-workers_violet = Violette Handlanger
bruges-zone-threats_blue = Überschwemmung
bruges-zone-threats_brown = Pest
bruges-zone-threats_yellow = Überfall
bruges-zone-threats_red = Brand
bruges-zone-threats_violet = Intrige
bruges-zone-statue_2 = Statue 2
bruges-zone-statue_3 = Statue 3
bruges-zone-statue_4 = Statue 4
bruges-zone-statue_5 = Statue 5
bruges-zone-statue_6 = Statue 6
bruges-zone-statue_7 = Statue 7
bruges-zone-majority_reputation = Mehrheit Aufstieg
bruges-zone-majority_persons = Mehrheit Personen
bruges-zone-majority_canal = Mehrheit Kanal
bruges-zone-workers = Handlanger
bruges-zone-threats = Bedrohungen
bruges-zone-statue = Statuen
bruges-zone-majority = Mehrheiten
bruges-zone-turned = gewonnen

## Parts of rows: one of several counters or markers, a die, a space of a canal with its price

bruges-part-workers_blue = { $value } blau
bruges-part-workers_brown = { $value } braun
bruges-part-workers_yellow = { $value } gelb
bruges-part-workers_red = { $value } rot
bruges-part-workers_violet = { $value } violett
bruges-part-threats_blue = Überschwemmung { $value } von { $limit }
bruges-part-threats_brown = Pest { $value } von { $limit }
bruges-part-threats_yellow = Überfall { $value } von { $limit }
bruges-part-threats_red = Brand { $value } von { $limit }
bruges-part-threats_violet = Intrige { $value } von { $limit }
bruges-part-statue_2 = 2
bruges-part-statue_3 = 3
bruges-part-statue_4 = 4
bruges-part-statue_5 = 5
bruges-part-statue_6 = 6
bruges-part-statue_7 = 7
bruges-part-majority_reputation = Aufstieg
bruges-part-majority_persons = Personen
bruges-part-majority_canal = Kanal
bruges-die-0 = blau { $pips }
bruges-die-1 = braun { $pips }
bruges-die-2 = gelb { $pips }
bruges-die-3 = rot { $pips }
bruges-die-4 = violett { $pips }
bruges-word-price = { $number ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
   *[4] 5
}
bruges-space-blue = blau { bruges-word-price }
bruges-space-brown = braun { bruges-word-price }
bruges-space-yellow = gelb { bruges-word-price }
bruges-space-red = rot { bruges-word-price }
bruges-space-violet = violett { bruges-word-price }

## Things whose faces nobody sees, by sort

bruges-count-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## What a card is

bruges-fact-colour = Farbe
bruges-fact-cost = Gulden
bruges-fact-points = Punkte
bruges-fact-group = Gruppe
bruges-fact-symbol = Symbol

## What a choice brings, and why to think twice

bruges-amount-guilders = { $count } Gulden
bruges-amount-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
bruges-amount-workers = { $count } Handlanger
bruges-amount-threats = { $count } Bedrohungsmarker
bruges-amount-reputation = { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
}
bruges-amount-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
bruges-amount-drawn = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
bruges-amount-houses = { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
}
bruges-amount-persons = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
bruges-amount-canals = { $count } Kanalplättchen
bruges-remark-of_colour = { bruges-word-stem }
bruges-remark-die = { bruges-word-stem }er Würfel
bruges-remark-scenic = am Ende { $points } Punkte
bruges-remark-statue = eine Statue, am Ende { $points } Punkte
bruges-warn-persons_left = Du hast noch Personen, die du in dieser Runde einsetzen könntest.
bruges-warn-in_vain = Das bringt dir nichts.

## What can be wrong with a card list
bruges-bad_cards-not_a_third = { $points ->
    [one] 1 Punkt ist nicht ein Drittel von { $cost } Gulden
   *[other] { $points } Punkte sind nicht ein Drittel von { $cost } Gulden
}
bruges-bad_cards-not_by_symbol = Diese Wirkung passt nicht zum Symbol { $symbol }
bruges-bad_cards-not_in_rivals = { $effect } gehört nicht hierher; in rivals(…) stehen lose, threat und damage, und nur dort
bruges-bad_cards-number_too_large = In { $effect } darf keine Zahl größer sein als { $most }
bruges-bad_cards-not_alone = copy_rival muss allein stehen
bruges-bad_cards-of_nothing = bei Zeichen { $place }: { $effect } ohne etwas
bruges-bad_cards-workers_given = bei Zeichen { $place }: Handlanger gibt man nach Farbe ab oder als workers_any
bruges-bad_cards-cards_taken = bei Zeichen { $place }: Karten kommen von einem Stapel oder vom Ablagestapel
bruges-bad_cards-cards_given = bei Zeichen { $place }: Karten gibt man einzeln ab
bruges-bad_cards-top_card = bei Zeichen { $place }: die oberste Karte nimmt man einmal, für eine Karte
bruges-bad_cards-workers_stolen = bei Zeichen { $place }: Handlanger beliebiger Farbe nimmt man einem einzigen Mitspieler weg
bruges-bad_cards-markers_returned = bei Zeichen { $place }: unthreat gibt von jeder Farbe einen Marker zurück
bruges-bad_cards-endless_damage = Schaden darf keine Marker und keinen Schaden bringen
bruges-bad_cards-no_event = extra_card wartet auf kein Ereignis
