"""The same games on a Ray cluster of two workers on this machine; Ray is an extra."""

from __future__ import annotations

import sys
from importlib.util import find_spec

import pytest

from tafelrunde.arena.on_ray import NoRay, OnRay
from tafelrunde.arena.runner import Failed, Inline
from tests.arena.test_runners import scores, tasks


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay) as error:
        OnRay("auto", 2)
    assert str(error.value) == "--ray needs Ray: pip install 'tafelrunde[ray]'"


needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install 'tafelrunde[ray]'"
)


@needs_ray
@pytest.mark.filterwarnings("ignore")  # those of Ray are its own
def test_a_cluster_comes_to_the_same() -> None:
    two_workers = OnRay("local", 2)
    games = tasks(4, "random", "random")
    assert scores(two_workers.run(games)) == scores(Inline().run(games))
    found = list(two_workers.run(tasks(2, "mine=tests.arena.bots:DiesFirst", "random")))
    failed = [one for one in found if isinstance(one, Failed)]
    assert [one.number for one in failed] == [0]
    assert failed[0].problem == "its process ended 2 times (WorkerCrashedError)"


@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_where_no_cluster_answers_one_line_says_so() -> None:
    with pytest.raises(NoRay, match="no cluster answers at 'auto'"):
        list(OnRay("auto", 2).run([]))
