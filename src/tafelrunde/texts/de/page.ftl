### What only the page in the browser says, in German.

## Start page

page-play-now = Jetzt spielen
page-open-table = Tisch eröffnen
page-against = Es spielen mit: { $names }
page-more = Mitspieler und Regeln ändern
page-who-plays = Wer spielt mit?
page-options = Spielregeln
page-game = Spiel
page-game-players = { $fewest }–{ $most } Spieler
page-game-minutes = { $minutes } Min.
page-bruges-minutes = 60
page-bruges-like = Eine Kartenhand, fünf Würfel, sechs Möglichkeiten: tüfteln und Unheil abwenden.
page-citadels-minutes = 30–60
page-citadels-like = Heimlich wählen, bluffen, bauen: je mehr mitspielen, desto fieser.
page-last_will-minutes = 45–75
page-last_will-like = Verkehrte Welt: planen, prassen und als Erster pleite sein.
page-noblemen-minutes = 90
page-noblemen-like = Land legen und bauen, auf Bällen glänzen: viel Planung, etwas Intrige.
page-players = Wie viele am Tisch?
page-your-name = Dein Name
page-guest = Gast
page-guest-seat = Gast mit Einladung
page-guest-about = Wird eingeladen und spielt mit, sobald alle da sind.
page-opponents = Gegen wen?
page-opponents-differ = Verschiedene Gegner: siehe unten, wer auf welchem Sitz spielt.
page-cards = Eigene Kartenliste
page-cards-help = Wer die Schachtel besitzt, kann mit ihren Karten spielen: eine CSV-Datei in UTF-8, aufgebaut wie unsere Liste.
page-cards-found = Damit lässt sich spielen: { $kinds } Sorten Karten.
page-cards-choose = Datei wählen …
page-cards-remove = Doch unsere Karten
page-cards-encoding = Diese Datei ist kein Text in UTF-8. Speichere sie als „CSV UTF-8“ und wähle sie noch einmal.
page-cards-size = Diese Datei ist zu groß: Höchstens { $most } KB dürfen es sein.
page-cards-own = eigene Kartenliste
page-my-tables = Meine Tische

page-finished = { $count ->
    [one] Ein beendeter Tisch
   *[other] { $count } beendete Tische
}
page-result-won = Du hast gewonnen
page-result-place = Platz { $place } von { $seats } – Sieg: { $winner }
page-result-watched = Sieg: { $winner }
page-your-turn = Du bist dran
page-status-open = wartet auf Gäste
page-status-running = läuft
page-status-over = beendet
page-credits-short = Zeichnungen von game-icons.net (CC BY 3.0), mehr unter Einstellungen.

## Invitations

page-invited = Du bist an einen Tisch eingeladen
page-invited-by = { $name } lädt dich an einen Tisch ein
page-invited-own = Deine Einladung an andere
page-join = Mitspielen
page-join-for-you = frei, für dich
page-join-options = Besondere Regeln
page-join-watch = Nur zusehen
page-watch = Zusehen
page-join-full = Hier ist kein Sitz mehr frei. Du kannst der Partie aber zusehen.
page-join-over = Diese Partie ist zu Ende. Das Ergebnis kannst du noch ansehen.
page-join-seated = Du sitzt schon an diesem Tisch.
page-join-enter = Zum Tisch
page-join-result = Ergebnis ansehen
page-invitation-invalid = Diese Einladung gilt nicht
page-invitation-invalid-text = Vielleicht fehlt ein Stück des Links, oder er wurde ungültig gemacht. Bitte um einen neuen – oder eröffne selbst einen Tisch.
page-waiting = { $count ->
    [one] Ein Sitz ist noch frei
   *[other] { $count } Sitze sind noch frei
}
page-not-started = Der Tisch wartet auf Gäste.
page-invite-help = Schicke diesen Link. Wer ihm folgt, bekommt einen Sitz, solange einer frei ist.
page-invite-link = Einladungslink
page-invite = Neuer Einladungslink
page-copy = Kopieren
page-copied = Kopiert
page-revoke = Link ungültig machen

## Spectators

