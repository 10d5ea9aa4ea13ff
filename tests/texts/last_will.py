"""The words of Last Will."""

from __future__ import annotations

from typing import Any

from tafelrunde import State
from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.catalogue import VOCABULARY
from tafelrunde.boardgames.last_will.rulings import RULINGS
from tafelrunde.boardgames.last_will.scoring import CATEGORIES
from tests.scenarios.last_will.table import ROUND, card, errand, play, position, seat, turn_of
from tests.texts.vocabulary import Vocabulary

IN_ROWS = ("fetch", "take", "unknown", "drop")
PAIRED = ("spend", "companions", "activate", "slots")


# Moves whose own words name what they are made with
ACTIONS = (
    *("plan", "block", "fetch", "unknown", "clock", "market", "enough", "invite", "invite_wild"),
    *("attach", "attach_wild", "sell", "discard", "worsen", "activate", "keep", "take", "lay"),
    *("buy", "drop", "play"),
)


def rich_turn() -> State:
    """A turn with all sorts of cards, and hardly any money."""
    board: list[str | dict[str, Any]] = [
        *("bad_investment_adviser", "summer_residence", "fine_villa", "restaurant_reservation"),
        *("restaurant_reservation", card("horse_farm", companions="horse")),
    ]
    hand = ("dinner", "guest", "chef", "wild", "carriage_ride", "small_villa", "steward", "ball")
    return turn_of(0, seat(*hand, board=board, money=4, actions=4, slots=6), round=3)


def together() -> State:
    options = {"companion_actions": "together"}
    board = ["restaurant_reservation", "country_farmhouse"]
    own = seat("chef", "guest", "chef", "guest", board=board, actions=4, money=60)
    return turn_of(0, own, options=options, round=2)


def nearly_ruined() -> State:
    """One who owns nothing but a few pounds, and one who would have to sell first."""
    poor = seat("opening_night", "small_villa", "grand_tour", money=1, actions=3)
    owner = seat("opening_night", money=0, board=["small_villa"] + ["tailor"] * 2)
    full = seat("steward", board=["steward"] * 2 + ["old_friend"] * 3)
    return turn_of(0, poor, owner, full, round=6)


def late_errands() -> State:
    """Hardly an extension is left, nor a companion."""
    seats = [seat(slots=9, money=1, board=["small_villa"]), seat(slots=9), seat(slots=8)]
    state = errand(0, *seats, seat(), options={"plan_order": "board", "boys_may_rest": False})
    data = state.to_json()
    data["offer"] = [*data["offer"], *data["companions"]]
    data["companions"] = []
    return state.rules.game.from_json(data)


def blocking() -> State:
    options = {"neutral_marker": True, "plan_order": "board"}
    return position([*ROUND, ["plan", 0, 0], ["block", 0]], round=4, options=options)


def advised() -> State:
    """The round is over, and a bad adviser may ruin one of two houses."""
    board = ["bad_investment_adviser", "summer_residence", "fine_villa", "horse_farm"]
    return play(turn_of(1, seat(board=board), round=3), "end")


LAST_WILL = Vocabulary(
    name="last_will",
    moved=(
        *("dealt", "dismissed", "offered", "drew", "found", "taken", "reshuffled", "played"),
        *("joined", "disguised", "attached", "laid_out", "bought", "sold", "discarded"),
        *("returned", "dropped", "cleared"),
    ),
    changed=(*("inherited", "extended", "at_the_opera", "played", "activated", "bought", "sold"),),
    told=(
        *("round", "planned", "blocked", "rearranged", "hurried", "rested", "turn", "activated"),
        *("disguised", "attached", "fell", "ruined", "ended"),
    ),
    phases=("round", "choice", "planning", "errands", "actions", "turn", "ending", "over"),
    zones=(
        *(
            "round",
            "inheritance",
            "plan",
            "extension",
            "extensions",
            "supply",
            "rearranging",
            "opera",
            "clock",
        ),
        *("order", "offer", "events", "helpers", "properties", "companions", "specials"),
        *("used_events", "used_helpers", "used_properties", "used_companions", "box", "will"),
        *("money", "actions", "slots", "start", "ruin", "boys", "chosen", "board", "value"),
        *("company", "hand"),
        *(f"market_{name}" for name in r.estate.names),
    ),
    places=("market",),
    categories=CATEGORIES,
    hidden=("card",),
    amounts=("money", "actions", "hand", "slots", "board"),
    remarks=("package", "declared"),
    warnings=("actions_left",),
    impersonal=(
        *("moved-offered", "moved-reshuffled", "moved-cleared", "told-round", "told-ended"),
    ),
    kinds=(),
    rulings=RULINGS,
    other={
        "whole": ("played", "bought", "sold", "activated"),
        "with": ("moved-joined", "told-disguised"),
        "action": ACTIONS,
        "row": IN_ROWS,
        "brief": IN_ROWS,
        "folded": ("market",),
        "effect": (
            *(name for name in VOCABULARY.forms() if name not in ("on", "score")),
            *(f"{name}-each" for name in PAIRED),
        ),
        "when": ("at_once",),
        "space": tuple(r.companion.names),
        "companion": tuple(r.companion.names),
        "estate": tuple(r.estate.names),
        "tag": tuple(r.tag.names),
        "part": tuple(f"market_{name}" for name in r.estate.names),
        "border": r.border.names[: r.NO_BORDER],
        "verdict": ("winner", "shared"),
    },
    options=(
        {},
        {"plan_order": "board", "companion_actions": "together", "start_money": "drawn"},
        {"boys_may_rest": False, "friend_at_once": True, "final_depreciation": False},
    ),
    positions=(rich_turn, together, nearly_ruined, late_errands, blocking, advised),
)
