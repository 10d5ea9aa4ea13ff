### What is wrong with what somebody asked for, in English.

error-near = Did you mean “{ $near }”?
error-at_line = line { $line }: { $problem }
error-at_path = { $path }: { $problem }
error-position = the position does not belong to this game, see { $path }

## Games, bots and options

error-no_game = There is no game “{ $name }”. There are: { $known }.
error-no_bot = There is no bot “{ $shown }”. There are: { $known }.
error-no_steward = { $game } has no steward. Any game can be played by “random”.
error-no_option = { $game } has no option “{ $name }”. Its options are: { $known }.
error-no_options = { $game } has no option “{ $name }”, nor any other.
error-no_value = Option { $name } cannot be “{ $shown }”. Allowed: { $choices }.
error-no_seat_first = Option { $name }: there is no seat { $seat } at a table of { $players }.
error-no_count = { $game } is for { $low } to { $high } players, not { $players }.
error-no_seed = A seed is a whole number from 0 to 2**63 - 1.
error-no_seat = There is no seat { $seat } at a table of { $players }.
error-no_move = “{ $move }” is no move of this game.

## Records and positions

error-record_heading = A record begins with “{ $heading }”.
error-record_name = The name of the game is missing.
error-record_game = This is a record of “{ $name }”, not of { $game }.
error-record_ends = The record ends where “{ $what }” is wanted.
error-record_field = “{ $name }” and a value are wanted.
error-record_number = { $name }: “{ $value }” is no whole number.
error-record_word = “{ $name }” is wanted.
error-record_newer = It was made with version { $version } of the rules, newer than ours ({ $ours }).
error-record_older = The record was made with version { $version } of the rules, ours is { $ours }. It is replayed with ours as far as it goes.
error-record_cards = “cards” and the hash of the card list are wanted.
error-record_other_cards = The record was made with another card file. Name it with --cards.
error-record_value = Option { $name }: “{ $value }” is no value.
error-record_json = The position is no JSON.
error-record_not_over = The game is not over here.
error-record_result = The result differs: the replay ends with “{ $result }”.
error-record_after = Nothing may follow the result.
error-record_over = “{ $move }”: the game is over here.
error-record_seat = “{ $move }”: the decision is that of seat { $seat }.
error-record_move = “{ $move }” is no move of { $game }.
error-position_game = This is a position of { $name }, not of { $game }.
error-position_newer = Version { $version } of the rules is newer than ours ({ $ours }).
error-position_cards = The position was made with another card file.

## What the system reports

error-os-ENOENT = there is no such file or folder
error-os-EACCES = permission denied
error-os-EPERM = permission denied
error-os-EISDIR = this is a folder
error-os-ENOTDIR = a part of the path is no folder
error-os-EEXIST = this exists already
error-os-ENOSPC = no space left on the disk
error-os-EDQUOT = no space left on the disk
error-os-EROFS = the disk is read-only
error-os-EIO = the disk does not work properly
error-os-ENAMETOOLONG = the name is too long
error-os-ELOOP = the links lead in a circle
error-os-EMFILE = too many files are open
error-os-EADDRINUSE = the port is already in use
error-os-EADDRNOTAVAIL = this computer does not have this address
error-os-ECONNREFUSED = nobody answers there
error-os-EAI_NONAME = this name is unknown
error-os = the system says “{ $reason }”