page-watchers = { $count ->
    [one] Es sieht zu: { $names }
   *[other] { $count } sehen zu: { $names }
}
page-watchers-nameless = { $count ->
    [one] Jemand ohne Namen sieht zu
   *[other] { $count } Personen ohne Namen sehen zu
}
page-watchers-more = { $count ->
    [one] 1 weitere Person
   *[other] { $count } weitere
}
page-chat-watches = sieht zu
page-chat-as = Du schreibst als { $name }.
page-chat-rename = Namen ändern
page-chat-name = Mit einem Namen kannst du mitreden, und alle sehen, dass du zusiehst.
page-chat-name-quiet = An diesem Tisch reden nur die Mitspielenden. Mit einem Namen sehen alle, dass du zusiehst.
page-chat-name-use = So heiße ich

## Addresses that lead nowhere

page-lost = Unter dieser Adresse gibt es nichts
page-lost-text = Vielleicht fehlt ein Stück. Deine Tische findest du auf der Startseite.
page-no-table = Diesen Tisch gibt es nicht
page-no-table-text = Vielleicht fehlt ein Stück der Adresse, oder der Tisch wurde abgeräumt, weil lange niemand gespielt hat. Deine Tische findest du auf der Startseite.
page-no-entry = Dieser Tisch lässt sich nicht öffnen
page-retry = Noch einmal versuchen

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
page-keys-note = Mit der Tastatur: Ziffern wählen wie am Terminal (die Liste zeigt, welche), l zeigt die Liste der Züge, h fragt um Rat, u nimmt zurück, v zeigt den Verlauf, r die Regeln, c das Gespräch, s die Wertung. Tabulator springt zu allem, was du wählen kannst, die Pfeiltasten gehen von Karte zu Karte, die Eingabetaste wählt, Escape bricht ab.
page-motion-note = Bewegungen richten sich nach deinem System: Wer dort weniger davon wünscht, sieht Karten nur ein- und ausblenden.
page-credits = Mitwirkende
page-credits-icons = Zeichnungen: game-icons.net von Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq und Caro Asercion, Lizenz CC BY 3.0, hier in anderen Farben.
page-credits-fonts = Schriften: EB Garamond und Source Sans 3, SIL Open Font License.

## The gallery of cards

page-gallery = Alle Karten
page-gallery-link = Alle Karten ansehen
page-gallery-search = Suchen
page-gallery-search-help = Name oder Text
page-gallery-all = alle
page-gallery-colour = Farbe
page-gallery-group = Gruppe
page-gallery-symbol = Symbol
page-gallery-sort = Art
page-gallery-border = Rand
page-gallery-estate = Immobilie
page-gallery-tag = Thema
page-gallery-provenance = Herkunft
page-gallery-count = { $shown } von { $all }
page-gallery-none = Dazu gibt es keine Karte.
page-gallery-clear = Alle zeigen

## At the table

page-home = Zur Startseite
page-board = Spielplan
page-rail = Mitspieler, Verlauf und Regeln
page-prompt = Was zu tun ist
page-phase = Wo im Spiel wir sind
page-your-area = Vor dir
page-open-area = Auslage zeigen oder verbergen
page-read-card = Den ganzen Text lesen: { $name }
page-others = Die anderen am Tisch
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
page-undo-why = Zurücknehmen geht gerade nicht. Warum?
page-undo = Zurücknehmen
page-go-on = Weiter
page-ask-hint = Um Rat fragen
page-typed = { $key } · { $move }
page-watching = Du siehst zu
page-seeded = Wer diesen Tisch eröffnet hat, hat die Startzahl gewählt und kennt vielleicht Verborgenes.
page-only-players-talk = Nur Mitspieler dürfen reden, keine Zuschauer
page-of = { $size } von { $places }
page-actions = Aktionen
page-before = Vor dem Spiel
page-owned = { $place } von { $player }
page-deeds = Was dir geschah
page-more-in-log = Mehr im Verlauf
page-understood = Verstanden
page-tab-log = Verlauf
page-tab-chat = Gespräch
page-tab-rules = Regeln
page-news = { $count } neu
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

## Noblemen

