"""What server and page say to each other. The page's types are generated from this file.

A table is a log of entries, numbered by `seq` for everybody alike. Every change a client asks for
carries an id of the client's own making: asked twice, it is done once and answered twice. A move
also says at which `ply` it was chosen, so that a stale one is refused and surprises nobody.
Texts are keys and arguments throughout; no sentence leaves the server.

    GET    /api/games                         list[GameInfo]
    POST   /api/games/{game}/cards            CardList -> CardsFound: is it one to play with?
    GET    /api/me                            Me
    POST   /api/me                            Me -> Me, and the cookie
    GET    /api/tables                        list[TableInfo], mine, newest first
    POST   /api/tables                        OpenTable -> TableInfo
    GET    /api/tables/{id}                   TableInfo
    GET    /api/tables/{id}/cards             an owner's own card list, as CSV
    POST   /api/tables/{id}/invitation        Invitation: the one that is valid, or a new one
    DELETE /api/tables/{id}/invitation        revokes it
    GET    /api/join/{token}                  InvitationInfo: what a guest is invited to
    POST   /api/join/{token}                  TableInfo
    GET    /api/texts/{language}              all texts, as one Fluent file
    GET    /api/rules/{game}/{language}       list[RulesSection]
    WS     /api/tables/{id}/socket            ClientMessage, ServerMessage

A refused request is answered with a `Problem`. What changes something must come from a page of
this server (a browser says so by itself) or carry the header `x-tafelrunde`, with any value.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tafelrunde.engine.events import Event
from tafelrunde.engine.view import Arguments, Catalogue, Prompt, View
from tafelrunde.texts.course import Passage
from tafelrunde.texts.ties import Tie

SeatKind = Literal["person", "bot", "empty"]
TableStatus = Literal["open", "running", "over"]
Talk = Literal["everybody", "players"]  # who may say something: spectators too, or not


# ------------------------------------------------------------------------ games
class OptionInfo(Struct):
    """An option of a game, for the form in which a table is opened."""

    name: str
    default: bool | int | str | None
    allowed: list[bool | int | str | None]


class GameInfo(Struct):
    name: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]  # the best first
    cards: int = 0  # bytes that an owner's own card list may have; 0: it has none


class CardList(Struct, forbid_unknown_fields=True):
    """The text of an owner's card file, to be looked at before a table is opened with it."""

    cards: str


class CardsFound(Struct):
    """How many kinds a card list has that one can play with."""

    kinds: int


# ----------------------------------------------------------------------- people
class Me(Struct):
    """The guest behind the cookie; an empty name has not chosen one yet."""

    name: str
    language: Literal["de", "en"] = "de"


# ----------------------------------------------------------------------- tables
class SeatInfo(Struct, omit_defaults=True):
    seat: int
    kind: SeatKind
    name: str = ""  # of the person, or the bot's own
    bot: str = ""
    here: bool = False  # a person with an open connection
    you: bool = False


class TableInfo(Struct, omit_defaults=True):
    """A table as lists and headings show it."""

    id: str
    game: str
    status: TableStatus
    seats: list[SeatInfo]
    options: dict[str, bool | int | str | None] = {}
    ply: int = 0
    actor: int = -1
    your_seat: int = -1  # -1: a spectator
    your_turn: bool = False
    yours: bool = False  # opened by this guest, who may invite and revoke
    own_cards: bool = False  # played with an owner's own card list
    updated: str = ""  # ISO time
    seeded: bool = False  # who opened it chose the seed, and so may know what is hidden
    talk: Talk = "everybody"
    notes: list[str] = []  # what to know about the bots, as keys of texts
    watchers: list[str] = []  # names of the first 20 connected spectators; empty in lists of tables
    more_watchers: int = 0  # all other spectators: after the first 20, or without a name
    # Of a finished game the seats, best first, equal ones together; lists of tables leave it out.
    ranking: list[list[int]] = []


class OpenTable(Struct, forbid_unknown_fields=True):
    """Ask for a new table. Seats: `you`, `guest` (to be invited), or the name of a bot."""

    game: str
    seats: list[str]
    options: dict[str, bool | int | str | None] = {}
    seed: int | None = None  # only at a table without guests; otherwise a secret of the server
    cards: str | None = None  # the text of an owner's card file
    talk: Talk = "everybody"


class Invitation(Struct):
    """A link that seats whoever follows it, until the seats are full or it is revoked."""

    token: str


