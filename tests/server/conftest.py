from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.server.settings import Limits, Rate
from tests.server.house import House, open_house

# Tests ask more of an address than people do.
MUCH = Rate(100_000, 1000)
GENEROUS = Limits(
    newcomers=MUCH,
    requests=MUCH,
    socket=MUCH,
    person=MUCH,
    connects=MUCH,
    welcomes=MUCH,
    reads=MUCH,
    opens=MUCH,
    lists=MUCH,
    calls=MUCH,
)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not need one of their own."""
    home = tmp_path_factory.mktemp("home")
    with open_house(home, limits=GENEROUS, page=home / "none") as found:
        yield found
