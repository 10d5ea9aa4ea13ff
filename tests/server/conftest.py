from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.server.settings import Limits, Rate
from tests.server.house import House, open_house

# Tests ask more of an address than people do.
GENEROUS = Limits(
    newcomers=Rate(100_000, 1000),
    requests=Rate(100_000, 1000),
    socket=Rate(10_000, 1000),
    person=Rate(10_000, 1000),
)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not need one of their own."""
    home = tmp_path_factory.mktemp("home")
    with open_house(home, limits=GENEROUS, page=home / "none") as found:
        yield found
