### The command line: help, errors and progress, in German.

command-about = Strategiespiele von Hof und Stadt an einem Tisch: für Menschen, Bots und Forschung.
command-language = Überall: --language de oder --language en. Ohne das gilt die Sprache deines Systems.
command-usage = Aufruf: { $usage }
command-commands = Befehle
command-arguments = Argumente
command-options = Optionen
command-options-placeholder = OPTIONEN
command-help = Zeigt diese Hilfe; nach einem Befehl die Hilfe zu diesem Befehl.
command-version = Zeigt die Version und ob die Spielregeln kompiliert oder interpretiert laufen.
command-default = [sonst: { $value }]
command-seed = Startzahl { $seed }
command-interrupted = unterbrochen
command-interpreted = Die Spielregeln laufen interpretiert und damit langsam: { $why }
command-interpreted-asked = TAFELRUNDE_ENGINE=python verlangt es so
command-interpreted-wheel = Dieses Paket wurde ohne kompilierte Fassung gebaut
command-interpreted-tools = Ein C-Compiler oder die Kopfdateien von Python fehlen (auf Debian oder Ubuntu: apt install gcc python3-dev)
command-interpreted-later = Sie sind noch nicht kompiliert; „run.py play“ macht das im Hintergrund, für den nächsten Start

## What stands for a value

command-value-command = BEFEHL
command-value-game = SPIEL
command-value-games = SPIEL
command-value-file = DATEI
command-value-target = ORDNER
command-value-source = ORDNER
command-value-option = NAME=WERT
command-value-path = PFAD
command-value-number = ZAHL
command-value-text = TEXT

## Options that several commands share

command-option-game = Der Name des Spiels; „tafelrunde games“ zählt sie auf.
command-option-games = Die Namen von Spielen; ohne Angabe alle.
command-option-players = Wie viele mitspielen; ohne Angabe 4.
command-option-seed = Mit derselben Startzahl entsteht dieselbe Partie. Ohne Angabe ist jede Partie anders.
command-option-option = Wählt eine Einstellung des Spiels. Du kannst das mehrmals angeben.
command-option-cards = Eine Kartendatei, mit der du statt mit den eingebauten Karten spielst.
command-option-plain = Für Screenreader: eine Angabe je Zeile, keine Spalten, keine Farben.
command-option-jobs = Wie viele Prozesse arbeiten; ohne Angabe einer je Kern.
command-option-database = Die SQLite-Datei, wenn es nicht die im Datenordner ist.
command-option-home = Der Datenordner, statt deines eigenen.
command-option-file = Die Mitschrift, ein gespeicherter Tisch oder die Ergebnisse einer Arena (dann nenne die Partie mit --game).

## play

command-play = Spielt eine Partie, gegen Bots oder mit anderen am selben Bildschirm.
command-play-more = Die Partie wird nach jedem Zug gespeichert. Nennst du nur das Spiel, wirst du gefragt, ob du die letzte Partie fortsetzen willst.
command-play-bots = Gegen wen du spielst: random, page, steward, knight, count oder duke, vom schwächsten zum stärksten. Ein Name für alle Gegner oder einer für jeden, durch Kommas getrennt. Ohne Angabe steward; „tafelrunde bots“ sagt mehr.
command-play-seats = Wer mitspielt, durch Kommas getrennt, wenn nicht nur du gegen Bots spielst: „you“ oder ein anderer Name für Menschen an diesem Bildschirm, und Bots. Bei Namen wirst du einmal gefragt, ob es Menschen sind; ohne Terminal gelten sie als Menschen.
command-play-record = Eine Datei für die Mitschrift der Partie.
command-play-options = Einstellungen von { $game } (--option NAME=WERT):

## games and bots

command-games = Zählt die Spiele auf.
command-bots = Zählt die Bots auf, vom schwächsten zum stärksten, und wie lange sie für einen Zug brauchen.
command-list-game = Spiel
command-list-bot = Bot
command-list-title = Titel
command-list-players = Spieler
command-list-cost = Je Zug
command-list-about = Was dich erwartet
command-list-at_once = sofort
command-list-seconds = bis { $seconds } s

## cards and replay

