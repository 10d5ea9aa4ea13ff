### The steward's reasons in Brügge, in German.
###
### Keys end in the names of the reasons. Seats, cards and persons arrive as names; $person is
### somebody else than the card that is played.

## Drawing

bruges-hint-draw_any = Ziehe von einem der Stapel: Die Rückseiten sagen dir hier nicht, was besser ist.
bruges-hint-draw_danger = Ziehe die { bruges-word-stem }e Karte: Du hast schon zwei Bedrohungsmarker dieser Farbe, und mit der Karte kannst du einen loswerden.
bruges-hint-draw_canal = Ziehe die { bruges-word-stem }e Karte: Diese Farbe hat das nächste Feld an deinem Kanal.
bruges-hint-draw_workers = Ziehe die { bruges-word-stem }e Karte: Handlanger dieser Farbe braucht jemand in deiner Stadt.
bruges-hint-draw_house = Ziehe die { bruges-word-stem }e Karte: Du hast einen Handlanger dieser Farbe und kannst ein Haus daraus bauen.
bruges-hint-draw_colour = Ziehe die { bruges-word-stem }e Karte: Diese Farbe nützt dir mehr als die andere.

## Dice and damage

bruges-hint-refuse = Lehne den { bruges-word-stem }en Bedrohungsmarker ab: Er würde dir am meisten schaden.
bruges-hint-climb = { $cost ->
    [0] Steige eine Stufe auf: Das kostet dich nichts und ist am Ende einen Punkt wert.
   *[other] Steige eine Stufe auf: Für { $cost } Gulden bekommst du am Ende einen Punkt, und eine Karte kostet es nicht.
}
bruges-hint-climb_majority = { $cost ->
    [0] Steige eine Stufe auf: Das kostet dich nichts, und du bist dann allein vorn. Bleibst du es bis zum Ende der Runde, sind das 4 Punkte.
   *[other] Steige eine Stufe auf: Für { $cost } Gulden bist du allein vorn. Bleibst du es bis zum Ende der Runde, sind das 4 Punkte.
}
bruges-hint-stay = Bleib, wo du bist: Deine Gulden bringen anderswo mehr ein.
bruges-hint-suffer = { $colour ->
    [brown] Nimm zuerst die Pest: Auf die Reihenfolge kommt es hier kaum an.
    [red] Nimm zuerst den Brand: Auf die Reihenfolge kommt es hier kaum an.
    [yellow] Nimm zuerst den Überfall: Auf die Reihenfolge kommt es hier kaum an.
    [blue] Nimm zuerst die Überschwemmung: Auf die Reihenfolge kommt es hier kaum an.
   *[violet] Nimm zuerst die Intrige: Auf die Reihenfolge kommt es hier kaum an.
}
bruges-hint-suffer_plague = Nimm zuerst die Pest: Durch sie wird ein Haus leer, das du dann dem Brand überlassen kannst.
bruges-hint-lose = Verzichte auf { bruges-word-the_person }: Niemand in deiner Stadt bringt dir bis zum Ende weniger.
bruges-hint-burn = Gib das leere { bruges-word-stem }e Haus auf: Damit verlierst du am wenigsten.
bruges-hint-evict = Gib das Haus von { $card } auf: Die Karte kommt auf deine Hand zurück, und alles andere wäre teurer.
bruges-hint-breach = Gib ein Plättchen deines Kanals auf: Damit verlierst du am wenigsten.

## Cards

