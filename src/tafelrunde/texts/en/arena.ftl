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
arena-lost-about = Lost: by how much the chance to win would have been higher. If the interval begins at 0, this may be chance.
arena-course = { $game }: how the game stood
arena-decision-axis = decision
arena-chance-axis = chance to win if everyone plays equally well

## Progress

arena-playing = playing { $missing } of { $games } games of { $game }
arena-bar = { $failed ->
    [0] { $game }
   *[other] { $game }: { $failed } failed
}
arena-games_a_second = { $speed } games/s
arena-games_a_minute = { $speed } games/min
arena-more-games = { $count } games instead of { $wanted }: every deal is played in { $seatings } seatings.
arena-torn = { $file }: the last line was torn; its game is played again.
arena-interrupted = interrupted: { $done } of { $count } games are kept; the same command goes on
arena-failed = game { $number } ({ $seating }) could not be played: { $problem }
arena-analysing = analysing { $count } decisions of { $file }

## What is wrong

arena-error-names = names separated by commas are wanted, such as steward,random
arena-error-signs = “{ $name }”: a name may only have printable characters
arena-error-effort = “{ $name }”: after the @, seconds such as 0.2s or a number of simulations such as 2000 are wanted
arena-error-simulates = “{ $name }”: { $kind } does not simulate
arena-error-made = “{ $name }” cannot be created: { $reason }
arena-error-no_class = there is no bot “{ $name }”: { $reason }
arena-error-no_bot = “{ $name }” is not a bot: a bot is a class derived from tafelrunde.Bot
arena-error-no_name = “{ $name }” is not a bot: it has no name
arena-error-twice = two bots are called “{ $name }”
arena-error-clock = --bot: “{ $name }”: after the @, a number of simulations is wanted, such as knight@100; an analysis does not go by the clock
arena-error-empty = { $file }: the file is empty
arena-error-damaged = { $file }: line { $line } is damaged
arena-error-no_results = { $file }: this is not a file of arena results
arena-error-format = { $file } is “{ $theirs }”, and this is “{ $ours }”; name another
arena-error-no_games = { $file } has no finished games
arena-error-which_game = { $file }: name one of its games with --game; they are numbered from 0 to { $last }
arena-error-rules = { $file } was made with version { $theirs } of the rules, ours is { $ours }
arena-error-cards = { $file } was made with another card file; name it with --cards
arena-error-game = { $file }: game { $number } is damaged
arena-error-plan = { $file } has games of another plan: { $what } is { $there } there, not { $now }; name another folder
arena-error-learned = { $file } has games of another { $bot }: what it has learned is { $there } there, and { $now } now; name another folder
arena-error-line = { $file }: line { $line } does not fit its plan ({ $what })
arena-error-busy = { $file }: another arena is writing there
arena-error-room = { $file }: { $problem }; { $count } finished games are kept, and the same command goes on when there is room
arena-error-no_ray = --ray needs Ray. To install it: { $command }
arena-error-no_cluster = --ray: no cluster answers at “{ $address }”: { $problem }
arena-error-silent = it was silent for { $seconds } seconds
arena-error-no_moves = { $file }: the record has no moves
arena-error-picture = --picture: “{ $name }” must end in { $endings }
arena-error-no_plots = --picture needs matplotlib. To install it: { $command }
arena-error-decision = decision { $number }: { $problem }