page-noblemen-estate = { $player ->
    [Du] Dein Anwesen
   *[other] Anwesen von { $player }
}
page-noblemen-action-lay = Anlegen
page-noblemen-action-build = Bauen
page-noblemen-action-bribe = Bestechen
page-noblemen-action-taxes = Steuern
page-noblemen-action-land = Land
page-noblemen-action-donate = Stiften
page-noblemen-action-idle = Müßiggang
page-noblemen-market = Markt
page-noblemen-home = Zu deinem Anwesen
page-noblemen-show = Das Anwesen von { $player } groß zeigen
page-noblemen-free = Freies Feld: { $at }
page-noblemen-knight-of = Ritter von { $player }
page-noblemen-knights = { $count ->
    [0] Beide Ritter sind unterwegs
    [one] 1 Ritter im Vorrat
   *[other] { $count } Ritter im Vorrat
}
page-noblemen-marker = { $spent ->
    [yes] { $name }: in dieser Dekade verbraucht
   *[no] { $name }: noch zu haben
}
page-noblemen-taxes = Steuern
page-noblemen-land = Land
page-noblemen-bribes = Bestechung
page-noblemen-scandals = Skandale
page-noblemen-seen = Plättchen, die alle gesehen haben
page-noblemen-no-cards = Keine Skandalkarte auf der Hand.
page-noblemen-deck = Diese Karten kennst du im Stapel. Wo sie liegen, sagt die Übersicht nicht.
page-noblemen-decade = Dekade { $decade } von 3
page-noblemen-space-start = Hier beginnt die Dekade
page-noblemen-space-plain = Eine gewöhnliche Runde
page-noblemen-space-mask = Maskenball
page-noblemen-space-locked = Die Königin bleibt, wo sie ist
page-noblemen-space-scoring = Gebäudewertung, die Dekade endet
page-noblemen-stock = { $building }: { $count } zu haben
page-noblemen-sold-out = { $building }: in dieser Dekade ausverkauft
page-noblemen-built = gebaut
page-noblemen-left = Noch { $count } frei.
page-noblemen-title-facts = ab { $prestige } · { $points }{"\u00A0"}SP
page-noblemen-church = 1{"\u00A0"}SP je Plättchen
page-noblemen-wanted = { $tile } aus dem Beutel eintauschen
page-noblemen-trade = Tausch 2 : 1
page-noblemen-give = Du gibst in den Beutel
page-noblemen-get = Du bekommst heraus
page-noblemen-take-back = { $tile } doch nicht geben
page-noblemen-trade-want = Was möchtest du haben?
page-noblemen-trade-give = { $count ->
    [one] Noch ein Plättchen gegen { $tile }.
   *[other] Zwei Plättchen gegen { $tile }: welche?
}
page-noblemen-start-tiles = Womit fängst du an?
page-noblemen-start-help = Von jeder Sorte nimmst du bis zu 3 Plättchen. Niemand sieht, welche.
page-noblemen-ball = Maskenball
page-noblemen-ball-return = Titel zurück
page-noblemen-ball-prestige = Prestige zählen
page-noblemen-ball-titles = Titel nehmen
page-noblemen-ball-points = Siegpunkte
page-noblemen-ball-prestige-help = Wer die Königin hat, beginnt. Zum Prestige des Anwesens kommt dazu, was jemand abgibt: je Bestechungsmarker 1, je Erpressung 3, je andere Skandalkarte 1. Ist das Feld besetzt, gilt das nächste freie darunter.
page-noblemen-ball-titles-help = Wer vorn steht, wählt zuerst: einen freien Titel, für den sein Prestige reicht. Er bringt gleich Siegpunkte und macht bis zum nächsten Ball das Bauen billiger.
page-noblemen-would-stand = bisher { $player }
page-noblemen-from = ab hier { $title }
page-noblemen-counts-fountain = Brunnen: je 1
page-noblemen-counts-garden = Gärten ohne fremden Ritter: je 2
page-noblemen-counts-palace = Paläste: je 2
page-noblemen-counts-knight = Eigene Ritter auf fremden Gärten: je 2
page-noblemen-gifts = Abgegeben: Bestechungsmarker 1, Erpressung 3, andere Karten 1
page-noblemen-space = Feld

## Brügge

