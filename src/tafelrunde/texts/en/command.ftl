### The command line: help, errors and progress, in English.

command-about = Strategy games of court and city at one table: for people, bots and researchers.
command-language = Everywhere: --language de or --language en. Without it, the language of your system.
command-usage = Usage: { $usage }
command-commands = Commands
command-arguments = Arguments
command-options = Options
command-options-placeholder = OPTIONS
command-help = Show this help; after a command, the help of that command.
command-version = Show the version, and which build of the engine runs.
command-default = [default: { $value }]
command-seed = seed { $seed }
command-interrupted = interrupted
command-interpreted = The engine runs interpreted, and slowly: { $why }
command-interpreted-asked = TAFELRUNDE_ENGINE=python asks for it
command-interpreted-wheel = this package was made without a compiled build
command-interpreted-tools = a C compiler or Python’s headers are missing (on Debian or Ubuntu: apt install gcc python3-dev)
command-interpreted-later = it is not compiled yet; “run.py play” does that in the background, for the next start

## What stands for a value

command-value-command = COMMAND
command-value-game = GAME
command-value-games = GAME
command-value-file = FILE
command-value-target = FOLDER
command-value-source = FOLDER
command-value-option = NAME=VALUE
command-value-path = PATH
command-value-number = NUMBER
command-value-text = TEXT

## Options that several commands share

command-option-game = The name of the game; “tafelrunde games” lists them.
command-option-games = The names of games; without any, all.
command-option-players = Number of players; 4 by default.
command-option-seed = The same seed gives the same game. By default every game is different.
command-option-option = Sets an option of the game. You can repeat it.
command-option-cards = A card file to play with instead of the built-in cards.
command-option-plain = For screen readers: one fact per line, no columns, no colours.
command-option-jobs = Number of processes; by default one for each core.
command-option-database = The SQLite file, if it is not the one in the data directory.
command-option-home = The data directory, instead of the user’s.
command-option-file = The record, a saved table, or the results of an arena (then name the game with --game).

## play

command-play = Play a game here, against bots or with others at the same screen.
command-play-more = The game is saved after every move. If you name only the game, you are asked whether to go on with the last one.
command-play-bots = Who you play against: random, page, steward, knight, count or duke, from the weakest to the strongest. One name for all opponents, or one for each, separated by commas. The default is steward; “tafelrunde bots” tells more.
command-play-seats = Who plays, separated by commas, if it is not just you against bots: “you” or any other name for people at this screen, and bots. You are asked once whether a name is a person; without a terminal it is taken for one.
command-play-record = A file to save the record of the game in.
command-play-options = Options of { $game } (--option NAME=VALUE):

## games and bots

command-games = List the games.
command-bots = List the bots, from the weakest to the strongest, with the time they take for a move.
command-list-game = Game
command-list-bot = Bot
command-list-title = Title
command-list-players = Players
command-list-cost = Per move
command-list-about = What to expect
command-list-at_once = at once
command-list-seconds = up to { $seconds } s

## cards and replay

command-cards = Show the cards of a game: what they are, what they do, and how certain that is.
command-cards-colour = Only cards of this colour.
command-cards-group = Only persons of this group.
command-cards-symbol = Only cards with this symbol; “worker” stands for workers of all colours.
command-cards-search = Only cards with this text in their name or description.
command-cards-option = Sets an option of the game that changes cards. You can repeat it.
command-cards-cards = A card file instead of the built-in cards.
command-replay = Tell the story of a recorded game and how it ended, or how it stands.
command-replay-step = Show the table after every move and wait.
command-replay-seat = See it through the eyes of this seat, numbered as in the record; by default as a spectator.
command-replay-from = The line of the record to begin with.
command-replay-game = The number of the game, for results of an arena.
command-replay-cards = The card file the game was played with, if not the built-in cards.

## serve

