"""The words of Brügge."""

from __future__ import annotations

from typing import Any

import tafelrunde
from tafelrunde import State
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.catalogue import VOCABULARY, printed_persons
from tafelrunde.boardgames.bruges.rulings import RULINGS
from tafelrunde.boardgames.bruges.scoring import CATEGORIES
from tests.texts.vocabulary import Vocabulary

IN_ROWS = ("workers", "guilders", "calm", "canal", "house", "recruit")
ACTIONS = (
    *(
        "draw",
        "refuse",
        "suffer",
        "burn",
        "breach",
        "workers",
        "guilders",
        "calm",
    ),
    *(
        "canal",
        "house",
        "recruit",
        "use",
        "colour",
        "rival",
        "part",
        "again",
    ),
    *(
        "enough",
        "marker",
        "build",
    ),
)
GATHERED = ("workers", "threats", "statue", "majority")
PARTS = (
    *(f"{what}_{colour}" for what in ("workers", "threats") for colour in r.colour.names),
    *(f"statue_{value}" for value in range(2, 8)),
    *(f"majority_{kind}" for kind in r.majority.names),
)
TIMES = ("lightning", "worker", "infinity_once", "infinity_action", "infinity_situation", "laurel")
# Persons whose effects ask something, or let others be asked, before each of four seats
TOWNS = (
    ("juggler", "king", "jailer", "actor", "spy", "gatekeeper", "blacksmith", "teacher"),
    ("dyer", "hawker", "acrobat", "servant", "thief", "bricklayer", "tower_watchman", "roofer"),
    (
        "librarian",
        "ladys_maid",
        "fortune_teller",
        "inquisitor",
        "chaplain",
        "coachman",
        "shipwright",
    ),
    (
        "cupbearer",
        "duchess",
        "nobleman",
        "poisoner",
        "wrestler",
        "beggar",
        "bodyguard",
        "physician",
    ),
)
HANDS = (
    ("king", "arsonist", "assassin", "fool", "bailiff"),
    ("princess", "page", "stonemason", "mercenary", "wrecker"),
    ("rat_catcher", "duke", "baron", "potter", "monk"),
    ("student", "abbot", "nun", "painter", "poet"),
)


def full_towns() -> State:
    """Everybody is rich, threatened, and has many persons to use."""
    seats = []
    for number in range(r.SEATS):
        persons = [one for one in TOWNS[number] if one not in HANDS[0]]
        used = {one for rows in (*TOWNS, *HANDS) for one in rows}
        spare = [one for one in printed_persons().slugs if one not in used]
        houses = spare[number * 12 : number * 12 + len(persons) + 3]
        seats.append(
            {
                "hand": list(HANDS[number]),
                "houses": houses,
                "persons": sorted(persons, key=printed_persons().slugs.index),
                "homes": [*sorted(persons, key=printed_persons().slugs.index), None, None, None],
                "guilders": 40,
                "points": 9,
                "workers": dict.fromkeys(r.colour.names, 4),
                "threats": dict.fromkeys(r.colour.names, 2 if number else 1),
                "arms": {"left": 4, "right": 2},
            }
        )
    position = {
        "players": r.SEATS,
        "seats": seats,
        "pile_a": "rest",
        "pile_b": spare[48:52],
        "extra": spare[52:56],
        "dice": {name: 1 + k for k, name in enumerate(r.colour.names)},
        "plays": 1,
        "statues_left": 6,
        "agenda": [["end_round"], ["cards_phase", -1, 1], ["turn", 0]],
    }
    return tafelrunde.game("bruges").from_json(position)