page-bruges-town = { $player ->
    [Du] Deine Stadt
   *[other] Stadt von { $player }
}
page-bruges-show = Die Stadt von { $player } groß zeigen
page-bruges-home = Zu deiner Stadt
page-bruges-no-houses = Hier steht noch kein Haus.
page-bruges-empty = { $house }, unbewohnt
page-used = benutzt
page-bruges-top = oben { $colour }
page-bruges-next = als Nächstes { $colour } für { $price }
page-bruges-reputation = Punkte am Ende
page-bruges-statue = Statue, { $value } Punkte
page-bruges-statue-gone = Statue, { $value } Punkte: vergeben
page-bruges-last = Runde { $round } ist die letzte
page-bruges-won = gesichert
page-bruges-not-won = noch nicht gesichert
page-bruges-workers = Handlanger
page-bruges-threats = Bedrohungen
page-bruges-threat = Beim { $limit }. Marker: { $damage }
page-bruges-damage-blue = alle Handlanger weg
page-bruges-damage-brown = eine Person weg
page-bruges-damage-yellow = alle Gulden weg
page-bruges-damage-red = Haus oder Kanal weg
page-bruges-damage-violet = 3 Punkte weg
page-bruges-then = Wofür spielst du diese Karte?
page-bruges-choose = Zur Auswahl
page-bruges-remark-die = { $colour ->
    [blue] Der blaue Würfel
    [brown] Der braune Würfel
    [yellow] Der gelbe Würfel
    [red] Der rote Würfel
   *[violet] Der violette Würfel
} zeigt { $pips }.
page-bruges-ways = { $count } Möglichkeiten: Wo?
page-bruges-action-workers = Handlanger
page-bruges-action-guilders = Gulden
page-bruges-action-calm = Abwenden
page-bruges-action-canal = Kanal
page-bruges-action-house = Haus
page-bruges-action-recruit = Person
page-bruges-about-workers = in der Farbe der Karte
page-bruges-about-guilders = so viele, wie ihr Würfel zeigt
page-bruges-about-calm = eine Bedrohung ihrer Farbe
page-bruges-about-canal = auf einem Feld ihrer Farbe
page-bruges-about-house = mit einem Handlanger ihrer Farbe
page-bruges-about-recruit = in ein unbewohntes Haus

## When something goes wrong

page-loading = Der Tisch wird gedeckt …
page-reconnecting = Die Verbindung ist weg. Deine Partie ist gesichert; wir versuchen es gleich wieder.
page-closed = Der Tisch lässt sich gerade nicht öffnen. Deine Partie ist gesichert. Lade die Seite neu.
page-problem = Das hat nicht geklappt ({ $problem }). Nichts ist verloren: Versuche es noch einmal.

## Last Will

page-last_will-poorest = Wer am ärmsten ist, gewinnt
page-last_will-wealth = Vermögen { $count } Pfund
page-last_will-wealth-purse = Geld
page-last_will-wealth-property = Immobilien
page-last_will-wealth-total = Vermögen
page-last_will-wealth-aim = Es gewinnt, wer das kleinste Vermögen hat; Schulden zählen noch darunter. Immobilien zählen mehr, als sie wert sind.
page-last_will-race = Vermögen, wer am ärmsten ist zuletzt
page-last_will-pounds = { $count } Pfund
page-last_will-debts = { $count } Pfund Schulden
page-last_will-unit = Pfund zu viel
page-last_will-in-debt = Pfund
page-last_will-plans = Planungstafel
page-last_will-plans-order = links kommt zuerst dran
page-last_will-space = Feld { $number }
page-last_will-blocked = gesperrt
page-last_will-market = Immobilienmarkt
page-last_will-market-about = beim Kauf und beim Verkauf
page-last_will-market-farm = Bauern­höfe
page-last_will-market-villa = Villen
page-last_will-market-summer = Sommer­residenzen
page-last_will-market-manor = Herren­häuser
page-last_will-token = { SIGNED($pounds) } Pfund bei jedem Kauf und Verkauf
page-last_will-rearrange = neu ordnen
page-last_will-arrange = Wie sollen die Marktplättchen liegen?
page-last_will-lay = So hinlegen
page-last_will-places = Botengänge
page-last_will-room = { $count ->
    [0] besetzt
    [one] frei für 1 Boten
   *[other] frei für { $count } Boten
}
page-last_will-supply = noch { $count }
page-last_will-about-opera = Geld ausgeben
page-last_will-about-clock = Reihenfolge
page-last_will-clock-left = Als Erster planen
page-last_will-clock-right = Als Zweiter planen
page-last_will-taken = { $card }: geholt von { $player }
page-last_will-decks = Stapel
page-last_will-board = { $player ->
    [Du] Deine Tafel
   *[other] Tafel von { $player }
}
page-last_will-home = Zu deiner Tafel
page-last_will-show = Die Tafel von { $player } groß zeigen
page-last_will-empty-board = Hier bleiben Karten mit schwarzem Rand: Helfer, Ausgaben und Immobilien. Du nutzt sie Runde für Runde.
page-last_will-slot = Freier Kartenplatz
page-last_will-value = Wert { $value }
page-last_will-kept = behalten
page-last_will-then = Was tust du damit?
page-last_will-crowns-1 = 1 Krone
page-last_will-crowns-2 = 2 Kronen
page-last_will-crowns-3 = 3 Kronen

