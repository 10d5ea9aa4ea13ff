### What the arena and the analysis of games say, in German.

## Table of bots

arena-played = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} zu { $players } Spielern, im Mittel { $decisions } Entscheidungen und { $rounds } Runden; ausgeglichen wären { $even } Siege
arena-bot = Bot
arena-rating = Wertung
arena-wins = Siege (95 %)
arena-points = Punkte
arena-place = Rang
arena-time = Je Zug
arena-late = 99 % in
arena-same-deals = Bei gleicher Kartenverteilung, mit einem Intervall von 95{"\u00A0"}%
arena-before = { $one } über { $other }
arena-gap-wins = Siege { $gap }
arena-gap-points = Punkte { $gap }
arena-written = Der Bericht steht in { $file }.
arena-no-report = Die Ergebnisse stehen in { $folder }. Für Wertungen und einen Bericht mit Bildern: { $command }

## Report

arena-report-title = { $game }: Bots in der Arena
arena-as-table = Dasselbe als Tabelle
arena-name = Name
arena-standings = Wer am stärksten ist
arena-standings-about = Wertungen nach openskill (Plackett-Luce) aus den Rängen aller Partien, mit ± einem Sigma. Siege zählen je Sitz am Tisch, geteilte anteilig.
arena-rating-plot = Wertung, mit einem Intervall von 95 %
arena-wins-plot = Siege, mit einem Intervall von 95 %
arena-wins-axis = Siege; gestrichelt: ausgeglichen
arena-matrix = Wer vor wem landet
arena-matrix-about = Wie oft der Bot der Zeile am selben Tisch vor dem Bot der Spalte landet; gleiche Plätze zählen halb. Darunter das Intervall von 95 %.
arena-same-deals-about = Jede Kartenverteilung wird von jedem Sitz aus gespielt. So bekommen alle dieselben Karten, und Unterschiede sind sicherer, als die Siege allein es sagen; ein wenig Glück bleibt. Was sicher nicht 0 ist, steht fett.
arena-same-deals-head = Bei gleicher Kartenverteilung
arena-wins-head = Siege
arena-spread = Wie sich die Punkte verteilen
arena-spread-about = Alle Endstände. Der Strich ist der Median: Die Hälfte der Ergebnisse liegt darunter.
arena-spread-plot = Punkte der Bots
arena-length-plot = Länge der Partien
arena-decisions = Entscheidungen einer Partie
arena-decided = Was die Partien entschied
arena-decided-about = Um wie viele Punkte die Sieger vor dem Schnitt der anderen lagen, nach Wertungsarten. Was weit rechts liegt, entscheidet Partien.
arena-lead-plot = Vorsprung der Sieger nach Wertungsart
arena-categories-plot = Punkte nach Wertungsart
arena-category = Wertungsart
arena-winners = Sieger
arena-others = Andere
arena-lead = Vorsprung
arena-seats = Kommt es auf den Sitz an?
arena-seats-about = Jeder Bot saß gleich oft auf jedem Sitz. { $first ->
    [random] Wer beginnt, entschied der Zufall.
    [unknown] Was hier übrig bleibt, liegt also am Sitz.
   *[other] Sitz { $first } beginnt. Was hier übrig bleibt, liegt also am Sitz.
}
arena-seat-wins-plot = Siege nach Sitzen
arena-seat-points-plot = Punkte nach Sitzen
arena-above-average = Punkte über dem Schnitt des Tisches
arena-cards = Nutzung und Wert der Karten
arena-cards-about = Um wie viele Punkte besser abschnitt, wer etwas nutzte, als wer es nicht tat. Was ein Bot im Schnitt erreicht, ist vorher abgezogen. Ein Beweis für die Ursache ist das nicht: Wer vorne liegt, kann sich mehr leisten. In den Tabellen steht ein Intervall ohne die 0 fett; unter vielen trifft das bei einem von zwanzig durch Zufall zu.
arena-worth = Punkte mehr als ohne
arena-used = Genutzt von
arena-times = Wie oft
arena-worth-head = Punkte damit
arena-worth-wins = Siege damit
arena-actions = Nutzung und Wert der Aktionen
arena-actions-about = Dasselbe für das, was die Spieler taten, womit auch immer.
arena-actions-plot = Wert, es mindestens einmal getan zu haben
arena-times-plot = Wie oft ein Spieler handelt
arena-times-axis = Mal in einer Partie, im Mittel
arena-method = Wie gemessen wurde
arena-method-about = { $seatings ->
    [one] Jede Kartenverteilung wurde einmal gespielt.
   *[other] Jede Kartenverteilung wurde in { $seatings } Sitzordnungen gespielt, und von einer zur nächsten wechseln die Nachbarn.
} Bots wissen nur, was man auf ihrem Sitz wissen darf. Startzahl { $seed }, Regelversion { $rules }, Kartenliste { $cards }, Tafelrunde { $version }.
arena-editions-about = Eine Fassung steht für das, was ein Bot gelernt hat und wie er sucht; die einer Stufe endet mit deren Simulationen.
arena-edition = Fassung
arena-effort = Vor einem Zug höchstens
arena-simulations = { $iterations ->
    [one] eine Simulation
   *[other] { $iterations } Simulationen
}

