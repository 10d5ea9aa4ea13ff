### Noblemen, in German.
###
### Seats, tiles, buildings, cards and titles arrive as names, numbers as numbers. A client may call
### the seat it speaks to by the word of table-you ("Du"): sentences in which that makes a difference
### have a variant for it. Numbers that change say in $what which of them it is.
### Keys end in the names that the engine uses for steps, verbs, causes, refusals and so on.

noblemen-name = Noblemen
noblemen-teaser = Vergrößere dein Anwesen, baue Burgen und Paläste, und glänze auf den Maskenbällen der Königin – mit Brunnen, Bestechung und dem einen oder anderen Skandal.

## Nouns with their articles, for other texts

noblemen-word-a_tile = { $tile ->
    [Wiese] eine Wiese
   *[other] einen { $tile }
}
noblemen-word-the_tile = { $tile ->
    [Wiese] die Wiese
   *[other] den { $tile }
}
noblemen-word-no_tile = { $tile ->
    [Wiese] keine Wiese
   *[other] keinen { $tile }
}
noblemen-word-tiles = { $tile ->
    [Acker] Äcker
    [Hain] Haine
    [Wiese] Wiesen
   *[other] { $tile }
}
noblemen-word-moved_tiles = { $count ->
    [one] { $things ->
        [Acker] einen Acker
        [Hain] einen Hain
        [Brunnen] einen Brunnen
        [Wiese] eine Wiese
       *[other] { $things }
    }
   *[other] { $things }
}
noblemen-word-a_building = { $building ->
    [Burg] eine Burg
    [Palast] einen Palast
    [Kapelle] eine Kapelle
   *[other] das { $building }
}
noblemen-word-the_building = { $building ->
    [Burg] die Burg
    [Palast] den Palast
    [Kapelle] die Kapelle
   *[other] das { $building }
}
noblemen-word-the_area = den { $area }
noblemen-word-markers = { $amount ->
    [one] 1 Bestechungsmarker
   *[other] { $amount } Bestechungsmarker
}
noblemen-word-points = { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
}

## Decisions: what is asked of the one who decides

noblemen-ask-choose_tiles = { $seat ->
    [Du] Wie viele { noblemen-word-tiles } nimmst du dir? Was am Ende bis 12 fehlt, ziehst du blind.
   *[other] { $seat }, wie viele { noblemen-word-tiles } nimmst du dir? Was am Ende bis 12 fehlt, ziehst du blind.
}
noblemen-ask-pick_card = { $seat ->
    [Du] Welche Skandalkarte behältst du?
   *[other] { $seat }, welche Skandalkarte behältst du?
}
noblemen-ask-turn = { $seat ->
    [Du] { $acted ->
        [0] Was tust du?
       *[other] Deine Aktion ist getan. Was noch?
    }
   *[other] { $acted ->
        [0] { $seat }, was tust du?
       *[other] { $seat }, deine Aktion ist getan. Was noch?
    }
}
noblemen-ask-lay = { $seat ->
    [Du] { $count ->
        [1] Legst du noch ein letztes Plättchen an?
        [2] Legst du noch ein Plättchen an? Bis zu 2 dürfen es sein.
       *[other] Welches Plättchen legst du an? Bis zu { $count } dürfen es sein.
    }
   *[other] { $count ->
        [1] { $seat }, legst du noch ein letztes Plättchen an?
        [2] { $seat }, legst du noch ein Plättchen an? Bis zu 2 dürfen es sein.
       *[other] { $seat }, welches Plättchen legst du an? Bis zu { $count } dürfen es sein.
    }
}
noblemen-ask-place = { $seat ->
    [Du] Wohin legst du { noblemen-word-the_tile }?
   *[other] { $seat }, wohin legst du { noblemen-word-the_tile }?
}
noblemen-ask-form_area = { $seat ->
    [Du] Dein Plättchen vollendet mehrere Quadrate. Welches wird zum Gebiet?
   *[other] { $seat }, dein Plättchen vollendet mehrere Quadrate. Welches wird zum Gebiet?
}
noblemen-ask-choose_site = { $seat ->
    [Du] { $building ->
        [Palast] Welche Burg wird zum Palast?
       *[other] Wohin baust du { noblemen-word-the_building }?
    }
   *[other] { $building ->
        [Palast] { $seat }, welche Burg wird zum Palast?
       *[other] { $seat }, wohin baust du { noblemen-word-the_building }?
    }
}
noblemen-ask-recall_knight = { $seat ->
    [Du] Deine Ritter stehen beide auf fremden Gebieten. Welcher zieht weiter?
   *[other] { $seat }, deine Ritter stehen beide auf fremden Gebieten. Welcher zieht weiter?
}
noblemen-ask-send_knight = { $seat ->
    [Du] Welches Gebiet besetzt dein Ritter?
   *[other] { $seat }, welches Gebiet besetzt dein Ritter?
}
noblemen-ask-give_tiles = { $seat ->
    [Du] { $count ->
        [one] Dein Wald ist besetzt. Welches Plättchen gibst du { $raider_seat } noch?
       *[other] Dein Wald ist besetzt. Welche { $count } Plättchen gibst du { $raider_seat }?
    }
   *[other] { $count ->
        [one] { $seat }, dein Wald ist besetzt. Welches Plättchen gibst du { $raider_seat } noch?
       *[other] { $seat }, dein Wald ist besetzt. Welche { $count } Plättchen gibst du { $raider_seat }?
    }
}
noblemen-ask-donate = { $seat ->
    [Du] Stiftest du der Kirche noch etwas?
   *[other] { $seat }, stiftest du der Kirche noch etwas?
}
noblemen-ask-vicar = { $seat ->
    [Du] { $count ->
        [one] Gibst du dem Vikar ein letztes Plättchen?
       *[other] Welches Plättchen gibst du dem Vikar? Bis zu { $count } dürfen es sein.
    }
   *[other] { $count ->
        [one] { $seat }, gibst du dem Vikar ein letztes Plättchen?
       *[other] { $seat }, welches Plättchen gibst du dem Vikar? Bis zu { $count } dürfen es sein.
    }
}
noblemen-ask-hand_in = { $seat ->
    [Du] Du hast { $prestige } Prestige. Gibst du etwas ab, um mehr zu haben?
   *[other] { $seat }, du hast { $prestige } Prestige. Gibst du etwas ab, um mehr zu haben?
}
noblemen-ask-choose_title = { $seat ->
    [Du] Dein Prestigezähler steht auf { $prestige }. Welchen Titel nimmst du?
   *[other] { $seat }, dein Prestigezähler steht auf { $prestige }. Welchen Titel nimmst du?
}

