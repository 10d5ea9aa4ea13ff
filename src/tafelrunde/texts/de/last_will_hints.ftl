### The steward's reasons in Last Will, in German.
###
### Keys end in the names of the reasons. Cards arrive as names; $other is the card that gets the
### room of $card.

## The first choice

last_will-hint-keep_friend = Behalte „{ $card }“: Eine Aktion mehr in jeder Runde ist das Beste, was du früh auslegen kannst.
last_will-hint-keep_helper = Behalte „{ $card }“: Früh ausgelegt hilft dir diese Karte in jeder Runde beim Ausgeben.
last_will-hint-keep_expense = Behalte „{ $card }“: Früh ausgelegt kostet dich diese Karte in jeder Runde Geld.
last_will-hint-keep_property = Behalte „{ $card }“: Was du früh kaufst, kostet dich viele Runden lang Geld.

## Planning

last_will-hint-block = Sperre dieses Feld: Du planst zuerst, und danach wäre es das beste für dein Gegenüber.
last_will-hint-plan_actions = { $actions ->
    [one] Nimm dieses Feld: Mehr als 1 Aktion ist nicht mehr zu haben.
   *[other] Nimm dieses Feld: { $actions } Aktionen sind jetzt am meisten wert, denn du hast genug zu tun.
}
last_will-hint-plan_cards = { $cards ->
    [0] Nimm dieses Feld: Karten sind sonst auch keine zu haben, und der Rest des Pakets ist besser.
    [one] Nimm dieses Feld: Mehr als 1 Karte ist nicht zu haben, und du brauchst etwas zum Ausspielen.
   *[other] Nimm dieses Feld: Mit { $cards } neuen Karten findest du etwas, wofür sich die Aktionen lohnen.
}
last_will-hint-plan_package = Nimm dieses Feld: { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} und { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} passen am besten zu dem, was du hast.
last_will-hint-fetch_event = Ziehe ein Ereignis: Damit gibst du in einer einzigen Aktion am meisten aus.
last_will-hint-fetch_helper = Ziehe einen Helfer oder eine Ausgabe: Es bleiben noch genug Runden, in denen so eine Karte Geld kostet.
last_will-hint-fetch_property = Ziehe eine Immobilie: Es bleibt noch Zeit, in der sie dich Geld kostet.
last_will-hint-fetch_companion = Ziehe einen Gefährten: Auf deinen Karten ist noch ein Symbol für jemanden frei, der mitkommt.
last_will-hint-fetch_companion_early = Ziehe einen Gefährten: Vielleicht hast du bald Karten, auf denen ein Symbol für ihn frei ist.

## Errands

last_will-hint-take_event = Nimm „{ $card }“: Damit wirst du viel Geld los.
last_will-hint-take_friend = Nimm „{ $card }“: Eine Aktion mehr in jeder Runde holst du dir besser jetzt als später.
last_will-hint-take_helper = Nimm „{ $card }“: Bis zum Ende hilft dir diese Karte mehr als alles andere im Angebot.
last_will-hint-take_expense = Nimm „{ $card }“: Ausgelegt kostet dich die Karte in jeder Runde Geld.
last_will-hint-take_property = Nimm „{ $card }“: Bis zum Ende des Spiels kostet dich diese Immobilie viel Geld.
last_will-hint-take_companion = Nimm „{ $card }“: Auf einer deiner Karten ist ein Symbol dafür frei.
last_will-hint-take_wild = Nimm den Gefährtenjoker: Auf einer deiner Karten ist noch ein Symbol für ihn frei.
last_will-hint-unknown = Ziehe eine unbekannte Karte: Von diesem Stapel nützt sie dir wahrscheinlich mehr als das, was offen liegt.
last_will-hint-opera = Schicke den Boten in die Oper: Das sind { $pounds } Pfund weniger, und es kostet keine Aktion.
last_will-hint-extend = Hole eine Erweiterung: Einen Kartenplatz mehr kannst du brauchen, und der Bote hat nichts Besseres zu tun.
last_will-hint-market_buy = Ordne den Markt neu: So zahlst du mehr für das, was du gleich kaufst.
last_will-hint-market_sell = Ordne den Markt neu: So bekommst du weniger für das, was du verkaufen musst.
last_will-hint-clock = Stelle die Uhr: Wer früher plant, hat die größere Auswahl, und sonst gibt es nichts zu holen.
last_will-hint-rest = Lass den Boten zu Hause: Nichts von dem, was er holen könnte, würde dir noch helfen.
last_will-hint-errand_any = Schicke den Boten dorthin: Etwas Besseres gibt es für ihn nicht zu holen.

