### The steward's reasons in Noblemen, in English.
###
### Keys end in the names of the reasons. Seats, tiles, buildings, areas, cards and titles arrive as
### names; $left is what is still missing.

## Set-up

noblemen-hint-take_none = Take no { noblemen-word-tiles }: they are the most common tiles in the bag, and what you lack of 12 you draw from there.
noblemen-hint-take_grove = Take { $count } groves: for each one you lay you draw a new tile.
noblemen-hint-take_fountain = Take { $count } fountains: four in a square are a garden, and their prestige counts at every masked ball.
noblemen-hint-take_meadow = { $count ->
    [one] Take 1 meadow: one building site will do to begin with.
   *[other] Take { $count } meadows: you will need building sites.
}

## Laying tiles

noblemen-hint-lay_field = { $count ->
    [one] Lay a field: it brings you 1 pound now, and another whenever you collect taxes.
   *[other] Lay { $count } fields: they bring you { $count } pounds now, and as many whenever you collect taxes.
}
noblemen-hint-lay_grove = { $count ->
    [one] Lay a grove: you draw a new tile for it.
   *[other] Lay { $count } groves: you draw { $count } new tiles for them.
}
noblemen-hint-lay_fountain = { $count ->
    [one] Lay a fountain: it is worth 1 prestige at every masked ball.
   *[other] Lay { $count } fountains: they are worth { $count } prestige at every masked ball.
}
noblemen-hint-lay_meadow = Lay a meadow: that gives you a good building site.
noblemen-hint-lay_manor = Expand your estate: you can complete a manor this turn, and that brings 2 extra pounds.
noblemen-hint-lay_forest = Expand your estate: you can complete a forest this turn, and that brings 2 extra tiles.
noblemen-hint-lay_garden = Expand your estate: you can complete a garden this turn, and it is worth 2 extra prestige at every masked ball.
noblemen-hint-lay_queen = Expand your estate: you can complete a garden this turn, and then the queen comes to you.
noblemen-hint-lay_ring = Expand your estate: you can surround { noblemen-word-the_building } with land this turn, and only then does it score.
noblemen-hint-tiles_kept = That is enough: your other tiles are of more use behind your screen.
noblemen-hint-cell_area = Lay it here: this completes { noblemen-word-the_area }.
noblemen-hint-cell_ring = Lay it here: this closes the land around { noblemen-word-the_building }.
noblemen-hint-cell_square = { $left ->
    [one] Lay it here: then only 1 tile is missing for { noblemen-word-the_area }.
   *[other] Lay it here: then { $left } tiles are missing for { noblemen-word-the_area }.
}
noblemen-hint-cell_beside = { $left ->
    [one] Lay it here: then only 1 tile is missing around { noblemen-word-the_building }.
   *[other] Lay it here: then { $left } tiles are missing around { noblemen-word-the_building }.
}
noblemen-hint-cell_castle = Lay it here: a castle may stand here, as no other is next to it.
noblemen-hint-cell_chapel = Lay it here: a chapel beside a castle or palace adds to its score.
noblemen-hint-cell_folly = Lay it here: for a folly this place is good enough.
noblemen-hint-cell_any = Lay it here: it is in the way of none of your plans.
noblemen-hint-form = Take this square: it leaves most for the next area.
noblemen-hint-trade_area = Trade for { noblemen-word-a_tile }: with it you can complete { noblemen-word-the_area } this very turn.
noblemen-hint-trade_church = Trade for { noblemen-word-a_tile }: the church still takes that, and it is worth 1 victory point.

## Building

noblemen-hint-build_castle = { $left ->
    [one] Build a castle: only 1 tile is missing around it, then it scores every time.
   *[other] Build a castle: { $left } tiles are missing around it, then it scores every time.
}
noblemen-hint-build_castle_points = Build a castle: there is land all around already, so every scoring brings { $points } victory points.
noblemen-hint-build_castle_raid = Build a castle: then your knight can occupy an area of { $seat }.
noblemen-hint-build_palace = Build a palace: it scores more than a castle and is worth 2 prestige at every masked ball.
noblemen-hint-build_palace_points = Build a palace: there is land all around your castle, so every scoring will bring { $points } victory points.
noblemen-hint-build_palace_queen = Build a palace: the queen comes to you, and at every masked ball it is worth 2 prestige.
noblemen-hint-build_chapel = { $count ->
    [one] Build a chapel: you keep one of 3 scandal cards, and the building beside it scores more.
   *[other] Build a chapel: you keep one of 3 scandal cards, and { $count } buildings beside it score more.
}
noblemen-hint-build_chapel_card = Build a chapel: you keep one of 3 scandal cards for it.
noblemen-hint-build_folly = Build { noblemen-word-the_building }: that is { $points } victory points at once.
noblemen-hint-site_castle = { $left ->
    [one] Build it here: only 1 tile is missing around it.
   *[other] Build it here: with { $left } tiles missing around it, there is no better place.
}
noblemen-hint-site_palace = { $left ->
    [one] Choose this castle: only 1 tile is missing around it.
   *[other] Choose this castle: with { $left } tiles missing around it, it is the most likely to score.
}
noblemen-hint-site_surrounded = Build here: there is land all around already, so it counts at the next scoring.
noblemen-hint-site_chapel = { $count ->
    [one] Build it here: then the building beside it scores more.
   *[other] Build it here: then { $count } buildings beside it score more.
}
noblemen-hint-site_chapel_alone = Build it here: what matters is the scandal card, not the place.
noblemen-hint-site_folly = Build it here: this is the meadow you can spare most easily.

