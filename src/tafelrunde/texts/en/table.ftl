### The table every game is played at, in English.
###
### Names of players, moves and bots arrive worded. A player may be called by the word of table-you;
### sentences in which that makes a difference have a variant for it.

## Who is who

table-you = You
table-seat = Seat { $number }
table-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
table-bot-random = Jester
table-bot-random-about = Does whatever comes to mind. Good for getting to know the rules.
table-bot-page = Page
table-bot-page-about = Knows what is usual and often forgets it. Good for the first games.
table-bot-steward = Steward
table-bot-steward-about = Works out before every move what it will bring. A serious opponent.
table-bot-knight = Knight
table-bot-knight-about = Plays on in thought dozens or hundreds of times before every move. Stronger than a steward, and quick.
table-bot-count = Count
table-bot-count-about = Plays on in thought several times as often as a knight, and also thinks about what the others may be up to.
table-bot-duke = Duke
table-bot-duke-about = Plays on in thought thousands of times, with all the machine has, for up to two seconds. Hard to beat.
table-bot-untrained = Nobody has learned this game yet: pages, knights, counts and dukes play it as best they can.
table-bot-other_cards = These cards are new to pages, knights, counts and dukes. They play by what they know of others.
table-bot-unfit = What pages, knights, counts and dukes have learned cannot be used here. They play like stewards.
# What bots are called, by their kind and in every language alike: as many as a table can need.
table-bot-random-names = Fips, Kasper, Lotte, Mirabell, Pippin, Puck, Till, Zilla
table-bot-page-names = Benno, Finchen, Jockel, Linchen, Nickel, Rike, Tilly, Veit
table-bot-steward-names = Aurelia, Balduin, Cosima, Dorian, Elise, Falk, Greta, Hagen
table-bot-knight-names = Adelheid, Gawan, Iwein, Laudine, Parzival, Roland, Sigune, Tristan
table-bot-count-names = Emma, Ferrand, Gisela, Leopold, Melusine, Otto, Philippa, Raimund
table-bot-duke-names = Alba, Borso, Eleonore, Heinrich, Isabeau, Konrad, Magnus, Theodora
table-bot-thinking = { $player } is thinking …

## Lists and counts

table-and = { $first } and { $last }
table-or = { $first } or { $last }
table-times = { $count } × { $name }
table-nothing = nothing
table-empty = empty
table-hidden = { $count } hidden
table-hidden-cards = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-yes = yes
table-no = no

## The course of a game

table-welcome = { $game } for { $players }. Have fun!
table-seed = Seed of this game: { $seed }
table-turn-yours = It is your turn.
table-turn-of = It is { $player }’s turn.
table-hand-over = Please hand over to { $player }.
table-hand-over-ready = { $player }, is nobody else looking? Then press Enter.
table-continue = Press Enter to go on.
table-meanwhile = Since your last move
table-moves-heading = What you can do
table-refused-heading = Not possible now
table-ask-move = Your move:
table-ask-move-help = Type a number or a move. “{ $help }” shows what else there is.
table-only-move = There is only one thing to do: { $move }.
table-over = The game is over.

## Commands: the word to type, and what it does

table-commands-heading = What you can type
table-command-moves = moves
table-command-moves-help = shows once more what you can do
table-command-why = why
table-command-why-help = says why a move is not possible: why MOVE
table-command-undo = undo
table-command-undo-help = takes back your last move, as long as nothing was revealed since
table-command-log = log
table-command-log-help = tells what has happened so far
table-command-score = score
table-command-score-help = shows how it would stand if the game ended now
table-command-rules = rules
table-command-rules-help = looks something up in the rules: rules TOPIC
table-command-cards = cards
table-command-cards-help = shows all cards, those in your hand or one closely: cards HAND, cards NAME
table-command-hint = hint
table-command-hint-help = asks a bot for advice
table-command-save = save
table-command-save-help = saves the game: save FILE
table-command-load = load
table-command-load-help = brings a saved game back: load FILE
table-command-quit = quit
table-command-quit-help = stops; the game stays saved
table-command-help = help
table-command-help-help = shows this overview

