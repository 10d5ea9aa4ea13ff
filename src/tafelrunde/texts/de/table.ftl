### The table every game is played at, in German.
###
### Names of players, moves and bots arrive worded. A player may be called by the word of table-you;
### sentences in which that makes a difference have a variant for it.

## Who is who

table-you = Du
table-seat = Sitz { $number }
table-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
table-bot-random = Gaukler
table-bot-random-about = Zieht, was ihm gerade in den Sinn kommt. Gut, um die Regeln kennenzulernen.
table-bot-page = Page
table-bot-page-about = Weiß, was üblich ist, und vergisst es oft. Gut für die ersten Partien.
table-bot-steward = Verwalter
table-bot-steward-about = Rechnet vor jedem Zug nach, was er einbringt. Ein ernsthafter Gegner.
table-bot-knight = Ritter
table-bot-knight-about = Spielt vor jedem Zug Dutzende oder Hunderte Male in Gedanken weiter. Stärker als ein Verwalter, und schnell.
table-bot-count = Graf
table-bot-count-about = Spielt mehrmals so oft in Gedanken weiter wie ein Ritter und überlegt auch, was die anderen vorhaben.
table-bot-duke = Herzog
table-bot-duke-about = Spielt tausende Male in Gedanken weiter, bis zu zwei Sekunden lang und mit allem, was der Rechner hat. Schwer zu schlagen.
table-bot-untrained = Dieses Spiel hat noch niemand gelernt: Pagen, Ritter, Grafen und Herzöge spielen es, so gut sie können.
table-bot-other_cards = Diese Karten sind Pagen, Rittern, Grafen und Herzögen neu. Sie spielen nach dem, was sie von anderen wissen.
table-bot-unfit = Was Pagen, Ritter, Grafen und Herzöge gelernt haben, ist hier nicht zu gebrauchen. Sie spielen wie Verwalter.
# What bots are called, by their kind and in every language alike: as many as a table can need.
table-bot-random-names = Fips, Kasper, Lotte, Mirabell, Pippin, Puck, Till, Zilla
table-bot-page-names = Benno, Finchen, Jockel, Linchen, Nickel, Rike, Tilly, Veit
table-bot-steward-names = Aurelia, Balduin, Cosima, Dorian, Elise, Falk, Greta, Hagen
table-bot-knight-names = Adelheid, Gawan, Iwein, Laudine, Parzival, Roland, Sigune, Tristan
table-bot-count-names = Emma, Ferrand, Gisela, Leopold, Melusine, Otto, Philippa, Raimund
table-bot-duke-names = Alba, Borso, Eleonore, Heinrich, Isabeau, Konrad, Magnus, Theodora
table-bot-thinking = { $player } überlegt …

## Lists and counts

table-and = { $first } und { $last }
table-or = { $first } oder { $last }
table-times = { $count } × { $name }
table-nothing = nichts
table-empty = leer
table-hidden = { $count } verdeckt
table-hidden-cards = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
table-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
table-yes = ja
table-no = nein

## The course of a game

table-welcome = { $game } für { $players }. Viel Vergnügen!
table-seed = Startzahl dieser Partie: { $seed }
table-turn-yours = Du bist dran.
table-turn-of = { $player } ist dran.
table-hand-over = Bitte weitergeben an { $player }.
table-hand-over-ready = { $player }, sieht niemand sonst zu? Dann weiter mit der Eingabetaste.
table-continue = Weiter mit der Eingabetaste.
table-meanwhile = Seit deinem letzten Zug
table-moves-heading = Deine Möglichkeiten
table-refused-heading = Geht gerade nicht
table-ask-move = Dein Zug:
table-ask-move-help = Tippe eine Nummer oder einen Zug. „{ $help }“ zeigt, was es sonst gibt.
table-only-move = Dir bleibt nur eines: { $move }.
table-over = Das Spiel ist zu Ende.

## Commands: the word to type, and what it does