## Analysis of a game

arena-analysis = Analyse
arena-judged-all = Siegchancen, wenn alle gleich gut weiterspielen, mit Intervallen von 95{"\u00A0"}%, nach allem, was auf dem Tisch lag, { $how }. Züge sind danach beurteilt, was ihr Spieler wissen konnte.
arena-judged-seat = Siegchancen, wenn alle gleich gut weiterspielen, mit Intervallen von 95{"\u00A0"}%, nach dem, was { $player } damals wissen konnte, { $how }.
arena-judged-games = aus { $iterations } Partien von { $bot } nach jeder Entscheidung
arena-judged-ahead = von { $bot } mit { $iterations } Suchen für jeden Zug
arena-before-round = Zu Beginn von
arena-line = Zeile
arena-move = Zug
arena-better = Besser
arena-loss = Verlust
arena-lost-most = Züge, die am meisten kosteten
arena-lost-nothing = Kein Zug war schlechter als ein anderer.
arena-lost-about = Verlust: um wie viel höher die Siegchance gewesen wäre. Beginnt das Intervall bei 0, kann das Zufall sein.
arena-course = { $game }: wie die Partie stand
arena-decision-axis = Entscheidung
arena-chance-axis = Siegchance, wenn alle gleich gut spielen

## Progress

arena-playing = { $missing } von { $games } Partien von { $game } werden gespielt
arena-bar = { $failed ->
    [0] { $game }
   *[other] { $game }: { $failed } gescheitert
}
arena-games_a_second = { $speed } Partien/s
arena-games_a_minute = { $speed } Partien/min
arena-more-games = { $count } Partien statt { $wanted }: Jede Kartenverteilung wird in { $seatings } Sitzordnungen gespielt.
arena-torn = { $file }: Die letzte Zeile war abgerissen; ihre Partie wird noch einmal gespielt.
arena-interrupted = unterbrochen: { $done } von { $count } Partien sind gesichert; derselbe Befehl macht weiter
arena-failed = Partie { $number } ({ $seating }) ließ sich nicht spielen: { $problem }
arena-analysing = { $count } Entscheidungen von { $file } werden analysiert

## What is wrong

arena-error-names = nötig sind Namen, durch Kommas getrennt, etwa steward,random
arena-error-signs = „{ $name }“: ein Name hat nur druckbare Zeichen
arena-error-effort = „{ $name }“: nach dem @ stehen Sekunden wie 0.2s oder eine Zahl von Simulationen wie 2000
arena-error-simulates = „{ $name }“: { $kind } simuliert nicht
arena-error-made = „{ $name }“ lässt sich nicht erzeugen: { $reason }
arena-error-no_class = einen Bot „{ $name }“ gibt es nicht: { $reason }
arena-error-no_bot = „{ $name }“ ist kein Bot: ein Bot ist eine Klasse, die von tafelrunde.Bot erbt
arena-error-no_name = „{ $name }“ ist kein Bot: der Name fehlt
arena-error-twice = zwei Bots heißen „{ $name }“
arena-error-clock = --bot: „{ $name }“: nach dem @ steht eine Zahl von Simulationen, etwa knight@100; eine Analyse geht nicht nach der Uhr
arena-error-empty = { $file }: Die Datei ist leer
arena-error-damaged = { $file }: Zeile { $line } ist beschädigt
arena-error-no_results = { $file }: Das ist keine Datei mit Ergebnissen einer Arena
arena-error-format = { $file } ist „{ $theirs }“, das hier ist „{ $ours }“; nenne eine andere
arena-error-no_games = { $file } hat keine fertigen Partien
arena-error-which_game = { $file }: Nenne eine der Partien mit --game; sie haben die Nummern 0 bis { $last }
arena-error-rules = { $file } wurde mit Fassung { $theirs } der Regeln gemacht, unsere ist { $ours }
arena-error-cards = { $file } wurde mit einer anderen Kartendatei gemacht; nenne sie mit --cards
arena-error-game = { $file }: Partie { $number } ist beschädigt
arena-error-plan = { $file } hat Partien eines anderen Plans: { $what } ist dort { $there }, nicht { $now }; nenne einen anderen Ordner
arena-error-learned = { $file } hat Partien eines anderen { $bot }: gelernt hat er dort { $there }, jetzt { $now }; nenne einen anderen Ordner
arena-error-line = { $file }: Zeile { $line } passt nicht zum Plan ({ $what })
arena-error-busy = { $file }: Dort schreibt schon eine andere Arena
arena-error-room = { $file }: { $problem }; { $count } fertige Partien sind gesichert, und derselbe Befehl macht weiter, wenn wieder Platz ist
arena-error-no_ray = --ray braucht Ray. So installierst du es: { $command }
arena-error-no_cluster = --ray: kein Cluster antwortet unter „{ $address }“: { $problem }
arena-error-silent = { $seconds } Sekunden lang kam nichts
arena-error-no_moves = { $file }: Die Mitschrift hat keine Züge
arena-error-picture = --picture: „{ $name }“ muss auf { $endings } enden
arena-error-no_plots = --picture braucht matplotlib. So installierst du es: { $command }
arena-error-decision = Entscheidung { $number }: { $problem }
