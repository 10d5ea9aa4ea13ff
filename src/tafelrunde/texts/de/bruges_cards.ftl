### Brügge, in German: what persons do. Their sentences are made of these phrases (texts/effects.py).
###
### $a, $b ... are the arguments of a code in order, $a_word and so on the words themselves. A
### resource brings its number along; $n says how many of something count once.
### Colours arrive as they are written here, so that an ending can follow: "roten".

## When an effect works: $effect is the sentence, $x the colour of a worker

bruges-when-lightning = Sofort: { $effect }
bruges-when-worker = Für 1 { $x }en Handlanger: { $effect }
bruges-when-infinity_once = Einmal je Runde: { $effect }
bruges-when-infinity_action = { $effect }
bruges-when-infinity_situation = { $effect }
bruges-when-laurel = Bei Spielende: { $effect }

## What is done

bruges-effect-gain = nimm { $a }
bruges-effect-per = { $a } für { $b } (insgesamt höchstens { $c })
# Cards are discarded first, all of them, and then drawn.
bruges-effect-swap = du darfst { $c_word ->
        [cards] { $e ->
            [one] 1 Handkarte
           *[other] bis zu { $e } Handkarten
        } ablegen und danach { $d ->
            [one] ebenso viele Karten
           *[other] für jede davon { $d } Karten
        } ziehen
       *[other] { $e ->
            [one] { "" }
            [2] bis zu zweimal{ " " }
            [3] bis zu dreimal{ " " }
           *[other] bis zu { $e }-mal{ " " }
        }{ $c_word ->
            [workers_any] { $a_word ->
                [workers_any] { $b ->
                    [one] 1 Handlanger
                   *[other] { $b } Handlanger
                } gegen { $d ->
                    [one] einen anderer Farbe
                   *[other] { $d } anderer Farbe
                }
               *[other] { $a } gegen { $c }
            }
           *[other] { $a } gegen { $c }
        } tauschen
    }
bruges-effect-die = nimm so viele Gulden, wie { $a_word ->
        [lowest] der niedrigste Würfel
        [highest] der höchste Würfel
       *[any] ein beliebiger Würfel
    } zeigt
bruges-effect-advance = { $b ->
        [0] steige kostenlos { $a ->
            [one] 1 Stufe
           *[other] { $a } Stufen
        } auf
        [dice] du darfst zum Würfelpreis dieser Runde { $a ->
            [one] 1 Stufe
           *[other] { $a } Stufen
        } aufsteigen
       *[other] du darfst { $b } Gulden zahlen und { $a ->
            [one] 1 Stufe
           *[other] { $a } Stufen
        } aufsteigen
    }
bruges-effect-flip_majority = drehe { $a_word ->
        [any] einen deiner Mehrheitenmarker
        [reputation] deinen Mehrheitenmarker für den Aufstieg
        [persons] deinen Mehrheitenmarker für Personen
       *[canal] deinen Mehrheitenmarker für den Kanal
    } auf die farbige Seite
bruges-effect-unthreat = gib { $b_word ->
        [any] { $a ->
            [one] 1 Bedrohungsmarker beliebiger Farbe
            [all] alle deine Bedrohungsmarker
           *[other] bis zu { $a } Bedrohungsmarker beliebiger Farben
        }
        [each] { $a ->
            [one] von jeder Farbe bis zu 1 Bedrohungsmarker
            [all] alle deine Bedrohungsmarker
           *[other] von jeder Farbe bis zu { $a } Bedrohungsmarker
        }
       *[other] { $a ->
            [one] 1 { $b }en Bedrohungsmarker
            [all] alle deine { $b }en Bedrohungsmarker
           *[other] bis zu { $a } { $b }e Bedrohungsmarker
        }
    } zurück ({ $b_word ->
        [each] je { "" }
       *[other] { $a ->
            [one] { "" }
           *[other] je { "" }
        }
    }+1 Punkt)
bruges-effect-take_threat = lege { $b ->
        [one] 1 { $a }en Bedrohungsmarker
       *[other] { $b } { $a }e Bedrohungsmarker
    } in deine Auslage
bruges-effect-choose = { $a } oder { $b }

## What befalls rivals

