### What the arena and the analysis of games say, in English.

## Table of bots

arena-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $players } players, { $decisions } decisions and { $rounds } rounds on average; { $even } of wins would be even
arena-bot = Bot
arena-rating = Rating
arena-wins = Wins (95 %)
arena-points = Points
arena-place = Place
arena-time = Per move
arena-late = 99 % in
arena-same-deals = On the same deals, with an interval at 95{"\u00A0"}%
arena-before = { $one } above { $other }
arena-gap-wins = wins { $gap }
arena-gap-points = points { $gap }
arena-written = The report is in { $file }.
arena-no-report = The results are in { $folder }. For ratings and a report with plots: { $command }

## Report

arena-report-title = { $game }: bots in the arena
arena-as-table = The same as a table
arena-name = Name
arena-standings = Who is strongest
arena-standings-about = Ratings are by openskill (Plackett-Luce), from the places in all games, with ± one sigma. Wins are counted for each seat, shared ones in parts.
arena-rating-plot = Rating, with an interval at 95 %
arena-wins-plot = Wins, with an interval at 95 %
arena-wins-axis = games won; dashed: even
arena-matrix = Who ends before whom
arena-matrix-about = How often the bot of the row ends before the bot of the column at the same table; equal places count half. Below it, the interval at 95 %.
arena-same-deals-about = Every deal is played from each seat. So everybody gets the same cards, and differences are surer than the wins alone would say; a little luck is left. What is surely not 0 is bold.
arena-same-deals-head = On the same deals
arena-wins-head = Wins
arena-spread = How points are spread
arena-spread-about = All final scores. The line is the median: half of the scores are below it.
arena-spread-plot = Points of each bot
arena-length-plot = Length of games
arena-decisions = decisions of a game
arena-decided = What decided games
arena-decided-about = By how many points winners were ahead of the average of the others, category by category. What lies far on the right decides games.
arena-lead-plot = Lead of winners by category
arena-categories-plot = Points by category
arena-category = Category
arena-winners = Winners
arena-others = Others
arena-lead = Lead
arena-seats = Does the seat matter?
arena-seats-about = Every bot sat in every seat equally often. { $first ->
    [random] Chance said who begins.
    [unknown] So what is left here is the seat’s own.
   *[other] Seat { $first } begins. So what is left here is the seat’s own.
}
arena-seat-wins-plot = Wins by seat
arena-seat-points-plot = Points by seat
arena-above-average = points above the average of the table
arena-cards = Use and worth of cards
arena-cards-about = By how many points seats that used something ended above those that did not. What a bot reaches on average is taken off first. This is no proof of a cause: whoever is ahead can afford more. In the tables an interval that leaves out 0 is bold; of many, one in twenty does so by chance.
arena-worth = points more than without
arena-used = Used by
arena-times = Times
arena-worth-head = Points with it
arena-worth-wins = Wins with it
arena-actions = Use and worth of actions
arena-actions-about = The same for what players did, whatever they did it with.
arena-actions-plot = Worth of having done it at least once
arena-times-plot = How often a seat acts
arena-times-axis = times in a game, on average
arena-method = How this was measured
arena-method-about = { $seatings ->
    [one] Every deal was played once.
   *[other] Every deal was played in { $seatings } seatings, and neighbours change from deal to deal.
} Bots know only what their seat may know. Seed { $seed }, rules version { $rules }, card list { $cards }, Tafelrunde { $version }.
arena-editions-about = An edition stands for what a bot has learned and how it searches; that of a level ends with its simulations.
arena-edition = Edition
arena-effort = Before a move, at most
arena-simulations = { $iterations ->
    [one] one simulation
   *[other] { $iterations } simulations
}

## Analysis of a game

arena-analysis = analysis
arena-judged-all = Chances to win if everyone plays on equally well, with intervals at 95{"\u00A0"}%, from all that lay on the table, { $how }. Moves are judged by what their player could know.
arena-judged-seat = Chances to win if everyone plays on equally well, with intervals at 95{"\u00A0"}%, from what { $player } could know at the time, { $how }.
arena-judged-games = by { $iterations } games of { $bot } from every decision
arena-judged-ahead = by { $bot } with { $iterations } searches for every move
arena-before-round = At the beginning of
arena-line = Line
arena-move = Move
arena-better = Better
arena-loss = Lost
arena-lost-most = Moves that lost most
arena-lost-nothing = No move was worse than another.
arena-lost-about = Lost: by how much the chance to win would have been higher. In brackets: this may be chance.
arena-course = { $game }: how the game stood
arena-decision-axis = decision
arena-chance-axis = chance to win if everyone plays equally well