## Decisions: what the others read meanwhile

noblemen-wait-choose_tiles = { $seat ->
    [Du] Du suchst dir Plättchen aus.
   *[other] { $seat } sucht sich Plättchen aus.
}
noblemen-wait-pick_card = { $seat ->
    [Du] Du siehst dir Skandalkarten an.
   *[other] { $seat } sieht sich Skandalkarten an.
}
noblemen-wait-turn = { $seat ->
    [Du] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
noblemen-wait-lay = { $seat ->
    [Du] Du vergrößerst dein Anwesen.
   *[other] { $seat } vergrößert das Anwesen.
}
noblemen-wait-place = { $seat ->
    [Du] Du legst ein Plättchen an.
   *[other] { $seat } legt ein Plättchen an.
}
noblemen-wait-form_area = { $seat ->
    [Du] Du suchst aus, wo ein Gebiet entsteht.
   *[other] { $seat } sucht aus, wo ein Gebiet entsteht.
}
noblemen-wait-choose_site = { $seat ->
    [Du] Du suchst einen Bauplatz.
   *[other] { $seat } sucht einen Bauplatz.
}
noblemen-wait-recall_knight = { $seat ->
    [Du] Du überlegst, ob ein Ritter weiterzieht.
   *[other] { $seat } überlegt, ob ein Ritter weiterzieht.
}
noblemen-wait-send_knight = { $seat ->
    [Du] Du überlegst, wohin dein Ritter reitet.
   *[other] { $seat } überlegt, wohin der Ritter reitet.
}
noblemen-wait-give_tiles = { $seat ->
    [Du] Du musst Plättchen hergeben.
   *[other] { $seat } muss Plättchen hergeben.
}
noblemen-wait-donate = { $seat ->
    [Du] Du stiftest der Kirche.
   *[other] { $seat } stiftet der Kirche.
}
noblemen-wait-vicar = { $seat ->
    [Du] Du beschenkst den Vikar.
   *[other] { $seat } beschenkt den Vikar.
}
noblemen-wait-hand_in = { $seat ->
    [Du] Du überlegst, was auf dem Maskenball Eindruck macht.
   *[other] { $seat } überlegt, was auf dem Maskenball Eindruck macht.
}
noblemen-wait-choose_title = { $seat ->
    [Du] Du wählst einen Titel.
   *[other] { $seat } wählt einen Titel.
}

## Moves

noblemen-move-take = { $amount ->
    [0] Nimm keine
   *[other] Nimm { $amount }
}
noblemen-move-keep = Behalte „{ $card }“
noblemen-move-intrigue = Gib „Intrige“ ab und behalte alle
noblemen-move-lay = Lege { noblemen-word-a_tile } an
noblemen-move-done = Das genügt
noblemen-move-build = Baue { noblemen-word-a_building }
noblemen-move-bribe = { $count ->
    [1] Kaufe 1 Bestechungsmarker für 2 Pfund
    [2] Kaufe 2 Bestechungsmarker für 4 Pfund
    [3] Kaufe 3 Bestechungsmarker für 6 Pfund
    [4] Kaufe 4 Bestechungsmarker für 8 Pfund
   *[5] Kaufe 5 Bestechungsmarker für 10 Pfund
}
noblemen-move-taxes = { $bribes ->
    [0] Treibe Steuern ein
   *[other] Treibe Steuern ein und gib { $bribes } Bestechungsmarker ab
}
noblemen-move-land = { $bribes ->
    [0] Gewinne Land
   *[other] Gewinne Land und gib { $bribes } Bestechungsmarker ab
}
noblemen-move-donate = Stifte der Kirche { noblemen-word-a_tile }
noblemen-move-idle = Müßiggang: 1 Siegpunkt fürs Nichtstun
noblemen-move-play = Spiele „{ $card }“
noblemen-move-trade = Tausche { $first } und { $second } gegen { $wanted }
noblemen-move-give = Gib { noblemen-word-a_tile } her
noblemen-move-form = { $corner ->
    [northwest] Wähle das Quadrat im Nordwesten
    [northeast] Wähle das Quadrat im Nordosten
    [southwest] Wähle das Quadrat im Südwesten
   *[southeast] Wähle das Quadrat im Südosten
}
noblemen-move-recall = { $knight ->
    [1] Versetze den ersten Ritter
   *[2] Versetze den zweiten Ritter
}
noblemen-move-decline = Lass die Ritter, wo sie sind
noblemen-move-offer = { $gift ->
    [Erpressung] Gib ab für 3 Prestige: Erpressung
   *[other] Gib ab für 1 Prestige: { $gift }
}
noblemen-move-title = Nimm den Titel { $title }
noblemen-move-end = Beende den Zug
noblemen-move-site = Baue { $site }
noblemen-move-knight = Besetze bei { $seat } das Gebiet { $area }
noblemen-move-cell = Lege es an: { $cell }

## What moves are called in statistics, whatever they are made with

noblemen-action-take = Nimm Plättchen
noblemen-action-lay = Lege ein Plättchen an
noblemen-action-build = Baue
noblemen-action-bribe = Kaufe Bestechungsmarker
noblemen-action-taxes = Treibe Steuern ein
noblemen-action-land = Gewinne Land
noblemen-action-donate = Gib der Kirche
noblemen-action-play = Spiele eine Karte
noblemen-action-trade = Tausche Plättchen
noblemen-action-give = Gib ein Plättchen ab
noblemen-action-form = Wähle ein Quadrat
noblemen-action-recall = Versetze einen Ritter
noblemen-action-offer = Gib ab für Prestige
noblemen-action-title = Nimm einen Titel

## Moves that stand in a row: how the row begins, and what each of them adds

noblemen-row-lay = Lege an
noblemen-brief-lay = { $tile }
noblemen-row-build = Baue
noblemen-brief-build = { $building }
noblemen-row-bribe = Kaufe Bestechungsmarker
noblemen-brief-bribe = { $count ->
    [1] 1 für 2 Pfund
    [2] 2 für 4
    [3] 3 für 6
    [4] 4 für 8
   *[5] 5 für 10
}
noblemen-row-taxes = Treibe Steuern ein
noblemen-brief-taxes = { $bribes ->
    [0] ohne Bestechung
    [one] mit 1 Marker
   *[other] mit { $bribes } Markern
}
noblemen-row-land = Gewinne Land
noblemen-brief-land = { $bribes ->
    [0] ohne Bestechung
    [one] mit 1 Marker
   *[other] mit { $bribes } Markern
}
noblemen-row-donate = Stifte der Kirche
noblemen-brief-donate = { $tile }
noblemen-row-play = Spiele
noblemen-brief-play = { $card }
noblemen-row-trade = Hole { $wanted } für
noblemen-brief-trade = { $first } + { $second }
noblemen-folded-trade = Tausche 2 Plättchen gegen 1
noblemen-row-give = Gib her
noblemen-brief-give = { $tile }
noblemen-row-site = Baue
noblemen-brief-site = { $site }
noblemen-row-cell = Lege es an
noblemen-brief-cell = { $cell }

## Places in an estate, as one finds them from the castle that stands there in the beginning

noblemen-spot-place = { $near ->
    [here] auf dem Feld der ersten Burg
    [beside] { $way ->
        [north] nördlich neben der ersten Burg
        [northeast] nordöstlich neben der ersten Burg
        [east] östlich neben der ersten Burg
        [southeast] südöstlich neben der ersten Burg
        [south] südlich neben der ersten Burg
        [southwest] südwestlich neben der ersten Burg
        [west] westlich neben der ersten Burg
       *[northwest] nordwestlich neben der ersten Burg
    }
   *[away] { $steps } der ersten Burg
}
noblemen-spot-start = Feld der ersten Burg
noblemen-spot-step = { $way ->
    [north] { noblemen-word-spaces } nördlich
    [east] { noblemen-word-spaces } östlich
    [south] { noblemen-word-spaces } südlich
   *[west] { noblemen-word-spaces } westlich
}
noblemen-word-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}