command-serve = Serve the games to browsers until interrupted.
command-serve-host = The address to listen on; 0.0.0.0 lets others in your network join.
command-serve-port = The port to listen on; 0 takes a free one.
command-serve-database = The address of a database, or the path of a SQLite file. By default a file in the data directory.
command-serve-open = Open the page in the browser.
command-serve-secure = The server is reached only by https, through a proxy on this computer; cookies say so.
command-serve-host_name = A name of the server, such as play.example.org; other names are refused. By default it answers to addresses and to the names this computer has at home. You can repeat it.
command-serve-proxy = The address of a proxy that is trusted to say who asks. You can repeat it.
command-serve-bot_seconds = The longest time a bot may take for a move; it thinks for at most a quarter of it.
command-serve-log_requests = Write every request to stderr: what was asked for, never by whom.
command-serve-keep_waiting = Days until a table whose guests never came is deleted; 0 keeps it for ever.
command-serve-keep_unfinished = Days without a move until an unfinished game is deleted; 0 keeps it for ever.
command-serve-keep_finished = Days until a finished game is deleted; 0 keeps it for ever.
command-serve-keep_records = Keep the record of a finished game in the folder “records” when the game is deleted.
command-serve-no_database = --database: this is not the address of a database.
command-serve-refused = --database: { $reason }
command-serve-unusable = The database cannot be used: { $reason }
command-serve-lost = The database cannot be brought up to date: { $rows }
command-serve-damaged_key = { $file } in the data directory is damaged. Remove it.
command-serve-port_taken = Port { $port } on { $host }: { $problem }

## backup and restore

command-backup = Copy all data of the server into a folder, also while it runs.
command-backup-target = The folder to write; it must be new or empty.
command-backup-done = Backup: { $folder }
command-restore = Bring back what “backup” has copied; the server must not run.
command-restore-more = The data that was there before is kept under another name.
command-restore-source = The folder that “backup” has written.
command-restore-done = Restored: { $folder }
command-restore-aside = Kept aside: { $file }
command-copy-no_database = There is no database { $file }.
command-copy-exists = { $folder } exists already and is not empty.
command-copy-no_backup = { $folder } is not a backup: { $file } is missing.
command-copy-only_sqlite = Only SQLite files can be copied. Other databases have their own tools.
command-copy-sqlite = { $file }: { $reason }
command-copy-damaged = { $file } is damaged.
command-copy-foreign = { $file } is not a database of Tafelrunde.
command-copy-used = A server uses this database. Stop it first.

## arena and analyse

command-arena = Let bots play many games against each other, and say how certain the outcome is.
command-arena-more = Every deal is played from each seat, and neighbours change from deal to deal. Finished games are kept: the same command goes on where it was interrupted, and with a higher number of games it plays those that are missing.
command-arena-bots = Who plays, separated by commas. knight@0.2s is a bot with 0.2 seconds for a move, knight@2000 one with 2000 simulations, NAME=MODULE:CLASS your own.
command-arena-games = Number of games, rounded up to whole deals; 100 by default.
command-arena-players = Number of players at a table; by default as many as there are bots. With more bots, every combination of them plays; with fewer, the last one takes the seats that are left.
command-arena-seed = The same seed gives the same deals; 1 by default.
command-arena-ray = The address of a Ray cluster that plays the games. “auto” finds a running one, “local” starts one here.
command-arena-out = The folder for results and report; by default one in arena/, named after the plan.
command-analyse = Estimate how a recorded game stood at every decision, and which moves lost most.
command-analyse-more = The game is played on many times from every decision. Moves are judged by what their player could know at the time.
command-analyse-bot = Who judges: a knight, or “random” in a game that no bot has learned. A count or duke looks further ahead and takes longer; with other bots, games are played to their end.
command-analyse-seat = See everything as this seat could at the time, and judge only its moves.
command-analyse-iterations = How often each move is tried, at least 4 times. The default is 32 for bots that look ahead and 100 for others.
command-analyse-seed = The same seed and iterations give the same estimates; 1 by default.
command-analyse-game = The number of the game, for results of an arena.
command-analyse-all = Show every decision, not only the rounds and the moves that lost most.
command-analyse-json = A file for all figures.
command-analyse-picture = A file for a picture of the game’s course: .svg, .png or .pdf.
command-analyse-cards = The card file the game was played with, if not the built-in cards.

