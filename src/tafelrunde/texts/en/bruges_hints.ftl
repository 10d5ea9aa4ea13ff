### The steward's reasons in Brügge, in English.
###
### Keys end in the names of the reasons. Seats, cards and persons arrive as names; $person is
### somebody else than the card that is played.

## Drawing

bruges-hint-draw_any = Draw from either pile: the backs do not tell you which is better.
bruges-hint-draw_danger = Draw the { bruges-word-stem } card: you have two threat markers of this colour, and with the card you can get rid of one.
bruges-hint-draw_canal = Draw the { bruges-word-stem } card: the next space of your canal has this colour.
bruges-hint-draw_workers = Draw the { bruges-word-stem } card: somebody in your town needs workers of this colour.
bruges-hint-draw_house = Draw the { bruges-word-stem } card: you have a worker of this colour and can build a house from it.
bruges-hint-draw_colour = Draw the { bruges-word-stem } card: this colour is of more use to you than the other.

## Dice and damage

bruges-hint-refuse = Refuse the { bruges-word-stem } threat marker: it would do you the most harm.
bruges-hint-climb = { $cost ->
    [0] Climb one step: it costs nothing and is worth a point at the end.
    [one] Climb one step: 1 guilder buys you a point at the end, and it takes no card.
   *[other] Climb one step: { $cost } guilders buy you a point at the end, and it takes no card.
}
bruges-hint-climb_majority = { $cost ->
    [0] Climb one step: it costs nothing, and you are alone in front then. If you stay there until the end of the round, that is 4 points.
    [one] Climb one step: for 1 guilder you are alone in front. If you stay there until the end of the round, that is 4 points.
   *[other] Climb one step: for { $cost } guilders you are alone in front. If you stay there until the end of the round, that is 4 points.
}
bruges-hint-stay = Stay where you are: your guilders bring more elsewhere.
bruges-hint-suffer = { $colour ->
    [brown] Take the plague first: the order hardly matters here.
    [red] Take the fire first: the order hardly matters here.
    [yellow] Take the raid first: the order hardly matters here.
    [blue] Take the flood first: the order hardly matters here.
   *[violet] Take the intrigue first: the order hardly matters here.
}
bruges-hint-suffer_plague = Take the plague first: it empties a house, which you can then leave to the fire.
bruges-hint-lose = Part with { bruges-word-the_person }: nobody in your town will bring you less until the end.
bruges-hint-burn = Give up the empty { bruges-word-stem } house: that is your smallest loss.
bruges-hint-evict = Give up the house of { $card }: the card comes back into your hand, and anything else would cost you more.
bruges-hint-breach = Give up a tile of your canal: that is your smallest loss.

## Cards

bruges-hint-workers = Take { bruges-word-stem } workers: without workers you cannot build houses.
bruges-hint-workers_person = Take { bruges-word-stem } workers: { $person } needs one every round.
bruges-hint-guilders = { $count ->
    [one] Take 1 guilder: nothing better can be done with this card now.
   *[other] Take { $count } guilders: nothing better can be done with this card now.
}
bruges-hint-guilders_person = { $count ->
    [one] Take 1 guilder: then you can pay for { $person }.
   *[other] Take { $count } guilders: then you can pay for { $person }.
}
bruges-hint-calm = Return a { bruges-word-stem } threat marker: that is a sure point.
bruges-hint-calm_danger = Return a { bruges-word-stem } threat marker: the third one would bring the damage ({ bruges-word-damage }).
bruges-hint-canal = { $count ->
    [one] Begin an arm of the canal: its first spaces are cheap.
    [5] Build on your canal: nothing better can be done with this card now.
   *[other] Go on with your canal: with { $count } spaces you are closer to its points.
}
bruges-hint-canal_majority = Build on your canal: then you alone have the longest, and if it is still so at the end of the round, you turn a marker worth { $points } points.
bruges-hint-canal_scenic = Build on your canal: the third space of an arm is worth { $points } points.
bruges-hint-canal_statue = Complete the arm of your canal: you get the statue worth { bruges-word-points }.
bruges-hint-house = Build a house from { $card }: it is worth a point, and you need this person less.
bruges-hint-house_person = Build a house from { $card }: then you have room for { $person }.
bruges-hint-recruit_points = { $points ->
    [0] Recruit { bruges-word-the_person }: it costs little, and every person counts for the majority.
    [one] Recruit { bruges-word-the_person }: that is 1 point at the end.
   *[other] Recruit { bruges-word-the_person }: that is { $points } points at the end.
}
bruges-hint-recruit_majority = Recruit { bruges-word-the_person }: then you alone have the most persons, and if it is still so at the end of the round, you turn a marker worth { $points } points.
bruges-hint-recruit_worker = Recruit { bruges-word-the_person }: with a worker of the right colour this helps you every round.
bruges-hint-recruit_once = Recruit { bruges-word-the_person }: this helps you every round, and needs no worker.
bruges-hint-recruit_helper = Recruit { bruges-word-the_person }: this help lasts until the end, and the earlier the better.
bruges-hint-recruit_lightning = Recruit { bruges-word-the_person }: the effect helps you at once.
bruges-hint-recruit_laurel = Recruit { bruges-word-the_person }: with what you have, this brings many points at the end.