## Moves that differ in how many, from the fewest to the most

noblemen-span-take = Nimm { $first } bis { $last }
noblemen-span-bribe = Kaufe { $first } bis { $last } Bestechungsmarker für je 2 Pfund
noblemen-span-taxes = { $last ->
    [one] Treibe Steuern ein, auf Wunsch mit einem Marker
   *[other] Treibe Steuern ein, auf Wunsch mit bis zu { $last } Markern
}
noblemen-span-land = { $last ->
    [one] Gewinne Land, auf Wunsch mit einem Marker
   *[other] Gewinne Land, auf Wunsch mit bis zu { $last } Markern
}

## The log: things that went somewhere

noblemen-moved-deal = { $player ->
    [Du] Du nimmst { $things } hinter deinen Sichtschirm.
   *[other] { $player } nimmt { $things } hinter den Sichtschirm.
}
noblemen-moved-laid = { $player ->
    [Du] Du legst { noblemen-word-moved_tiles } an.
   *[other] { $player } legt { noblemen-word-moved_tiles } an.
}
noblemen-moved-harvest = { $player ->
    [Du] Du ziehst { noblemen-word-moved_tiles } für Haine und Wälder.
   *[other] { $player } zieht { noblemen-word-moved_tiles } für Haine und Wälder.
}
noblemen-moved-traded = { $player ->
    [Du] Du gibst { noblemen-word-moved_tiles } in den Beutel.
   *[other] { $player } gibt { noblemen-word-moved_tiles } in den Beutel.
}
noblemen-moved-fetched = { $player ->
    [Du] Du holst dafür { noblemen-word-moved_tiles } heraus.
   *[other] { $player } holt dafür { noblemen-word-moved_tiles } heraus.
}
noblemen-moved-built = { $player ->
    [Du] { $count ->
        [one] { $things ->
            [Burg] Du baust eine Burg.
            [Palast] Du baust einen Palast.
            [Kapelle] Du baust eine Kapelle.
           *[other] Du baust das { $things }.
        }
       *[other] Du baust { $things }.
    }
   *[other] { $count ->
        [one] { $things ->
            [Burg] { $player } baut eine Burg.
            [Palast] { $player } baut einen Palast.
            [Kapelle] { $player } baut eine Kapelle.
           *[other] { $player } baut das { $things }.
        }
       *[other] { $player } baut { $things }.
    }
}
noblemen-moved-replaced = { $player ->
    [Du] Eine deiner Burgen kommt zurück in den Vorrat.
   *[other] Eine Burg von { $player } kommt zurück in den Vorrat.
}
noblemen-moved-spoils = { $source_player ->
    [Du] Du gibst { noblemen-word-moved_tiles } an { $target_player }.
   *[other] { $target_player ->
        [Du] { $source_player } gibt { noblemen-word-moved_tiles } an dich.
       *[other] { $source_player } gibt { noblemen-word-moved_tiles } an { $target_player }.
    }
}
noblemen-moved-queen = { $player ->
    [Du] Die Königin ist jetzt bei dir.
   *[other] Die Königin ist jetzt bei { $player }.
}
noblemen-moved-gained = { $player ->
    [Du] Du ziehst { noblemen-word-moved_tiles }.
   *[other] { $player } zieht { noblemen-word-moved_tiles }.
}
noblemen-moved-donated = { $player ->
    [Du] Du stiftest der Kirche { noblemen-word-moved_tiles }.
   *[other] { $player } stiftet der Kirche { noblemen-word-moved_tiles }.
}
noblemen-moved-played = { $player ->
    [Du] Du spielst „{ $things }“.
   *[other] { $player } spielt „{ $things }“.
}
noblemen-moved-blessed = { $player ->
    [Du] Du gibst dem Vikar { noblemen-word-moved_tiles }.
   *[other] { $player } gibt dem Vikar { noblemen-word-moved_tiles }.
}
noblemen-moved-endowed = { $player ->
    [Du] Du ziehst { noblemen-word-moved_tiles } als Mitgift.
   *[other] { $player } zieht { noblemen-word-moved_tiles } als Mitgift.
}
noblemen-moved-looked = { $known ->
    [yes] { $player ->
        [Du] Du siehst dir Skandalkarten an: { $things }.
       *[other] { $player } sieht sich Skandalkarten an: { $things }.
    }
   *[no] { $player ->
        [Du] Du siehst dir { $things } an.
       *[other] { $player } sieht sich { $things } an.
    }
}
noblemen-moved-kept = { $known ->
    [yes] { $player ->
        [Du] Du behältst: { $things }.
       *[other] { $player } behält: { $things }.
    }
   *[no] { $player ->
        [Du] Du behältst { $things }.
       *[other] { $player } behält { $things }.
    }
}
noblemen-moved-returned = { $known ->
    [yes] { $player ->
        [Du] Du legst unter den Stapel: { $things }.
       *[other] { $player } legt unter den Stapel: { $things }.
    }
   *[no] { $player ->
        [Du] Du legst { $things } unter den Stapel.
       *[other] { $player } legt { $things } unter den Stapel.
    }
}
noblemen-moved-intrigued = { $player ->
    [Du] Du gibst eine Intrige ab und behältst alle Karten.
   *[other] { $player } gibt eine Intrige ab und behält alle Karten.
}
noblemen-moved-handed_in = { $player ->
    [Du] Du gibst für Prestige ab: { $things }.
   *[other] { $player } gibt für Prestige ab: { $things }.
}
noblemen-moved-titled = { $player ->
    [Du] Du nimmst den Titel { $things }.
   *[other] { $player } nimmt den Titel { $things }.
}
noblemen-moved-refilled = Neu auf dem Spielplan: { $things }.
noblemen-moved-emptied = Aus der Kirche zurück in den Beutel: { $things }.

