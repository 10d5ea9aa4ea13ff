// Generated from src/tafelrunde/server/contract.py by scripts/contract.mjs. Do not edit.

export type Contract = (GameInfo | CardList | CardsFound | Me | TableInfo | OpenTable | Invitation | InvitationInfo | RulesSection | Problem | (PlayMove | UndoMove | Say | AskHint | AskWhy) | (Welcome | Update | Chat | Seats | Done | RequestRefused | Hint | Why))

export interface GameInfo {
name: string
players: number[]
options: OptionInfo[]
bots: string[]
cards?: number
}
/**
 * An option of a game, for the form in which a table is opened.
 */
export interface OptionInfo {
name: string
default: (boolean | number | string | null)
allowed: (boolean | number | string | null)[]
}
/**
 * The text of an owner's card file, to be looked at before a table is opened with it.
 */
export interface CardList {
cards: string
}
/**
 * How many kinds a card list has that one can play with.
 */
export interface CardsFound {
kinds: number
}
/**
 * The guest behind the cookie; an empty name has not chosen one yet.
 */
export interface Me {
name: string
language?: ("de" | "en")
}
/**
 * A table as lists and headings show it.
 */
export interface TableInfo {
id: string
game: string
status: ("open" | "over" | "running")
seats: SeatInfo[]
options?: {
[k: string]: boolean | number | string | null
}
ply?: number
actor?: number
your_seat?: number
your_turn?: boolean
yours?: boolean
own_cards?: boolean
updated?: string
seeded?: boolean
talk?: ("everybody" | "players")
notes?: string[]
watchers?: string[]
more_watchers?: number
ranking?: number[][]
}
export interface SeatInfo {
seat: number
kind: ("bot" | "empty" | "person")
name?: string
bot?: string
here?: boolean
you?: boolean
}
/**
 * Ask for a new table. Seats: `you`, `guest` (to be invited), or the name of a bot.
 */
export interface OpenTable {
game: string
seats: string[]
options?: {
[k: string]: boolean | number | string | null
}
seed?: (number | null)
cards?: (string | null)
talk?: ("everybody" | "players")
}
/**
 * A link that seats whoever follows it, until the seats are full or it is revoked.
 */
export interface Invitation {
token: string
}
/**
 * What the holder of a valid invitation may know before giving a name.
 */
export interface InvitationInfo {
opener: string
table: TableInfo
}
/**
 * A part of the rules to read: a heading and the Markdown below it.
 */
export interface RulesSection {
anchor: string
level: number
title: string
body: string
}
/**
 * Why a request was refused: a code and its facts.
 * 
 *     The text is `table-problem-<code>`. For an illegal move the code is the game's own, with a text
 *     `<game>-why-<code>` or `table-why-<code>`.
 */
export interface Problem {
code: string
arguments?: {
[k: string]: number | string
}
}
export interface PlayMove {
type: "play"
client: string
ply: number
move: string
}
/**
 * Take back the own last move, if nothing was revealed and nobody moved since.
 */
export interface UndoMove {
type: "undo"
client: string
ply: number
}
export interface Say {
type: "say"
client: string
text: string
}
export interface AskHint {
type: "hint"
client: string
ply: number
}
/**
 * Why is this move (notation) not legal now?
 */
export interface AskWhy {
type: "why"
client: string
ply: number
move: string
}
/**
 * Everything, on (re)connecting. At an open table, what a spectator would see.
 */
export interface Welcome {
type: "welcome"
seq: number
table: TableInfo
catalogue: Catalogue
view: View
prompt: Prompt
events: (Moved | Changed | Told)[]
course: Passage[]
news: number
chat: ChatLine[]
hints: Hints
can_undo: boolean
scores: {
[k: string]: number
}[]
ranking: number[][]
outlook: {
[k: string]: number
}[]
ties: Tie[]
}
/**
 * The static part of a game, sent once.
 * 
 *     `room` says of places that fill up how much they hold, by their name; of each kind, where they
 *     have spaces of their own for each.
 */
export interface Catalogue {
game: string
rules: number
cards: string
kinds: Kind[]
room?: {
[k: string]: number
}
}
/**
 * What a kind of card, tile or piece is: everything a face does not repeat.
 * 
 *     `provenance` says how much of it is printed: `printed`, `partial`, `reconstructed` or
 *     `invented`. Where fields differ `sources` says it of each: the `name`, the `text`, or a fact.
 * 
 *     What it does is said by the text of a key, or by `texts` in each language where sentences are
 *     made from the data of a card. `signs` are the numbers and symbols of these sentences, for those
 *     who draw them.
 */
export interface Kind {
id: string
sort: string
names: {
[k: string]: string
}
facts?: {

}
text?: string
provenance?: string
texts?: {
[k: string]: string
}
signs?: {

}
sources?: {
[k: string]: string
}
}
/**
 * All that one seat (or a spectator) may know.
 */
export interface View {
game: string
rules: number
ply: number
actor: number
phase: Stage[]
board: (Zone | Track | Grid | Counter | Dice | Token)[]
seats: Area[]
}
/**
 * One part of the path that says where in the game we are: round 3 / calling / merchant.
 */
export interface Stage {
key: string
arguments?: {
[k: string]: number | string
}
}
/**
 * Cards or tiles together: a hand, a pile or a row.
 * 
 *     `size` counts everything, or is -1 where nobody may count; `faces` are those this seat knows, in
 *     card order; `backs` says what the hidden ones look like from behind, where backs differ.
 */
