### Was an dem falsch ist, was jemand wollte, auf Deutsch.

error-near = Meintest du „{ $near }“?
error-at_line = Zeile { $line }: { $problem }
error-at_path = { $path }: { $problem }
error-position = Die Stellung passt nicht zu diesem Spiel, siehe { $path }

## Spiele, Bots und Einstellungen

error-no_game = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-no_bot = Einen Bot „{ $shown }“ gibt es nicht. Es gibt: { $known }.
error-no_steward = { $game } hat keinen Verwalter. Jedes Spiel kann „random“ spielen.
error-no_option = { $game } hat keine Einstellung „{ $name }“. Es gibt: { $known }.
error-no_options = { $game } hat keine Einstellung „{ $name }“ und auch keine andere.
error-no_value = Einstellung { $name }: „{ $shown }“ geht nicht. Erlaubt ist: { $choices }.
error-no_seat_first = Einstellung { $name }: An einem Tisch für { $players } gibt es keinen Sitz { $seat }.
error-no_count = { $game } ist für { $low } bis { $high } Personen, nicht für { $players }.
error-no_seed = Eine Startzahl ist eine ganze Zahl von 0 bis 2**63 - 1.
error-no_seat = Einen Sitz { $seat } gibt es an einem Tisch für { $players } nicht.
error-no_move = „{ $move }“ ist kein Zug dieses Spiels.

## Mitschriften und Stellungen

error-record_heading = Eine Mitschrift beginnt mit „{ $heading }“.
error-record_name = Der Name des Spiels fehlt.
error-record_game = Das ist eine Mitschrift von „{ $name }“, nicht von { $game }.
error-record_ends = Die Mitschrift endet, wo „{ $what }“ stehen muss.
error-record_field = Hier müssen „{ $name }“ und ein Wert stehen.
error-record_number = { $name }: „{ $value }“ ist keine ganze Zahl.
error-record_word = Hier muss „{ $name }“ stehen.
error-record_newer = Sie wurde mit Fassung { $version } der Regeln gemacht, neuer als unsere ({ $ours }).
error-record_older = Die Mitschrift wurde mit Fassung { $version } der Regeln gemacht, unsere ist { $ours }. Sie wird mit unserer nachgespielt, so weit es geht.
error-record_cards = Hier müssen „cards“ und die Prüfsumme der Kartenliste stehen.
error-record_other_cards = Die Mitschrift wurde mit einer anderen Kartendatei gemacht. Nenne sie mit --cards.
error-record_value = Einstellung { $name }: „{ $value }“ ist kein Wert.
error-record_json = Die Stellung ist kein JSON.
error-record_not_over = Hier ist das Spiel noch nicht zu Ende.
error-record_result = Das Ergebnis ist ein anderes: Nachgespielt endet es mit „{ $result }“.
error-record_after = Nach dem Ergebnis darf nichts mehr stehen.
error-record_over = „{ $move }“: Hier ist das Spiel schon zu Ende.
error-record_seat = „{ $move }“: Hier entscheidet Sitz { $seat }.
error-record_move = „{ $move }“ ist kein Zug von { $game }.
error-position_game = Das ist eine Stellung von { $name }, nicht von { $game }.
error-position_newer = Fassung { $version } der Regeln ist neuer als unsere ({ $ours }).
error-position_cards = Die Stellung wurde mit einer anderen Kartendatei gemacht.

## Was das System meldet

error-os-ENOENT = diese Datei oder diesen Ordner gibt es nicht
error-os-EACCES = das ist nicht erlaubt
error-os-EPERM = das ist nicht erlaubt
error-os-EISDIR = das ist ein Ordner
error-os-ENOTDIR = ein Teil des Pfads ist kein Ordner
error-os-EEXIST = das gibt es schon
error-os-ENOSPC = der Speicher ist voll
error-os-EDQUOT = der Speicher ist voll
error-os-EROFS = hier lässt sich nichts schreiben
error-os-EIO = der Datenträger arbeitet nicht richtig
error-os-ENAMETOOLONG = der Name ist zu lang
error-os-ELOOP = die Verweise führen im Kreis
error-os-EMFILE = zu viele Dateien sind offen
error-os-EADDRINUSE = der Port ist schon belegt
error-os-EADDRNOTAVAIL = diese Adresse hat dieser Rechner nicht
error-os-ECONNREFUSED = dort antwortet niemand
error-os-EAI_NONAME = diesen Namen kennt niemand
error-os = das System sagt „{ $reason }“
