"""Requests: games, guests, tables, invitations and texts."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from typing import Any, Literal, TypeVar, cast

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, SkipValidation
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_304_NOT_MODIFIED

from tafelrunde.boardgames.registry import game as known_game
from tafelrunde.boardgames.registry import games as known_games
from tafelrunde.engine.errors import BadOption
from tafelrunde.engine.view import Catalogue
from tafelrunde.server.company import bots_of
from tafelrunde.server.contract import (
    CardList,
    CardsFound,
    GameInfo,
    Invitation,
    InvitationInfo,
    Me,
    OpenTable,
    OptionInfo,
    RulesSection,
    TableInfo,
)
from tafelrunde.server.description import GUEST, refusals
from tafelrunde.server.gate import SAFE, address_of
from tafelrunde.server.guests import check_request, preferred_language
from tafelrunde.server.packing import PACKED, coding_for
from tafelrunde.server.problems import Refusal
from tafelrunde.server.services import services
from tafelrunde.texts import languages, rules
from tafelrunde.texts.cards import catalogue
from tafelrunde.texts.languages import folder

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
NO_TABLE = ("no_table", "newer_rules", "rules_changed", "damaged")


def guard(request: AnyRequest) -> None:
    """Before everything that changes something."""
    if request.method not in SAFE:
        check_request(request, secure=services(request).settings.secure)


def strictly(kind: type[T], data: object) -> T:
    """A body as it has to be. Litestar, left to itself, would take a text "3" for the number."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", {"problem": str(error)[:300]}) from None


# ----------------------------------------------------------------- games, texts
@get("/games", responses=refusals())
async def games(request: AnyRequest) -> list[GameInfo]:
    """The games there are, with their options and bots."""
    most = services(request).settings.limits.cards
    return [_game_info(name, most) for name in known_games()]


@cache
def _game_info(name: str, most_cards: int) -> GameInfo:
    game = known_game(name)
    options = [
        OptionInfo(key, option.default, list(option.allowed))
        for key, option in game.options.items()
    ]
    own = most_cards if game.cards else 0
    return GameInfo(name, list(game.players), options, bots_of(name), own)


@get(
    "/games/{game_name:str}/catalogue",
    responses={
        HTTP_200_OK: ResponseSpec(Catalogue, generate_examples=False),
        **refusals("no_game"),
    },
    opt={PACKED: True},
)
async def game_catalogue(request: AnyRequest, game_name: FromPath[str]) -> Response[bytes]:
    """Every kind of card, tile and piece of a game, to look at without a table."""
    if game_name not in known_games():
        raise Refusal("no_game", {"game": game_name[:40]})
    return _kept(request, _catalogue(game_name), "application/json")


@cache
def _catalogue(game_name: str) -> str:
    return msgspec.json.encode(catalogue(known_game(game_name))).decode()


@post(
    "/games/{game_name:str}/cards",
    status_code=HTTP_200_OK,
    responses=refusals("bad_request", "bad_cards", "foreign_origin", "no_game", "too_large"),
)
async def check_cards(
    request: AnyRequest, game_name: FromPath[str], data: SkipValidation[JSONBody[CardList]]
) -> CardsFound:
    """Whether a game can be played with a card list; what is wrong with it is refused."""
    wish = strictly(CardList, data)
    services(request).gates.lists.take(address_of(request.scope))
    game = await services(request).lobby.game(game_name, wish.cards)
    return CardsFound(len(game.catalogue().kinds))