## Knights

noblemen-hint-raid_queen = Occupy this garden of { $seat }: then the queen comes to you.
noblemen-hint-raid_manor = Occupy this manor of { $seat }: it brings you 2 pounds whenever you collect taxes.
noblemen-hint-raid_forest = Occupy this forest of { $seat }: it brings you 2 tiles whenever you gain land.
noblemen-hint-raid_garden = Occupy this garden of { $seat }: it brings you 2 prestige at every masked ball.
noblemen-hint-knight_rides_on = Let this knight ride on: with { $seat } it brings you least.
noblemen-hint-knights_stay = Leave your knights where they are: nowhere else would they bring you enough more.
noblemen-hint-give_up = Give up { noblemen-word-a_tile }: that is what you can spare most easily.

## Other actions

noblemen-hint-bribe = { $count ->
    [one] Buy 1 bribe marker: that is 1 victory point at once.
   *[other] Buy { $count } bribe markers: that is { $count } victory points at once.
}
noblemen-hint-bribe_title = { $count ->
    [one] Buy 1 bribe marker: that is 1 victory point at once, and at the next masked ball it may make you { $title }.
   *[other] Buy { $count } bribe markers: that is { $count } victory points at once, and at the next masked ball they may make you { $title }.
}
noblemen-hint-taxes = { $money ->
    [one] Collect taxes: that brings you 1 pound now.
   *[other] Collect taxes: that brings you { $money } pounds now.
}
noblemen-hint-land = { $count ->
    [one] Gain land: that brings you 1 tile now.
   *[other] Gain land: that brings you { $count } tiles now.
}
noblemen-hint-donate = { $points ->
    [one] Give the church a tile that you do not need: that is 1 victory point.
   *[other] Give the church { $points } tiles that you do not need: that is { $points } victory points.
}
noblemen-hint-donate_more = Give { noblemen-word-a_tile } as well: 1 victory point is worth more to you.
noblemen-hint-donate_full = That is enough: the church takes no more of your tiles.
noblemen-hint-idle = Be idle: nothing else brings you more than this 1 victory point now.
noblemen-hint-end = End your turn: there is nothing more to be had.

## Scandal cards

noblemen-hint-keep_inheritance = Keep “{ $card }”: a castle for nothing saves you money and an action.
noblemen-hint-keep_blackmail = Keep “{ $card }”: it is worth 3 prestige at a masked ball.
noblemen-hint-keep_wedding = Keep “{ $card }”: it brings 2 victory points and 2 bribe markers.
noblemen-hint-keep_master_stroke = Keep “{ $card }”: to lay three more tiles is almost a turn of its own.
noblemen-hint-keep_vicar = Keep “{ $card }”: it turns up to 4 tiles you do not need into victory points.
noblemen-hint-keep_intrigue = Keep “{ $card }”: when you draw scandal cards again, it lets you keep them all.
noblemen-hint-keep_liaison = Keep “{ $card }”: it brings 3 victory points in the end.
noblemen-hint-keep_dowry = Keep “{ $card }”: 4 new tiles will help you most.
noblemen-hint-keep_tribute = Keep “{ $card }”: 5 pounds will help you most.
noblemen-hint-keep_whitehall = Keep “{ $card }”: it brings you the queen when you want her.
noblemen-hint-intrigue = Hand in your Intrigue: all these cards are worth keeping.
noblemen-hint-play_inheritance = Play “{ $card }”: you have a good place for the castle now.
noblemen-hint-play_wedding = Play “{ $card }”: it gives you 2 victory points and bribe markers for nothing.
noblemen-hint-play_master_stroke = Play “{ $card }”: you have enough good tiles to lay some more.
noblemen-hint-play_vicar = Play “{ $card }”: each tile you do not need is worth 1 victory point.
noblemen-hint-play_dowry = Play “{ $card }”: the sooner you have the 4 tiles, the better.
noblemen-hint-play_tribute = Play “{ $card }”: the sooner you have the 5 pounds, the better.
noblemen-hint-play_whitehall = Play “{ $card }”: the queen brings you 1 victory point at the end of this turn.
noblemen-hint-vicar_tile = Give up { noblemen-word-a_tile }: 1 victory point is worth more to you.

## The masked ball

noblemen-hint-hand_in = { $prestige ->
    [one] Hand something in: with 1 more prestige you can be { $title }.
   *[other] Hand something in: with { $prestige } more prestige you can be { $title }.
}
noblemen-hint-enough = That is enough: it will do for the title of { $title }, and more would not pay.
noblemen-hint-enough_none = That is enough: a better title is not worth what it would cost.
noblemen-hint-title = { $points ->
    [0] Take the title of { $title }: you cannot have a higher one.
    [one] Take the title of { $title }: it is the highest you can have and brings 1 victory point.
   *[other] Take the title of { $title }: it is the highest you can have and brings { $points } victory points.
}
