### The steward's reasons in Noblemen, in German.
###
### Keys end in the names of the reasons. Seats, tiles, buildings, areas, cards and titles arrive as
### names; $left is what is still missing.

## Set-up

noblemen-hint-take_none = Nimm keine { noblemen-word-tiles }: Von dieser Sorte liegen die meisten im Beutel, und aus ihm ziehst du, was dir bis 12 fehlt.
noblemen-hint-take_grove = Nimm { $count } Haine: Für jeden Hain, den du anlegst, ziehst du ein neues Plättchen.
noblemen-hint-take_fountain = Nimm { $count } Brunnen: Vier Brunnen im Quadrat sind ein Garten, und ihr Prestige zählt auf jedem Maskenball.
noblemen-hint-take_meadow = { $count ->
    [one] Nimm 1 Wiese: Ein Bauplatz genügt für den Anfang.
   *[other] Nimm { $count } Wiesen: Du wirst Bauplätze brauchen.
}

## Laying tiles

noblemen-hint-lay_field = { $count ->
    [one] Lege einen Acker an: Er bringt dir sofort 1 Pfund und bei jeder Steuer noch einmal.
   *[other] Lege { $count } Äcker an: Sie bringen dir sofort { $count } Pfund und bei jeder Steuer noch einmal.
}
noblemen-hint-lay_grove = { $count ->
    [one] Lege einen Hain an: Dafür ziehst du ein neues Plättchen.
   *[other] Lege { $count } Haine an: Dafür ziehst du { $count } neue Plättchen.
}
noblemen-hint-lay_fountain = { $count ->
    [one] Lege einen Brunnen an: Er ist auf jedem Maskenball 1 Prestige wert.
   *[other] Lege { $count } Brunnen an: Sie sind auf jedem Maskenball { $count } Prestige wert.
}
noblemen-hint-lay_meadow = Lege eine Wiese an: So bekommst du einen guten Bauplatz.
noblemen-hint-lay_manor = Vergrößere dein Anwesen: In diesem Zug kannst du einen Gutshof vollenden, und das bringt 2 Pfund extra.
noblemen-hint-lay_forest = Vergrößere dein Anwesen: In diesem Zug kannst du einen Wald vollenden, und das bringt 2 Plättchen extra.
noblemen-hint-lay_garden = Vergrößere dein Anwesen: In diesem Zug kannst du einen Garten vollenden, und er ist auf jedem Maskenball 2 Prestige extra wert.
noblemen-hint-lay_queen = Vergrößere dein Anwesen: In diesem Zug kannst du einen Garten vollenden, und dann kommt die Königin zu dir.
noblemen-hint-lay_ring = Vergrößere dein Anwesen: In diesem Zug kannst du { noblemen-word-the_building } ganz mit Land umgeben, und nur so zählt das Gebäude bei der Wertung.
noblemen-hint-tiles_kept = Das genügt: Deine übrigen Plättchen nützen dir hinter dem Sichtschirm mehr.
noblemen-hint-cell_area = Lege es hierher: Damit vollendest du { noblemen-word-the_area }.
noblemen-hint-cell_ring = Lege es hierher: Damit schließt sich das Land rings um { noblemen-word-the_building }.
noblemen-hint-cell_square = { $left ->
    [one] Lege es hierher: Dann fehlt nur noch 1 Plättchen für { noblemen-word-the_area }.
   *[other] Lege es hierher: Dann fehlen noch { $left } Plättchen für { noblemen-word-the_area }.
}
noblemen-hint-cell_beside = { $left ->
    [one] Lege es hierher: Rings um { noblemen-word-the_building } fehlt dann nur noch 1 Plättchen.
   *[other] Lege es hierher: Rings um { noblemen-word-the_building } fehlen dann noch { $left } Plättchen.
}
noblemen-hint-cell_castle = Lege sie hierher: Hier darf eine Burg stehen, denn keine andere grenzt daran.
noblemen-hint-cell_chapel = Lege sie hierher: Eine Kapelle neben Burg oder Palast zählt bei der Wertung mit.
noblemen-hint-cell_folly = Lege sie hierher: Für ein Folly ist dieser Bauplatz gut genug.
noblemen-hint-cell_any = Lege es hierher: Hier steht es keinem deiner Pläne im Weg.
noblemen-hint-form = Nimm dieses Quadrat: So bleibt am meisten für das nächste Gebiet übrig.
noblemen-hint-trade_area = Tausche gegen { noblemen-word-a_tile }: Damit kannst du noch in diesem Zug { noblemen-word-the_area } vollenden.
noblemen-hint-trade_church = Tausche gegen { noblemen-word-a_tile }: Das nimmt die Kirche noch an, und es bringt 1 Siegpunkt.