## check

command-check = Play random games with all player counts and options under the laws of every game.
command-check-more = If a law is broken, a record that shows it is written, and the exit code is 1.
command-check-game = The names of games; without any, all.
command-check-games = Number of games to play of each; 200 by default.
command-check-seed = The same seed gives the same games; 1 by default.
command-check-thorough = Check every law at every decision, not only at one in twenty.
command-check-checking = checking { $games } games of { $game }
command-check-bar = { $broken ->
    [0] { $game }
   *[other] { $game }: { $broken } broken
}
command-check-counted = { $game } ({ $build }): { $games } games, { $decisions } decisions
command-check-never = Never exercised: { $names }.
command-check-broken = Game { $number }: { $problem }
command-check-record = The record that shows it: { $file }
command-check-passed = No law was broken.
command-check-law = Law
command-check-players = Players
command-check-option = Option
command-check-decision = Decision
command-check-verb = Verb
command-check-effect = Effect
command-check-cause = Cause
command-check-refusal = Refusal

## bench

command-bench = Measure the speed of games on one core.
command-bench-as_json = Print the figures as JSON.
command-bench-seconds = About how many seconds each game is measured.
command-bench-measuring = measuring { $game }, about { $seconds } s
command-bench-about = one core, best of { $windows } windows
command-bench-players = Players
command-bench-decisions_per_s = Decisions per second
command-bench-decisions_per_s_python = The same from Python
command-bench-decisions_per_s_search = The same in search
command-bench-games_per_s = Games per second
command-bench-playouts_per_s = Playouts per second
command-bench-clone_us = Clone
command-bench-view_us = View of one seat
command-bench-determinize_us = Determinize
command-bench-state_bytes = State
command-bench-ratio_to_yardstick = Ratio to the yardstick

## fit

command-fit = Train the bots that search for a game, and write what they learned into the game’s folder.
command-fit-more = First they learn from the steward. With --search, games are played by search with the current weights, so search improves the weights that guide it. New weights replace existing ones only if they win a trial against them. Needs numpy.
command-fit-players = Numbers of players, separated by commas; by default all that the game allows.
command-fit-games = Games of the teacher for each number of players. 0 keeps the move probabilities and fits only the evaluation.
command-fit-selfplay = Games of self-play for fitting the evaluation.
command-fit-search = Simulations per decision when search is the teacher; 0 makes the steward the teacher.
command-fit-rounds = The highest number of rounds in which search teaches; it stops when that no longer helps.
command-fit-trial = Number of deals in a trial, each played in every seating.
command-fit-seed = The same seed gives the same weights.
command-fit-jobs = Number of processes.
command-fit-out = Where to write the weights; by default into the game’s folder.
command-fit-for_players = { $players } players
command-fit-known = choices: as known before
command-fit-choices = choices: { $decisions } decisions to learn from; log loss on others { $loss }, by verbs alone { $verbs }, by chance { $chance }; the likeliest move is the teacher’s in { $hits }
command-fit-features = strongest features: { $names }
command-fit-standing = evaluation, log loss of the winner by chance { $loss }:
command-fit-stage = stage { $stage }: { $positions } positions, R2 of the points { $explained }, log loss of the winner { $loss }, tau { $tau }
command-fit-terms = strongest terms in the middle: { $names }
command-fit-trial_kept = trial: the new weights win { $wins } ± { $margin } of { $games } games against the old ones, even would be { $even }: they are kept
command-fit-trial_lost = trial: the new weights win { $wins } ± { $margin } of { $games } games against the old ones, even would be { $even }: the old ones stay
command-fit-choices_of = { $game } for { $players }: choices
command-fit-positions_of = { $game } for { $players }: positions
command-fit-trial_of = { $game } for { $players }: trial
command-fit-lost_choices = { $game } for { $players }: choices: the processes at the same games ended { $times } times. Fewer --jobs need less memory.
command-fit-lost_positions = { $game } for { $players }: positions: the processes at the same games ended { $times } times. Fewer --jobs need less memory.
command-fit-lost_trial = { $game } for { $players }: trial: the processes at the same games ended { $times } times. Fewer --jobs need less memory.
command-fit-written = written: { $file }
command-fit-unchanged = unchanged: { $file }
command-fit-anew = { $fault }; beginning again
command-fit-other_cards = { $file } of { $game } was made with other cards; beginning again
command-fit-no_numpy = Fitting needs numpy. To install it: { $command }
command-fit-no_games = --search: a search that teaches needs games. Leave out --games 0.
command-fit-no_file = --out: { $file } is not a file. Name another.
command-fit-no_weights = --out: { $file } is not a file of weights. Name another.
command-fit-other_game = --out: { $file } has the weights of { $theirs }, not of { $ours }. Name another.
command-fit-no_numbers = --players: “{ $given }” are no numbers.
command-fit-nothing_known = --games 0: nothing is known yet, so there must be games of a teacher.