@get(
    "/texts/{language:str}",
    media_type=MediaType.TEXT,
    responses=refusals("no_language"),
    opt={PACKED: True},
)
async def texts(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    """All texts of a language, as one Fluent file."""
    return _kept(request, _texts(_language(language)), "text/plain")


@get(
    "/rules/{game_name:str}/{language:str}",
    responses={
        HTTP_200_OK: ResponseSpec(list[RulesSection], generate_examples=False),
        **refusals("no_game", "no_language"),
    },
    opt={PACKED: True},
)
async def rules_text(
    request: AnyRequest, game_name: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    """The rules of a game to read, as a list of sections."""
    if game_name not in known_games():
        raise Refusal("no_game", {"game": game_name[:40]})
    return _kept(request, _rules(game_name, _language(language)), "application/json")


def _language(language: str) -> str:
    if language not in languages():
        raise Refusal("no_language", {"language": language[:8]})
    return language


@cache
def _texts(language: str) -> str:
    files = [file for file in folder(language).iterdir() if file.name.endswith(".ftl")]
    return "\n".join(f.read_text("utf-8") for f in sorted(files, key=lambda file: file.name))


@cache
def _rules(game_name: str, language: str) -> str:
    try:
        found = rules(game_name, language).sections
    except BadOption:
        return "[]"
    sections = [RulesSection(s.anchor, s.level, s.title, s.body) for s in found]
    return msgspec.json.encode(sections).decode()


def _kept(request: AnyRequest, text: str, media_type: str) -> Response[bytes]:
    """A text that a browser may keep, but asks for again whether it is still the same."""
    coding = coding_for(request.headers.get("accept-encoding", ""), ["gzip"])
    body, tag = _packed(text, coding)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(body, media_type=media_type, headers=headers)


@cache
def _packed(text: str, coding: str) -> tuple[bytes, str]:
    """A text as it is sent, and a tag for it; there are only a few texts."""
    body = gzip.compress(text.encode(), mtime=0) if coding else text.encode()
    return body, f'"{sha256(body).hexdigest()[:20]}"'


# ---------------------------------------------------------------------- guests
@get("/me", responses=refusals())
async def me(request: AnyRequest) -> Me:
    """The guest behind the cookie."""
    person = await services(request).guests.person(request)
    if person is None:
        return Me("", cast("Literal['de', 'en']", preferred_language(request)))
    return Me(person.name, cast("Literal['de', 'en']", person.language))


@post(
    "/me",
    status_code=HTTP_200_OK,
    responses=refusals("bad_request", "bad_name", "foreign_origin", "too_large"),
)
async def save_me(request: AnyRequest, data: SkipValidation[JSONBody[Me]]) -> Response[Me]:
    """Choose a name and a language; a newcomer gets the cookie."""
    me = strictly(Me, data)
    person, cookie = await services(request).guests.save(request, me)
    return Response(Me(person.name, me.language), cookies=[cookie])


# ---------------------------------------------------------------------- tables
@get("/tables", responses=refusals())
async def my_tables(request: AnyRequest) -> list[TableInfo]:
    """The tables where this guest sits or which they opened, the newest first."""
    person = await services(request).guests.person(request)
    return await services(request).lobby.list(person) if person else []


@post(
    "/tables",
    status_code=HTTP_201_CREATED,
    security=GUEST,
    responses=refusals(
        *("bad_request", "bad_cards", "bad_option", "bad_seats", "seed_chosen", "no_name"),
        *("foreign_origin", "no_game", "too_large", "too_many_tables"),
    ),
)
async def open_table(request: AnyRequest, data: SkipValidation[JSONBody[OpenTable]]) -> TableInfo:
    """Open a table; one without guests to wait for starts at once."""
    wish = strictly(OpenTable, data)
    person = await services(request).guests.named(request)
    gates, address = services(request).gates, address_of(request.scope)
    gates.opens.take(address)
    if wish.cards is not None:
        gates.lists.take(address)
    return (await services(request).lobby.open(person, wish, address)).info(person)


@get("/tables/{table_id:str}", responses=refusals(*NO_TABLE))
async def one_table(request: AnyRequest, table_id: FromPath[str]) -> TableInfo:
    person = await services(request).guests.person(request)
    return (await services(request).lobby.table(table_id)).info(person)


@get(
    "/tables/{table_id:str}/cards",
    media_type="text/csv",
    responses=refusals(*NO_TABLE, "not_found"),
)
async def cards(request: AnyRequest, table_id: FromPath[str]) -> str:
    """The card list that the owner of a table brought along."""
    return await services(request).lobby.cards(table_id)


@post(
    "/tables/{table_id:str}/invitation",
    status_code=HTTP_200_OK,
    security=GUEST,
    responses=refusals(*NO_TABLE, "no_name", "foreign_origin", "not_yours", "seats_full"),
)
async def invite(request: AnyRequest, table_id: FromPath[str]) -> Invitation:
    """The invitation that is valid, or a new one; for who opened the table."""
    person = await services(request).guests.named(request)
    return Invitation(await services(request).lobby.invite(person, table_id))


@delete(
    "/tables/{table_id:str}/invitation",
    security=GUEST,
    responses=refusals(*NO_TABLE, "no_name", "foreign_origin", "not_yours"),
)
async def revoke(request: AnyRequest, table_id: FromPath[str]) -> None:
    """Make the invitation worthless; who has a seat keeps it."""
    person = await services(request).guests.named(request)
    await services(request).lobby.revoke(person, table_id)


@get("/join/{token:str}", responses=refusals(*NO_TABLE, "no_invitation"))
async def invited(request: AnyRequest, token: FromPath[str]) -> InvitationInfo:
    """The table an invitation is for, also if all its seats are taken; needs no name."""
    person = await services(request).guests.person(request)
    table = await services(request).lobby.invited_to(token)
    return InvitationInfo(table.match.opened.name, table.info(person))


@post(
    "/join/{token:str}",
    status_code=HTTP_200_OK,
    security=GUEST,
    responses=refusals(*NO_TABLE, "no_invitation", "no_name", "foreign_origin", "seats_full"),
)
async def join(request: AnyRequest, token: FromPath[str]) -> TableInfo:
    """Take a seat with an invitation; who has one already just gets to know where."""
    person = await services(request).guests.named(request)
    return (await services(request).lobby.join(person, token)).info(person)


def api_router(*more: Any) -> Router:
    handlers = [
        *(games, game_catalogue, check_cards, texts, rules_text, me, save_me),
        *(my_tables, open_table, one_table, cards, invite, revoke, invited, join),
    ]
    return Router("/api", route_handlers=[*handlers, *more], before_request=guard)