class InvitationInfo(Struct):
    """What the holder of a valid invitation may know before giving a name."""

    opener: str  # name of the guest who opened the table
    table: TableInfo


class RulesSection(Struct):
    """A part of the rules to read: a heading and the Markdown below it."""

    anchor: str
    level: int  # 1 is the title of the whole text
    title: str
    body: str


class Problem(Struct):
    """Why a request was refused: a code and its facts.

    The text is `table-problem-<code>`. For an illegal move the code is the game's own, with a text
    `<game>-why-<code>` or `table-why-<code>`.
    """

    code: str
    arguments: Arguments = {}


# ------------------------------------------------------ from the client (socket)
class PlayMove(Struct, tag="play", forbid_unknown_fields=True):
    client: str
    ply: int
    move: str  # notation


class UndoMove(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the own last move, if nothing was revealed and nobody moved since."""

    client: str
    ply: int


class Say(Struct, tag="say", forbid_unknown_fields=True):
    client: str
    text: str


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    client: str
    ply: int


class AskWhy(Struct, tag="why", forbid_unknown_fields=True):
    """Why is this move (notation) not legal now?"""

    client: str
    ply: int
    move: str


ClientMessage = PlayMove | UndoMove | Say | AskHint | AskWhy


# -------------------------------------------------------- to the client (socket)
class ChatLine(Struct):
    seq: int
    name: str
    seat: int  # -1: a spectator
    text: str
    time: str


class Hints(Struct):
    """How a game would like to be shown, by the names of its moves, causes and reasons."""

    folded: list[str] = []  # moves so many that they are one entry of a list
    counted: list[str] = []  # moves that differ in how many, which is asked afterwards
    silent: list[str] = []  # causes of events that the headings of the story tell
    quiet: list[str] = []  # reasons that go without saying
    unsaid: dict[str, list[str]] = {}  # what moves bring or cost that goes without saying


class Welcome(Struct, tag="welcome"):
    """Everything, on (re)connecting. At an open table, what a spectator would see."""

    seq: int
    table: TableInfo
    catalogue: Catalogue
    view: View
    prompt: Prompt
    events: list[Event]  # the whole story so far, as this seat saw it
    course: list[Passage]  # where in the game they happened
    news: int  # the first event since this seat's last turn
    chat: list[ChatLine]
    hints: Hints
    can_undo: bool
    scores: list[dict[str, int]]
    ranking: list[list[int]]
    outlook: list[dict[str, int]]  # per seat, what besides points says how it stands
    ties: list[Tie]  # at the end, what decided between seats with the same points


class Update(Struct, tag="update"):
    """The table after an entry: new view and prompt, and what happened."""

    seq: int
    table: TableInfo
    view: View
    prompt: Prompt
    since: int  # the number of the first event below; after an undo it may lie in the past
    events: list[Event]
    course: list[Passage]  # from the first event below on
    news: int
    can_undo: bool
    scores: list[dict[str, int]]
    ranking: list[list[int]]
    outlook: list[dict[str, int]]  # per seat, what besides points says how it stands
    ties: list[Tie]  # at the end, what decided between seats with the same points


class Chat(Struct, tag="chat"):
    line: ChatLine


class Seats(Struct, tag="seats"):
    """Somebody came, went or took a seat."""

    table: TableInfo


class Done(Struct, tag="done"):
    """The request with this client id is in the log for good."""

    client: str
    seq: int


class RequestRefused(Struct, tag="refused"):
    """The request was not carried out; nothing has changed."""

    client: str
    problem: Problem


class Because(Struct):
    """A sentence, as text key with arguments."""

    text: str
    arguments: Arguments = {}


class Hint(Struct, tag="hint"):
    """A bot's advice: a move, and the reasons for it."""

    client: str
    move: str
    bot: str  # who advises it; empty where there is only one move
    reasons: list[Because]


class Why(Struct, tag="why"):
    """The reason a move is refused; no code: it is legal."""

    client: str
    code: str = ""
    arguments: Arguments = {}


ServerMessage = Welcome | Update | Chat | Seats | Done | RequestRefused | Hint | Why


def schema_types() -> list[Any]:
    """Every type the page needs, for the generated TypeScript."""
    return [
        GameInfo,
        CardList,
        CardsFound,
        Me,
        TableInfo,
        OpenTable,
        Invitation,
        InvitationInfo,
        RulesSection,
        Problem,
        ClientMessage,
        ServerMessage,
    ]