## Confirming

table-confirm = { $move } – sure?
table-confirm-keys = y/n
table-confirm-yes = y
table-confirm-no = n
table-cancelled = All right, nothing has changed.

## What was typed makes no sense

table-unknown-command = I do not know “{ $text }”. “{ $help }” shows what there is.
table-ambiguous = “{ $text }” can mean several things: { $choices }.
table-no-such-number = There is no number { $number }. Choose one from { $first } to { $count }.
table-why-ask = Which move do you mean? Write it behind.
table-why-legal = { $move } is possible: you can do it now.
table-why-unknown_notation = “{ $text }” is no move of this game. Type “{ table-command-moves }” to see what is possible.
table-why-no_such_move = There is no move { $move } in this game.
table-why-no_text = A move is a text or a number, nothing else ({ $type }).
table-problem = That did not work ({ $problem }). Your game is not affected.

## Undo

table-undo-done = { $player ->
    [You] You take back: { $move }.
   *[other] { $player } takes back: { $move }.
}
table-undo-nothing = There is nothing to take back.
table-undo-revealed = There is no way back: something was revealed since your move.
table-undo-others = There is no way back: { $player } has moved since.

## Log, rules, cards, hints

table-log-heading = What has happened so far
table-log-empty = Nothing has happened yet.
table-rules-heading = Rules: { $title }
table-rules-contents = Contents of the rules
table-rules-here = At this table: { $value }.
table-rules-none = The rules say nothing about “{ $topic }”. “{ table-command-rules }” alone shows the contents.
table-rules-several = “{ $topic }” fits several sections: { $titles }.
table-cards-heading = All cards
table-cards-none = There is no card “{ $name }”.
table-provenance-printed = as printed
table-provenance-partial = partly inferred
table-provenance-reconstructed = inferred by us
table-provenance-invented = made up by us
table-provenance-printed-fields = as printed: { $fields }
table-provenance-reconstructed-fields = inferred by us: { $fields }
table-provenance-invented-fields = made up by us: { $fields }
table-field-cost = Price
table-field-name = Name
table-field-price = Price
table-field-text = Effect
table-hint = { $bot } advises: { $move }.
table-hint-random = This is pure chance. There is no reason for it.
table-hint-page = It is usually done like this.
table-hint-search = If everyone plays equally well, the chance to win is { $chance }{"\u00A0"}%; with “{ $alternative }” it would be { $other }{"\u00A0"}%. Strongest rival: { $seat } with { $fear }{"\u00A0"}%.
table-hint-search-even = If everyone plays equally well, the chance to win is { $chance }{"\u00A0"}%, about as much as with “{ $alternative }”. Strongest rival: { $seat } with { $fear }{"\u00A0"}%.
table-hint-search-sure = If everyone plays equally well, the chance to win is { $chance }{"\u00A0"}%, and no other move comes near. Strongest rival: { $seat } with { $fear }{"\u00A0"}%.
table-hint-search-plain = Nothing else is worth a thought.
table-hint-only = No advice needed: this is all you can do.

## The score sheet

table-score-heading = Scores
table-score-now = If the game ended now
table-score-total = Total
table-score-place = Place
table-score-place-number = { $number }
table-score-winner = { $player ->
    [You] { $points ->
        [one] You win with 1 point!
       *[other] You win with { $points } points!
    }
   *[other] { $points ->
        [one] { $player } wins with 1 point.
       *[other] { $player } wins with { $points } points.
    }
}
table-score-shared = { $points ->
    [one] Shared victory with 1 point: { $players }.
   *[other] Shared victory with { $points } points: { $players }.
}
table-score-tie = { $players } have the same points. What counts then is { $what }: { $values }.

## Saving and loading

table-save-done = Saved in { $file }.
table-save-exists = { $file } exists already. Overwrite it?
table-save-failed = { $file } cannot be written ({ $problem }). The game goes on.
table-load-done = On with { $file }.
table-load-confirm = This leaves the current game. Load all the same?
table-load-missing = There is no file { $file }. The game goes on.
table-load-failed = { $file } cannot be loaded ({ $problem }). The game goes on.
table-autosave-found = A game of { $game } is waiting here, { $phase }. Go on with it?
table-autosave-resumed = Welcome back! You go on where you stopped.
table-autosave-new = A new game begins.
table-quit-confirm = Stop? The game stays saved.
table-quit-saved = The game lies in { $file } and waits for you.
table-goodbye = Until next time!

