"""What every kind of tile, area, building, card and title is."""

from __future__ import annotations

from tafelrunde.boardgames.noblemen.board import CARD_NAMES, TITLE_NAMES, board
from tafelrunde.engine.view import Kind

_NAMES = {
    "field": ("Acker", "Field"),
    "grove": ("Hain", "Grove"),
    "fountain": ("Brunnen", "Fountain"),
    "meadow": ("Wiese", "Meadow"),
    "manor": ("Gutshof", "Manor"),
    "forest": ("Wald", "Forest"),
    "garden": ("Garten", "Garden"),
    "castle": ("Burg", "Castle"),
    "palace": ("Palast", "Palace"),
    "chapel": ("Kapelle", "Chapel"),
    "forests": ("Folly der Wälder", "Folly of the Forests"),
    "manors": ("Folly der Gutshöfe", "Folly of the Manors"),
    "gardens": ("Folly der Gärten", "Folly of the Gardens"),
    "trinity": ("Folly der drei Gebiete", "Folly of the Three Areas"),
    "inheritance": ("Erbschaft", "Inheritance"),
    "blackmail": ("Erpressung", "Blackmail"),
    "wedding": ("Geheime Vermählung", "Secret Wedding"),
    "master_stroke": ("Genialer Schachzug", "Master Stroke"),
    "vicar": ("Gunst des Vikars", "Vicar's Favour"),
    "intrigue": ("Intrige", "Intrigue"),
    "liaison": ("Liaison", "Liaison"),
    "dowry": ("Mitgift", "Dowry"),
    "tribute": ("Tribut", "Tribute"),
    "whitehall": ("Whitehall", "Whitehall"),
    "duke": ("Duke", "Duke"),
    "marquess": ("Marquess", "Marquess"),
    "earl": ("Earl", "Earl"),
    "viscount": ("Viscount", "Viscount"),
    "baron": ("Baron", "Baron"),
    "knight": ("Ritter", "Knight"),
    "bribe": ("Bestechungsmarker", "Bribe marker"),
}


def _kind(name: str, sort: str, provenance: str = "printed", **facts: int) -> Kind:
    german, english = _NAMES[name]
    text = "" if sort == "piece" else f"noblemen-{sort}-{name}"
    return Kind(name, sort, {"de": german, "en": english}, dict(facts), text, provenance)


def _folly(name: str) -> Kind:
    needs = {f"{area}s": count for area, count in board()["follies"]["needs"][name].items()}
    price = board()["follies"]["price"]
    return _kind(name, "folly", price=price, **{k: n for k, n in needs.items() if n})


def _title(name: str) -> Kind:
    facts = board()["titles"][name]
    shown = {key: facts[key] for key in ("prestige", "points", "discount")}
    return _kind(name, "title", **shown)


KINDS = (
    *(_kind(name, "tile") for name in ("field", "grove", "fountain", "meadow")),
    *(_kind(name, "area") for name in ("manor", "forest", "garden")),
    *(_kind(name, "building") for name in ("castle", "palace", "chapel")),
    *(_folly(name) for name in ("forests", "manors", "gardens", "trinity")),
    *(_kind(name, "card", copies=board()["cards"][name]) for name in CARD_NAMES),
    *(_title(name) for name in TITLE_NAMES),
    _kind("knight", "piece"),
    _kind("bribe", "piece"),
)
