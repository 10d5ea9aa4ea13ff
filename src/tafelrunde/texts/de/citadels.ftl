### Ohne Furcht und Adel, in German.
###
### Seats, cards and characters arrive as names. A client may call the seat it speaks to by the word
### of table-you ("Du"): sentences in which that makes a difference have a variant for it.
### Keys end in the names that the engine uses for steps, verbs, causes, refusals and so on.

citadels-name = Ohne Furcht und Adel
citadels-teaser = Baue die wertvollste Stadt. Jede Runde wählst du heimlich einen von acht Charakteren – und hoffst, dass Meuchler und Dieb an die falsche Tür klopfen.

## Decisions: what is asked of the one who decides

citadels-ask-draft = { $seat ->
    [Du] Wähle einen Charakter.
   *[other] { $seat }, wähle einen Charakter.
}
citadels-ask-lay_down = { $seat ->
    [Du] Lege einen der übrigen Charaktere verdeckt ab.
   *[other] { $seat }, lege einen der übrigen Charaktere verdeckt ab.
}
citadels-ask-turn = { $seat ->
    [Du] Du bist der { $character }. Was tust du?
   *[other] { $seat }, du bist der { $character }. Was tust du?
}
citadels-ask-choose = { $seat ->
    [Du] { $count ->
        [1] Welche Karte behältst du?
       *[other] Welche Karte legst du ab? Die anderen { $count } behältst du.
    }
   *[other] { $count ->
        [1] { $seat }, welche Karte behältst du?
       *[other] { $seat }, welche Karte legst du ab? Die anderen { $count } behältst du.
    }
}
citadels-ask-exchange = { $seat ->
    [Du] { $count ->
        [1] Du hast 1 Karte abgelegt. Lege noch eine ab oder ziehe nach.
       *[other] Du hast { $count } Karten abgelegt. Lege noch eine ab oder ziehe nach.
    }
   *[other] { $count ->
        [1] { $seat }, du hast 1 Karte abgelegt. Lege noch eine ab oder ziehe nach.
       *[other] { $seat }, du hast { $count } Karten abgelegt. Lege noch eine ab oder ziehe nach.
    }
}
citadels-ask-rescue = { $seat ->
    [Du] { $victim_seat ->
        [Du] In deiner Stadt wurde { $card } zerstört. Nimmst du die Karte für 1 Gold auf die Hand?
       *[other] In der Stadt von { $victim_seat } wurde { $card } zerstört. Nimmst du die Karte für 1 Gold auf die Hand?
    }
   *[other] { $seat }, in der Stadt von { $victim_seat } wurde { $card } zerstört. Nimmst du die Karte für 1 Gold auf die Hand?
}

## Decisions: what the others read meanwhile

