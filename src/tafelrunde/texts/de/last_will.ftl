### Last Will, in German.
###
### Seats and cards arrive as names, numbers as numbers. A client may call the seat it speaks to by
### the word of table-you ("Du"): sentences in which that makes a difference have a variant for it.
### Keys end in the names that the engine uses for steps, verbs, causes, refusals and so on.

last_will-name = Der letzte Wille
last_will-teaser = Der reiche Onkel vererbt alles an den, der zuerst ruiniert ist. Speise, reise, halte Pferde, lass Häuser verfallen – wer am ärmsten ist, gewinnt!

## Words for other texts

last_will-word-pounds = { $pounds } Pfund
last_will-word-amount = { $amount } Pfund
last_will-word-actions = { $actions ->
    [0] keine Aktionen
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
last_will-word-with_actions = { $actions ->
    [one] mit 1 Aktion
   *[other] mit { $actions } Aktionen
}
last_will-word-the_card = { $number ->
    [1] „{ $card }“
    [2] „{ $card }“ (die zweite)
    [3] „{ $card }“ (die dritte)
   *[other] „{ $card }“
}
last_will-word-a_companion = { $companion ->
    [Gast] ein Gast
    [Hund] ein Hund
    [Koch] ein Koch
    [Pferd] ein Pferd
   *[other] { $companion }
}
last_will-word-the_companion = { $companion ->
    [Gast] einen Gast
    [Hund] einen Hund
    [Koch] einen Koch
    [Pferd] ein Pferd
   *[other] { $companion }
}
last_will-word-as_companion = als { $companion }
last_will-word-market = Bauernhöfe { SIGNED($arrangement, 1) }, Villen { SIGNED($arrangement, 2) }, Sommerresidenzen { SIGNED($arrangement, 3) }, Herrenhäuser { SIGNED($arrangement, 4) }
last_will-word-played = { $company ->
    [yes] „{ $things }“ (mit dabei: { $with })
   *[no] „{ $things }“
}
last_will-word-deck = { $deck ->
    [event] Ereignisse
    [helper] Helfer und Ausgaben
    [property] Immobilien
   *[companion] Gefährten
}

## Decisions: what is asked of the one who decides

last_will-ask-keep_two = { $seat ->
    [Du] { $count ->
        [one] Welche zweite Karte behältst du?
       *[other] Welche { $count } deiner Karten behältst du? Die anderen wirfst du ab.
    }
   *[other] { $count ->
        [one] { $seat }, welche zweite Karte behältst du?
       *[other] { $seat }, welche { $count } deiner Karten behältst du? Die anderen wirfst du ab.
    }
}
last_will-ask-block = { $seat ->
    [Du] Welches Feld der Planungstafel sperrst du?
   *[other] { $seat }, welches Feld der Planungstafel sperrst du?
}
last_will-ask-plan = { $seat ->
    [Du] Wie planst du deinen Tag?
   *[other] { $seat }, wie planst du deinen Tag?
}
last_will-ask-fetch = { $seat ->
    [Du] { $count ->
        [one] Von welchem Stapel kommt deine letzte Karte? Dann siehst du alle.
       *[other] Du ziehst { $count } Karten und siehst sie erst, wenn für alle der Stapel feststeht. Von welchem?
    }
   *[other] { $count ->
        [one] { $seat }, von welchem Stapel kommt deine letzte Karte? Dann siehst du alle.
       *[other] { $seat }, du ziehst { $count } Karten und siehst sie erst, wenn für alle der Stapel feststeht. Von welchem?
    }
}
last_will-ask-errand = { $seat ->
    [Du] { $left ->
        [one] Wohin geht dein Bote?
       *[other] Wohin geht der erste deiner { $left } Boten?
    }
   *[other] { $left ->
        [one] { $seat }, wohin geht dein Bote?
       *[other] { $seat }, wohin geht der erste deiner { $left } Boten?
    }
}
last_will-ask-act = { $seat ->
    [Du] { $actions ->
        [0] Du hast keine Aktion mehr. Noch etwas, das keine braucht?
       *[other] Du hast { last_will-word-actions }. Was tust du?
    }
   *[other] { $actions ->
        [0] { $seat }, du hast keine Aktion mehr. Noch etwas, das keine braucht?
       *[other] { $seat }, du hast { last_will-word-actions }. Was tust du?
    }
}
last_will-ask-company = { $seat ->
    [Du] { $only_no ->
        [0] „{ $card }“ kostet bisher { last_will-word-pounds }. Wer kommt mit?
       *[other] „{ $card }“ kostet { last_will-word-pounds }. Von deiner Hand kann niemand mitkommen; es geht gleich von selbst weiter.
    }
   *[other] { $only_no ->
        [0] { $seat }, „{ $card }“ kostet bisher { last_will-word-pounds }. Wer kommt mit?
       *[other] { $seat }, „{ $card }“ kostet { last_will-word-pounds }. Von deiner Hand kann niemand mitkommen; es geht gleich von selbst weiter.
    }
}
last_will-ask-add_company = { $seat ->
    [Du] { $only_no ->
        [0] Gesellt sich für dieselbe Aktion noch jemand zu „{ $card }“?
       *[other] Von deiner Hand passt niemand mehr zu „{ $card }“. Es geht gleich von selbst weiter.
    }
   *[other] { $only_no ->
        [0] { $seat }, gesellt sich für dieselbe Aktion noch jemand zu „{ $card }“?
       *[other] { $seat }, von deiner Hand passt niemand mehr zu „{ $card }“. Es geht gleich von selbst weiter.
    }
}
last_will-ask-drop = { $seat ->
    [Du] { $count ->
        [one] Die Runde ist vorbei. Welche Karte wirfst du ab?
       *[other] Die Runde ist vorbei, und du hast { $count } Karten zu viel. Welche wirfst du ab?
    }
   *[other] { $count ->
        [one] { $seat }, die Runde ist vorbei. Welche Karte wirfst du ab?
       *[other] { $seat }, die Runde ist vorbei, und du hast { $count } Karten zu viel. Welche wirfst du ab?
    }
}
last_will-ask-worsen = { $seat ->
    [Du] { $count ->
        [one] Dein Anlageberater lässt eine Immobilie um eine weitere Stufe fallen. Welche?
       *[other] Deine Anlageberater lassen eine Immobilie um { $count } weitere Stufen fallen. Welche?
    }
   *[other] { $count ->
        [one] { $seat }, dein Anlageberater lässt eine Immobilie um eine weitere Stufe fallen. Welche?
       *[other] { $seat }, deine Anlageberater lassen eine Immobilie um { $count } weitere Stufen fallen. Welche?
    }
}

## Decisions: what the others read meanwhile

last_will-wait-keep_two = { $seat ->
    [Du] Du wählst die Karten, die du behältst.
   *[other] { $seat } wählt Karten zum Behalten.
}
last_will-wait-block = { $seat ->
    [Du] Du sperrst ein Feld der Planungstafel.
   *[other] { $seat } sperrt ein Feld der Planungstafel.
}
last_will-wait-plan = { $seat ->
    [Du] Du planst deinen Tag.
   *[other] { $seat } plant den Tag.
}
last_will-wait-fetch = { $seat ->
    [Du] Du sagst an, welche Karten du ziehst.
   *[other] { $seat } sagt an, welche Karten es werden.
}
last_will-wait-errand = { $seat ->
    [Du] Du schickst einen Boten los.
   *[other] { $seat } schickt einen Boten los.
}
last_will-wait-act = { $seat ->
    [Du] Du bist am Zug und gibst Geld aus.
   *[other] { $seat } ist am Zug und gibt Geld aus.
}
last_will-wait-company = { $seat ->
    [Du] Du suchst dir Gesellschaft.
   *[other] { $seat } sucht Gesellschaft.
}
last_will-wait-add_company = { $seat ->
    [Du] Du stellst Gefährten zu einer Karte.
   *[other] { $seat } stellt Gefährten zu einer Karte.
}
last_will-wait-drop = { $seat ->
    [Du] Du wirfst Karten ab.
   *[other] { $seat } wirft Karten ab.
}
last_will-wait-worsen = { $seat ->
    [Du] Du wählst eine Immobilie für deinen Anlageberater.
   *[other] { $seat } wählt eine Immobilie für den Anlageberater.
}

## Moves

last_will-move-keep = Behalte „{ $card }“
last_will-move-plan = Stelle deinen Marker auf Feld { $space }
last_will-move-block = Sperre Feld { $space }
last_will-move-fetch = { $deck ->
    [event] Ziehe ein Ereignis
    [helper] Ziehe einen Helfer oder eine Ausgabe
    [property] Ziehe eine Immobilie
   *[companion] Ziehe einen Gefährten
}
last_will-move-take = Nimm „{ $card }“
last_will-move-extend = Hole eine Erweiterung für deine Tafel
last_will-move-unknown = { $deck ->
    [event] Ziehe ein Ereignis
    [helper] Ziehe einen Helfer oder eine Ausgabe
    [property] Ziehe eine Immobilie
   *[companion] Ziehe einen Gefährten
}
last_will-move-opera = Gehe in die Oper
last_will-move-clock = { $clock ->
    [left] Plane in der nächsten Runde als Erster
   *[right] Plane in der nächsten Runde als Zweiter
}
last_will-move-market = Ordne den Markt: Bauernhöfe { SIGNED($farm) }, Villen { SIGNED($villa) }, Sommerresidenzen { SIGNED($summer) }, Herrenhäuser { SIGNED($manor) }
last_will-move-pass = Lass den Boten zu Hause
last_will-move-play = { $actions ->
    [0] Spiele „{ $card }“
   *[other] Spiele „{ $card }“ { last_will-word-with_actions }
}
last_will-move-lay = Lege „{ $card }“ aus
last_will-move-buy = Kaufe „{ $card }“
last_will-move-activate = { $actions ->
    [0] Nutze { last_will-word-the_card }
   *[other] Nutze { last_will-word-the_card } { last_will-word-with_actions }
}
last_will-move-attach = Stelle einen Gefährten zu { last_will-word-the_card }
last_will-move-attach_wild = Stelle den Gefährtenjoker zu { last_will-word-the_card }
last_will-move-sell = Verkaufe { last_will-word-the_card }
last_will-move-discard = Wirf { last_will-word-the_card } von deiner Tafel ab
last_will-move-end = Beende den Zug
last_will-move-invite = Nimm { last_will-word-the_companion } mit
last_will-move-invite_wild = Nimm den Gefährtenjoker { last_will-word-as_companion } mit
last_will-move-enough = Nimm sonst niemanden mit
last_will-move-drop = Wirf „{ $card }“ ab
last_will-move-worsen = Ruiniere { last_will-word-the_card }

## What moves are called in statistics, whatever they are made with

last_will-action-plan = Plane den Tag
last_will-action-block = Sperre ein Feld
last_will-action-fetch = Ziehe eine Karte nach Plan
last_will-action-unknown = Ziehe eine unbekannte Karte
last_will-action-clock = Plane früher
last_will-action-market = Ordne den Markt um
last_will-action-enough = Nimm sonst niemanden mit
last_will-action-invite = Nimm einen Gefährten mit
last_will-action-invite_wild = Nimm einen Gefährtenjoker mit
last_will-action-attach = Stelle einen Gefährten zu einer Karte
last_will-action-attach_wild = Stelle einen Gefährtenjoker zu einer Karte
last_will-action-sell = Verkaufe eine Immobilie
last_will-action-discard = Wirf eine Karte deiner Tafel ab
last_will-action-worsen = Ruiniere eine Immobilie
last_will-action-activate = Nutze eine Karte
last_will-action-keep = Behalte eine Karte
last_will-action-take = Nimm eine ausliegende Karte
last_will-action-lay = Lege eine Karte aus
last_will-action-buy = Kaufe eine Immobilie
last_will-action-drop = Wirf eine Handkarte ab
last_will-action-play = Spiele eine Karte

## Moves that stand in a row: how the row begins, and what each of them adds

last_will-row-fetch = Ziehe
last_will-brief-fetch = { last_will-word-deck }
last_will-row-take = Nimm aus dem Angebot
last_will-brief-take = { $card }
last_will-row-unknown = Ziehe eine unbekannte Karte
last_will-brief-unknown = { last_will-word-deck }
last_will-row-drop = Wirf ab
last_will-brief-drop = { $card }
last_will-folded-market = Ordne den Immobilienmarkt neu

## The log: things that went somewhere

last_will-moved-dealt = { $known ->
    [yes] { $player ->
        [Du] Du bekommst: { $things }.
       *[other] { $player } bekommt: { $things }.
    }
   *[no] { $player ->
        [Du] Du bekommst { $things } ({ $source }).
       *[other] { $player } bekommt { $things } ({ $source }).
    }
}
last_will-moved-dismissed = { $player ->
    [Du] Du wirfst ab: { $things }.
   *[other] { $player } wirft ab: { $things }.
}
last_will-moved-offered = Im Angebot: { $things }.
last_will-moved-drew = { $known ->
    [yes] { $player ->
        [Du] Du ziehst: { $things }.
       *[other] { $player } zieht: { $things }.
    }
   *[no] { $player ->
        [Du] Du ziehst { $things } ({ $source }).
       *[other] { $player } zieht { $things } ({ $source }).
    }
}
last_will-moved-found = { $known ->
    [yes] { $player ->
        [Du] Dein Bote bringt: { $things }.
       *[other] Der Bote bringt { $player }: { $things }.
    }
   *[no] { $player ->
        [Du] Dein Bote bringt { $things } ({ $source }).
       *[other] Der Bote bringt { $player } { $things } ({ $source }).
    }
}
last_will-moved-taken = { $player ->
    [Du] Dein Bote nimmt aus dem Angebot: { $things }.
   *[other] Der Bote von { $player } nimmt aus dem Angebot: { $things }.
}
last_will-moved-reshuffled = Die abgelegten Karten werden gemischt und bilden wieder den Stapel.
last_will-moved-played = { $player ->
    [Du] Du spielst „{ $things }“.
   *[other] { $player } spielt „{ $things }“.
}
last_will-moved-joined = { $player ->
    [Du] Mit dabei: { $things }.
   *[other] Mit { $player } dabei: { $things }.
}
last_will-moved-disguised = { $player ->
    [Du] Du setzt den Gefährtenjoker ein.
   *[other] { $player } setzt den Gefährtenjoker ein.
}
last_will-moved-attached = { $player ->
    [Du] Du stellst auf Dauer einen Gefährten dazu: { $things }.
   *[other] { $player } stellt auf Dauer einen Gefährten dazu: { $things }.
}
last_will-moved-laid_out = { $player ->
    [Du] Du legst aus: { $things }.
   *[other] { $player } legt aus: { $things }.
}
last_will-moved-bought = { $player ->
    [Du] Du kaufst „{ $things }“.
   *[other] { $player } kauft „{ $things }“.
}
last_will-moved-sold = { $player ->
    [Du] Du verkaufst „{ $things }“.
   *[other] { $player } verkauft „{ $things }“.
}
last_will-moved-discarded = { $player ->
    [Du] Du wirfst von deiner Tafel ab: { $things }.
   *[other] { $player } wirft von der Tafel ab: { $things }.
}
last_will-moved-returned = { $player ->
    [Du] Dein { $things } kommt zurück ins Angebot.
   *[other] Der { $things } von { $player } kommt zurück ins Angebot.
}
last_will-moved-dropped = { $player ->
    [Du] Du wirfst aus der Hand ab: { $things }.
   *[other] { $player } wirft aus der Hand ab: { $things }.
}
last_will-moved-cleared = Niemand hat genommen: { $things }.

## The log: what is told in one sentence, with all that comes of it

last_will-whole-played = { $amount ->
    [0] { $player ->
        [Du] Du spielst { last_will-word-played }.
       *[other] { $player } spielt { last_will-word-played }.
    }
   *[other] { $player ->
        [Du] Du spielst { last_will-word-played } und gibst { last_will-word-amount } aus.
       *[other] { $player } spielt { last_will-word-played } und gibt { last_will-word-amount } aus.
    }
}
last_will-whole-bought = { $player ->
    [Du] Du kaufst „{ $things }“ für { last_will-word-amount }.
   *[other] { $player } kauft „{ $things }“ für { last_will-word-amount }.
}
last_will-whole-sold = { $player ->
    [Du] Du verkaufst „{ $things }“ für { last_will-word-amount }.
   *[other] { $player } verkauft „{ $things }“ für { last_will-word-amount }.
}
last_will-whole-activated = { $player ->
    [Du] Du nutzt „{ $card }“ und gibst { last_will-word-amount } aus.
   *[other] { $player } nutzt „{ $card }“ und gibt { last_will-word-amount } aus.
}
last_will-with-moved-joined = { $things }
last_will-with-told-disguised = Gefährtenjoker { last_will-word-as_companion }

## The log: pounds and slots

last_will-changed-inherited = { $player ->
    [Du] Du erbst { last_will-word-amount } – und musst sie loswerden.
   *[other] { $player } erbt { last_will-word-amount } – und muss sie loswerden.
}
last_will-changed-extended = { $player ->
    [Du] Deine Tafel hat eine Erweiterung mehr: { $value } Kartenplätze.
   *[other] Die Tafel von { $player } hat eine Erweiterung mehr: { $value } Kartenplätze.
}
last_will-changed-at_the_opera = { $player ->
    [Du] Du lässt { last_will-word-amount } in der Oper.
   *[other] { $player } lässt { last_will-word-amount } in der Oper.
}
last_will-changed-played = { $player ->
    [Du] Du gibst { last_will-word-amount } aus.
   *[other] { $player } gibt { last_will-word-amount } aus.
}
last_will-changed-activated = { $player ->
    [Du] Du gibst { last_will-word-amount } aus.
   *[other] { $player } gibt { last_will-word-amount } aus.
}
last_will-changed-bought = { $player ->
    [Du] Du zahlst dafür { last_will-word-amount }.
   *[other] { $player } zahlt dafür { last_will-word-amount }.
}
last_will-changed-sold = { $player ->
    [Du] Du bekommst dafür { last_will-word-amount }.
   *[other] { $player } bekommt dafür { last_will-word-amount }.
}

## The log: what was said

last_will-told-round = Runde { $round } beginnt.
last_will-told-planned = { $player ->
    [Du] Du planst auf Feld { $space }.
   *[other] { $player } plant auf Feld { $space }.
}
last_will-told-blocked = { $player ->
    [Du] Du sperrst Feld { $space }.
   *[other] { $player } sperrt Feld { $space }.
}
last_will-told-rearranged = { $player ->
    [Du] Du ordnest den Immobilienmarkt neu: { last_will-word-market }.
   *[other] { $player } ordnet den Immobilienmarkt neu: { last_will-word-market }.
}
last_will-told-hurried = { $clock ->
    [left] { $player ->
        [Du] Du planst in der nächsten Runde als Erster.
       *[other] { $player } plant in der nächsten Runde zuerst.
    }
   *[right] { $player ->
        [Du] Du planst in der nächsten Runde als Zweiter.
       *[other] { $player } plant in der nächsten Runde an zweiter Stelle.
    }
}
last_will-told-rested = { $player ->
    [Du] Dein Bote bleibt zu Hause.
   *[other] Der Bote von { $player } bleibt zu Hause.
}
last_will-told-turn = { $player ->
    [Du] Du bist am Zug und hast { last_will-word-actions }.
   *[other] { $player } ist am Zug und hat { last_will-word-actions }.
}
last_will-told-activated = { $player ->
    [Du] Du nutzt „{ $card }“.
   *[other] { $player } nutzt „{ $card }“.
}
last_will-told-disguised = { $player ->
    [Du] Er kommt { last_will-word-as_companion } mit.
   *[other] Er kommt { last_will-word-as_companion } von { $player } mit.
}
last_will-told-attached = { $player ->
    [Du] Bei deiner Karte „{ $card }“ steht nun { last_will-word-a_companion }.
   *[other] Bei „{ $card }“ von { $player } steht nun { last_will-word-a_companion }.
}
last_will-told-fell = { $player ->
    [Du] Deine Immobilie „{ $card }“ ist nur noch { last_will-word-pounds } wert.
   *[other] „{ $card }“ von { $player } ist nur noch { last_will-word-pounds } wert.
}
last_will-told-ruined = { $player ->
    [Du] Du bist bankrott! Dies ist die letzte Runde.
   *[other] { $player } ist bankrott! Dies ist die letzte Runde.
}
last_will-told-ended = Das Spiel ist aus. Wer am ärmsten ist, gewinnt.

## Where in the game we are

last_will-phase-round = Runde { $round } von 7
last_will-phase-choice = Erste Karten
last_will-phase-planning = Planung
last_will-phase-errands = Botengänge
last_will-phase-actions = Aktionen
last_will-phase-turn = { $seat ->
    [Du] Dein Zug
   *[other] Zug von { $seat }
}
last_will-phase-ending = Rundenende
last_will-phase-over = Ende

## Why a move is refused

last_will-why-game_over = Das Spiel ist aus; niemand kann mehr ziehen.
last_will-why-no_such_card = Diese Karte gibt es nicht.
last_will-why-not_in_hand = „{ $card }“ hast du nicht auf der Hand.
last_will-why-no_such_place = Auf deiner Tafel liegt keine solche Karte.
last_will-why-like_another = Davon hast du zwei, die einander völlig gleichen. Nenne die erste.
last_will-why-not_printed = Diese Zahl von Aktionen gibt die Karte nicht her.
last_will-why-too_few_actions = { $left ->
    [0] Du hast keine Aktion mehr.
    [one] Das braucht { $wanted } Aktionen, du hast noch 1.
   *[other] Das braucht { $wanted } Aktionen, du hast noch { $left }.
}
last_will-why-no_debts_with_property = Schulden darfst du erst machen, wenn du keine Immobilie mehr hast: Das kostet { $pounds } Pfund, und du hast { $money }.
last_will-why-deck_used_up = Dieser Stapel ist leer, und abgelegt ist auch nichts.
last_will-why-board_full = Alle { $slots } Kartenplätze deiner Tafel sind belegt. Frei wird einer, wenn du eine Immobilie verkaufst oder eine andere Karte abwirfst; einen mehr bringt ein Bote mit einer Erweiterung.
last_will-why-not_your_actions = Karten nutzt du in der Aktionsphase, in deinem eigenen Zug.
last_will-why-white_is_played = „{ $card }“ hat einen weißen Rand: Du spielst sie einmal und legst sie nicht aus.
last_will-why-black_is_laid_out = „{ $card }“ hat einen schwarzen Rand: Lege sie auf deiner Tafel aus.
last_will-why-property_is_bought = „{ $card }“ ist eine Immobilie: Du musst sie kaufen.
last_will-why-companions_go_along = Gefährten kommen nie allein: Sie begleiten eine weiße Karte oder bleiben bei einer schwarzen.
last_will-why-bankrupt = Wer bankrott ist, kauft keine Immobilien mehr.
last_will-why-too_expensive = Das kostet { last_will-word-pounds }, du hast { $money }. Immobilien werden ganz bezahlt.
last_will-why-no_activation = Diese Karte kann man nicht nutzen. Sie wirkt von selbst.
last_will-why-already_activated = Diese Karte hast du in dieser Runde schon genutzt.
last_will-why-no_room_for_company = Auf dieser Karte ist kein Gefährtensymbol mehr frei.
last_will-why-no_companion = { $companion ->
    [Gast] Dafür brauchst du einen Gast auf der Hand.
    [Hund] Dafür brauchst du einen Hund auf der Hand.
    [Koch] Dafür brauchst du einen Koch auf der Hand.
   *[Pferd] Dafür brauchst du ein Pferd auf der Hand.
}
last_will-why-no_wild = Du hast keinen Gefährtenjoker.
last_will-why-one_card_at_a_time = Diese Aktion gilt für eine einzige Karte. Bring sie erst zu Ende.
last_will-why-not_a_property = Nur Immobilien werden verkauft.
last_will-why-sell_instead = Eine Immobilie wirft man nicht ab. Du kannst sie nur verkaufen.
last_will-why-invite_first = Sag erst, wer mitkommt, oder dass sonst niemand kommt.
last_will-why-nobody_invited = Gerade wird keine Karte gespielt, zu der jemand mitkommen könnte.
last_will-why-no_such_symbol = Ein solches Symbol ist auf der Karte nicht frei.
last_will-why-keep_first = Wähle erst, welche Karten du behältst.
last_will-why-nothing_to_keep = Karten zum Behalten wählst du nur vor der ersten Runde.
last_will-why-already_kept = Diese Karte behältst du schon.
last_will-why-plan_first = Plane erst deinen Tag.
last_will-why-planned_already = Diesen Tag hast du schon geplant.
last_will-why-no_such_space = Dieses Feld hat die Planungstafel an diesem Tisch nicht.
last_will-why-space_taken = Auf diesem Feld steht schon ein Marker.
last_will-why-nothing_to_block = Gerade wird kein Feld gesperrt.
last_will-why-fetch_first = Sag erst für alle deine Karten, von welchem Stapel sie kommen.
last_will-why-nothing_to_fetch = Karten ziehst du nur bei der Planung.
last_will-why-no_errand_now = Die Boten sind gerade nicht unterwegs.
last_will-why-not_offered = „{ $card }“ liegt nicht im Angebot.
last_will-why-asked_already = Mehr als eine unbekannte Karte in der Runde bringen deine Boten nicht.
last_will-why-no_room_there = Dorthin kann in dieser Runde kein Bote mehr.
last_will-why-no_extensions = Es gibt keine Erweiterungen mehr.
last_will-why-no_clock = Diese Uhr gibt es an diesem Tisch nicht.
last_will-why-go_on_an_errand = An diesem Tisch muss ein Bote gehen, solange es ein Ziel gibt.
last_will-why-drop_first = Wirf erst ab, was du nicht behalten darfst.
last_will-why-nothing_to_drop = Aus der Hand wirfst du nur am Ende einer Runde ab.
last_will-why-worsen_first = Wähle erst die Immobilie, die dein Anlageberater ruiniert.
last_will-why-nothing_to_worsen = Nur ein schlechter Anlageberater ruiniert Immobilien, am Ende einer Runde.
last_will-why-cannot_drop = Diese verliert gerade nicht an Wert.

## Options

last_will-option-start_money = Erbschaft
last_will-option-start_money-help = Mit wie vielen Pfund alle beginnen. 70 ist leicht, 130 ist schwer; oder für den ganzen Tisch wird ein Testament gezogen.
last_will-option-start_money-drawn = ein Testament wird gezogen
last_will-option-plan_order = Planungsreihenfolge
last_will-option-plan_order-help = Wer zuerst plant: reihum vom Startspieler aus, oder nach einer eigenen Tafel, auf der Boten die Reihenfolge ändern.
last_will-option-plan_order-clockwise = reihum
last_will-option-plan_order-board = nach der Reihenfolgetafel
last_will-option-neutral_marker = Neutraler Marker
last_will-option-neutral_marker-help = Ja, für zwei: Der Startspieler sperrt mit einem neutralen Marker ein Feld der Planungstafel. Nein: Alle Felder sind frei.
last_will-option-companion_actions = Gefährten auf schwarzen Karten
last_will-option-companion_actions-help = Was es braucht, Gefährten zu einer Karte zu stellen: für jeden eine Aktion, oder eine für alle, die zusammen kommen.
last_will-option-companion_actions-each = je eine Aktion
last_will-option-companion_actions-together = eine Aktion zusammen
last_will-option-friend_at_once = Freunde sofort
last_will-option-friend_at_once-help = Ja: Ein Freund, der Aktionen bringt, tut es schon in dem Zug, in dem er ausgelegt wird. Nein: erst ab der nächsten Runde.
last_will-option-final_depreciation = Letzte Abwertung
last_will-option-final_depreciation-help = Ja: Auch in der letzten Runde verlieren Häuser an Wert, die nicht genutzt wurden. Nein: Sie zählen, wie sie sind.
last_will-option-boys_may_rest = Boten dürfen ruhen
last_will-option-boys_may_rest-help = Ja: Ein Bote darf zu Hause bleiben. Nein: Er geht, solange es ein Ziel gibt.
last_will-option-first_player = Startspieler
last_will-option-first_player-help = Wer beginnt: ein bestimmter Sitz, oder der Zufall entscheidet.
last_will-option-first_player-random = der Zufall entscheidet

## Scoring: what everybody still has counts against them

last_will-score-purse = Geld, unter null gezählt
last_will-score-property = Immobilien, unter null gezählt
last_will-verdict-winner = { $player ->
    [Du] Du bist am ärmsten und gewinnst! Dein Vermögen: { $below } Pfund.
   *[other] { $player } ist am ärmsten und gewinnt. Vermögen: { $below } Pfund.
}
last_will-verdict-shared = Geteilter Sieg, niemand ist ärmer: { $players }. Vermögen: { $below } Pfund.
last_will-outlook-wealth = Vermögen (wer am ärmsten ist, gewinnt)
last_will-tie-plan = das Feld weiter links auf der Planungstafel

## Own card lists

last_will-bad_cards-deck_too_small = der Stapel „{ $deck }“ hat { $count } Karten; es müssen mindestens { $fewest } sein
last_will-bad_cards-deck_size = der Stapel „{ $deck }“ hat { $count } Karten; es müssen { $wanted } sein
last_will-bad_cards-called_twice = { $name } steht dort zweimal
last_will-bad_cards-not_beside = { $names } passt nicht neben { $name }
last_will-bad_cards-use_slots = Gefährten kommen bei weißen Karten mit; nimm slots
last_will-bad_cards-slots_need = slots braucht activate
last_will-bad_cards-deck_needs = eine Karte dieses Stapels braucht { $name }
last_will-bad_cards-for_deck = { $name } gehört zum Stapel „{ $deck }“
last_will-bad_cards-laid_out = Helfer und Ausgaben legt man aus, statt sie zu spielen
last_will-bad_cards-own_deck = Gefährten haben einen eigenen Stapel
last_will-bad_cards-only_wild = nur Gefährtenjoker dürfen „any“ sein
last_will-bad_cards-most_actions = { $name }: höchstens { $most } Aktionen
last_will-bad_cards-pounds = { $name }: 1 bis { $most } Pfund
last_will-bad_cards-actions_twice = { $name }: eine Zahl von Aktionen steht dort zweimal
last_will-bad_cards-most_companions = höchstens { $most } Gefährten
last_will-bad_cards-most_values = höchstens { $most } Werte
last_will-bad_cards-values_fall = die Werte müssen von oben nach unten fallen

## What cards say, made from their codes

last_will-when-at_once = { $effect } Das gilt schon ab diesem Zug.
last_will-effect-spend = gib { $a } aus
last_will-effect-spend-each = { $a ->
    [0] ohne Aktion { $b } Pfund
    [one] für 1 Aktion { $b } Pfund
   *[other] für { $a } Aktionen { $b } Pfund
}
last_will-effect-companions = Gefährten aus der Hand: { $a }
last_will-effect-companions-each = { $a } +{ $b }
last_will-effect-activate = einmal je Runde: Gib { $a } aus
last_will-effect-activate-each = { last_will-effect-spend-each }
last_will-effect-slots = Gefährten auf der Karte, von oben: { $a }
last_will-effect-slots-each = { $a } +{ $b }
last_will-effect-property = { $n ->
    [one] { $a }, immer { $b } Pfund wert
   *[other] { $a }, Wert { $b } Pfund: eine Stufe weniger nach jeder Runde, in der du die Karte nicht nutzt
}
last_will-effect-companion = { $a_word ->
    [any] steht für jeden Gefährten; am Ende der Runde liegt er wieder im Angebot
   *[other] begleitet eine weiße Karte oder bleibt für 1 Aktion bei einer schwarzen
}
last_will-effect-start_money = alle erben { $a } Pfund
last_will-effect-extra_actions = { $a ->
    [one] in jeder weiteren Runde hast du eine Aktion mehr
   *[other] in jeder weiteren Runde hast du { $a } Aktionen mehr
}
last_will-effect-tag_bonus = { $a_word ->
    [dinner] jede Karte zum Thema Essen
    [theatre] jede Karte zum Thema Theater
    [carriage] jede Karte zum Thema Kutsche
    [boat] jede Karte zum Thema Boot
    [races] jede Karte zum Thema Rennen
   *[party] jede Karte zum Thema Fest
} kostet dich { $b } Pfund mehr
last_will-effect-opera_bonus = die Oper kostet dich { $a } Pfund mehr
last_will-effect-buy_bonus = Immobilien kosten dich { $a } Pfund mehr
last_will-effect-sell_malus = beim Verkauf einer Immobilie bekommst du { $a } Pfund weniger
last_will-effect-free_property_activation = { $a ->
    [one] einmal je Runde kannst du eine Immobilie ohne Aktion nutzen
   *[other] { $a }-mal je Runde kannst du eine Immobilie ohne Aktion nutzen
}
last_will-effect-property_activation_bonus = das Nutzen { $a_word ->
    [farm] eines Bauernhofs
    [villa] einer Villa
    [summer] einer Sommerresidenz
    [manor] eines Herrenhauses
    [houses] einer Villa, einer Sommerresidenz oder eines Herrenhauses
   *[every] einer Immobilie
} kostet dich { $b } Pfund mehr
last_will-effect-extra_depreciation = { $a ->
    [one] verlieren Immobilien von dir an Wert, fällt eine davon nach deiner Wahl um eine weitere Stufe
   *[other] verlieren Immobilien von dir an Wert, fällt eine davon nach deiner Wahl um { $a } weitere Stufen
}
last_will-effect-hand_limit = { $a ->
    [one] am Ende der Runde darfst du eine Karte mehr behalten
   *[other] am Ende der Runde darfst du { $a } Karten mehr behalten
}
last_will-companion-guest = Gast
last_will-companion-dog = Hund
last_will-companion-chef = Koch
last_will-companion-horse = Pferd
last_will-estate-farm = Bauernhof
last_will-estate-villa = Villa
last_will-estate-summer = Sommerresidenz
last_will-estate-manor = Herrenhaus
last_will-tag-dinner = Essen
last_will-tag-theatre = Theater
last_will-tag-carriage = Kutsche
last_will-tag-boat = Boot
last_will-tag-races = Rennen
last_will-tag-party = Fest

## Places, counters and markers

last_will-zone-round = Runde
last_will-zone-inheritance = Erbschaft
last_will-zone-extensions = Erweiterungen der Tafel
last_will-zone-plan = Planungstafel (Karten/Boten/Aktionen)
last_will-zone-market = Markt
last_will-zone-market_farm = Markt: Bauernhöfe
last_will-zone-market_villa = Markt: Villen
last_will-zone-market_summer = Markt: Sommerresidenzen
last_will-zone-market_manor = Markt: Herrenhäuser
last_will-zone-extension = Erweiterung
last_will-zone-supply = Erweiterungen im Vorrat
last_will-zone-rearranging = Markt
last_will-zone-opera = Oper
last_will-zone-clock = Uhr
last_will-zone-order = Planungsreihenfolge
last_will-zone-offer = Angebot
last_will-zone-events = Ereignisse
last_will-zone-helpers = Helfer und Ausgaben
last_will-zone-properties = Immobilien
last_will-zone-companions = Gefährten
last_will-zone-specials = Sonderkarten
last_will-zone-used_events = Abgelegte Ereignisse
last_will-zone-used_helpers = Abgelegte Helfer und Ausgaben
last_will-zone-used_properties = Abgelegte Immobilien
last_will-zone-used_companions = Abgelegte Gefährten
last_will-zone-box = Aus dem Spiel
last_will-zone-will = Das Testament
last_will-zone-money = Pfund
last_will-zone-actions = Aktionen
last_will-zone-slots = Kartenplätze
last_will-zone-start = Startspieler
last_will-zone-ruin = Bankrott
last_will-zone-boys = Boten
last_will-zone-chosen = Zum Behalten gewählt
last_will-zone-board = Tafel
last_will-zone-value = Wert von Karte { $number }
last_will-zone-company = Gefährten auf Karte { $number }
last_will-space-guest = Gast +{ $amount }
last_will-space-dog = Hund +{ $amount }
last_will-space-chef = Koch +{ $amount }
last_will-space-horse = Pferd +{ $amount }
last_will-zone-hand = Hand

## Parts of rows: by how much the market changes the prices of a sort of property

last_will-part-market_farm = Bauernhöfe { SIGNED($value) }
last_will-part-market_villa = Villen { SIGNED($value) }
last_will-part-market_summer = Sommerresidenzen { SIGNED($value) }
last_will-part-market_manor = Herrenhäuser { SIGNED($value) }

## Things whose faces nobody sees, by sort

last_will-count-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## What a card is

last_will-fact-border = Rand
last_will-border-white = weißer Rand: wird einmal gespielt
last_will-border-black = schwarzer Rand: bleibt auf der Tafel liegen
last_will-border-grey = grauer Rand: begleitet andere Karten
last_will-fact-crowns = Kronen
last_will-fact-estate = Art
last_will-fact-value = Preis
last_will-fact-tag = Thema
last_will-fact-copies = Anzahl

## What a choice brings, and why to think twice

last_will-amount-money = { $count } Pfund
last_will-amount-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
last_will-amount-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
last_will-amount-slots = { $count ->
    [one] 1 Kartenplatz
   *[other] { $count } Kartenplätze
}
last_will-amount-board = { $count ->
    [one] 1 Karte auf der Tafel
   *[other] { $count } Karten auf der Tafel
}
last_will-remark-package = { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $boys ->
    [one] 1 Bote
   *[other] { $boys } Boten
}, { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
last_will-remark-declared = schon { $count } angesagt
last_will-warn-actions_left = Du hast noch Aktionen; sie würden verfallen.