command-cards = Zeigt die Karten eines Spiels: was sie sind, was sie tun und wie sicher das ist.
command-cards-colour = Nur Karten dieser Farbe.
command-cards-group = Nur Personen dieser Gruppe.
command-cards-symbol = Nur Karten mit diesem Symbol; „worker“ steht für Handlanger aller Farben.
command-cards-search = Nur Karten, in deren Name oder Text das vorkommt.
command-cards-option = Wählt eine Einstellung des Spiels, die Karten ändert. Du kannst das mehrmals angeben.
command-cards-cards = Eine Kartendatei statt der eingebauten Karten.
command-replay = Erzählt eine mitgeschriebene Partie und wie sie ausging oder wie sie steht.
command-replay-step = Zeigt nach jedem Zug den Tisch und wartet.
command-replay-seat = Zeigt sie mit den Augen dieses Sitzes, gezählt wie in der Mitschrift; ohne Angabe als Zuschauer.
command-replay-from = Die Zeile der Mitschrift, mit der es beginnt.
command-replay-game = Die Nummer der Partie, bei Ergebnissen einer Arena.
command-replay-cards = Die Kartendatei, mit der gespielt wurde, wenn es nicht die eingebauten Karten waren.

## serve

command-serve = Bietet die Spiele im Browser an, bis du es unterbrichst.
command-serve-host = Die Adresse des Servers; mit 0.0.0.0 können andere in deinem Netz mitspielen.
command-serve-port = Der Port des Servers; 0 nimmt einen freien.
command-serve-database = Die Adresse einer Datenbank oder der Pfad einer SQLite-Datei. Ohne Angabe eine Datei im Datenordner.
command-serve-open = Öffnet die Seite im Browser.
command-serve-secure = Der Server ist nur über https erreichbar, durch einen Proxy auf diesem Rechner; die Cookies sagen das.
command-serve-host_name = Ein Name des Servers, etwa play.example.org; andere werden abgewiesen. Ohne Angabe gelten Adressen und die Namen, die dieser Rechner zu Hause hat. Du kannst das mehrmals angeben.
command-serve-proxy = Die Adresse eines Proxys, dem geglaubt wird, wer anfragt. Du kannst das mehrmals angeben.
command-serve-bot_seconds = Wie lange ein Bot höchstens für einen Zug braucht; höchstens ein Viertel davon denkt er nach.
command-serve-log_requests = Schreibt jede Anfrage nach stderr: was gefragt war, nie von wem.
command-serve-keep_waiting = Tage, bis ein Tisch gelöscht wird, zu dem nie Gäste kamen; 0 behält ihn für immer.
command-serve-keep_unfinished = Tage ohne Zug, bis eine unfertige Partie gelöscht wird; 0 behält sie für immer.
command-serve-keep_finished = Tage, bis eine fertige Partie gelöscht wird; 0 behält sie für immer.
command-serve-keep_records = Behält die Mitschrift einer fertigen Partie im Ordner „records“, wenn die Partie gelöscht wird.
command-serve-no_database = --database: Das ist keine Adresse einer Datenbank.
command-serve-refused = --database: { $reason }
command-serve-unusable = Die Datenbank ist nicht benutzbar: { $reason }
command-serve-lost = Die Datenbank lässt sich nicht auf den neuen Stand bringen: { $rows }
command-serve-damaged_key = { $file } im Datenordner ist beschädigt. Lösche die Datei.
command-serve-port_taken = Port { $port } auf { $host }: { $problem }

## backup and restore

command-backup = Kopiert alle Daten des Servers in einen Ordner, auch während er läuft.
command-backup-target = Der Ordner für die Sicherung; er muss neu oder leer sein.
command-backup-done = Gesichert: { $folder }
command-restore = Holt zurück, was „backup“ kopiert hat; der Server darf dabei nicht laufen.
command-restore-more = Die bisherigen Daten bleiben unter anderem Namen erhalten.
command-restore-source = Der Ordner, den „backup“ geschrieben hat.
command-restore-done = Zurückgeholt: { $folder }
command-restore-aside = Beiseitegelegt: { $file }
command-copy-no_database = Eine Datenbank { $file } gibt es nicht.
command-copy-exists = { $folder } gibt es schon, und dort liegt etwas.
command-copy-no_backup = { $folder } ist keine Sicherung: { $file } fehlt.
command-copy-only_sqlite = Nur SQLite-Dateien lassen sich kopieren. Andere Datenbanken haben eigene Werkzeuge.
command-copy-sqlite = { $file }: { $reason }
command-copy-damaged = { $file } ist beschädigt.
command-copy-foreign = { $file } ist keine Datenbank von Tafelrunde.
command-copy-used = Ein Server benutzt diese Datenbank. Beende ihn zuerst.

## arena and analyse