## The turn

last_will-hint-play = Spiele „{ $card }“: Das sind { $pounds } Pfund, so viel bringen deine Aktionen sonst nicht unter die Leute.
last_will-hint-play_company = Spiele „{ $card }“: Das sind { $pounds } Pfund, und mit Begleitung noch mehr.
last_will-hint-lay_friend = Lege „{ $card }“ aus: Die Aktion bekommst du in jeder späteren Runde zurück.
last_will-hint-lay_helper = Lege „{ $card }“ aus: Je früher du die Karte hast, desto mehr hilft sie dir.
last_will-hint-lay_expense = Lege „{ $card }“ aus: In jeder Runde kannst du damit { $pounds } Pfund ausgeben.
last_will-hint-buy = Kaufe „{ $card }“: In jeder Runde, in der du diese Immobilie nicht nutzt, verliert sie an Wert, beim ersten Mal { $pounds } Pfund.
last_will-hint-buy_dear = { $pounds ->
    [0] Kaufe „{ $card }“: Leichter wirst du dein Geld nicht los.
   *[other] Kaufe „{ $card }“: Du zahlst { $pounds } Pfund mehr, als die Immobilie wert ist.
}
last_will-hint-use = Nutze „{ $card }“: Das sind { $pounds } Pfund, und die Karte bleibt liegen.
last_will-hint-use_free = Nutze „{ $card }“: { $pounds } Pfund, ganz ohne Aktion.
last_will-hint-use_house = Nutze „{ $card }“: Die { $pounds } Pfund sind mehr, als das Haus in dieser Runde an Wert verlöre.
last_will-hint-use_sold = Nutze „{ $card }“, bevor du sie verkaufst: Das sind { $pounds } Pfund.
last_will-hint-attach = Stelle einen Gefährten zu „{ $card }“: Er kostet { $pounds } Pfund mehr, sooft du die Karte nutzt.
last_will-hint-attach_wild = Stelle den Gefährtenjoker zu „{ $card }“: Das Symbol ist dann besetzt und kostet { $pounds } Pfund mehr, sooft du die Karte nutzt.
last_will-hint-sell = { $pounds ->
    [0] Verkaufe „{ $card }“: Du bekommst nichts mehr dafür, und solange du Immobilien hast, darfst du keine Schulden machen.
   *[other] Verkaufe „{ $card }“: Viel weniger wert wird diese Immobilie nicht mehr, und ohne Immobilien darfst du Schulden machen.
}
last_will-hint-sell_last = { $pounds ->
    [0] Verkaufe „{ $card }“: Behieltest du diese Immobilie, zählte sie am Ende 5 Pfund mehr als ihr Wert, und verkauft bringt sie nichts.
   *[other] Verkaufe „{ $card }“: Am Ende zählt jede Immobilie 5 Pfund mehr als ihr Wert, und nur ohne Immobilien darfst du Schulden machen.
}
last_will-hint-discard = Wirf „{ $card }“ ab: So wird ein Kartenplatz für „{ $other }“ frei.
last_will-hint-end = Beende den Zug: Deine Aktionen sind verbraucht, und umsonst ist nichts mehr zu tun.
last_will-hint-end_unused = Beende den Zug: Was du noch tun könntest, lohnt sich nicht.

## Companions, and the end of a round

last_will-hint-invite = Nimm ihn mit: Das kostet { $pounds } Pfund mehr.
last_will-hint-invite_wild = Nimm den Gefährtenjoker mit: Das kostet { $pounds } Pfund mehr, und am Ende der Runde müsstest du ihn ohnehin zurücklegen.
last_will-hint-enough = Lass „{ $card }“ diesmal zu Hause: Bei einer anderen Karte, die du noch spielen kannst, kostet das mehr.
last_will-hint-drop = Wirf „{ $card }“ ab: Das ist die Karte, die du am wenigsten vermissen wirst.
last_will-hint-worsen = Lass den Berater „{ $card }“ ruinieren: Mit { $pounds } Pfund verliert keine andere Immobilie mehr.