## The log: pounds, bribe markers and victory points

noblemen-changed-deal = { $player ->
    [Du] Du beginnst mit { $amount } Pfund.
   *[other] { $player } beginnt mit { $amount } Pfund.
}
noblemen-changed-harvest = { $player ->
    [Du] Du bekommst { $amount } Pfund für Äcker und Gutshöfe.
   *[other] { $player } bekommt { $amount } Pfund für Äcker und Gutshöfe.
}
noblemen-changed-built = { $what ->
    [points] { $player ->
        [Du] Du bekommst dafür { noblemen-word-points }.
       *[other] { $player } bekommt dafür { noblemen-word-points }.
    }
   *[money] { $player ->
        [Du] Du zahlst { $amount } Pfund.
       *[other] { $player } zahlt { $amount } Pfund.
    }
}
# Nobody gives more than 2 pounds.
noblemen-changed-spoils = { $by ->
    [-2] { $player ->
        [Du] Du verlierst 2 Pfund.
       *[other] { $player } verliert 2 Pfund.
    }
    [-1] { $player ->
        [Du] Du verlierst 1 Pfund, mehr hattest du nicht.
       *[other] { $player } verliert 1 Pfund, mehr war nicht da.
    }
   *[other] { $player ->
        [Du] Du bekommst { $amount } Pfund.
       *[other] { $player } bekommt { $amount } Pfund.
    }
}
noblemen-changed-bribed = { $what ->
    [bribes] { $player ->
        [Du] Du bekommst dafür { noblemen-word-markers }.
       *[other] { $player } bekommt dafür { noblemen-word-markers }.
    }
    [points] { $player ->
        [Du] Du bekommst dazu { noblemen-word-points }.
       *[other] { $player } bekommt dazu { noblemen-word-points }.
    }
   *[money] { $player ->
        [Du] Du bestichst die Königsfamilie mit { $amount } Pfund.
       *[other] { $player } besticht die Königsfamilie mit { $amount } Pfund.
    }
}
noblemen-changed-taxed = { $what ->
    [bribes] { $player ->
        [Du] Du gibst { noblemen-word-markers } ab.
       *[other] { $player } gibt { noblemen-word-markers } ab.
    }
   *[money] { $player ->
        [Du] Du nimmst { $amount } Pfund ein.
       *[other] { $player } nimmt { $amount } Pfund ein.
    }
}
noblemen-changed-gained = { $player ->
    [Du] Du gibst { noblemen-word-markers } ab.
   *[other] { $player } gibt { noblemen-word-markers } ab.
}
noblemen-changed-donated = { $player ->
    [Du] Du bekommst dafür { noblemen-word-points }.
   *[other] { $player } bekommt dafür { noblemen-word-points }.
}
noblemen-changed-idled = { $player ->
    [Du] Du bekommst { noblemen-word-points } für Müßiggang.
   *[other] { $player } bekommt { noblemen-word-points } für Müßiggang.
}
noblemen-changed-wed = { $what ->
    [bribes] { $player ->
        [Du] Du bekommst { noblemen-word-markers }.
       *[other] { $player } bekommt { noblemen-word-markers }.
    }
   *[points] { $player ->
        [Du] Du bekommst { noblemen-word-points }.
       *[other] { $player } bekommt { noblemen-word-points }.
    }
}
noblemen-changed-blessed = { $player ->
    [Du] Du bekommst dafür { noblemen-word-points }.
   *[other] { $player } bekommt dafür { noblemen-word-points }.
}
noblemen-changed-tribute = { $player ->
    [Du] Du bekommst { $amount } Pfund als Tribut.
   *[other] { $player } bekommt { $amount } Pfund als Tribut.
}
noblemen-changed-favour = { $player ->
    [Du] Du bekommst { noblemen-word-points } für die Gunst der Königin.
   *[other] { $player } bekommt { noblemen-word-points } für die Gunst der Königin.
}
noblemen-changed-handed_in = { $player ->
    [Du] Du gibst für Prestige { noblemen-word-markers } ab.
   *[other] { $player } gibt für Prestige { noblemen-word-markers } ab.
}
noblemen-changed-honoured = { $player ->
    [Du] Du bekommst { noblemen-word-points } für deinen Titel.
   *[other] { $player } bekommt { noblemen-word-points } für den Titel.
}
noblemen-changed-scored = { $player ->
    [Du] Du bekommst { noblemen-word-points } in der Gebäudewertung.
   *[other] { $player } bekommt { noblemen-word-points } in der Gebäudewertung.
}