command-arena = Lässt Bots viele Partien gegeneinander spielen und sagt, wie sicher das Ergebnis ist.
command-arena-more = Jede Kartenverteilung wird von jedem Sitz aus gespielt, und die Nachbarn wechseln. Fertige Partien bleiben erhalten: Derselbe Befehl macht weiter, wo er unterbrochen wurde, und mit einer höheren Zahl spielt er, was noch fehlt.
command-arena-bots = Wer spielt, durch Kommas getrennt. knight@0.2s ist ein Bot mit 0,2 Sekunden für einen Zug, knight@2000 einer mit 2000 Simulationen, NAME=MODUL:KLASSE ein eigener.
command-arena-games = Wie viele Partien gespielt werden, aufgerundet auf ganze Kartenverteilungen; ohne Angabe 100.
command-arena-players = Wie viele an einem Tisch sitzen; ohne Angabe so viele, wie es Bots sind. Sind es mehr Bots, spielt jede Zusammenstellung; sind es weniger, bekommt der letzte die übrigen Sitze.
command-arena-seed = Mit derselben Startzahl werden dieselben Karten verteilt; ohne Angabe 1.
command-arena-ray = Die Adresse eines Ray-Clusters, auf dem gespielt wird. „auto“ findet einen laufenden, „local“ startet einen hier.
command-arena-out = Der Ordner für Ergebnisse und Bericht; ohne Angabe einer unter arena/, benannt nach dem Plan.
command-analyse = Schätzt, wie eine mitgeschriebene Partie bei jeder Entscheidung stand und welche Züge am meisten kosteten.
command-analyse-more = Von jeder Entscheidung an wird die Partie viele Male weitergespielt. Züge werden danach beurteilt, was ihr Spieler damals wissen konnte.
command-analyse-bot = Wer urteilt: ein knight, oder „random“ bei einem Spiel, das noch kein Bot gelernt hat. Ein count oder duke sieht weiter und braucht länger; mit anderen Bots werden Partien zu Ende gespielt.
command-analyse-seat = Sieht alles so, wie dieser Sitz es damals konnte, und beurteilt nur seine Züge.
command-analyse-iterations = Wie oft jeder Zug versucht wird, mindestens 4 Mal. Ohne Angabe 32 Mal bei Bots, die vorausschauen, und 100 Mal bei anderen.
command-analyse-seed = Mit derselben Startzahl und ebenso vielen Versuchen entstehen dieselben Schätzungen; ohne Angabe 1.
command-analyse-game = Die Nummer der Partie, bei Ergebnissen einer Arena.
command-analyse-all = Zeigt jede Entscheidung, nicht nur die Runden und die Züge, die am meisten kosteten.
command-analyse-json = Eine Datei für alle Zahlen.
command-analyse-picture = Eine Datei für ein Bild vom Verlauf der Partie: .svg, .png oder .pdf.
command-analyse-cards = Die Kartendatei, mit der gespielt wurde, wenn es nicht die eingebauten Karten waren.

## check

command-check = Spielt zufällige Partien in allen Besetzungen und Einstellungen und prüft dabei die Gesetze, die für jedes Spiel gelten.
command-check-more = Wird ein Gesetz verletzt, entsteht eine Mitschrift, die das zeigt, und der Exit-Code ist 1.
command-check-game = Die Namen von Spielen; ohne Angabe alle.
command-check-games = Wie viele Partien von jedem gespielt werden; ohne Angabe 200.
command-check-seed = Mit derselben Startzahl entstehen dieselben Partien; ohne Angabe 1.
command-check-thorough = Prüft bei jeder Entscheidung jedes Gesetz, nicht nur bei einer von zwanzig.
command-check-checking = { $games } Partien von { $game } werden geprüft
command-check-bar = { $broken ->
    [0] { $game }
   *[other] { $game }: { $broken } verletzt
}
command-check-counted = { $game } ({ $build }): { $games } Partien, { $decisions } Entscheidungen
command-check-never = Nie vorgekommen: { $names }.
command-check-broken = Partie { $number }: { $problem }
command-check-record = Die Mitschrift, die das zeigt: { $file }
command-check-passed = Kein Gesetz wurde verletzt.
command-check-law = Gesetz
command-check-players = Besetzung
command-check-option = Einstellung
command-check-decision = Entscheidung
command-check-verb = Verb
command-check-effect = Wirkung
command-check-cause = Anlass
command-check-refusal = Ablehnung

## bench

