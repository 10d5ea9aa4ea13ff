### What only the page in the browser says, in German.

## Start page

page-play-now = Jetzt spielen
page-open-table = Tisch eröffnen
page-against = Es spielen mit: { $names }
page-more = Mitspieler und Regeln ändern
page-who-plays = Wer spielt mit?
page-options = Spielregeln
page-game = Spiel
page-players = Wie viele am Tisch?
page-your-name = Dein Name
page-guest = Gast
page-guest-seat = Gast mit Einladung
page-cards = Eigene Kartenliste
page-cards-help = Wer die Schachtel besitzt, kann mit ihren Karten spielen: eine CSV-Datei in UTF-8, aufgebaut wie unsere Liste.
page-cards-choose = Datei wählen …
page-cards-remove = Doch unsere Karten
page-cards-encoding = Diese Datei ist kein Text in UTF-8. Speichere sie als „CSV UTF-8“ und wähle sie noch einmal.
page-cards-size = Diese Datei ist zu groß: Höchstens { $most } KB dürfen es sein.
page-cards-own = eigene Kartenliste
page-my-tables = Meine Tische

page-your-turn = Du bist dran
page-status-open = wartet auf Gäste
page-status-running = läuft
page-status-over = beendet
page-credits-short = Zeichnungen von game-icons.net (CC BY 3.0), mehr unter Einstellungen.

## Invitations

page-invited = Du bist an einen Tisch eingeladen
page-join = Platz nehmen
page-waiting = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
page-invite-help = Schicke diesen Link. Wer ihm folgt, bekommt einen Platz, solange einer frei ist.
page-invite-link = Einladungslink
page-invite = Neuer Einladungslink
page-copy = Kopieren
page-copied = Kopiert
page-revoke = Link ungültig machen

## Settings

page-settings = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-system = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-speed = Tempo der anderen
page-speed-instant = sofort
page-speed-brisk = zügig
page-speed-relaxed = gemütlich
page-speed-step = Schritt für Schritt
page-confirm-setting = Nachfragen, bevor etwas aufgedeckt wird oder endet
page-confirm-setting-help = Solche Züge lassen sich nicht zurücknehmen. Ein zweiter Klick bestätigt sie.
page-keys-note = Mit der Tastatur: Tabulator springt zu allem, was du wählen kannst, die Pfeiltasten gehen von Karte zu Karte, die Eingabetaste wählt, Escape bricht ab.
page-motion-note = Bewegungen richten sich nach deinem System: Wer dort weniger davon wünscht, sieht Karten nur ein- und ausblenden.
page-credits = Mitwirkende
page-credits-icons = Zeichnungen: game-icons.net von Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq und Caro Asercion, Lizenz CC BY 3.0, hier in anderen Farben.
page-credits-fonts = Schriften: EB Garamond und Source Sans 3, SIL Open Font License.

## At the table

page-home = Zur Startseite
page-board = Spielplan
page-rail = Mitspieler, Verlauf und Regeln
page-prompt = Was zu tun ist
page-phase = Wo im Spiel wir sind
page-your-area = Vor dir
page-open-area = Auslage zeigen oder verbergen
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-fit = Ganz zeigen
page-hand-empty = Deine Hand ist leer.
page-pile-order = In welcher Reihenfolge sie liegen, sagt diese Übersicht nicht.
page-can-choose = { $name } – wählbar
page-then = Und wen oder was? Zeige darauf.
page-which = Was möchtest du tun?
page-confirm = Ja, machen
page-cancel = Abbrechen
page-undo = Zurücknehmen
page-go-on = Weiter
page-ask-hint = Um Rat fragen
page-hint = Rat: { $move }.
page-tab-log = Verlauf
page-tab-chat = Gespräch
page-tab-rules = Regeln
page-news = { $count } neu im Verlauf
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas …
page-chat-send = Senden
page-this-is-you = du
page-free = frei
page-here = da
page-away = nicht da
page-to-move = am Zug
page-again = Noch einmal
page-close = Schließen
page-citadels-called = aufgerufen
page-citadels-covered = { $count ->
    [one] 1 Charakter liegt verdeckt in der Mitte
   *[other] { $count } Charaktere liegen verdeckt in der Mitte
}

## When something goes wrong

page-loading = Der Tisch wird gedeckt …
page-reconnecting = Die Verbindung ist weg. Deine Partie ist gesichert; wir versuchen es gleich wieder.
page-closed = Der Tisch lässt sich gerade nicht öffnen. Deine Partie ist gesichert. Lade die Seite neu.
page-problem = Das hat nicht geklappt ({ $problem }). Nichts ist verloren: Versuche es noch einmal.