## The log: what was said

noblemen-told-turn = { $player ->
    [Du] Du bist am Zug.
   *[other] { $player } ist am Zug.
}
noblemen-told-expanded = { $player ->
    [Du] Du vergrößerst dein Anwesen.
   *[other] { $player } vergrößert das Anwesen.
}
noblemen-told-formed = { $player ->
    [Du] Neues Gebiet in deinem Anwesen: { $area }.
   *[other] Neues Gebiet im Anwesen von { $player }: { $area }.
}
noblemen-told-raid = { $player ->
    [Du] Dein Ritter besetzt { noblemen-word-the_area } von { $victim_seat }.
   *[other] { $victim_seat ->
        [Du] Ein Ritter von { $player } besetzt deinen { $area }.
       *[other] Ein Ritter von { $player } besetzt { noblemen-word-the_area } von { $victim_seat }.
    }
}
noblemen-told-no_spoils = { $player ->
    [Du] Bei { $victim_seat } ist für dich nichts zu holen.
   *[other] { $victim_seat ->
        [Du] Bei dir ist für { $player } nichts zu holen.
       *[other] Bei { $victim_seat } ist für { $player } nichts zu holen.
    }
}
noblemen-told-withdrawn = { $player ->
    [Du] Dein Ritter verlässt { noblemen-word-the_area } von { $victim_seat }.
   *[other] { $victim_seat ->
        [Du] Ein Ritter von { $player } verlässt deinen { $area }.
       *[other] Ein Ritter von { $player } verlässt { noblemen-word-the_area } von { $victim_seat }.
    }
}
noblemen-told-stays = { $player ->
    [Du] Die Königin bleibt bei dir, denn auf diesem Feld übernimmt sie niemand.
   *[other] Die Königin bleibt bei { $player }, denn auf diesem Feld übernimmt sie niemand.
}
noblemen-told-taxed = { $player ->
    [Du] Du treibst Steuern ein.
   *[other] { $player } treibt Steuern ein.
}
noblemen-told-gained = { $player ->
    [Du] Du gewinnst Land.
   *[other] { $player } gewinnt Land.
}
noblemen-told-fruitless = { $player ->
    [Du] Das bringt dir nichts ein.
   *[other] Das bringt { $player } nichts ein.
}
noblemen-told-step = { $space ->
    [mask] Der Rundenzähler erreicht eine Maske.
    [locked] Der Rundenzähler rückt weiter: Jetzt kann niemand die Königin übernehmen.
    [scoring] Der Rundenzähler erreicht das letzte Feld: Gebäudewertung!
   *[plain] Der Rundenzähler rückt ein Feld weiter.
}
noblemen-told-ball = { $player ->
    [Du] Maskenball! Alle Titel gehen zurück. Du zählst als Erstes dein Prestige.
   *[other] Maskenball! Alle Titel gehen zurück. { $player } zählt als Erstes das Prestige.
}
noblemen-told-counted = { $player ->
    [Du] { $source ->
        [Brunnen] Du zählst { $prestige } Prestige für Brunnen.
        [Garten] Du zählst { $prestige } Prestige für freie Gärten.
        [Ritter] Du zählst { $prestige } Prestige für Ritter in fremden Gärten.
       *[Palast] Du zählst { $prestige } Prestige für Paläste.
    }
   *[other] { $source ->
        [Brunnen] { $player } zählt { $prestige } Prestige für Brunnen.
        [Garten] { $player } zählt { $prestige } Prestige für freie Gärten.
        [Ritter] { $player } zählt { $prestige } Prestige für Ritter in fremden Gärten.
       *[Palast] { $player } zählt { $prestige } Prestige für Paläste.
    }
}
noblemen-told-prestige = { $player ->
    [Du] Du kommst auf { $prestige } Prestige.
   *[other] { $player } kommt auf { $prestige } Prestige.
}
noblemen-told-pushed = { $player ->
    [Du] Feld { $prestige } ist besetzt, also steht dein Zähler auf { $place }.
   *[other] Feld { $prestige } ist besetzt, also steht der Zähler von { $player } auf { $place }.
}
noblemen-told-scored = { $player ->
    [Du] { $building ->
        [Burg] Deine umschlossene Burg zählt { $points } Siegpunkte.
       *[Palast] Dein umschlossener Palast zählt { $points } Siegpunkte.
    }
   *[other] { $building ->
        [Burg] Eine umschlossene Burg von { $player } zählt { $points } Siegpunkte.
       *[Palast] Ein umschlossener Palast von { $player } zählt { $points } Siegpunkte.
    }
}
noblemen-told-decade = { $decade ->
    [2] Die zweite Dekade beginnt.
   *[3] Die dritte Dekade beginnt.
}
noblemen-told-ended = Das Spiel ist zu Ende.

## Where in the game we are

noblemen-phase-decade = { $decade ->
    [1] Dekade I
    [2] Dekade II
   *[3] Dekade III
}
noblemen-phase-tiles = Plättchen aussuchen
noblemen-phase-cards = Skandalkarten
noblemen-phase-space = { $space ->
    [0] Startfeld
   *[other] Feld { $space }
}
noblemen-phase-turn = { $seat ->
    [Du] Dein Zug
   *[other] Zug von { $seat }
}
noblemen-phase-ball = Maskenball
noblemen-phase-prestige = Prestige
noblemen-phase-titles = Titel
noblemen-phase-scoring = Wertung
noblemen-phase-over = Spielende

## Why a move is refused