def bare_towns() -> State:
    """All statues are taken, and from the others nothing is to be had."""
    towers = [{"left": 5, "right": 5}, ["left", "right"]]
    statues = (["7", "6"], ["5", "4"], ["3", "2"])
    persons = ["duke", "bear_leader", "thief", "spy", "actor", "coachman", "librarian"]
    slugs = printed_persons().slugs
    persons.sort(key=slugs.index)
    seats: list[dict[str, Any]] = [
        {"arms": towers[0], "finished": towers[1], "statues": won, "guilders": 0, "points": 0}
        for won in statues
    ]
    seats[0] |= {
        "hand": ["king"],
        "houses": ["monk", "nun", "potter", "student", "baker", "judge", "poet"],
        "persons": persons,
        "homes": persons,
        "guilders": 30,
        "reputation": r.HIGHEST,
        "workers": dict.fromkeys(r.colour.names, 3),
    }
    position = {
        "players": len(seats),
        "seats": seats,
        "pile_a": "rest",
        "pile_b": ["singer"],
        "extra": ["painter"],
        "dice": dict.fromkeys(r.colour.names, 3),
        "plays": 1,
        "statues_left": 0,
        "agenda": [["end_round"], ["cards_phase", -1, 1], ["turn", 0]],
    }
    return tafelrunde.game("bruges").from_json(position)


def _sorts(*names: str) -> dict[str, tuple[str, ...]]:
    return {name: tuple(VOCABULARY.sorts[name]) for name in names}


BRUGES = Vocabulary(
    name="bruges",
    moved=(
        *(
            "action",
            "person",
            "drew",
            "filled",
            "extra_pile",
            "halved",
            "house",
            "recruited",
            "damage",
        ),
        *(
            "taken_up",
            "exchanged",
            "looked",
            "kept",
            "returned",
            "salvaged",
            "spied",
            "picked",
            "traded",
        ),
    ),
    changed=(*("action", "person", "calmed", "recruited", "damage", "threat", "fee", "advanced"),),
    told=(
        *("last_round", "statue", "built", "struck", "spared", "broken", "turn", "used", "round"),
        *("rolled", "refused", "majority", "crest", "ended", "turned_marker", "woken", "copied"),
    ),
    phases=("round", "draw", "threats", "reputation", "cards", "damage", "over"),
    zones=(
        *("dice", "reputation", "statues", "last_round", "pile_a", "pile_b", "extra", "discard"),
        *("offer", "hand", "drawn", "houses", "persons", "town", "points", "guilders", "crest"),
        *(f"canal_{side}" for side in r.side.names),
        *(f"workers_{colour}" for colour in r.colour.names),
        *(f"threats_{colour}" for colour in r.colour.names),
        *(f"statue_{value}" for value in range(2, 8)),
        *(f"majority_{kind}" for kind in r.majority.names),
    ),
    places=("turned", *GATHERED),
    categories=CATEGORIES,
    hidden=("card",),
    amounts=(
        *("guilders", "points", "workers", "threats", "reputation", "hand", "drawn", "houses"),
        *("persons", "canals"),
    ),
    remarks=("of_colour", "die", "scenic", "statue"),
    warnings=("in_vain", "persons_left"),
    impersonal=("moved-extra_pile", "moved-halved", "told-last_round", "told-ended"),
    kinds=(),
    rulings=RULINGS,
    other={
        "row": IN_ROWS,
        "brief": IN_ROWS,
        "action": ACTIONS,
        "each": ("changed", "rolled"),
        "when": TIMES,
        "effect": (*VOCABULARY.forms(), "per"),
        "tally": tuple(tally.name for tally in VOCABULARY.tallies),
        "resource": w.resource.names,
        "part": PARTS,
        "die": tuple(str(number) for number in range(r.COLOURS)),
        "space": r.colour.names,
        "symbol": tuple(name.replace(":", "-") for name in r.symbol.names),
        **_sorts("event", "reach", "colour", "group", "badge"),
    },
    options=({}, {"graveur": "first_printing"}),
    positions=(full_towns, bare_towns),
    rare_reasons=frozenset(
        {
            "no_such_card",  # of lists with fewer cards
            *("at_the_top", "discard_empty", "hand_empty", "majority_turned", "no_canal"),
            *("no_cheap_die", "nobody_to_copy", "nothing_to_copy", "not_the_richest"),
            *("nothing_to_gain", "nothing_to_take"),
            # Scenarios meet these; random attempts hardly do.
            *("no_empty_house", "not_due", "not_rolled", "one_of_each", "pile_empty"),
            "same_colour",
        }
    ),
)