table-commands-heading = Was du tippen kannst
table-command-moves = züge
table-command-moves-help = zeigt noch einmal, was du tun kannst
table-command-why = warum
table-command-why-help = sagt, warum ein Zug nicht geht: warum ZUG
table-command-undo = zurück
table-command-undo-help = nimmt deinen letzten Zug zurück, solange seitdem nichts aufgedeckt wurde
table-command-log = verlauf
table-command-log-help = erzählt, was bisher geschah
table-command-score = punkte
table-command-score-help = zeigt, wie es stünde, wenn jetzt Schluss wäre
table-command-rules = regeln
table-command-rules-help = schlägt in den Regeln nach: regeln THEMA
table-command-cards = karten
table-command-cards-help = zeigt alle Karten, die auf deiner Hand oder eine genau: karten HAND, karten NAME
table-command-hint = tipp
table-command-hint-help = fragt einen Bot um Rat
table-command-save = speichern
table-command-save-help = sichert die Partie: speichern DATEI
table-command-load = laden
table-command-load-help = holt eine gesicherte Partie zurück: laden DATEI
table-command-quit = schluss
table-command-quit-help = hört auf; die Partie bleibt gesichert
table-command-help = hilfe
table-command-help-help = zeigt diese Übersicht

## Confirming

table-confirm = { $move } – sicher?
table-confirm-keys = j/n
table-confirm-yes = j
table-confirm-no = n
table-cancelled = Gut, dann nicht. Nichts hat sich geändert.

## What was typed makes no sense

table-unknown-command = „{ $text }“ kenne ich nicht. „{ $help }“ zeigt, was es gibt.
table-ambiguous = „{ $text }“ kann mehreres heißen: { $choices }.
table-no-such-number = Die Nummer { $number } gibt es nicht. Wähle eine von { $first } bis { $count }.
table-why-ask = Um welchen Zug geht es? Schreibe ihn dahinter.
table-why-legal = { $move } geht: Du kannst es jetzt tun.
table-why-unknown_notation = „{ $text }“ ist kein Zug dieses Spiels. Tippe „{ table-command-moves }“, um die möglichen Züge zu sehen.
table-why-no_such_move = Einen Zug { $move } gibt es in diesem Spiel nicht.
table-why-no_text = Ein Zug ist ein Text oder eine Nummer, nichts anderes ({ $type }).
table-problem = Das hat nicht geklappt ({ $problem }). Deine Partie ist davon nicht betroffen.

## Undo

table-undo-done = { $player ->
    [Du] Du nimmst zurück: { $move }.
   *[other] { $player } nimmt zurück: { $move }.
}
table-undo-nothing = Es gibt nichts zurückzunehmen.
table-undo-revealed = Zurück geht es nicht: Seit deinem Zug wurde etwas aufgedeckt.
table-undo-others = Zurück geht es nicht: Inzwischen hat { $player } gezogen.

## Log, rules, cards, hints