command-bench = Misst, wie schnell die Spiele auf einem Kern laufen.
command-bench-as_json = Gibt die Zahlen als JSON aus.
command-bench-seconds = Wie viele Sekunden jedes Spiel ungefähr gemessen wird.
command-bench-measuring = { $game } wird gemessen, ungefähr { $seconds } s
command-bench-about = ein Kern, das beste von { $windows } Zeitfenstern
command-bench-players = Spieler
command-bench-decisions_per_s = Entscheidungen pro Sekunde
command-bench-decisions_per_s_python = Dasselbe aus Python
command-bench-decisions_per_s_search = Dasselbe in der Suche
command-bench-games_per_s = Partien pro Sekunde
command-bench-playouts_per_s = Zufallspartien pro Sekunde
command-bench-clone_us = Kopie
command-bench-view_us = Ansicht eines Sitzes
command-bench-determinize_us = Mögliche Welt
command-bench-state_bytes = Spielstand
command-bench-ratio_to_yardstick = Verhältnis zum Maßstab

## fit

command-fit = Trainiert die Bots, die suchen, für ein Spiel und schreibt das Gelernte in dessen Ordner.
command-fit-more = Zuerst lernen sie vom Verwalter. Mit --search spielt die Suche mit den bisherigen Gewichten, und so verbessert sie die Gewichte, die sie leiten. Neue Gewichte ersetzen vorhandene nur, wenn sie ein Probespiel gegen sie gewinnen. Braucht numpy.
command-fit-players = Besetzungen, durch Kommas getrennt; ohne Angabe alle, die das Spiel erlaubt.
command-fit-games = Partien des Lehrers für jede Besetzung. 0 lässt die Wahrscheinlichkeiten der Züge, wie sie sind, und lernt nur die Bewertung.
command-fit-selfplay = Partien gegen sich selbst, aus denen die Bewertung gelernt wird.
command-fit-search = Simulationen je Entscheidung, wenn die Suche lehrt; bei 0 lehrt der Verwalter.
command-fit-rounds = Wie oft die Suche höchstens lehrt; sie endet, wenn es nichts mehr bringt.
command-fit-trial = Kartenverteilungen eines Probespiels, jede in allen Sitzordnungen.
command-fit-seed = Mit derselben Startzahl entstehen dieselben Gewichte.
command-fit-jobs = Wie viele Prozesse arbeiten.
command-fit-out = Wohin die Gewichte geschrieben werden; ohne Angabe in den Ordner des Spiels.
command-fit-for_players = { $players } Spieler
command-fit-known = Züge: wie bisher bekannt
command-fit-choices = Züge: gelernt aus { $decisions } Entscheidungen; Log-Loss bei anderen { $loss }, allein nach Verben { $verbs }, durch Zufall { $chance }; der wahrscheinlichste Zug ist in { $hits } der des Lehrers
command-fit-features = stärkste Merkmale: { $names }
command-fit-standing = Bewertung, Log-Loss des Siegers durch Zufall { $loss }:
command-fit-stage = Abschnitt { $stage }: { $positions } Stellungen, R2 der Punkte { $explained }, Log-Loss des Siegers { $loss }, tau { $tau }
command-fit-terms = stärkste Merkmale der Bewertung in der Mitte: { $names }
command-fit-trial_kept = Probespiel: Die neuen Gewichte gewinnen { $wins } ± { $margin } von { $games } Partien gegen die alten, ausgeglichen wären { $even }: Sie werden behalten
command-fit-trial_lost = Probespiel: Die neuen Gewichte gewinnen { $wins } ± { $margin } von { $games } Partien gegen die alten, ausgeglichen wären { $even }: Die alten bleiben
command-fit-choices_of = { $game } zu { $players }: Züge
command-fit-positions_of = { $game } zu { $players }: Stellungen
command-fit-trial_of = { $game } zu { $players }: Probespiel
command-fit-lost_choices = { $game } zu { $players }: Züge: Die Prozesse bei denselben Partien sind { $times } Mal abgebrochen. Weniger --jobs brauchen weniger Speicher.
command-fit-lost_positions = { $game } zu { $players }: Stellungen: Die Prozesse bei denselben Partien sind { $times } Mal abgebrochen. Weniger --jobs brauchen weniger Speicher.
command-fit-lost_trial = { $game } zu { $players }: Probespiel: Die Prozesse bei denselben Partien sind { $times } Mal abgebrochen. Weniger --jobs brauchen weniger Speicher.
command-fit-written = geschrieben: { $file }
command-fit-unchanged = unverändert: { $file }
command-fit-anew = { $fault }; es beginnt von vorn
command-fit-other_cards = { $file } von { $game } wurde mit anderen Karten gemacht; es beginnt von vorn
command-fit-no_numpy = Das Training braucht numpy. So installierst du es: { $command }
command-fit-no_games = --search: Eine Suche, die lehrt, braucht Partien. Lass --games 0 weg.
command-fit-no_file = --out: { $file } ist keine Datei. Nenne eine andere.
command-fit-no_weights = --out: { $file } ist keine Datei mit Gewichten. Nenne eine andere.
command-fit-other_game = --out: { $file } hat die Gewichte von { $theirs }, nicht von { $ours }. Nenne eine andere.
command-fit-no_numbers = --players: „{ $given }“ sind keine Zahlen.
command-fit-nothing_known = --games 0: Noch ist nichts bekannt, also braucht es Partien eines Lehrers.

