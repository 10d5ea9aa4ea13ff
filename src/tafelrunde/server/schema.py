"""`python -m tafelrunde.server.schema`: the contract as JSON Schema, for the page's types."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tafelrunde.server.contract import schema_types


def contract_schema() -> dict[str, Any]:
    """All types by name; both sides of the socket get a name of their own."""
    types = schema_types()
    found, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    named = {"ClientMessage": found[-2], "ServerMessage": found[-1]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Contract",
        "anyOf": found,
        "$defs": {**components, **named},
    }


if __name__ == "__main__":
    print(json.dumps(contract_schema(), indent=2))
