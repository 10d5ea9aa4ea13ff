### The steward's reasons in Last Will, in English.
###
### Keys end in the names of the reasons. Cards arrive as names; $other is the card that gets the
### room of $card.

## The first choice

last_will-hint-keep_friend = Keep “{ $card }”: one more action in every round is the best thing to lay out early.
last_will-hint-keep_helper = Keep “{ $card }”: laid out early, this card helps you to spend in every round.
last_will-hint-keep_expense = Keep “{ $card }”: laid out early, it costs you money in every round.
last_will-hint-keep_property = Keep “{ $card }”: what you buy early costs you money for many rounds.

## Planning

last_will-hint-block = Block this space: you plan first, and after that it would be the best one for the other player.
last_will-hint-plan_actions = { $actions ->
    [one] Take this space: there is no more than 1 action to be had.
   *[other] Take this space: { $actions } actions are worth most now, for you have plenty to do.
}
last_will-hint-plan_cards = { $cards ->
    [0] Take this space: there are no cards to be had elsewhere either, and the rest of it is better.
    [one] Take this space: there is no more than 1 card to be had, and you need something to play.
   *[other] Take this space: among { $cards } new cards you will find something that is worth the actions.
}
last_will-hint-plan_package = Take this space: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} and { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} go best with what you have.
last_will-hint-fetch_event = Draw an event: nothing spends more in a single action.
last_will-hint-fetch_helper = Draw a helper or an expense: there are enough rounds left in which such a card costs money.
last_will-hint-fetch_property = Draw a property: there is time enough for it to cost you money.
last_will-hint-fetch_companion = Draw a companion: there is room on your cards for somebody to come along.
last_will-hint-fetch_companion_early = Draw a companion: you may soon have cards with room for somebody to come along.

## Errands

last_will-hint-take_event = Take “{ $card }”: it will get rid of a lot of money.
last_will-hint-take_friend = Take “{ $card }”: one more action in every round is better now than later.
last_will-hint-take_helper = Take “{ $card }”: until the end this card helps you more than anything else there.
last_will-hint-take_expense = Take “{ $card }”: once it is laid out, the card costs you money in every round.
last_will-hint-take_property = Take “{ $card }”: until the end of the game it will cost you a lot of money.
last_will-hint-take_companion = Take “{ $card }”: one of your cards has room for it.
last_will-hint-take_wild = Take the wild companion: one of your cards has room for it.
last_will-hint-unknown = Draw an unknown card: from this deck it will probably be of more use than what lies open.
last_will-hint-opera = Send the boy to the opera: that is { $pounds } pounds less, and it takes no action.
last_will-hint-extend = Get an extension: you can do with one more slot on your board, and the boy has nothing better to do.
last_will-hint-market_buy = Rearrange the market: you will pay more for what you are going to buy.
last_will-hint-market_sell = Rearrange the market: you will get less for what you have to sell.
last_will-hint-clock = Set the clock: whoever plans earlier has the larger choice, and there is nothing else to get.
last_will-hint-rest = Leave the boy at home: nothing they could get would help you any more.
last_will-hint-errand_any = Send the boy there: nothing they could get would be of more use to you.

## The turn

last_will-hint-play = Play “{ $card }”: that is { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
}, more than your actions get rid of in any other way.
last_will-hint-play_company = Play “{ $card }”: that is { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
}, and more in company.
last_will-hint-lay_friend = Lay out “{ $card }”: you get the action back in every later round.
last_will-hint-lay_helper = Lay out “{ $card }”: the earlier you have the card, the more it helps.
last_will-hint-lay_expense = Lay out “{ $card }”: you can spend { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
} on it in every round.
last_will-hint-buy = Buy “{ $card }”: it loses value in every round in which you do not use it, { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
} the first time.
last_will-hint-buy_dear = { $pounds ->
    [0] Buy “{ $card }”: there is no easier way to be rid of your money.
    [one] Buy “{ $card }”: you pay 1 pound more than it is worth.
   *[other] Buy “{ $card }”: you pay { $pounds } pounds more than it is worth.
}
last_will-hint-use = Use “{ $card }”: that is { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
}, and the card stays where it is.
last_will-hint-use_free = Use “{ $card }”: { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
} without an action.
last_will-hint-use_house = Use “{ $card }”: { $pounds ->
    [one] 1 pound is
   *[other] { $pounds } pounds are
} more than the house would lose in value this round.
last_will-hint-use_sold = Use “{ $card }” before you sell it: that is { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
}.
last_will-hint-attach = Add a companion to “{ $card }”: that is { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
} more whenever you use the card.
last_will-hint-attach_wild = Add the wild companion to “{ $card }”: the place is filled then, for { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
} more whenever you use the card.
last_will-hint-sell = { $pounds ->
    [0] Sell “{ $card }”: you get nothing for it, and as long as you own property you may not run into debts.
   *[other] Sell “{ $card }”: it will hardly lose any more value, and without property you may run into debts.
}
last_will-hint-sell_last = { $pounds ->
    [0] Sell “{ $card }”: if you kept it, it would count 5 pounds more than its value, and sold it brings nothing.
   *[other] Sell “{ $card }”: in the end every property counts 5 pounds more than its value, and only without any you may run into debts.
}
last_will-hint-discard = Discard “{ $card }”: that makes room for “{ $other }”.
last_will-hint-end = End your turn: your actions are used up, and nothing is left that takes none.
last_will-hint-end_unused = End your turn: nothing you could still do is worth it.

## Companions, and the end of a round

last_will-hint-invite = Take them along: that is { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
} more.
last_will-hint-invite_wild = Take the wild companion along: that is { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
} more, and at the end of the round you would have to put it back anyway.
last_will-hint-enough = Leave “{ $card }” at home this time: with another card that you can still play it costs more.
last_will-hint-drop = Discard “{ $card }”: this is the card you will miss least.
last_will-hint-worsen = Let the adviser ruin “{ $card }”: no other property would lose more than its { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
}.