## What is wrong on the command line

command-error-about = { $option }: { $problem }
command-error-command = Einen Befehl „{ $given }“ gibt es nicht. Es gibt: { $known }.
command-error-option = Eine Option „{ $given }“ gibt es hier nicht.
command-error-no_value = { $option } braucht einen Wert.
command-error-missing = { $option } fehlt.
command-error-twice = { $option } ist mehrmals angegeben.
command-error-unused = Das ist zu viel: „{ $given }“.
command-error-arguments = Diese Angaben passen nicht zusammen. „--help“ zeigt, was möglich ist.
command-error-no_number_given = { $option }: „{ $given }“ ist keine ganze Zahl.
command-error-no_decimal_given = { $option }: „{ $given }“ ist keine Zahl.
command-error-no_value_given = { $option }: „{ $given }“ geht nicht.
command-error-language = --language: Eine Sprache „{ $language }“ gibt es nicht. Es gibt: { $known }.
command-error-positive = { $option }: Nötig ist eine Zahl über 0, nicht { $given }.
command-error-at_most = { $option }: Möglich ist höchstens { $most }, nicht { $given }.
command-error-at_least = { $option }: Nötig ist mindestens { $least }.
command-error-seconds = --seconds: Nötig ist eine Zahl über 0.
command-error-bot_seconds = --bot-seconds: Nötig ist eine Zahl von 0.1 bis 600.
command-error-days = { $option }: Nötig ist eine Zahl von Tagen, 0 für immer; nicht { $given }.
command-error-port = --port: { $port } ist kein Port. 0 nimmt einen freien.
command-error-folder = { $option }: { $file } ist ein Ordner. Nenne eine Datei.
command-error-no_folder = { $option }: Einen Ordner { $folder } gibt es nicht.
command-error-not_writable = { $option }: In { $place } lässt sich nichts schreiben.
command-error-no_pair = --option: Nötig ist NAME=WERT, nicht „{ $given }“.
command-error-option_twice = --option: { $name } ist mehrmals angegeben.
command-error-bots_and_seats = --bots und --seats: Nenne deine Gegner oder alle, nicht beides.
command-error-opponents = --bots: { $bots } Gegner sind genannt, bei { $players } Spielern.
command-error-seats = --seats: { $seats } Sitze sind genannt, bei { $players } Spielern.
command-error-no_such_bots = --seats: Kein Bot heißt { $names }. Es gibt: { $known }.
command-error-same_name = --seats: Zwei Menschen haben denselben Namen.
command-error-mistyped = --seats: „{ $name }“ ist kein Bot. Meintest du { $near }? Ein Mensch braucht einen anderen Namen.
command-error-name = „{ $name }“ ist kein Name.
command-error-long_name = „{ $name }“ ist länger als { $most } Buchstaben.
command-error-from = --from: Die Züge stehen in den Zeilen { $first } bis { $last }, nicht in { $line }.
command-error-single_game = --game gilt für Ergebnisse einer Arena; { $file } ist eine einzelne Partie.
command-error-no_cards = { $option }: Keine Karte hat „{ $given }“. Es gibt: { $known }.
command-error-no_fact = { $option }: Das haben die Karten dieses Spiels nicht.
command-error-file = { $file }: { $problem }
command-error-no_text = { $file }: Das ist kein UTF-8-Text.
command-error-table = das ist kein gespeicherter Tisch
command-error-table_seats = { $seats } Sitze sind genannt, bei { $players } Spielern
command-error-table_kind = eine Art Spieler „{ $kind }“ gibt es nicht
command-error-table_language = eine Sprache „{ $language }“ gibt es nicht
