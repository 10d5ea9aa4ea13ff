### What only the text table says, in English.

## Players and places

terminal-nobody = Table
terminal-person = Player { $number }
terminal-people-ask = { $count ->
    [one] No bot is called { $names }. Is this a person who plays at this screen?
   *[other] No bots are called { $names }. Are these people who play at this screen?
}
terminal-people-note = { $count ->
    [one] { $names } is taken for a person, since no bot is called so.
   *[other] { $names } are taken for people, since no bots are called so.
}
terminal-decides = to move
terminal-owned = { $player ->
    [You] { $place } of yours
   *[other] { $place } of { $player }
}
terminal-limit = { $value } of { $limit }
terminal-uncounted = unknown others
terminal-here = { $space } (here)
# The uppermost card of a pile from behind
terminal-top = { $count }, { $back } on top
terminal-turned = (used)
terminal-seat-numbers = In moves you type, players have numbers: { $players }.

## Maps

terminal-map-row = Row { $number }: { $cells }
terminal-map-free = free
terminal-on-map = { $first } to { $last }, see the map, or type “{ $move }”

## Facts about cards in a word

terminal-colour-yellow = yellow
terminal-colour-blue = blue
terminal-colour-green = green
terminal-colour-red = red
terminal-colour-brown = brown
terminal-colour-violet = violet
terminal-colour-purple = purple
terminal-gallery = { $count } of { $all } cards and pieces
terminal-card-known = Also called
terminal-card-origin = Origin
terminal-cards-missing = This game has no list of cards.

## Where a game has no texts of its own yet

terminal-ask = { $decision }: it is your decision.
terminal-wait = { $player ->
    [You] You decide ({ $decision }).
   *[other] { $player } decides ({ $decision }).
}
terminal-refused = Not possible: { $reason }.
terminal-moved = { $player }, { $cause }: { $things }, { $source } → { $target }.
terminal-changed = { $player }, { $cause }: { $counter } now { $value }.
terminal-told = { $player }, { $cause }: { $facts }.
terminal-rules-missing = This game has no rules to read yet.

## Commands

# Other words for the same commands.
terminal-alias-log = history
terminal-alias-quit = exit
terminal-alias-cards = card
terminal-alias-hint = advice
terminal-each = { $what } ({ $brings } each)
terminal-span = { $what }, { $first } to { $last }
terminal-how-many = How many?
terminal-folded = { $what }: { $first } to { $last }, “{ $moves }” shows them all
terminal-refused-alike = { $moves } and { $count } more moves
terminal-refused-more = { $count } more: “{ $why } MOVE” gives the reason.
terminal-hint-none = There is no bot that could advise you in this game.
terminal-nod = Your move (Enter will do):
terminal-page = Enter for more, q to stop:

## The story of a game

terminal-to-you = What others did to you
terminal-log-more = { $count ->
    [one] 1 earlier sentence is left out. “{ $log } { $all }” tells everything.
   *[other] { $count } earlier sentences are left out. “{ $log } { $all }” tells everything.
}
terminal-before = Before the game
terminal-whole = The game

## Records

terminal-record-saved = The record is saved in { $file }.
terminal-record-failed = The record cannot be written to { $file } ({ $problem }).
terminal-record-of = record { $file }
terminal-record-ends = The record ends after { $count ->
    [one] 1 decision.
   *[other] { $count } decisions.
}
terminal-step-start = The beginning, before line { $number }
terminal-step-line = Line { $number } of { $count }
terminal-step-ask = Enter: on, b: back, a line number, q: stop
terminal-step-wrong = Type nothing, b, q, or a line from { $number } to { $count }.