# Long words of the cards, and where a line may break them.
page-syllables = Abend-essen Ab-lass-pre-di-ger An-la-ge-be-ra-ter Arm-brust-schüt-ze Bau-ern-höfe Bau-meis-ter Be-dro-hungs-mar-ker Be-ste-chungs-mar-ker Be-trun-ke-ner Bi-blio-thek Bi-blio-the-kar Boots-fahrt Boots-par-tie Brand-stif-ter Brun-nen-bau-er Buch-hal-ter Bä-ren-füh-rer Bür-ger-meis-ter Dach-de-cker Deich-wäch-ter Dra-chen-hort Ein-fluss-rei-cher Er-pres-sung Falsch-mün-zer Falsch-spie-ler Feu-er-schlu-cker Feu-er-wäch-ter Fisch-händ-ler Flö-ten-spie-ler Gar-ten-fest Ge-fähr-ten-jo-ker Geis-ter-stadt Geld-wechs-ler Ge-würz-händ-ler Gift-mi-sche-rin Gold-schmied Groß-mak-ler Hand-lan-ger Haus-hof-meis-ter Hel-le-bar-dier Her-ren-club Her-ren-haus Her-ren-hau-ses Her-ren-häu-ser Hexen-schu-le Hof-mar-schall Holz-schnit-zer Hun-de-zucht Im-mo-bi-li-en-mak-ler In-qui-si-tor Jagd-schloss Jahr-hun-derts Ju-we-len-händ-ler Ka-nal-plätt-chen Ka-the-dra-le Ker-ker-meis-ter Kutsch-fahrt Kö-nig-li-ches Kü-chen-meis-ter La-bo-ra-to-ri-um Land-par-tie Lau-ten-spie-ler Leib-wäch-ter Leicht-sin-ni-ge Lor-beer-kranz Lu-xus-yacht Markt-auf-se-her Ma-the-ma-ti-ker Mehr-hei-ten-mar-ker Meis-ter-kochs Meu-chel-mör-der Miet-kut-sche Mi-nia-tur-ma-ler Mund-schenk Münz-meis-ter Nacht-wäch-ter Ober-kell-ner Pelz-händ-ler Per-so-nen-grup-pe Pfand-lei-her Pfer-de-ren-nen Prin-zes-sin Pri-vat-boot Pri-vat-se-kre-tär Präch-ti-ges Pup-pen-spie-ler Rat-ten-fän-ger Rau-schen-des Re-ser-vier-ter Sa-lon-aben-de Schank-magd Schatz-meis-ter Schau-spie-ler Schau-spie-le-rin Schiffs-zim-me-rer Schlech-ter Schmugg-ler Schul-freund Seil-tän-zer Som-mer-häus-chen Som-mer-pa-lais Som-mer-re-si-denz Som-mer-re-si-den-zen Son-der-kar-te Son-der-kar-ten Stadt-schrei-ber Stadt-vil-la Stadt-wa-che Stall-bur-sche Stern-war-te Steu-er-ein-trei-ber Strand-räu-ber Tep-pich-wir-ke-rin Thea-ter-abend Thea-ter-abon-ne-ment Thea-ter-be-such Thea-ter-lo-ge Tor-wäch-ter To-ten-grä-ber Tuch-händ-ler Turm-wäch-ter Tur-nier-platz Uni-ver-si-tät Ver-mäh-lung Vieh-händ-ler Vier-spän-ner Waa-ge-meis-ter Wach-turm Waf-fen-meis-ter Wahr-sa-ge-rin Was-ser-trä-ger We-ge-la-ge-rer Wehr-turm Wein-händ-ler Zau-ber-künst-ler Zim-mer-mann Zunft-meis-ter Über-schwem-mung Ab-la-ge-sta-pel Ab-la-ge-sta-pels auf-ge-stie-gen