bruges-effect-rivals = { $a } { $b }
bruges-effect-lose = verliert { $a }
bruges-effect-threat = bekommt { $a_word ->
        [choice] { $b ->
            [one] 1 Bedrohungsmarker
           *[other] { $b } Bedrohungsmarker
        } einer Farbe deiner Wahl
       *[other] { $b ->
            [one] 1 { $a }en Bedrohungsmarker
           *[other] { $b } { $a }e Bedrohungsmarker
        }
    }
bruges-effect-damage = erleidet { $a_word ->
        [blue] eine Überschwemmung
        [brown] die Pest
        [yellow] einen Überfall
        [red] einen Brand
       *[violet] eine Intrige
    }, ohne Marker abzugeben
bruges-effect-steal = { $c_word ->
        [each] nimm jedem Mitspieler { $a } weg
        [richest] nimm { $a_word ->
            [guilders] dem reichsten Mitspieler
           *[other] dem Mitspieler mit den meisten davon
        } { $a } weg (bei Gleichstand wählst du)
       *[one] nimm einem Mitspieler deiner Wahl { $a } weg
    }
bruges-reach-one = ein Mitspieler deiner Wahl
bruges-reach-each = jeder Mitspieler
bruges-reach-richest = der reichste Mitspieler

## Cards, houses, canals and other persons

bruges-effect-draw = ziehe { $a ->
        [one] 1 Karte
       *[other] { $a } Karten
    }
bruges-effect-scry = sieh dir die obersten { $a } Karten eines Stapels an, nimm { $b } davon auf die Hand und lege die anderen in beliebiger Reihenfolge zurück
bruges-effect-salvage = nimm { $b ->
        [one] 1 Karte
       *[other] { $b } Karten
    } deiner Wahl vom Ablagestapel auf die Hand
bruges-effect-spy = sieh dir die Handkarten eines Mitspielers an und tausche 1 deiner Handkarten gegen 1 davon
# What costs nothing must be built.
bruges-effect-canal = { $a ->
        [0] du darfst ohne Karte 1 Kanalplättchen bauen
        [all] baue ohne Karte und kostenlos 1 Kanalplättchen
       *[other] du darfst ohne Karte 1 Kanalplättchen bauen und zahlst dafür { $a } Gulden weniger
    }
bruges-effect-house = du darfst aus deiner Hand 1 Haus bauen, ohne dafür einen Handlanger abzugeben
bruges-effect-recruit = du darfst aus deiner Hand 1 weitere Person anwerben{ $a ->
        [0] { "" }
       *[other] { " " }und zahlst dafür { $a } Gulden weniger
    }
bruges-effect-reready = stelle { $a ->
        [one] 1 andere deiner gedrehten Personen
       *[other] { $a } andere deiner gedrehten Personen
    } wieder gerade, um sie in dieser Runde noch einmal einzusetzen
bruges-effect-extra_card = spiele in diesem Zug 1 weitere Karte aus
bruges-effect-copy_rival = führe die Wirkung einer Person mit Handlanger-Symbol in einer fremden Auslage aus, als wäre es deine

## What persons change all the time

bruges-effect-wild = { $a_word ->
        [guilders] nimmst du mit einer Karte Gulden, zählt ein beliebiger Würfel statt des Würfels in der Kartenfarbe
        [house] für ein Haus darfst du einen Handlanger beliebiger Farbe abgeben
        [threat] gibst du mit einer Karte einen Bedrohungsmarker zurück, darf er jede Farbe haben
       *[canal] für deinen Kanal darfst du Karten beliebiger Farbe ausspielen
    }
bruges-effect-discount = { $a_word ->
        [advance] in Phase 2 kostet dich der Aufstieg { $b } Gulden weniger
        [canal] jedes Kanalplättchen, das du mit einer Karte baust, kostet dich { $b } Gulden weniger
       *[person] jede Person, die du anwirbst, kostet dich { $b } Gulden weniger
    }