citadels-wait-draft = { $seat ->
    [Du] Du wählst einen Charakter.
   *[other] { $seat } wählt einen Charakter.
}
citadels-wait-lay_down = { $seat ->
    [Du] Du legst einen Charakter ab.
   *[other] { $seat } legt einen Charakter ab.
}
citadels-wait-turn = { $seat ->
    [Du] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
citadels-wait-choose = { $seat ->
    [Du] Du suchst unter den Karten aus.
   *[other] { $seat } sucht unter den Karten aus.
}
citadels-wait-exchange = { $seat ->
    [Du] Du tauschst Karten aus.
   *[other] { $seat } tauscht Karten aus.
}
citadels-wait-rescue = { $seat ->
    [Du] Du überlegst, ob dir das zerstörte Bauwerk 1 Gold wert ist.
   *[other] { $seat } überlegt, ob das zerstörte Bauwerk 1 Gold wert ist.
}

## Moves

citadels-move-pick = Wähle den { $character }
citadels-move-lay = Lege den { $character } verdeckt ab
citadels-move-keep = Behalte { $card }
citadels-move-reject = Lege { $card } ab
citadels-move-gold = Nimm 2 Gold
citadels-move-cards = Nimm Karten
citadels-move-income = Nimm dein Einkommen
citadels-move-profit = Nimm 1 Gold als Händler
citadels-move-plans = Ziehe 2 Karten als Baumeister
citadels-move-build = Baue { $card }
citadels-move-murder = Meuchle den { $character }
citadels-move-rob = Bestiehl den { $character }
citadels-move-swap = Tausche die Hand mit { $seat }
citadels-move-exchange = Tausche { $card } aus
citadels-move-draw = Ziehe nach
citadels-move-laboratory = Laboratorium: { $card } für 1 Gold
citadels-move-smithy = Schmiede: 2 Karten für 3 Gold
citadels-move-rescue = Nimm die Karte für 1 Gold
citadels-move-decline = Verzichte
citadels-move-end = Beende den Zug
citadels-move-destroy = Zerstöre { $card } bei { $seat }

## What moves are called in statistics, whatever they are made with

citadels-action-pick = Wähle einen Charakter
citadels-action-build = Baue
citadels-action-murder = Meuchle
citadels-action-rob = Bestiehl

## The log: things that went somewhere

citadels-moved-deal = { $player ->
    [Du] Du bekommst { $things }.
   *[other] { $player } bekommt { $things }.
}
citadels-moved-crown = { $player ->
    [Du] Du trägst jetzt die Krone.
   *[other] { $player } trägt jetzt die Krone.
}
citadels-moved-opened = Offen in der Mitte: { $things }.
citadels-moved-covered = { $known ->
    [yes] { $player ->
        [Du] Du siehst den { $things } und legst ihn verdeckt in die Mitte.
       *[other] { $player } sieht den { $things } und legt ihn verdeckt in die Mitte.
    }
   *[no] { $player ->
        [Du] Du legst einen Charakter verdeckt in die Mitte.
       *[other] { $player } sieht sich einen Charakter an und legt ihn verdeckt in die Mitte.
    }
}
citadels-moved-picked = { $known ->
    [yes] { $player ->
        [Du] Du wählst den { $things }.
       *[other] { $player } wählt den { $things }.
    }
   *[no] { $player ->
        [Du] Du wählst einen Charakter.
       *[other] { $player } wählt einen Charakter.
    }
}
citadels-moved-handed_on = { $player ->
    [Du] Du hast die Wahl: { $things }.
   *[other] { $player } hat die Wahl: { $things }.
}
citadels-moved-laid_down = { $known ->
    [yes] { $player ->
        [Du] Du legst den { $things } verdeckt ab.
       *[other] { $player } legt den { $things } verdeckt ab.
    }
   *[no] { $player ->
        [Du] Du legst einen Charakter verdeckt ab.
       *[other] { $player } legt einen Charakter verdeckt ab.
    }
}
citadels-moved-taken_up = { $known ->
    [yes] { $player ->
        [Du] Du nimmst die verdeckte Karte dazu: { $things }.
       *[other] { $player } nimmt die verdeckte Karte dazu: { $things }.
    }
   *[no] { $player ->
        [Du] Du nimmst die verdeckte Karte dazu.
       *[other] { $player } nimmt die verdeckte Karte dazu.
    }
}
citadels-told-no_loot = { $player ->
    [Du] Bei dir gibt es für den Dieb nichts zu holen.
   *[other] Bei { $player } gibt es für den Dieb nichts zu holen.
}
citadels-told-own_loot = { $player ->
    [Du] Du hast deinen eigenen zweiten Charakter bestohlen: Kein Gold wechselt den Besitzer.
   *[other] { $player } hat den eigenen zweiten Charakter bestohlen: Kein Gold wechselt den Besitzer.
}
citadels-told-heir = { $player ->
    [Du] Du warst der gemeuchelte { $character }.
   *[other] { $player } war der gemeuchelte { $character }.
}
citadels-moved-shown = Bis jetzt verdeckt: { $things }.
citadels-moved-revealed = { $player ->
    [Du] Du bist der { $things }.
   *[other] { $player } ist der { $things }.
}
citadels-moved-basic_action = { $player ->
    [Du] Du siehst dir { $things } an.
   *[other] { $player } sieht sich { $things } an.
}
citadels-moved-kept = { $player ->
    [Du] Du behältst { $things }.
   *[other] { $player } behält { $things }.
}
citadels-moved-rejected = { $player ->
    [Du] Du legst { $things } ab.
   *[other] { $player } legt { $things } ab.
}
citadels-moved-plans = { $player ->
    [Du] Als Baumeister ziehst du { $things }.
   *[other] Als Baumeister zieht { $player } { $things }.
}
citadels-moved-built = { $player ->
    [Du] Du baust { $things }.
   *[other] { $player } baut { $things }.
}
citadels-moved-swap = { $count ->
    [0] { $source_player ->
        [Du] Beim Tausch gibst du keine Karte ab.
       *[other] Beim Tausch gibt { $source_player } keine Karte ab.
    }
   *[other] { $source_player ->
        [Du] Du gibst { $things } an { $target_player }.
       *[other] { $target_player ->
            [Du] { $source_player } gibt { $things } an dich.
           *[other] { $source_player } gibt { $things } an { $target_player }.
        }
    }
}
citadels-moved-exchanged = { $player ->
    [Du] { $target ->
        [Hand] Du ziehst dafür { $things }.
       *[other] Du legst { $things } ab.
    }
   *[other] { $target ->
        [Hand] { $player } zieht dafür { $things }.
       *[other] { $player } legt { $things } ab.
    }
}
citadels-moved-destroyed = { $player ->
    [Du] Du zerstörst { $things } in der Stadt von { $source_player }.
   *[other] { $source_player ->
        [Du] { $player } zerstört { $things } in deiner Stadt.
       *[other] { $player } zerstört { $things } in der Stadt von { $source_player }.
    }
}
citadels-moved-laboratory = { $player ->
    [Du] Du gibst { $things } ins Laboratorium.
   *[other] { $player } gibt { $things } ins Laboratorium.
}
citadels-moved-smithy = { $player ->
    [Du] Aus der Schmiede bekommst du { $things }.
   *[other] Aus der Schmiede bekommt { $player } { $things }.
}
citadels-moved-rescued = { $player ->
    [Du] Du rettest { $things } auf die Hand.
   *[other] { $player } rettet { $things } auf die Hand.
}
citadels-moved-reshuffle = { $count ->
    [one] Der Ablagestapel ist der neue Nachziehstapel: 1 Karte.
   *[other] Der Ablagestapel wird zum neuen Nachziehstapel gemischt: { $count } Karten.
}

## The log: gold

citadels-changed-deal = { $player ->
    [Du] Du bekommst { $amount } Gold.
   *[other] { $player } bekommt { $amount } Gold.
}
# The one robbed has nothing left, the Thief has something.
citadels-changed-robbery = { $value ->
    [0] { $player ->
        [Du] Du wirst bestohlen und verlierst { $amount } Gold.
       *[other] { $player } wird bestohlen und verliert { $amount } Gold.
    }
   *[other] { $player ->
        [Du] Du erbeutest { $amount } Gold.
       *[other] { $player } erbeutet { $amount } Gold.
    }
}
citadels-changed-basic_action = { $player ->
    [Du] Du nimmst { $amount } Gold.
   *[other] { $player } nimmt { $amount } Gold.
}
citadels-changed-income = { $player ->
    [Du] Deine Bauwerke bringen dir { $amount } Gold ein.
   *[other] { $player } nimmt { $amount } Gold Einkommen.
}
citadels-changed-profit = { $player ->
    [Du] Als Händler bekommst du { $amount } Gold.
   *[other] Als Händler bekommt { $player } { $amount } Gold.
}
citadels-changed-built = { $player ->
    [Du] Du zahlst { $amount } Gold.
   *[other] { $player } zahlt { $amount } Gold.
}
citadels-changed-destroyed = { $player ->
    [Du] Du zahlst { $amount } Gold für die Zerstörung.
   *[other] { $player } zahlt { $amount } Gold für die Zerstörung.
}
citadels-changed-laboratory = { $player ->
    [Du] Das Laboratorium bringt dir { $amount } Gold.
   *[other] Das Laboratorium bringt { $player } { $amount } Gold.
}
citadels-changed-smithy = { $player ->
    [Du] Du zahlst { $amount } Gold für die Schmiede.
   *[other] { $player } zahlt { $amount } Gold für die Schmiede.
}
citadels-changed-rescued = { $player ->
    [Du] Der Friedhof kostet dich { $amount } Gold.
   *[other] { $player } zahlt { $amount } Gold für den Friedhof.
}

## The log: what was said

citadels-told-round = { $player ->
    [Du] Runde { $round }: Du hast die Krone.
   *[other] Runde { $round }: { $player } hat die Krone.
}
citadels-told-called = { $player ->
    [Du] Du rufst den { $character } auf.
   *[other] { $player } ruft den { $character } auf.
}
citadels-told-murder = { $player ->
    [Du] Du meuchelst den { $character }.
   *[other] { $player } meuchelt den { $character }.
}
citadels-told-theft = { $player ->
    [Du] Du willst den { $character } bestehlen.
   *[other] { $player } will den { $character } bestehlen.
}
citadels-told-completed = { $player ->
    [Du] Deine Stadt ist vollständig! Das ist die letzte Runde.
   *[other] Die Stadt von { $player } ist vollständig! Das ist die letzte Runde.
}
citadels-told-ended = Das Spiel ist zu Ende.

## Where in the game we are

citadels-phase-round = Runde { $round }
citadels-phase-draft = Charakterwahl
citadels-phase-calling = Aufruf
citadels-phase-turn = { $character }
citadels-phase-over = Spielende

## Why a move is refused

citadels-why-game_over = Das Spiel ist zu Ende, niemand kann mehr ziehen.
citadels-why-draft_first = Wähle zuerst einen Charakter.
citadels-why-lay_down_first = Lege zuerst einen Charakter verdeckt ab.
citadels-why-choose_cards_first = Suche zuerst aus, welche Karten du behältst.
citadels-why-finish_exchange_first = Du tauschst gerade Karten aus. Lege noch welche ab oder ziehe nach.
citadels-why-decide_rescue_first = Sage zuerst, ob du das zerstörte Bauwerk für 1 Gold nimmst.
citadels-why-not_handed_on = Der { $character } ist nicht unter den Charakteren, die du zur Wahl hast.
citadels-why-draft_is_over = Die Wahl ist für diese Runde vorbei. In der nächsten wählst du wieder.
citadels-why-nothing_to_lay_down = Du legst jetzt keinen Charakter ab. Das gibt es nur zu zweit, gleich nach der Wahl.
citadels-why-no_cards_offered = Es liegen keine Karten zur Auswahl. Auswählen kannst du nur, wenn du gerade Karten statt Gold nimmst.
citadels-why-not_offered = { $card } ist nicht unter den Karten, die du dir ansiehst.
citadels-why-keep_one_instead = Du behältst nur eine Karte. Nenne diese, der Rest wird abgelegt.
citadels-why-reject_one_instead = Du behältst alle Karten bis auf eine. Nenne die, die du ablegst.
citadels-why-basic_action_taken = Gold oder Karten hast du in diesem Zug schon genommen.
citadels-why-basic_action_first = Nimm zuerst Gold oder Karten. Danach kannst du bauen und den Zug beenden.
citadels-why-bank_empty = Die Kasse ist leer. Gold gibt es erst wieder, wenn jemand etwas bezahlt.
citadels-why-no_cards_left = Es gibt keine Karten zu ziehen: Nachziehstapel und Ablagestapel sind leer.
citadels-why-no_income_character = Einkommen für Bauwerke bekommen nur König, Prediger, Händler und Söldner.
citadels-why-income_taken = Dein Einkommen hast du in diesem Zug schon genommen.
citadels-why-no_districts_of_colour = { $colour ->
    [yellow] Du hast kein gelbes Bauwerk, das dir Gold bringt.
    [blue] Du hast kein blaues Bauwerk, das dir Gold bringt.
    [green] Du hast kein grünes Bauwerk, das dir Gold bringt.
   *[red] Du hast kein rotes Bauwerk, das dir Gold bringt.
}
citadels-why-only_merchant = Dieses Gold bekommt nur der Händler.
citadels-why-profit_taken = Das Gold des Händlers hast du in diesem Zug schon genommen.
citadels-why-only_architect = Diese 2 Karten bekommt nur der Baumeister.
citadels-why-plans_taken = Die 2 Karten des Baumeisters hast du in diesem Zug schon gezogen.
citadels-why-build_limit_reached = { $limit ->
    [1] Du hast in diesem Zug schon gebaut. Mehrere Bauwerke schafft nur der Baumeister.
   *[other] Mehr als { $limit } Bauwerke in einem Zug schafft auch der Baumeister nicht.
}
citadels-why-no_such_district = Dieses Bauwerk gibt es im Spiel nicht.
citadels-why-not_in_hand = { $card } hast du nicht auf der Hand.
citadels-why-too_expensive = { $card } kostet { $cost } Gold, du hast { $gold }.
citadels-why-already_in_city = { $card } steht schon in deiner Stadt. An diesem Tisch ist jedes Bauwerk nur einmal je Stadt erlaubt.
citadels-why-only_assassin = Meucheln kann nur der Meuchler.
citadels-why-murder_done = Du hast in diesem Zug schon gemeuchelt.
citadels-why-not_oneself = Der { $character } kann nicht sich selbst nennen. Nenne einen anderen Charakter.
citadels-why-only_thief = Stehlen kann nur der Dieb.
citadels-why-theft_done = Du hast in diesem Zug schon jemanden zum Bestehlen genannt.
citadels-why-assassin_cannot_be_robbed = Beim Meuchler traut sich der Dieb nicht. Nenne einen anderen Charakter.
citadels-why-victim_is_murdered = Der { $character } wurde gemeuchelt, bei ihm ist nichts zu holen. Nenne einen anderen Charakter.
citadels-why-only_magician = Handkarten tauschen kann nur der Magier.
citadels-why-magic_done = Der Magier tauscht nur einmal im Zug, und das hast du schon getan.
citadels-why-no_such_seat = So viele Spieler sitzen nicht an diesem Tisch.
citadels-why-own_hand = Mit dir selbst kannst du nicht tauschen. Nenne jemand anderen.
citadels-why-both_hands_empty = Ihr habt beide keine Karten auf der Hand. Da gibt es nichts zu tauschen.
citadels-why-no_exchange_begun = Nachziehen kannst du erst, wenn du als Magier Karten zum Austauschen abgelegt hast.
citadels-why-only_warlord = Bauwerke zerstören kann nur der Söldner.
citadels-why-destruction_done = Du hast in diesem Zug schon ein Bauwerk zerstört.
citadels-why-own_city = Der Söldner zerstört nur Bauwerke in anderen Städten, nie in der eigenen.
citadels-why-city_is_complete = Die Stadt von { $seat } ist vollständig und damit sicher.
citadels-why-bishop_protects = Die Stadt von { $seat } steht unter dem Schutz des Predigers.
citadels-why-not_in_city = { $card } steht nicht in der Stadt von { $seat }.
citadels-why-is_indestructible = { $card } lässt sich nicht zerstören.
citadels-why-destruction_too_expensive = { $card } zu zerstören kostet { $cost } Gold, du hast { $gold }.
citadels-why-no_laboratory = Dafür brauchst du das Laboratorium in deiner Stadt.
citadels-why-laboratory_is_used = Das Laboratorium hast du in diesem Zug schon benutzt.
citadels-why-no_smithy = Dafür brauchst du die Schmiede in deiner Stadt.
citadels-why-smithy_is_used = Die Schmiede hast du in diesem Zug schon benutzt.
citadels-why-smithy_too_expensive = Die Schmiede kostet { $cost } Gold, du hast { $gold }.
citadels-why-no_ruins_to_rescue = Gerade wurde kein Bauwerk zerstört, das du retten könntest.

## Options

citadels-option-allow_duplicates = Gleiche Bauwerke erlaubt
citadels-option-allow_duplicates-help = Ja: Eine Stadt darf dasselbe Bauwerk mehrmals haben, denn die erste Ausgabe verbietet es nicht. Nein: jedes nur einmal, wie in späteren Ausgaben.
citadels-option-haunted_city_last_round_locked = Geisterstadt in der letzten Runde nur violett
citadels-option-haunted_city_last_round_locked-help = Ja: Eine Geisterstadt, die erst in der letzten Runde gebaut wird, bleibt in der Wertung violett. Nein: Sie sucht sich immer ihre Farbe aus.
citadels-option-bank_limit = Begrenztes Gold
citadels-option-bank_limit-help = So viele Goldstücke gibt es insgesamt. Ist die Kasse leer, bekommst du nur, was noch da ist. Ohne Grenze reicht das Gold immer.
citadels-option-bank_limit-none = ohne Grenze
citadels-option-tie_break = Bei Gleichstand
citadels-option-tie_break-help = Was gilt, wenn zwei gleich viele Punkte haben, auch allein aus Bauwerken: Sie teilen sich den Sieg, oder das meiste Gold entscheidet.
citadels-option-tie_break-shared = geteilter Sieg
citadels-option-tie_break-gold = das meiste Gold gewinnt
citadels-option-first_crown = Erste Krone
citadels-option-first_crown-help = Wer in der ersten Runde die Krone hat und zuerst wählt: ein bestimmter Sitz, oder das Los entscheidet.
citadels-option-first_crown-random = das Los entscheidet
citadels-option-round_limit = Höchstzahl an Runden
citadels-option-round_limit-help = Nach so vielen Runden wird auf jeden Fall gewertet. Übliche Partien brauchen 10 bis 25.

## Scoring

citadels-score-districts = Bauwerke
citadels-score-colours = Alle fünf Farben
citadels-score-city = Vollständige Stadt

## How a game stands, and what decides between equal points

citadels-outlook-city = Bauwerke (8 sind eine Stadt)
citadels-tie-districts = der Wert der Bauwerke allein
citadels-tie-gold = das Gold

## Purple districts

citadels-effect-wild_colour = In der Wertung zählt diese Karte als eine Farbe deiner Wahl.
citadels-effect-indestructible = Der Söldner kann dieses Bauwerk nicht zerstören.
citadels-effect-card_for_gold = Einmal in deinem Zug: Lege 1 Handkarte ab und nimm 1 Gold.
citadels-effect-gold_for_cards = Einmal in deinem Zug: Zahle 3 Gold und ziehe 2 Karten.
citadels-effect-look_at_three = Nimmst du Karten statt Gold, siehst du dir 3 an statt 2.
citadels-effect-keep_two = Nimmst du Karten statt Gold, behältst du 2 statt 1.
citadels-effect-buy_ruins = Zerstört der Söldner ein Bauwerk, darfst du es für 1 Gold auf die Hand nehmen. Nicht, wenn du selbst der Söldner bist.
citadels-effect-any_income = Nimmst du Einkommen, zählt diese Karte als ein Bauwerk der passenden Farbe mit.

## Characters

citadels-power-assassin = Nenne einen Charakter: Er kommt in dieser Runde nicht an die Reihe.
citadels-power-thief = Nenne einen Charakter: Sobald er drankommt, gehört dir sein ganzes Gold. Den Meuchler und dessen Opfer darfst du nicht nennen.
citadels-power-magician = Tausche deine ganze Hand mit der eines anderen, oder tausche beliebig viele deiner Karten gegen neue vom Stapel.
citadels-power-king = Du bekommst die Krone und wählst in der nächsten Runde zuerst. Dazu 1 Gold für jedes gelbe Bauwerk in deiner Stadt.
citadels-power-bishop = Der Söldner kann deiner Stadt nichts anhaben. Dazu 1 Gold für jedes blaue Bauwerk in deiner Stadt.
citadels-power-merchant = Du bekommst 1 Gold extra. Dazu 1 Gold für jedes grüne Bauwerk in deiner Stadt.
citadels-power-architect = Ziehe 2 Karten extra. Du darfst bis zu 3 Bauwerke bauen.
citadels-power-warlord = Zerstöre ein Bauwerk in einer anderen Stadt und zahle dafür 1 Gold weniger als seine Baukosten. Dazu 1 Gold für jedes rote Bauwerk in deiner Stadt.

## Places, counters and markers

citadels-zone-deck = Nachziehstapel
citadels-zone-discard = Ablagestapel
citadels-zone-offer = Auswahl
citadels-zone-packet = Charaktere zur Wahl
citadels-zone-open = Offene Charaktere
citadels-zone-face_down = Verdeckte Charaktere
citadels-zone-character = Alle Charaktere
citadels-zone-look = In der Wahl gesehen
citadels-zone-bank = Kasse
citadels-zone-round = Runde
citadels-zone-murdered = Gemeuchelt
citadels-zone-robbed = Soll bestohlen werden
citadels-zone-gold = Gold
citadels-zone-hand = Hand
citadels-zone-city = Stadt
citadels-zone-characters = Charakter
citadels-zone-crown = Krone
citadels-zone-complete = Zuerst vollständig

## Things whose faces nobody sees, by sort

citadels-count-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
citadels-count-character = { $count ->
    [one] 1 Charakter
   *[other] { $count } Charaktere
}

## What a card is, and the colours with their shapes

citadels-fact-colour = Farbe
citadels-fact-cost = Kosten
citadels-fact-points = Punkte
citadels-fact-number = Nummer

citadels-colour-yellow = Gelb (Krone)
citadels-colour-blue = Blau (Kreuz)
citadels-colour-green = Grün (Waage)
citadels-colour-red = Rot (Schwert)
citadels-colour-purple = Violett (Stern)

## Hints: the steward's reasons. `own` counts the own cards, `cards` those of somebody else.

citadels-hint-pick_income = { $colour ->
    [yellow] Nimm den { $character }: Deine gelben Bauwerke bringen dir als { $character } { $gold } Gold.
    [blue] Nimm den { $character }: Deine blauen Bauwerke bringen dir als { $character } { $gold } Gold.
    [green] Nimm den { $character }: Deine grünen Bauwerke bringen dir als { $character } { $gold } Gold.
   *[red] Nimm den { $character }: Deine roten Bauwerke bringen dir als { $character } { $gold } Gold.
}
citadels-hint-pick_crown = Nimm den { $character }: Mit der Krone wählst du in der nächsten Runde zuerst.
citadels-hint-pick_bishop = { $districts ->
    [0] Nimm den { $character }: Was du baust, ist so vor dem Söldner sicher.
    [one] Nimm den { $character }: So ist dein Bauwerk vor dem Söldner sicher.
   *[other] Nimm den { $character }: So sind deine { $districts } Bauwerke vor dem Söldner sicher.
}
citadels-hint-pick_merchant = Nimm den { $character }: Er bringt dir in dieser Runde { $gold } Gold extra.
citadels-hint-pick_builds = Nimm den { $character }: Mit { $gold } Gold kannst du { $count } deiner Karten auf einmal bauen.
citadels-hint-pick_plans = { $own ->
    [0] Nimm den { $character }: Deine Hand ist leer, und er zieht 2 Karten umsonst.
    [one] Nimm den { $character }: Du hast nur 1 Karte, und er zieht 2 weitere umsonst.
   *[other] Nimm den { $character }: Zu deinen { $own } Karten zieht er 2 weitere umsonst.
}
citadels-hint-pick_swap = { $own ->
    [0] Nimm den { $character }: Deine Hand ist leer, und du kannst sie gegen die { $cards } Karten von { $seat } tauschen.
    [one] Nimm den { $character }: Du hast nur 1 Karte und kannst mit { $seat } tauschen, dort sind es { $cards }.
   *[other] Nimm den { $character }: Du hast { $own } Karten und kannst mit { $seat } tauschen, dort sind es { $cards }.
}
citadels-hint-pick_exchange = Nimm den { $character }: Was dir auf der Hand nicht gefällt, tauscht er gegen neue Karten.
citadels-hint-pick_thief = { $gold ->
    [0] Nimm den { $character }: Gold hat gerade niemand, aber dich kann auch niemand bestehlen.
   *[other] Nimm den { $character }: { $seat } hat { $gold } Gold, und mit etwas Glück wird es deines.
}
citadels-hint-pick_safe = Nimm den { $character }: Niemand kann ihn bestehlen, und du hast { $gold } Gold zu verlieren.
citadels-hint-pick_assassin = Nimm den { $character }: { $seat } steht gut da und sollte eine Runde aussetzen.
citadels-hint-pick_warlord = Nimm den { $character }: { $seat } steht gut da, und wenn du an der Reihe bist, kannst du dort etwas zerstören.
citadels-hint-pick_stop = Nimm den { $character }: { $seat } hat schon { $districts } Bauwerke und muss aufgehalten werden.
citadels-hint-pick_surprise = Nimm den { $character }: Den { $obvious } erwarten alle von dir, und mit { $gold } Gold solltest du schwer zu erraten sein.
citadels-hint-lay = Lege den { $character } ab: Gerade ihn könnte { $seat } gut gebrauchen.

citadels-hint-murder_stop = Meuchle den { $character }: Das ist vermutlich { $seat }, und dort stehen schon { $districts } Bauwerke.
citadels-hint-murder_builder = Meuchle den { $character }: Das ist vermutlich { $seat }, und mit { $gold } Gold ließe sich viel auf einmal bauen.
citadels-hint-murder_rival = Meuchle den { $character }: Das ist vermutlich { $seat }, und dort schmerzt der verlorene Zug am meisten.
citadels-hint-murder_guard = Meuchle den { $character }: Von ihm hast du in dieser Runde am meisten zu befürchten.
citadels-hint-rob = { $gold ->
    [0] Bestiehl den { $character }: Viel zu holen ist bei niemandem, da kommt es auf einen Versuch an.
   *[other] Bestiehl den { $character }: Das ist vermutlich { $seat }, und dort liegen { $gold } Gold.
}
citadels-hint-destroy_stop = Zerstöre { $card } bei { $seat }: Mit { $districts } Bauwerken fehlt dort nur noch eines zur vollständigen Stadt.
citadels-hint-destroy_free = Zerstöre { $card } bei { $seat }: Das kostet dich nichts.
citadels-hint-destroy_rival = { $cost ->
    [one] Zerstöre { $card } bei { $seat }: Der Schaden dort ist mehr wert als das eine Gold, das du zahlst.
   *[other] Zerstöre { $card } bei { $seat }: Der Schaden dort ist mehr wert als die { $cost } Gold, die du zahlst.
}

citadels-hint-profit = Nimm das Gold des Händlers: Es kostet dich nichts.
citadels-hint-plans = Ziehe zuerst die Karten des Baumeisters: Sie kosten nichts, und vielleicht ändern sie deinen Plan.
citadels-hint-gold_build = Nimm Gold: Dann kannst du in diesem Zug { $card } bauen.
citadels-hint-gold_save = Nimm Gold und spare: { $card } auf deiner Hand kostet { $cost }.
citadels-hint-gold_more = { $own ->
    [one] Nimm Gold: Eine Karte hast du noch, aber es fehlt am Geld.
   *[other] Nimm Gold: Mit { $own } Karten auf der Hand fehlt es dir eher am Geld.
}
citadels-hint-gold_idle = Nimm Gold: Neue Karten nützen dir jetzt nichts mehr.
citadels-hint-cards_none = Nimm Karten: Du hast nichts auf der Hand, was du bauen könntest.
citadels-hint-cards_rest = Nimm Karten: Mit { $gold } Gold kannst du schon bauen, was du willst, aber danach fehlen dir Karten.
citadels-hint-cards_last = Nimm Karten: Vielleicht ist etwas dabei, was du mit { $gold } Gold noch bauen kannst, denn es ist dein letzter Zug.
citadels-hint-income = { $colour ->
    [yellow] Nimm dein Einkommen: Deine gelben Bauwerke bringen { $gold } Gold.
    [blue] Nimm dein Einkommen: Deine blauen Bauwerke bringen { $gold } Gold.
    [green] Nimm dein Einkommen: Deine grünen Bauwerke bringen { $gold } Gold.
   *[red] Nimm dein Einkommen: Deine roten Bauwerke bringen { $gold } Gold.
}
citadels-hint-income_first = Nimm zuerst dein Einkommen von { $gold } Gold: Du brauchst es, um { $card } zu bauen.

citadels-hint-build_before_income = Baue { $card } noch vor dem Einkommen: Dann zahlt das neue Bauwerk dem { $character } schon mit.
citadels-hint-build_finish = Baue { $card }: So wird deine Stadt in diesem Zug als erste vollständig. Das bringt 4 Punkte, und die anderen haben nur noch diese Runde.
citadels-hint-build_second = Baue { $card }: So wird auch deine Stadt noch vollständig, und das bringt 2 Punkte.
citadels-hint-build_colours = Baue { $card }: Damit hast du alle fünf Farben, und das bringt 3 Punkte.
citadels-hint-build_several = Baue { $card }: Als Baumeister kannst du jetzt { $count } Bauwerke auf einmal bezahlen.
citadels-hint-build_effect = Baue { $card }: Der Vorteil dieses Bauwerks gehört dir dann bis zum Ende.
citadels-hint-build_race = Baue { $card }: { $seat } hat schon { $districts } Bauwerke, und Gold zählt am Ende nichts.
citadels-hint-build_income = Baue { $card }: Das ist dein { $count }. Bauwerk dieser Farbe, und mit dem { $character } zahlt jedes davon.
citadels-hint-build_points = { $points ->
    [one] Baue { $card }: Mehr als 1 Punkt ist gerade nicht zu haben, aber jeder Zug ohne Bauwerk kostet Zeit.
   *[other] Baue { $card }: Für { $points } Punkte ist es das Beste, was du gerade bezahlen kannst.
}
citadels-hint-end_save = Beende den Zug: Als Nächstes kommt { $card } für { $cost } Gold.
citadels-hint-end = Beende den Zug: Mehr ist jetzt nicht zu holen.

citadels-hint-swap = { $own ->
    [0] Tausche mit { $seat }: Deine Hand ist leer, dort sind es { $cards } Karten.
   *[other] Tausche mit { $seat }: Du gibst { $own } und bekommst { $cards } Karten.
}
citadels-hint-exchange = Tausche { $card } aus: Fast jede andere Karte nützt dir mehr.
citadels-hint-exchange_draw = { $count ->
    [one] Ziehe nach: Was du noch auf der Hand hast, ist zu gut zum Tauschen.
   *[other] Ziehe { $count } neue Karten: Was du noch auf der Hand hast, ist zu gut zum Tauschen.
}
citadels-hint-laboratory = Wirf { $card } ins Laboratorium: Die Karte baust du kaum noch, das Gold nützt dir mehr.
citadels-hint-laboratory_build = Wirf { $card } ins Laboratorium: Mit dem Gold kannst du { $wanted } bauen.
citadels-hint-smithy = Benutze die Schmiede: Du hast { $gold } Gold, aber kaum Karten.
citadels-hint-rescue = Nimm { $card }: Für 1 Gold bekommst du eine Karte, die du gut bauen kannst.
citadels-hint-decline = Verzichte: { $card } ist dir das Gold nicht wert.
citadels-hint-keep_effect = Behalte { $card }: Einmal gebaut, bringt dir dieses Bauwerk bis zum Ende einen Vorteil.
citadels-hint-keep_colour = Behalte { $card }: Diese Farbe fehlt dir noch.
citadels-hint-keep_cheaper = Behalte { $card }: Die { $cost } Gold dafür hast du am schnellsten beisammen.
citadels-hint-keep_points = { $points ->
    [one] Behalte { $card }: Mehr als 1 Punkt ist nicht dabei.
   *[other] Behalte { $card }: Das bringt { $points } Punkte.
}
citadels-hint-reject = Lege { $card } ab: Die anderen Karten bringen dir mehr.

## What a choice brings, and why to think twice

citadels-amount-gold = { $count } Gold
citadels-amount-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
citadels-amount-districts = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
citadels-remark-for_nothing = kostet nichts
citadels-warn-income_unused = Du hast dein Einkommen noch nicht genommen.
citadels-warn-profit_unused = Du hast das Gold des Händlers noch nicht genommen.
citadels-warn-plans_unused = Du hast die Karten des Baumeisters noch nicht gezogen.

## What is wrong with a card list

citadels-bad_cards-only_purple = Nur violette Bauwerke haben eine Wirkung
citadels-bad_cards-effect_twice = Die Wirkung { $effect } darf nur auf einer Karte stehen
citadels-bad_cards-effect_single = Von der Wirkung { $effect } kann es nur eine Karte geben
