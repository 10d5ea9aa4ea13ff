### What only the text table says, in German.

## Players and places

terminal-nobody = Tisch
terminal-person = Spieler { $number }
terminal-people-ask = { $count ->
    [one] Kein Bot heißt { $names }. Ist das ein Mensch, der an diesem Bildschirm mitspielt?
   *[other] Keine Bots heißen { $names }. Sind das Menschen, die an diesem Bildschirm mitspielen?
}
terminal-people-note = { $count ->
    [one] { $names } gilt als Mensch, denn kein Bot heißt so.
   *[other] { $names } gelten als Menschen, denn so heißt kein Bot.
}
terminal-decides = am Zug
terminal-owned = { $player ->
    [Du] { $place } von dir
   *[other] { $place } von { $player }
}
terminal-limit = { $value } von { $limit }
terminal-uncounted = unbekannte weitere
terminal-here = { $space } (hier)
# The uppermost card of a pile from behind
terminal-top = { $count }, oben { $back }
terminal-turned = (eingesetzt)
terminal-seat-numbers = In getippten Zügen haben die Spieler Nummern: { $players }.

## Maps

terminal-map-row = Zeile { $number }: { $cells }
terminal-map-free = frei
terminal-on-map = { $first } bis { $last }, siehe Karte, oder tippe „{ $move }“

## Facts about cards in a word

terminal-colour-yellow = gelb
terminal-colour-blue = blau
terminal-colour-green = grün
terminal-colour-red = rot
terminal-colour-brown = braun
terminal-colour-violet = violett
terminal-colour-purple = violett
terminal-gallery = { $count } von { $all } Karten und Teilen
terminal-card-known = Heißt auch
terminal-card-origin = Herkunft
terminal-cards-missing = Dieses Spiel hat keine Kartenliste.

## Where a game has no texts of its own yet

terminal-ask = { $decision }: Du entscheidest.
terminal-wait = { $player ->
    [Du] Du entscheidest ({ $decision }).
   *[other] { $player } entscheidet ({ $decision }).
}
terminal-refused = Das geht nicht: { $reason }.
terminal-moved = { $player }, { $cause }: { $things }, { $source } → { $target }.
terminal-changed = { $player }, { $cause }: { $counter } jetzt { $value }.
terminal-told = { $player }, { $cause }: { $facts }.
terminal-rules-missing = Dieses Spiel hat noch keine Regeln zum Nachlesen.

## Commands

# Other words for the same commands.
terminal-alias-log = protokoll
terminal-alias-quit = ende
terminal-alias-cards = karte
terminal-alias-hint = rat
terminal-each = { $what } (je { $brings })
terminal-span = { $what }, { $first } bis { $last }
terminal-how-many = Wie viele?
terminal-folded = { $what }: { $first } bis { $last }, „{ $moves }“ zeigt sie alle
terminal-refused-alike = { $moves } und { $count } weitere Züge
terminal-refused-more = { $count } weitere: „{ $why } ZUG“ nennt den Grund.
terminal-hint-none = In diesem Spiel gibt es keinen Bot, der dir raten könnte.
terminal-nod = Dein Zug (Eingabetaste genügt):
terminal-page = Weiter mit der Eingabetaste, q zum Aufhören:

## The story of a game

terminal-to-you = Was andere dir angetan haben
terminal-log-more = { $count ->
    [one] 1 früherer Satz fehlt hier. „{ $log } { $all }“ erzählt alles.
   *[other] { $count } frühere Sätze fehlen hier. „{ $log } { $all }“ erzählt alles.
}
terminal-before = Vor dem Spiel
terminal-whole = Das Spiel

## Records

terminal-record-saved = Die Mitschrift liegt in { $file }.
terminal-record-failed = Die Mitschrift lässt sich nicht nach { $file } schreiben ({ $problem }).
terminal-record-of = Mitschrift { $file }
terminal-record-ends = Die Mitschrift endet nach { $count ->
    [one] 1 Entscheidung.
   *[other] { $count } Entscheidungen.
}
terminal-step-start = Der Anfang, vor Zeile { $number }
terminal-step-line = Zeile { $number } von { $count }
terminal-step-ask = Eingabetaste: weiter, b: zurück, eine Zeilennummer, q: aufhören
terminal-step-wrong = Tippe nichts, b, q oder eine Zeile von { $number } bis { $count }.
