### What the server refuses, and why; the codes are in server/problems.py.

## A request that makes no sense

table-problem-bad_request = The server did not understand this request.
table-problem-bad_cards = { $line ->
    [0] This card list cannot be played with: { $problem }.
   *[other] This card list cannot be played with. Line { $line }, column { $column }: { $problem }.
}
table-problem-bad_name = A name needs at least one character and at most { $most }.
table-problem-bad_option = This setting cannot be played with ({ $problem }).
table-problem-bad_seats = These seats cannot be played with.
table-problem-seed_chosen = Only at a table without guests can the seed be chosen: who knows it knows what is hidden.
table-problem-bad_text = A message needs at least one character and at most { $most }.
table-problem-too_large = That is too large.

## Somebody who may not

table-problem-no_name = Choose a name first.
table-problem-foreign_origin = This request did not come from our page.
table-problem-wrong_host = This server is not reached by the name { $host }.
table-problem-not_yours = Only who opened the table can do that.
table-problem-not_seated = You are only watching here.
table-problem-players_talk = At this table only the players talk.

## Something that is not there

table-problem-not_found = There is no such thing.
table-problem-not_allowed = That cannot be done here.
table-problem-no_game = There is no such game.
table-problem-no_table = There is no such table.
table-problem-no_language = There is no such language.
table-problem-no_invitation = This invitation is no longer valid.

## Not now

table-problem-not_started = The game has not begun yet.
table-problem-not_your_turn = It is not your turn.
table-problem-seats_full = All seats are taken.
table-problem-stale = The game has gone on meanwhile. Have another look.
table-problem-no_hint = There is no advice to be had right now.
table-problem-undo_nothing = There is nothing to take back.
table-problem-undo_others = There is no way back: somebody else has moved since.
table-problem-undo_revealed = There is no way back: something was revealed since your move.
table-problem-too_many_undos = At this table { $most } moves have been taken back; that is enough.
table-problem-newer_rules = This table was played with a newer version than this one.
table-problem-rules_changed = This table cannot be continued with the rules of today.

## Too much

table-problem-too_fast = { $seconds ->
    [one] That was too fast. Try again in a second.
   *[other] That was too fast. Try again in { $seconds } seconds.
}
table-problem-too_many_sockets = You have too many windows open.
table-problem-too_many_tables = You have { $most } tables that are not finished yet.
table-problem-server_error = Something went wrong in the server. Your game is not affected.
table-problem-damaged = The data of this table is damaged. Whoever runs the server can restore it from a backup.