## What is wrong on the command line

command-error-about = { $option }: { $problem }
command-error-command = There is no command “{ $given }”. There are: { $known }.
command-error-option = There is no option “{ $given }” here.
command-error-no_value = { $option } needs a value.
command-error-missing = { $option } is missing.
command-error-twice = { $option } is given several times.
command-error-unused = Too much: “{ $given }”.
command-error-arguments = These arguments do not fit together. “--help” shows what is possible.
command-error-no_number_given = { $option }: “{ $given }” is not a whole number.
command-error-no_decimal_given = { $option }: “{ $given }” is not a number.
command-error-no_value_given = { $option }: “{ $given }” is not possible.
command-error-language = --language: there is no language “{ $language }”. There are: { $known }.
command-error-positive = { $option }: a number above 0 is wanted, not { $given }.
command-error-at_most = { $option }: at most { $most } is possible, not { $given }.
command-error-at_least = { $option }: at least { $least } is wanted.
command-error-seconds = --seconds: a number above 0 is wanted.
command-error-bot_seconds = --bot-seconds: a number from 0.1 to 600 is wanted.
command-error-days = { $option }: a number of days is wanted, 0 for ever; not { $given }.
command-error-port = --port: { $port } is not a port. 0 takes a free one.
command-error-folder = { $option }: { $file } is a folder. Name a file.
command-error-no_folder = { $option }: there is no folder { $folder }.
command-error-not_writable = { $option }: { $place } cannot be written to.
command-error-no_pair = --option: NAME=VALUE is wanted, not “{ $given }”.
command-error-option_twice = --option: { $name } is given several times.
command-error-bots_and_seats = --bots and --seats: name your opponents or everybody, not both.
command-error-opponents = --bots: { $bots } opponents are named for { $players } players.
command-error-seats = --seats: { $seats } seats are named for { $players } players.
command-error-no_such_bots = --seats: no bot is called { $names }. There are: { $known }.
command-error-same_name = --seats: two people have the same name.
command-error-mistyped = --seats: “{ $name }” is not a bot. Did you mean { $near }? A person needs another name.
command-error-name = “{ $name }” is not a name.
command-error-long_name = “{ $name }” is longer than { $most } letters.
command-error-from = --from: the moves are in lines { $first } to { $last }, not in { $line }.
command-error-single_game = --game is for results of an arena; { $file } is a single game.
command-error-no_cards = { $option }: no card has “{ $given }”. There are: { $known }.
command-error-no_fact = { $option }: cards of this game have none.
command-error-file = { $file }: { $problem }
command-error-no_text = { $file }: this is not UTF-8 text.
command-error-table = this is not a saved table
command-error-table_seats = { $seats } seats are named for { $players } players
command-error-table_kind = there is no kind of player “{ $kind }”
command-error-table_language = there is no language “{ $language }”