bruges-effect-bonus = { $a_word ->
        [workers] nimmst du mit einer Karte Handlanger, bekommst du { $b } mehr
        [guilders] nimmst du mit einer Karte Gulden, bekommst du { $b } mehr
       *[threat] gibst du mit einer Karte einen Bedrohungsmarker zurück, darfst du { $b ->
            [one] 1 weiteren
           *[other] { $b } weitere
        } beliebiger Farbe zurückgeben (+1 Punkt)
    }
bruges-effect-waive = du baust Häuser, ohne dafür einen Handlanger abzugeben
bruges-effect-hand_limit = in Phase 1 ziehst du { $a ->
        [0] wie sonst auf 5 Karten nach
        [1] auf 6 statt auf 5 Karten nach
        [2] auf 7 statt auf 5 Karten nach
       *[other] auf 5 und { $a } weitere Karten nach
    }
bruges-effect-shield = { $a_word ->
        [blue] eine Überschwemmung schadet dir nicht
        [brown] die Pest schadet dir nicht
        [yellow] ein Überfall schadet dir nicht
        [red] ein Brand schadet dir nicht
       *[violet] eine Intrige schadet dir nicht
    }; die 3 Marker gehen wie sonst ohne Punkte zurück
bruges-effect-ward = in jeder Runde darfst du { $b ->
        [one] 1 Bedrohungsmarker ablehnen, den
       *[other] bis zu { $b } Bedrohungsmarker ablehnen, die
    } dir die Würfel bringen
bruges-effect-immune = Personen anderer Spieler können dir nichts wegnehmen und dir weder Bedrohungsmarker noch Schaden bringen
bruges-effect-on = { $a } { $b }{ $a_word ->
        [unthreat] { " " }zusätzlich
       *[other] { "" }
    }
bruges-event-advance = immer wenn du 1 Stufe aufsteigst,
bruges-event-damage = immer wenn dich ein Schaden trifft,
bruges-event-house = immer wenn du ein Haus baust,
bruges-event-person = immer wenn du eine Person anwirbst,
bruges-event-phase3_start = zu Beginn jeder Phase 3
bruges-event-rival_person = immer wenn ein Mitspieler eine Person anwirbt,
bruges-event-unthreat = immer wenn du freiwillig einen Bedrohungsmarker zurückgibst,

## What counts: $n of something, $x which; $own says whether the person counts itself

bruges-effect-score = { $b ->
        [one] 1 Punkt
       *[other] { $b } Punkte
    }{ $a_word ->
        [houses] { " " }zusätzlich
        [canal3] { " " }zusätzlich
       *[other] { "" }
    } für { $a }
bruges-tally-houses = { $n ->
        [one] jedes deiner Häuser
       *[other] je { $n } deiner Häuser
    }
bruges-tally-empty_houses = { $n ->
        [one] jedes deiner leeren Häuser
       *[other] je { $n } deiner leeren Häuser
    }
bruges-tally-house_colours = { $n ->
        [one] jede Farbe unter deinen Häusern
       *[other] je { $n } Farben unter deinen Häusern
    }
bruges-tally-persons = { $n ->
        [one] jede deiner Personen
       *[other] je { $n } deiner Personen
    }, diese mitgezählt
bruges-tally-groups = { $n ->
        [one] jede Personengruppe in deiner Auslage
       *[other] je { $n } Personengruppen in deiner Auslage
    }
bruges-tally-group = { $n ->
        [one] jede deiner Personen
       *[other] je { $n } deiner Personen
    } der Gruppe { $x }{ $own ->
        [yes] , diese mitgezählt
       *[no] { "" }
    }
bruges-tally-colour_persons = { $n ->
        [one] jede deiner { $x }en Personen
       *[other] je { $n } deiner { $x }en Personen
    }{ $own ->
        [yes] , diese mitgezählt
       *[no] { "" }
    }
bruges-tally-symbol = { $n ->
        [one] jede deiner Personen
       *[other] je { $n } deiner Personen
    } mit { $x }{ $own ->
        [yes] , diese mitgezählt
       *[no] { "" }
    }
bruges-tally-canals = { $n ->
        [one] jedes deiner Kanalplättchen
       *[other] je { $n } deiner Kanalplättchen
    }
bruges-tally-canal3 = { $n ->
        [one] jedes deiner Kanalplättchen
       *[other] je { $n } deiner Kanalplättchen
    } auf einem Feld mit einer 3