table-log-heading = Was bisher geschah
table-log-empty = Noch ist nichts geschehen.
table-rules-heading = Regeln: { $title }
table-rules-contents = Inhalt der Regeln
table-rules-here = An diesem Tisch: { $value }.
table-rules-none = Zu „{ $topic }“ steht nichts in den Regeln. „{ table-command-rules }“ allein zeigt den Inhalt.
table-rules-several = „{ $topic }“ passt auf mehrere Abschnitte: { $titles }.
table-cards-heading = Alle Karten
table-cards-none = Eine Karte „{ $name }“ gibt es nicht.
table-provenance-printed = so gedruckt
table-provenance-partial = teils erschlossen
table-provenance-reconstructed = von uns erschlossen
table-provenance-invented = von uns erdacht
table-provenance-printed-fields = so gedruckt: { $fields }
table-provenance-reconstructed-fields = von uns erschlossen: { $fields }
table-provenance-invented-fields = von uns erdacht: { $fields }
table-field-cost = Preis
table-field-name = Name
table-field-price = Preis
table-field-text = Wirkung
table-hint = { $bot } rät: { $move }.
table-hint-random = Das ist reiner Zufall. Einen Grund dafür gibt es nicht.
table-hint-page = So macht man es gewöhnlich.
table-hint-search = Spielen alle gleich gut, liegt die Siegchance bei { $chance }{"\u00A0"}%; mit „{ $alternative }“ wären es { $other }{"\u00A0"}%. Zu fürchten ist vor allem { $seat } mit { $fear }{"\u00A0"}%.
table-hint-search-even = Spielen alle gleich gut, liegt die Siegchance bei { $chance }{"\u00A0"}%, etwa so hoch wie mit „{ $alternative }“. Zu fürchten ist vor allem { $seat } mit { $fear }{"\u00A0"}%.
table-hint-search-sure = Spielen alle gleich gut, liegt die Siegchance bei { $chance }{"\u00A0"}%, und kein anderer Zug kommt dem nahe. Zu fürchten ist vor allem { $seat } mit { $fear }{"\u00A0"}%.
table-hint-search-plain = Alles andere lohnt keinen Gedanken.
table-hint-only = Da gibt es nichts zu raten: Du hast nur diese eine Möglichkeit.

## The score sheet

table-score-heading = Wertung
table-score-now = Wenn jetzt Schluss wäre
table-score-total = Summe
table-score-place = Platz
table-score-place-number = { $number }.
table-score-winner = { $player ->
    [Du] { $points ->
        [one] Du gewinnst mit 1 Punkt!
       *[other] Du gewinnst mit { $points } Punkten!
    }
   *[other] { $points ->
        [one] { $player } gewinnt mit 1 Punkt.
       *[other] { $player } gewinnt mit { $points } Punkten.
    }
}
table-score-shared = { $points ->
    [one] Geteilter Sieg mit 1 Punkt: { $players }.
   *[other] Geteilter Sieg mit { $points } Punkten: { $players }.
}
table-score-tie = { $players } haben gleich viele Punkte. Dann zählt { $what }: { $values }.

## Saving and loading

table-save-done = Gesichert in { $file }.
table-save-exists = { $file } gibt es schon. Überschreiben?
table-save-failed = { $file } lässt sich nicht schreiben ({ $problem }). Die Partie läuft weiter.
table-load-done = Weiter geht es mit { $file }.
table-load-confirm = Die laufende Partie wird dabei verlassen. Trotzdem laden?
table-load-missing = Eine Datei { $file } gibt es nicht. Die Partie läuft weiter.
table-load-failed = { $file } lässt sich nicht laden ({ $problem }). Die Partie läuft weiter.
table-autosave-found = Hier wartet eine angefangene Partie { $game }, { $phase }. Weiterspielen?
table-autosave-resumed = Willkommen zurück! Es geht da weiter, wo du aufgehört hast.
table-autosave-new = Eine neue Partie beginnt.
table-quit-confirm = Aufhören? Die Partie bleibt gesichert.
table-quit-saved = Die Partie liegt in { $file } und wartet auf dich.
table-goodbye = Bis zum nächsten Mal!

# What a choice gives, and what it costs
table-gives = +{ $amount }
table-costs = −{ $amount }

## What is wrong with a card list; the heading is line 1