# What a choice gives, and what it costs
table-gives = +{ $amount }
table-costs = −{ $amount }

## What is wrong with a card list; the heading is line 1

table-card_list = { $line ->
    [0] Card file: { $problem }.
   *[other] Card file, line { $line }, column { $column }: { $problem }.
}
table-bad_cards-no_csv = this is no CSV ({ $problem })
table-bad_cards-empty = the file is empty
table-bad_cards-wrong_columns = the columns must be { $columns }
table-bad_cards-no_cards = it has no cards
table-bad_cards-twice = “{ $text }” stands there twice
table-bad_cards-cells = { $wanted } cells are wanted, not { $found }
table-bad_cards-blank = this must not be empty
table-bad_cards-no_number = a whole number from { $low } to { $high } is wanted, not “{ $text }”
table-bad_cards-none_of = “{ $text }” is none of: { $allowed }
table-bad_cards-no_slug = “{ $text }” is no short name (small letters, digits and underscores; not { $reserved }…)
table-bad_cards-too_many_kinds = at most { $most } kinds are possible
table-bad_cards-too_few_cards = { $count } cards in all are too few; there must be { $fewest }
table-bad_cards-no_path = the path of a card file is wanted, not { $text }
table-bad_cards-unreadable = { $file } cannot be read ({ $problem })
table-bad_cards-no_list = { $game } has no card list that could be replaced
table-bad_cards-no_text = { $file } cannot be read: it is not UTF-8 text
table-bad_cards-no_file = there is no file { $file }
table-bad_cards-folder = { $file } is a folder; name a file
table-bad_cards-forbidden = you are not allowed to read { $file }
table-bad_cards-code_sign = at { $place }: “{ $sign }” does not belong here
table-bad_cards-code_effect = at { $place }: an effect is wanted
table-bad_cards-code_effect_of = at { $place }: { $name } needs an effect, not { $item }
table-bad_cards-code_deep = at { $place }: more than { $most } calls inside one another
table-bad_cards-code_item = at { $place }: a word or a number is wanted, not “{ $text }”
table-bad_cards-code_comma = at { $place }: a comma or “)” is wanted
table-bad_cards-code_number = at { $place }: a number is wanted, not “{ $text }”
table-bad_cards-code_number_of = at { $place }: { $name } needs a number
table-bad_cards-code_amount = at { $place }: { $name } needs a number or “per(…)”
table-bad_cards-code_word_of = at { $place }: { $name } needs a word ({ $sort })
table-bad_cards-code_long = at { $place }: more than { $most } instructions
table-bad_cards-code_unknown = at { $place }: “{ $name }” is not known here ({ $sort })
table-bad_cards-code_pairs = at { $place }: { $name } needs pairs such as { $key }:{ $number }
table-bad_cards-code_score = at { $place }: score has 2 or 3 arguments
table-bad_cards-code_arguments = at { $place }: { $name } has { $count } arguments, not { $found }
table-bad_cards-code_nought = at { $place }: { $name } cannot divide by 0

## Sorts of things, as headings

table-sort-district = Districts
table-sort-character = Characters
table-sort-tile = Tiles
table-sort-area = Areas
table-sort-building = Buildings
table-sort-folly = Follies
table-sort-card = Scandal cards
table-sort-title = Titles
table-sort-person = Persons
table-sort-worker = Workers
table-sort-threat = Threats
table-sort-house = Houses
table-sort-piece = Pieces and markers
table-sort-event = Events
table-sort-helper = Helpers
table-sort-expense = Expenses
table-sort-estate = Properties
table-sort-companion = Companions
table-sort-special = Special cards
table-sort-wild = Wild companions
table-sort-will = Wills
table-sort-estate_kind = Kinds of property
table-sort-back = Backs