## Persons

bruges-hint-use_points = { $points ->
    [one] Use { bruges-word-the_person }: that is 1 point.
   *[other] Use { bruges-word-the_person }: that is { $points } points.
}
bruges-hint-use_money = { $count ->
    [one] Use { bruges-word-the_person }: that brings 1 guilder.
   *[other] Use { bruges-word-the_person }: that brings { $count } guilders.
}
bruges-hint-use_guilders = Use { bruges-word-the_person }: the dice are good enough for it.
bruges-hint-use_workers = Use { bruges-word-the_person }: you can do with workers.
bruges-hint-use_calm = Use { bruges-word-the_person }: you get rid of a threat marker and get a point.
bruges-hint-use_step = Use { bruges-word-the_person }: you climb a step, and that is worth its price.
bruges-hint-use_again = Use { bruges-word-the_person }: then somebody else can be used once more.
bruges-hint-use_card = Use { bruges-word-the_person }: then you can play one more card.
bruges-hint-use_swap = Use { bruges-word-the_person }: the exchange is worth your while.
bruges-hint-use_recruit = Use { bruges-word-the_person }: you recruit somebody, and save money.
bruges-hint-use_house = Use { bruges-word-the_person }: a house without a worker is a gift.
bruges-hint-use_canal = Use { bruges-word-the_person }: your canal grows without a card.
bruges-hint-use_harm = Use { bruges-word-the_person }: what others lose helps you too.
bruges-hint-use_draw = Use { bruges-word-the_person }: the more cards you see, the better those you play.
bruges-hint-use_effect = Use { bruges-word-the_person }: you have a good use for what it brings.
bruges-hint-use_copy = Use { bruges-word-the_person }: somebody in another town has an effect you can use.
bruges-hint-end_spare = End the turn: it is not worth using { $person } now.

## What effects ask

bruges-hint-worker = Take a { bruges-word-stem } worker: this is the colour you lack most.
bruges-hint-worker_person = Take a { bruges-word-stem } worker: { $person } needs this colour.
bruges-hint-threat = Choose { bruges-word-stem }: of no other colour has { $seat } more markers.
bruges-hint-threat_damage = Choose { bruges-word-stem }: that is the third marker for { $seat }, and the damage comes at once.
bruges-hint-marker = Return a { bruges-word-stem } marker: it is the most dangerous one.
bruges-hint-pay_worker = Return a { bruges-word-stem } worker: you will miss this one least.
bruges-hint-give_worker = Give a { bruges-word-stem } worker: what you get for it is worth more.
bruges-hint-give_card = Give { $card }: what you get for it is worth more.
bruges-hint-trade_card = Give { $card } in exchange: this is the card you need least.
bruges-hint-keep = Take { $card }: none of these cards is of more use to you.
bruges-hint-take_card = Take { $card }: it is the best card in the hand of { $seat }.
bruges-hint-put_back = Put { $card } back first: it is a good card and lies deepest then, so that nobody draws it soon.
bruges-hint-house_free = Build a house from { $card }: this is the card you need least.
bruges-hint-wake = Turn { bruges-word-the_person } back: that brings most the second time.
bruges-hint-copy = Do as { $card } does: nobody in the other towns brings you more.
bruges-hint-part_step = Climb a step: that is worth more to you than the points.
bruges-hint-part_points = Take the points: they are worth more to you than a step.
bruges-hint-part = Choose this effect: it is worth more to you than the other.
bruges-hint-part_guilders = Take the guilders: you need them more than cards.
bruges-hint-rival = Choose { $seat }: there is most to be had there.
bruges-hint-rival_leader = Choose { $seat }: of those you can choose, nobody has more points.
bruges-hint-rival_cards = Choose { $seat }: the largest hand is the most likely to hold something good.
bruges-hint-again_step = Pay for the step: it is worth its price.
bruges-hint-again_points = { $count ->
    [one] Exchange 1 guilder for { bruges-word-points }: it will hardly bring as much otherwise.
   *[other] Exchange { $count } guilders for { bruges-word-points }: they will hardly bring as much otherwise.
}
bruges-hint-again_workers = { $count ->
    [one] Exchange 1 guilder: a worker is worth more.
   *[other] Exchange { $count } guilders: a worker is worth more.
}
bruges-hint-majority = Turn this marker: it is worth { $points } points, and you would hardly get it otherwise.
bruges-hint-enough = That is enough: what you would have to give is worth more.