noblemen-why-game_over = Das Spiel ist zu Ende, niemand kann mehr ziehen.
noblemen-why-choose_tiles_first = Sage zuerst, wie viele Plättchen dieser Sorte du dir nimmst.
noblemen-why-set_up_is_over = Plättchen suchst du dir nur vor dem Spiel aus. Jetzt kannst du 2 Plättchen gegen 1 tauschen.
noblemen-why-choose_card_first = Wähle zuerst, welche Skandalkarte du behältst.
noblemen-why-no_cards_offered = Gerade liegt keine Skandalkarte zur Auswahl. Neue gibt es für eine Kapelle und vor jeder Dekade.
noblemen-why-not_offered = „{ $card }“ ist nicht unter den Karten, die du dir ansiehst.
noblemen-why-no_intrigue = Dafür brauchst du eine Intrige, die dir schon vor dem Ansehen gehörte.
noblemen-why-lay_tile_first = Lege zuerst ein Plättchen an.
noblemen-why-finish_laying_first = Du vergrößerst gerade dein Anwesen. Lege noch etwas an, oder sage, dass es genügt.
noblemen-why-nothing_to_lay = Nimm zuerst ein Plättchen zum Anlegen, dann wähle sein Feld.
noblemen-why-no_such_tile = Du hast { noblemen-word-no_tile } hinter deinem Sichtschirm.
noblemen-why-no_such_cell = Dieses Feld geht nicht. Wähle eines der markierten Felder.
noblemen-why-other_name = Nenne das Feld mit seinen Koordinaten.
noblemen-why-choose_area_first = Wähle zuerst, welches Quadrat zum Gebiet wird.
noblemen-why-no_area_to_choose = Gerade ist kein Gebiet auszusuchen. Das gibt es nur, wenn ein Plättchen mehrere Quadrate zugleich vollendet.
noblemen-why-not_a_square = An dieser Ecke liegen keine vier gleichen, freien Plättchen. Wähle ein anderes Quadrat.
noblemen-why-choose_site_first = Wähle zuerst den Bauplatz für dein Gebäude.
noblemen-why-nothing_to_build = Wähle zuerst ein Gebäude, dann seinen Bauplatz.
noblemen-why-site_not_free = Hier ist keine leere Wiese. Wähle eine Wiese, auf der noch nichts steht.
noblemen-why-beside_castle = Neben dieser Wiese steht eine Burg oder ein Palast, und sei es über Eck. Wähle eine andere.
noblemen-why-beside_chapel = Neben dieser Wiese steht eine Kapelle, und sei es über Eck. Wähle eine andere.
noblemen-why-no_own_castle_there = Ein Palast ersetzt eine Burg. Wähle ein Feld, auf dem deine Burg steht.
noblemen-why-action_done = Deine Aktion hast du in diesem Zug schon ausgeführt.
noblemen-why-act_first = Führe zuerst eine Aktion aus. Zur Not tut es der Müßiggang.
noblemen-why-sold_out = Auf dem Spielplan steht keines mehr. Nachschub kommt nur vor einer neuen Dekade.
noblemen-why-folly_built = Dieses Folly steht schon, und jedes gibt es nur einmal.
noblemen-why-areas_missing = { $manors ->
    [1] Dafür brauchst du je einen Gutshof, Wald und Garten.
    [2] Dafür brauchst du 2 Gutshöfe.
   *[other] { $forests ->
        [2] Dafür brauchst du 2 Wälder.
       *[other] Dafür brauchst du 2 Gärten.
    }
}
noblemen-why-no_site = In deinem Anwesen ist dafür keine passende leere Wiese. Lege zuerst eine an.
noblemen-why-no_own_castle = Ein Palast ersetzt eine Burg, und du hast keine.
noblemen-why-too_expensive = Das kostet dich { $price } Pfund, du hast { $money }.
noblemen-why-bribes_too_expensive = { $count ->
    [one] Ein Bestechungsmarker kostet { $price } Pfund, du hast { $money }.
   *[other] { $count } Bestechungsmarker kosten { $price } Pfund, du hast { $money }.
}
noblemen-why-no_bribes_left = { $left ->
    [0] Auf dem Spielplan liegt kein Bestechungsmarker mehr.
    [one] Auf dem Spielplan liegt nur noch 1 Bestechungsmarker.
   *[other] Auf dem Spielplan liegen nur noch { $left } Bestechungsmarker.
}
noblemen-why-too_few_bribes = { $held ->
    [0] Du hast keinen Bestechungsmarker.
    [one] Du hast nur 1 Bestechungsmarker.
   *[other] Du hast nur { $held } Bestechungsmarker.
}
noblemen-why-taxes_collected = Steuern treibst du nur einmal je Dekade ein, und das hast du schon getan.
noblemen-why-land_gained = Land gewinnst du nur einmal je Dekade, und das hast du schon getan.
noblemen-why-church_full = { noblemen-word-tiles } nimmt die Kirche in dieser Dekade keine mehr an: 3 liegen schon dort.
noblemen-why-nothing_to_finish = Hier ist nichts abzuschließen. Führe eine Aktion aus, oder beende den Zug.
noblemen-why-card_played = Du hast in diesem Zug schon eine Skandalkarte gespielt.
noblemen-why-card_not_held = Diese Skandalkarte hast du nicht.
noblemen-why-ball_only = Eine Erpressung gibst du auf einem Maskenball ab. Dort bringt sie 3 Prestige.
noblemen-why-draw_only = Eine Intrige gibst du ab, wenn du dir Skandalkarten ansiehst. Dann behältst du alle 3.
noblemen-why-end_only = Eine Liaison spielst du nicht aus. Hast du sie am Spielende noch, zählt sie 3 Siegpunkte.
noblemen-why-no_tiles = Dafür brauchst du mindestens ein Plättchen hinter deinem Sichtschirm.
noblemen-why-nothing_to_trade = Diese beiden Plättchen hast du nicht.
noblemen-why-bag_lacks = { $wanted ->
    [Wiese] Im Beutel ist keine Wiese mehr. Hole etwas anderes.
   *[other] Im Beutel ist kein { $wanted } mehr. Hole etwas anderes.
}
noblemen-why-send_knight_first = Entscheide zuerst über deinen Ritter.
noblemen-why-no_knight_to_send = Ein Ritter reitet nur, wenn du als Aktion eine Burg baust.
noblemen-why-no_such_seat = So viele Spieler sitzen nicht an diesem Tisch.
noblemen-why-own_area = Eigene Gebiete besetzt du nicht. Wähle eines von jemand anderem.
noblemen-why-no_such_area = Dort ist kein Gebiet. Wähle ein fertiges.
noblemen-why-area_occupied = Auf diesem Gebiet steht schon ein Ritter. Wähle ein freies.
noblemen-why-must_move_knight = Dieser Ritter zieht schon weiter. Wähle sein neues Gebiet.
noblemen-why-give_tiles_first = Wähle zuerst, was du für deinen besetzten Wald hergibst.
noblemen-why-nothing_to_give = Gerade musst du niemandem ein Plättchen geben.
noblemen-why-donate_first = Du stiftest gerade der Kirche. Gib noch etwas, oder sage, dass es genügt.
noblemen-why-vicar_first = Der Vikar wartet. Gib ihm mindestens ein Plättchen, danach darfst du aufhören.
noblemen-why-hand_in_first = Entscheide zuerst, was du auf dem Maskenball abgibst.
noblemen-why-no_ball = Für Prestige gibst du nur auf einem Maskenball etwas ab.
noblemen-why-no_bribe_held = Du hast keinen Bestechungsmarker.
noblemen-why-choose_title_first = Wähle zuerst deinen Titel.
noblemen-why-no_titles_now = Titel gibt es nur auf einem Maskenball.
noblemen-why-title_taken = Der Titel { $title } ist vergeben. Nimm einen anderen.
noblemen-why-too_little_prestige = Für den Titel { $title } brauchst du { $needed } Prestige, du hast { $reached }.
noblemen-why-no_such_place = So ein Feld gibt es hier nicht. Die Koordinaten stehen am Rand des Anwesens.