bruges-hint-workers = Nimm { bruges-word-stem }e Handlanger: Ohne Handlanger baust du kein Haus.
bruges-hint-workers_person = Nimm { bruges-word-stem }e Handlanger: { $person } braucht in jeder Runde einen.
bruges-hint-guilders = Nimm { $count } Gulden: Etwas Besseres kannst du mit dieser Karte jetzt nicht anfangen.
bruges-hint-guilders_person = Nimm { $count } Gulden: Dann kannst du { $person } bezahlen.
bruges-hint-calm = Gib einen { bruges-word-stem }en Bedrohungsmarker zurück: Das ist ein sicherer Punkt.
bruges-hint-calm_danger = Gib einen { bruges-word-stem }en Bedrohungsmarker zurück: Beim dritten trifft dich der Schaden ({ bruges-word-damage }).
bruges-hint-canal = { $count ->
    [one] Beginne einen Kanalarm: Die ersten Felder sind billig.
    [5] Baue am Kanal weiter: Etwas Besseres kannst du mit dieser Karte jetzt nicht anfangen.
   *[other] Baue am Kanal weiter: Mit { $count } Feldern kommst du den Punkten näher.
}
bruges-hint-canal_majority = Baue am Kanal: Dann hast du allein den längsten. Ist das am Ende der Runde noch so, drehst du einen Marker für { $points } Punkte um.
bruges-hint-canal_scenic = Baue am Kanal: Das dritte Feld eines Arms ist { $points } Punkte wert.
bruges-hint-canal_statue = Vollende den Kanalarm: Dafür bekommst du die Statue mit { bruges-word-points }.
bruges-hint-house = Baue ein Haus aus { $card }: Es ist einen Punkt wert, und die Person brauchst du weniger.
bruges-hint-house_person = Baue ein Haus aus { $card }: Dann kann { $person } dort einziehen.
bruges-hint-recruit_points = { $points ->
    [0] Hole { bruges-word-the_person } in die Stadt: Das kostet wenig, und bei den Mehrheiten zählt jede Person.
    [one] Hole { bruges-word-the_person } in die Stadt: Das ist 1 Punkt am Ende.
   *[other] Hole { bruges-word-the_person } in die Stadt: Das sind { $points } Punkte am Ende.
}
bruges-hint-recruit_majority = Hole { bruges-word-the_person } in die Stadt: Dann hast du allein die meisten Personen. Ist das am Ende der Runde noch so, drehst du einen Marker für { $points } Punkte um.
bruges-hint-recruit_worker = Hole { bruges-word-the_person } in die Stadt: Mit einem passenden Handlanger hilft dir das in jeder Runde.
bruges-hint-recruit_once = Hole { bruges-word-the_person } in die Stadt: Das hilft dir in jeder Runde, und ganz ohne Handlanger.
bruges-hint-recruit_helper = Hole { bruges-word-the_person } in die Stadt: Diese Hilfe wirkt bis zum Ende, und je früher, desto besser.
bruges-hint-recruit_lightning = Hole { bruges-word-the_person } in die Stadt: Die Wirkung kommt dir sofort zugute.
bruges-hint-recruit_laurel = Hole { bruges-word-the_person } in die Stadt: Bei dem, was du schon hast, bringt das am Ende viele Punkte.

## Persons

bruges-hint-use_points = { $points ->
    [one] Setze { bruges-word-the_person } ein: Das ist 1 Punkt.
   *[other] Setze { bruges-word-the_person } ein: Das sind { $points } Punkte.
}
bruges-hint-use_money = Setze { bruges-word-the_person } ein: Das bringt { $count } Gulden.
bruges-hint-use_guilders = Setze { bruges-word-the_person } ein: Die Würfel stehen gut genug dafür.
bruges-hint-use_workers = Setze { bruges-word-the_person } ein: Handlanger kannst du gebrauchen.
bruges-hint-use_calm = Setze { bruges-word-the_person } ein: So wirst du einen Bedrohungsmarker los und bekommst einen Punkt.
bruges-hint-use_step = Setze { bruges-word-the_person } ein: So steigst du auf, und das ist seinen Preis wert.
bruges-hint-use_again = Setze { bruges-word-the_person } ein: Dann kannst du jemanden noch einmal einsetzen.
bruges-hint-use_card = Setze { bruges-word-the_person } ein: So kannst du noch eine Karte ausspielen.
bruges-hint-use_swap = Setze { bruges-word-the_person } ein: Der Tausch lohnt sich für dich.
bruges-hint-use_recruit = Setze { bruges-word-the_person } ein: So holst du jemanden in die Stadt und sparst dabei.
bruges-hint-use_house = Setze { bruges-word-the_person } ein: Ein Haus ohne Handlanger ist ein Geschenk.
bruges-hint-use_canal = Setze { bruges-word-the_person } ein: So wächst dein Kanal, ohne dass du eine Karte dafür brauchst.
bruges-hint-use_harm = Setze { bruges-word-the_person } ein: Was andere verlieren, hilft dir auch.
bruges-hint-use_draw = Setze { bruges-word-the_person } ein: Je mehr Karten du siehst, desto bessere kannst du spielen.
bruges-hint-use_effect = Setze { bruges-word-the_person } ein: Was dabei herauskommt, kannst du gut gebrauchen.
bruges-hint-use_copy = Setze { bruges-word-the_person } ein: Bei den anderen wohnt jemand, dessen Wirkung dir nützt.
bruges-hint-end_spare = Beende den Zug: { $person } einzusetzen lohnt sich jetzt nicht.