bruges-tally-statues = { $n ->
        [one] jede deiner Statuen
       *[other] je { $n } deiner Statuen
    }
bruges-tally-reputation = { $n ->
        [one] jede Stufe, die
       *[other] je { $n } Stufen, die
    } du aufgestiegen bist
bruges-tally-majority = { $n ->
        [one] jeden deiner Mehrheitenmarker
       *[other] je { $n } deiner Mehrheitenmarker
    } auf der farbigen Seite
bruges-tally-threats = { $n ->
        [one] jeden Bedrohungsmarker, den du hast
       *[other] je { $n } Bedrohungsmarker, die du hast
    }
bruges-tally-unthreatened = { $n ->
        [one] jede Farbe, in der
       *[other] je { $n } Farben, in denen
    } du keinen Bedrohungsmarker hast
bruges-tally-workers = { $n ->
        [one] jeden deiner Handlanger
       *[other] je { $n } deiner Handlanger
    }
bruges-tally-guilders = { $n ->
        [one] jeden deiner Gulden
       *[other] je { $n } deiner Gulden
    }

## Of which so much is taken or given

bruges-resource-guilders = { $n } Gulden
bruges-resource-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
bruges-resource-workers_blue = { $n ->
        [one] 1 blauen Handlanger
       *[other] { $n } blaue Handlanger
    }
bruges-resource-workers_brown = { $n ->
        [one] 1 braunen Handlanger
       *[other] { $n } braune Handlanger
    }
bruges-resource-workers_yellow = { $n ->
        [one] 1 gelben Handlanger
       *[other] { $n } gelbe Handlanger
    }
bruges-resource-workers_red = { $n ->
        [one] 1 roten Handlanger
       *[other] { $n } rote Handlanger
    }
bruges-resource-workers_violet = { $n ->
        [one] 1 violetten Handlanger
       *[other] { $n } violette Handlanger
    }
bruges-resource-workers_any = { $n ->
        [one] 1 Handlanger beliebiger Farbe
       *[other] { $n } Handlanger beliebiger Farben
    }
bruges-resource-workers_each = { $n ->
        [one] 1 Handlanger jeder Farbe
       *[other] { $n } Handlanger jeder Farbe
    }
bruges-resource-hand = { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
bruges-resource-cards = { $n ->
        [one] 1 Karte von einem Stapel
       *[other] { $n } Karten von den Stapeln
    }
bruges-resource-discard_top = die oberste Karte des Ablagestapels

## Words

bruges-colour-blue = blau
bruges-colour-brown = braun
bruges-colour-yellow = gelb
bruges-colour-red = rot
bruges-colour-violet = violett
bruges-group-Adel = Adel
bruges-group-Aemter = Ämter
bruges-group-Amuesement = Amüsement
bruges-group-Handel = Handel
bruges-group-Handwerk = Handwerk
bruges-group-Hofstaat = Hofstaat
bruges-group-Kirche = Kirche
bruges-group-Kunst = Kunst
bruges-group-Schutz = Schutz
bruges-group-Unterwelt = Unterwelt
bruges-group-Wissen = Wissen
bruges-badge-worker = Handlanger-Symbol
bruges-badge-infinity_once = Unendlich-Symbol „einmal je Runde“
bruges-badge-infinity_action = Unendlich-Symbol für Aktionen
bruges-badge-infinity_situation = Unendlich-Symbol für Ereignisse
bruges-badge-lightning = Blitz
bruges-badge-laurel = Lorbeerkranz

## Symbols as a card has them

bruges-symbol-worker-blue = Handlanger, blau
bruges-symbol-worker-brown = Handlanger, braun
bruges-symbol-worker-yellow = Handlanger, gelb
bruges-symbol-worker-red = Handlanger, rot
bruges-symbol-worker-violet = Handlanger, violett
bruges-symbol-infinity_once = Unendlich, einmal je Runde
bruges-symbol-infinity_action = Unendlich, bei einer Aktion
bruges-symbol-infinity_situation = Unendlich, bei einem Ereignis
bruges-symbol-lightning = Blitz
bruges-symbol-laurel = Lorbeerkranz