## Options

noblemen-option-first_game = Erste Partie
noblemen-option-first_game-help = Ja: Alle beginnen mit 3 Plättchen jeder Sorte. Nein: Du suchst dir bis zu 3 jeder Sorte aus und ziehst den Rest.
noblemen-option-open_holdings = Offene Sichtschirme
noblemen-option-open_holdings-help = Ja: Alle sehen Geld, Bestechungsmarker und Plättchen der anderen. Nein: Das bleibt hinter den Sichtschirmen.
noblemen-option-auto_titles = Titel von selbst
noblemen-option-auto_titles-help = Ja: Alle nehmen auf dem Maskenball den höchsten Titel, der möglich ist. Nein: Jeder wählt.
noblemen-option-title_by = Titel nach
noblemen-option-title_by-help = Was für den Titel zählt, wenn dein Feld auf der Prestigeleiste besetzt war: das Feld, auf dem dein Zähler steht, oder das Prestige, das du erreicht hast.
noblemen-option-title_by-marker = Feld des Zählers
noblemen-option-title_by-total = erreichtem Prestige
noblemen-option-areas_may_overlap = Gebiete überlappen
noblemen-option-areas_may_overlap-help = Ja: Jedes Quadrat aus vier gleichen Plättchen ist ein Gebiet. Nein: Ein Plättchen gehört nur zu einem Gebiet.
noblemen-option-prices = Preise
noblemen-option-prices-help = Was Burgen, Paläste und Kapellen kosten. Die gedruckten Preise kennen wir nicht; unsere sind erschlossen.
noblemen-option-prices-default = mittel
noblemen-option-prices-low = niedrig
noblemen-option-prices-high = hoch
noblemen-option-track = Felder der Rundenleiste
noblemen-option-track-help = So lang ist eine Dekade. Auch das ist erschlossen; 11 passt am besten zu dem, was man von dem Spiel weiß.
noblemen-option-first_player = Startspieler
noblemen-option-first_player-help = Wer beginnt: ein bestimmter Sitz, oder das Los entscheidet.
noblemen-option-first_player-random = das Los entscheidet

## Scoring

noblemen-score-queen = Gunst der Königin
noblemen-score-titles = Titel
noblemen-score-buildings = Gebäudewertung
noblemen-score-follies = Follys
noblemen-score-bribes = Bestechung
noblemen-score-church = Kirche
noblemen-score-cards = Skandalkarten
noblemen-score-idleness = Müßiggang
noblemen-score-liaisons = Liaisons

## How a game stands, and what decides between equal points

noblemen-outlook-prestige = Prestige jetzt
noblemen-outlook-scoring = Nächste Wertung
noblemen-tie-money = das Geld

## Tiles and areas

noblemen-tile-field = Bringt beim Anlegen 1 Pfund und beim Eintreiben der Steuern noch einmal 1. Vier im Quadrat sind ein Gutshof.
noblemen-tile-grove = Bringt nach dem Anlegen 1 Plättchen und beim Landgewinnen noch einmal 1. Vier im Quadrat sind ein Wald.
noblemen-tile-fountain = Zählt auf jedem Maskenball 1 Prestige. Vier im Quadrat sind ein Garten.
noblemen-tile-meadow = Trägt ein Gebäude.
noblemen-area-manor = Vier Äcker: sofort 2 Pfund und 2 mehr beim Eintreiben der Steuern, solange kein fremder Ritter darauf steht.
noblemen-area-forest = Vier Haine: sofort 2 Plättchen und 2 mehr beim Landgewinnen, solange kein fremder Ritter darauf steht.
noblemen-area-garden = Vier Brunnen: Du bekommst die Königin. Auf Maskenbällen 2 Prestige, solange kein fremder Ritter darauf steht.

## Buildings

noblemen-building-castle = Braucht eine leere Wiese, neben der weder Burg noch Palast steht. Dafür darf ein Ritter reiten. Rundum von Land umschlossen zählt sie je Dekade 3 Siegpunkte und 1 mehr für jede Kapelle daneben.
noblemen-building-palace = Ersetzt eine deiner Burgen. Du bekommst die Königin. Auf Maskenbällen 2 Prestige; rundum von Land umschlossen je Dekade 5 Siegpunkte und 2 mehr für jede Kapelle daneben.
noblemen-building-chapel = Braucht eine leere Wiese, neben der keine Kapelle steht. Du bekommst eine Skandalkarte.
noblemen-folly-forests = Braucht 2 Wälder und eine leere Wiese. Das erste Folly zählt 12 Siegpunkte, das zweite 10, das dritte 8, das vierte 6.
noblemen-folly-manors = Braucht 2 Gutshöfe und eine leere Wiese. Das erste Folly zählt 12 Siegpunkte, das zweite 10, das dritte 8, das vierte 6.
noblemen-folly-gardens = Braucht 2 Gärten und eine leere Wiese. Das erste Folly zählt 12 Siegpunkte, das zweite 10, das dritte 8, das vierte 6.
noblemen-folly-trinity = Braucht je 1 Gutshof, Wald und Garten und eine leere Wiese. Das erste Folly zählt 12 Siegpunkte, das zweite 10, das dritte 8, das vierte 6.