table-card_list = { $line ->
    [0] Kartendatei: { $problem }.
   *[other] Kartendatei, Zeile { $line }, Spalte { $column }: { $problem }.
}
table-bad_cards-no_csv = Das ist kein CSV ({ $problem })
table-bad_cards-empty = Die Datei ist leer
table-bad_cards-wrong_columns = Die Spalten müssen { $columns } heißen
table-bad_cards-no_cards = Sie enthält keine Karten
table-bad_cards-twice = „{ $text }“ steht dort zweimal
table-bad_cards-cells = { $wanted } Felder sind nötig, nicht { $found }
table-bad_cards-blank = Das darf nicht leer sein
table-bad_cards-no_number = Eine ganze Zahl von { $low } bis { $high } ist nötig, nicht „{ $text }“
table-bad_cards-none_of = „{ $text }“ ist nichts davon: { $allowed }
table-bad_cards-no_slug = „{ $text }“ ist kein Kurzname (kleine Buchstaben, Ziffern und Unterstriche; nicht { $reserved }…)
table-bad_cards-too_many_kinds = Höchstens { $most } Sorten sind möglich
table-bad_cards-too_few_cards = { $count } Karten insgesamt sind zu wenig; es müssen { $fewest } sein
table-bad_cards-no_path = Der Pfad einer Kartendatei ist nötig, nicht { $text }
table-bad_cards-unreadable = { $file } lässt sich nicht lesen ({ $problem })
table-bad_cards-no_list = { $game } hat keine Kartenliste, die man ersetzen könnte
table-bad_cards-no_text = { $file } lässt sich nicht lesen: Das ist kein UTF-8-Text
table-bad_cards-no_file = eine Datei { $file } gibt es nicht
table-bad_cards-folder = { $file } ist ein Ordner; nenne eine Datei
table-bad_cards-forbidden = du darfst { $file } nicht lesen
table-bad_cards-code_sign = bei Zeichen { $place }: „{ $sign }“ gehört nicht hierher
table-bad_cards-code_effect = bei Zeichen { $place }: hier fehlt eine Wirkung
table-bad_cards-code_effect_of = bei Zeichen { $place }: { $name } braucht eine Wirkung, nicht { $item }
table-bad_cards-code_deep = bei Zeichen { $place }: mehr als { $most } Klammern ineinander
table-bad_cards-code_item = bei Zeichen { $place }: hier steht ein Wort oder eine Zahl, nicht „{ $text }“
table-bad_cards-code_comma = bei Zeichen { $place }: hier fehlt ein Komma oder „)“
table-bad_cards-code_number = bei Zeichen { $place }: hier steht eine Zahl, nicht „{ $text }“
table-bad_cards-code_number_of = bei Zeichen { $place }: { $name } braucht eine Zahl
table-bad_cards-code_amount = bei Zeichen { $place }: { $name } braucht eine Zahl oder „per(…)“
table-bad_cards-code_word_of = bei Zeichen { $place }: { $name } braucht ein Wort ({ $sort })
table-bad_cards-code_long = bei Zeichen { $place }: mehr als { $most } Anweisungen
table-bad_cards-code_unknown = bei Zeichen { $place }: „{ $name }“ ist hier nicht bekannt ({ $sort })
table-bad_cards-code_pairs = bei Zeichen { $place }: { $name } braucht Paare wie { $key }:{ $number }
table-bad_cards-code_score = bei Zeichen { $place }: score hat 2 oder 3 Argumente
table-bad_cards-code_arguments = bei Zeichen { $place }: { $name } hat { $count } Argumente, nicht { $found }
table-bad_cards-code_nought = bei Zeichen { $place }: { $name } kann nicht durch 0 teilen

## Sorts of things, as headings

table-sort-district = Bauwerke
table-sort-character = Charaktere
table-sort-tile = Plättchen
table-sort-area = Gebiete
table-sort-building = Gebäude
table-sort-folly = Follys
table-sort-card = Skandalkarten
table-sort-title = Titel
table-sort-person = Personen
table-sort-worker = Handlanger
table-sort-threat = Bedrohungen
table-sort-house = Häuser
table-sort-piece = Figuren und Marker
table-sort-event = Ereignisse
table-sort-helper = Helfer
table-sort-expense = Ausgaben
table-sort-estate = Immobilien
table-sort-companion = Gefährten
table-sort-special = Sonderkarten
table-sort-wild = Gefährtenjoker
table-sort-will = Testamente
table-sort-estate_kind = Arten von Immobilien
table-sort-back = Rückseiten