## Building

noblemen-hint-build_castle = { $left ->
    [one] Baue eine Burg: Ringsum fehlt nur noch 1 Plättchen, dann zählt sie bei jeder Wertung.
   *[other] Baue eine Burg: Ringsum fehlen noch { $left } Plättchen, dann zählt sie bei jeder Wertung.
}
noblemen-hint-build_castle_points = Baue eine Burg: Ringsum liegt schon Land, also zählt sie bei jeder Wertung { $points } Siegpunkte.
noblemen-hint-build_castle_raid = Baue eine Burg: Dann kann dein Ritter ein Gebiet von { $seat } besetzen.
noblemen-hint-build_palace = Baue einen Palast: Er zählt bei der Wertung mehr als eine Burg und ist auf jedem Maskenball 2 Prestige wert.
noblemen-hint-build_palace_points = Baue einen Palast: Rings um deine Burg liegt schon Land, also zählt er bei jeder Wertung { $points } Siegpunkte.
noblemen-hint-build_palace_queen = Baue einen Palast: Die Königin kommt zu dir, und auf jedem Maskenball ist er 2 Prestige wert.
noblemen-hint-build_chapel = { $count ->
    [one] Baue eine Kapelle: Du behältst eine von 3 Skandalkarten, und das Gebäude daneben zählt mehr.
   *[other] Baue eine Kapelle: Du behältst eine von 3 Skandalkarten, und { $count } Gebäude daneben zählen mehr.
}
noblemen-hint-build_chapel_card = Baue eine Kapelle: Dafür behältst du eine von 3 Skandalkarten.
noblemen-hint-build_folly = Baue { noblemen-word-the_building }: Das bringt sofort { $points } Siegpunkte.
noblemen-hint-site_castle = { $left ->
    [one] Baue sie hier: Ringsum fehlt nur noch 1 Plättchen.
   *[other] Baue sie hier: Besser als hier, wo ringsum noch { $left } Plättchen fehlen, steht deine Burg nirgends.
}
noblemen-hint-site_palace = { $left ->
    [one] Nimm diese Burg: Ringsum fehlt nur noch 1 Plättchen.
   *[other] Nimm diese Burg: Mit { $left } Plättchen, die ringsum noch fehlen, zählt diese Burg als Palast am ehesten.
}
noblemen-hint-site_surrounded = Baue hier: Ringsum liegt schon Land, also zählt das Gebäude bei der nächsten Wertung.
noblemen-hint-site_chapel = { $count ->
    [one] Baue sie hier: So zählt das Gebäude daneben mehr.
   *[other] Baue sie hier: So zählen gleich { $count } Gebäude daneben mehr.
}
noblemen-hint-site_chapel_alone = Baue sie hier: Auf die Skandalkarte kommt es an, nicht auf den Bauplatz.
noblemen-hint-site_folly = Baue es hier: Auf diese Wiese kannst du am leichtesten verzichten.

## Knights

noblemen-hint-raid_queen = Besetze diesen Garten von { $seat }: So kommt die Königin zu dir.
noblemen-hint-raid_manor = Besetze diesen Gutshof von { $seat }: Bei jeder Steuer bringt der Gutshof dir 2 Pfund.
noblemen-hint-raid_forest = Besetze diesen Wald von { $seat }: Bei jedem Landgewinn bringt der Wald dir 2 Plättchen.
noblemen-hint-raid_garden = Besetze diesen Garten von { $seat }: Auf jedem Maskenball bringt der Garten dir 2 Prestige.
noblemen-hint-knight_rides_on = Lass diesen Ritter weiterziehen: Bei { $seat } bringt er dir am wenigsten.
noblemen-hint-knights_stay = Lass die Ritter, wo sie sind: Anderswo brächten sie dir nicht genug mehr.
noblemen-hint-give_up = Gib { noblemen-word-a_tile } her: Darauf kannst du am leichtesten verzichten.

## Other actions