## Scandal cards

noblemen-card-inheritance = In deinem Zug: Stelle die billigste Burg vom Spielplan umsonst in dein Anwesen. Ein Ritter reitet dafür nicht.
noblemen-card-blackmail = Auf einem Maskenball: Gib sie ab für 3 Prestige.
noblemen-card-wedding = In deinem Zug: Nimm 2 Bestechungsmarker vom Spielplan und 2 Siegpunkte.
noblemen-card-master_stroke = In deinem Zug: Vergrößere dein Anwesen zusätzlich zu deiner Aktion.
noblemen-card-vicar = In deinem Zug: Lege bis zu 4 Plättchen in den Beutel, jedes bringt 1 Siegpunkt.
noblemen-card-intrigue = Wenn du dir 3 Skandalkarten ansiehst: Gib sie ab und behalte alle 3.
noblemen-card-liaison = Am Spielende: Hast du sie noch, zählt sie 3 Siegpunkte.
noblemen-card-dowry = In deinem Zug: Ziehe 4 Plättchen aus dem Beutel.
noblemen-card-tribute = In deinem Zug: Nimm 5 Pfund.
noblemen-card-whitehall = In deinem Zug: Du bekommst die Königin.

## Titles

noblemen-title-duke = Ab 14 Prestige. Zählt auf dem Maskenball 7 Siegpunkte und macht jedes Gebäude 3 Pfund billiger.
noblemen-title-marquess = Ab 10 Prestige. Zählt auf dem Maskenball 5 Siegpunkte und macht jedes Gebäude 2 Pfund billiger.
noblemen-title-earl = Ab 6 Prestige. Zählt auf dem Maskenball 3 Siegpunkte und macht jedes Gebäude 1 Pfund billiger.
noblemen-title-viscount = Ab 2 Prestige. Zählt auf dem Maskenball 1 Siegpunkt.
noblemen-title-baron = Für alle, die sonst keinen Titel haben.

## Places, counters and markers

noblemen-zone-decade = Dekade
noblemen-zone-round = Rundenleiste
noblemen-zone-prestige = Prestigeleiste
noblemen-zone-prestige_fountain = Prestige durch Brunnen
noblemen-zone-prestige_garden = Prestige durch freie Gärten
noblemen-zone-prestige_knight = Prestige durch Ritter in fremden Gärten
noblemen-zone-prestige_palace = Prestige durch Paläste
noblemen-zone-offered = Abgegebenes Prestige
noblemen-zone-castles = Burgen (Pfund)
noblemen-zone-palaces = Paläste (Pfund)
noblemen-zone-chapels = Kapellen (Pfund)
noblemen-zone-follies = Follys
noblemen-zone-supply = Vorrat
noblemen-zone-bribes = Bestechungsmarker
noblemen-zone-bag = Beutel
noblemen-zone-church = Kirche
noblemen-zone-titles = Titel (Prestige)
noblemen-zone-deck = Skandalstapel
noblemen-zone-offer = Auswahl
noblemen-zone-points = Siegpunkte
noblemen-zone-title = Titel
noblemen-zone-queen = Königin
noblemen-zone-money = Pfund
noblemen-zone-hand = Plättchen
noblemen-zone-cards = Skandalkarten
noblemen-zone-chosen = Ausgesucht
noblemen-zone-knights = Ritter im Vorrat
noblemen-zone-taxes = Steuermarker
noblemen-zone-land = Landmarker
noblemen-zone-spent = verbraucht
noblemen-zone-estate = Anwesen

noblemen-space-start = Start
noblemen-space-plain = { $number }
noblemen-space-mask = Maskenball
noblemen-space-locked = Königin bleibt
noblemen-space-scoring = Gebäudewertung

## Things whose faces nobody sees, by sort

noblemen-count-card = { $count ->
    [one] 1 Skandalkarte
   *[other] { $count } Skandalkarten
}
noblemen-count-tile = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}

## What a card is

noblemen-fact-copies = Anzahl
noblemen-fact-discount = Nachlass
noblemen-fact-forest = Wälder
noblemen-fact-garden = Gärten
noblemen-fact-manor = Gutshöfe
noblemen-fact-points = Siegpunkte
noblemen-fact-prestige = Prestige
noblemen-fact-price = Pfund

## What a choice brings, and why to think twice

noblemen-amount-money = { $count } Pfund
noblemen-amount-bribes = { $count } Bestechungsmarker
noblemen-amount-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
noblemen-amount-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
noblemen-amount-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
noblemen-amount-prestige = { $count } Prestige
noblemen-amount-knights = { $count } Ritter
noblemen-amount-discount = { $count } Pfund Nachlass auf jedes Gebäude
noblemen-remark-another_tile = +1 Plättchen
noblemen-remark-knight_rides = ein Ritter darf reiten
noblemen-remark-queen_comes = die Königin kommt zu dir
noblemen-remark-card_comes = +1 Skandalkarte
noblemen-remark-pounds_at_once = sofort bis zu 2 Pfund
noblemen-remark-tiles_at_once = sofort bis zu 2 Plättchen
noblemen-remark-space_taken = { $prestige } ist besetzt: Du stündest auf { $place }
noblemen-warn-taxes_bring_nothing = Das bringt dir nichts, und es geht nur einmal je Dekade.
noblemen-warn-land_bring_nothing = Das bringt dir nichts, und es geht nur einmal je Dekade.
noblemen-warn-queen_is_here = Die Königin ist schon bei dir.
noblemen-warn-queen_stays = Niemand kann die Königin jetzt übernehmen.