export interface Zone {
type: "zone"
id: string
shape: string
size: number
faces?: Face[]
backs?: {
[k: string]: number
}
}
/**
 * A card, tile or piece somebody can see. `id` is what a person points at.
 */
export interface Face {
kind: string
id?: string
count?: number
seat?: number
turned?: boolean
}
/**
 * Spaces in a row, with markers on them. Spaces are pointed at as `id/1`, `id/2` and so on.
 */
export interface Track {
type: "track"
id: string
spaces: string[]
markers?: Marker[]
}
export interface Marker {
kind: string
at: number
seat?: number
}
/**
 * Cells at coordinates.
 */
export interface Grid {
type: "grid"
id: string
cells?: Cell[]
}
/**
 * A place in a grid: x grows to the east, y to the south. `id` where it can be pointed at.
 */
export interface Cell {
x: number
y: number
faces?: Face[]
id?: string
}
/**
 * A number everybody at the table can read off.
 */
export interface Counter {
type: "counter"
id: string
value: number
limit?: (number | null)
}
export interface Dice {
type: "dice"
id: string
values?: number[]
}
/**
 * A single marker that somebody or some place has: a crown, a name somebody called out.
 */
export interface Token {
type: "token"
id: string
kind: string
about?: string
}
/**
 * What lies before one seat.
 */
export interface Area {
seat: number
components: (Zone | Track | Grid | Counter | Dice | Token)[]
}
/**
 * What is being decided. Seats that do not decide learn only kind and seat.
 */
export interface Prompt {
seat: number
kind: string
text?: string
arguments?: {
[k: string]: number | string
}
anchor?: string
options?: Choice[]
refused?: Refused[]
}
/**
 * One legal move: its notation, its label, and the objects a hand would touch in order.
 * 
 *     `final` means that it cannot be taken back: somebody learns something by it that it does not
 *     say itself, or it ends the game. `brings` says what it gives and costs, as far as the rules can
 *     know: a price that is only paid after further questions counts in full. `warning` is a code for
 *     why a person should think twice; `remark` one for something else worth knowing, with its facts.
 */
export interface Choice {
notation: string
label: string
arguments?: {
[k: string]: number | string
}
objects?: string[]
final?: boolean
brings?: {
[k: string]: number
}
warning?: string
remark?: string
facts?: {
[k: string]: number | string
}
}
/**
 * A move a person would look for that is not legal now, and why.
 */
export interface Refused {
notation: string
code: string
arguments?: {
[k: string]: number | string
}
objects?: string[]
}
/**
 * Things went from one place to another. `faces` is None for those who may not see them.
 */
export interface Moved {
type: "moved"
number: number
ply: number
cause: string
seat: number
source: string
target: string
sort: string
count: number
faces?: (string[] | null)
to_you?: boolean
at?: string
}
/**
 * A public number changed.
 */
export interface Changed {
type: "changed"
number: number
ply: number
cause: string
seat: number
counter: string
by: number
value: number
to_you?: boolean
}
/**
 * Something was said or came to pass in front of everybody.
 */
export interface Told {
type: "told"
number: number
ply: number
cause: string
seat: number
arguments?: {
[k: string]: number | string
}
to_you?: boolean
at?: string
}
/**
 * A phase, the number of the event with which it begins, and the ply of the next decision.
 */
export interface Passage {
number: number
ply: number
phase: Stage[]
}
export interface ChatLine {
seq: number
name: string
seat: number
text: string
time: string
}
/**
 * How a game would like to be shown, by the names of its moves, causes and reasons.
 */
export interface Hints {
folded?: string[]
counted?: string[]
silent?: string[]
quiet?: string[]
unsaid?: {
[k: string]: string[]
}
}
/**
 * What decided between seats with the same points, and how much of it each of them has.
 */
export interface Tie {
what: string
values: {
[k: string]: number
}
}
/**
 * The table after an entry: new view and prompt, and what happened.
 */
export interface Update {
type: "update"
seq: number
table: TableInfo
view: View
prompt: Prompt
since: number
events: (Moved | Changed | Told)[]
course: Passage[]
news: number
can_undo: boolean
scores: {
[k: string]: number
}[]
ranking: number[][]
outlook: {
[k: string]: number
}[]
ties: Tie[]
}
export interface Chat {
type: "chat"
line: ChatLine
}
/**
 * Somebody came, went or took a seat.
 */
export interface Seats {
type: "seats"
table: TableInfo
}
/**
 * The request with this client id is in the log for good.
 */
export interface Done {
type: "done"
client: string
seq: number
}
/**
 * The request was not carried out; nothing has changed.
 */
export interface RequestRefused {
type: "refused"
client: string
problem: Problem
}
/**
 * A bot's advice: a move, and the reasons for it.
 */
export interface Hint {
type: "hint"
client: string
move: string
bot: string
reasons: Because[]
}
/**
 * A sentence, as text key with arguments.
 */
export interface Because {
text: string
arguments?: {
[k: string]: number | string
}
}
/**
 * The reason a move is refused; no code: it is legal.
 */
export interface Why {
type: "why"
client: string
code?: string
arguments?: {
[k: string]: number | string
}
}