noblemen-hint-bribe = { $count ->
    [one] Kaufe 1 Bestechungsmarker: Das ist sofort 1 Siegpunkt.
   *[other] Kaufe { $count } Bestechungsmarker: Das sind sofort { $count } Siegpunkte.
}
noblemen-hint-bribe_title = { $count ->
    [one] Kaufe 1 Bestechungsmarker: Das ist sofort 1 Siegpunkt, und auf dem nächsten Maskenball reicht es vielleicht für den Titel { $title }.
   *[other] Kaufe { $count } Bestechungsmarker: Das sind sofort { $count } Siegpunkte, und auf dem nächsten Maskenball reicht es vielleicht für den Titel { $title }.
}
noblemen-hint-taxes = Treibe Steuern ein: Das bringt dir jetzt { $money } Pfund.
noblemen-hint-land = Gewinne Land: Das bringt dir jetzt { $count } Plättchen.
noblemen-hint-donate = { $points ->
    [one] Stifte der Kirche ein Plättchen, das du nicht brauchst: Das bringt 1 Siegpunkt.
   *[other] Stifte der Kirche { $points } Plättchen, die du nicht brauchst: Das bringt { $points } Siegpunkte.
}
noblemen-hint-donate_more = Stifte auch { noblemen-word-a_tile }: Für dich ist 1 Siegpunkt mehr wert.
noblemen-hint-donate_full = Das genügt: Mehr von deinen Plättchen nimmt die Kirche nicht an.
noblemen-hint-idle = Bleib müßig: Nichts anderes bringt dir jetzt mehr als diesen 1 Siegpunkt.
noblemen-hint-end = Beende den Zug: Mehr ist jetzt nicht zu holen.

## Scandal cards

noblemen-hint-keep_inheritance = Behalte „{ $card }“: Eine Burg umsonst spart dir Geld und eine Aktion.
noblemen-hint-keep_blackmail = Behalte „{ $card }“: Auf einem Maskenball ist sie 3 Prestige wert.
noblemen-hint-keep_wedding = Behalte „{ $card }“: Sie bringt 2 Siegpunkte und 2 Bestechungsmarker.
noblemen-hint-keep_master_stroke = Behalte „{ $card }“: Drei Plättchen zusätzlich anzulegen ist fast ein ganzer Zug.
noblemen-hint-keep_vicar = Behalte „{ $card }“: Bis zu 4 überzählige Plättchen werden damit zu Siegpunkten.
noblemen-hint-keep_intrigue = Behalte „{ $card }“: Wenn du wieder Skandalkarten ziehst, behältst du damit alle.
noblemen-hint-keep_liaison = Behalte „{ $card }“: Sie bringt am Ende 3 Siegpunkte.
noblemen-hint-keep_dowry = Behalte „{ $card }“: 4 neue Plättchen bringen dich am weitesten.
noblemen-hint-keep_tribute = Behalte „{ $card }“: 5 Pfund bringen dich am weitesten.
noblemen-hint-keep_whitehall = Behalte „{ $card }“: Damit kommt die Königin, wann du es willst.
noblemen-hint-intrigue = Gib deine Intrige ab: Alle diese Karten kannst du gut gebrauchen.
noblemen-hint-play_inheritance = Spiele „{ $card }“: Für die Burg hast du jetzt einen guten Bauplatz.
noblemen-hint-play_wedding = Spiele „{ $card }“: 2 Siegpunkte und Bestechungsmarker gibt es dafür umsonst.
noblemen-hint-play_master_stroke = Spiele „{ $card }“: Du hast genug gute Plättchen, um zusätzlich welche anzulegen.
noblemen-hint-play_vicar = Spiele „{ $card }“: Für Plättchen, die du nicht brauchst, gibt es je 1 Siegpunkt.
noblemen-hint-play_dowry = Spiele „{ $card }“: Je früher du die 4 Plättchen hast, desto besser.
noblemen-hint-play_tribute = Spiele „{ $card }“: Je früher du die 5 Pfund hast, desto besser.
noblemen-hint-play_whitehall = Spiele „{ $card }“: Die Königin bringt dir am Ende dieses Zuges 1 Siegpunkt.
noblemen-hint-vicar_tile = Gib { noblemen-word-a_tile } her: Für dich ist 1 Siegpunkt mehr wert.

## The masked ball

noblemen-hint-hand_in = { $prestige ->
    [one] Gib etwas ab: Mit noch 1 Prestige reicht es für den Titel { $title }.
   *[other] Gib etwas ab: Mit noch { $prestige } Prestige reicht es für den Titel { $title }.
}
noblemen-hint-enough = Das genügt: Für den Titel { $title } reicht es so, und mehr lohnt sich nicht.
noblemen-hint-enough_none = Das genügt: Was ein besserer Titel kosten würde, ist er nicht wert.
noblemen-hint-title = { $points ->
    [0] Nimm den Titel { $title }: Einen höheren bekommst du nicht.
    [one] Nimm den Titel { $title }: Es ist der höchste, den du bekommst, und er bringt 1 Siegpunkt.
   *[other] Nimm den Titel { $title }: Es ist der höchste, den du bekommst, und er bringt { $points } Siegpunkte.
}