## What effects ask

bruges-hint-worker = Nimm einen { bruges-word-stem }en Handlanger: An dieser Farbe fehlt es dir am meisten.
bruges-hint-worker_person = Nimm einen { bruges-word-stem }en Handlanger: { $person } braucht diese Farbe.
bruges-hint-threat = Nimm Farbe { bruges-word-stem }: Von keiner anderen hat { $seat } mehr Marker.
bruges-hint-threat_damage = Nimm Farbe { bruges-word-stem }: Das ist bei { $seat } der dritte Marker, und der Schaden kommt sofort.
bruges-hint-marker = Gib einen { bruges-word-stem }en Marker zurück: Er ist der gefährlichste.
bruges-hint-pay_worker = Gib einen { bruges-word-stem }en Handlanger zurück: Den vermisst du am wenigsten.
bruges-hint-give_worker = Gib einen { bruges-word-stem }en Handlanger her: Was du dafür bekommst, ist mehr wert.
bruges-hint-give_card = Gib { $card } her: Was du dafür bekommst, ist mehr wert.
bruges-hint-trade_card = Gib { $card } im Tausch: Diese Karte brauchst du am wenigsten.
bruges-hint-keep = Nimm { $card }: Von diesen Karten nützt dir keine mehr.
bruges-hint-take_card = Nimm { $card }: Das ist die beste Karte auf der Hand von { $seat }.
bruges-hint-put_back = Lege { $card } zuerst zurück: Die Karte ist gut und liegt so am tiefsten, damit sie niemand gleich zieht.
bruges-hint-house_free = Baue ein Haus aus { $card }: Diese Karte brauchst du am wenigsten.
bruges-hint-wake = Stelle { bruges-word-the_person } wieder gerade: Das bringt beim zweiten Mal am meisten.
bruges-hint-copy = Mach es wie { $card }: Mehr bringt dir niemand bei den anderen.
bruges-hint-part_step = Steige auf: Das ist dir mehr wert als die Punkte.
bruges-hint-part_points = Nimm die Punkte: Sie sind dir mehr wert als eine Stufe.
bruges-hint-part = Nimm diese Wirkung: Sie ist dir mehr wert als die andere.
bruges-hint-part_guilders = Nimm die Gulden: Du kannst sie besser brauchen als Karten.
bruges-hint-rival = Nimm { $seat }: Dort gibt es am meisten zu holen.
bruges-hint-rival_leader = Nimm { $seat }: Von denen, die du wählen kannst, hat niemand mehr Punkte.
bruges-hint-rival_cards = Nimm { $seat }: Auf der größten Hand findet sich am ehesten etwas Gutes.
bruges-hint-again_step = Zahle die Stufe: Sie ist ihren Preis wert.
bruges-hint-again_points = Tausche { $count } Gulden gegen { bruges-word-points }: So viel bringen sie dir sonst kaum.
bruges-hint-again_workers = { $count ->
    [one] Tausche 1 Gulden ein: Ein Handlanger ist mehr wert.
   *[other] Tausche { $count } Gulden ein: Ein Handlanger ist mehr wert.
}
bruges-hint-majority = Drehe diesen Marker um: Er ist { $points } Punkte wert, und anders bekämst du ihn kaum.
bruges-hint-enough = Das genügt: Was du hergeben müsstest, ist mehr wert.
