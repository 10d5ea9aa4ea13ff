"""The same games on a Ray cluster of two workers on this machine; Ray is an extra."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

from tafelrunde.arena import on_ray, results
from tafelrunde.arena.on_ray import NoRay, OnRay
from tests.arena.test_runners import tasks

TOGETHER = 120.0  # seconds for a cluster to start, to play four games and to end


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay) as error:
        OnRay("auto", 2)
    assert str(error.value).startswith("--ray needs Ray. To install it: ")


def test_a_cluster_that_does_not_start_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def init(**_: object) -> None:
        raise Exception("The node timed out.\nMore about it")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    with pytest.raises(NoRay) as error:
        list(OnRay("local", 2).run([]))
    assert str(error.value) == "--ray: no cluster answers at “local”: The node timed out."


def test_a_cluster_that_is_silent_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    never = threading.Event()
    ray = SimpleNamespace(init=lambda **_: never.wait())
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(on_ray, "STARTING", 0.05)
    with pytest.raises(NoRay) as error:
        list(OnRay("auto", 2).run([]))
    never.set()
    told = "--ray: no cluster answers at “auto”: it was silent for 0 seconds"
    assert str(error.value) == told


def test_who_has_started_a_cluster_stays_as_long_as_it_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The processes of a local cluster end with the thread that has started them."""
    threads: list[threading.Thread] = []
    alive: list[bool] = []

    def resources() -> dict[str, float]:
        alive.append(threads[0].is_alive())
        return {"CPU": 2.0}

    ray = SimpleNamespace(
        init=lambda **_: threads.append(threading.current_thread()),
        remote=lambda **_: lambda function: function,
        cluster_resources=resources,
        shutdown=lambda: alive.append(threads[0].is_alive()),
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert list(OnRay("local", 2).run([])) == []
    threads[0].join(5.0)
    assert alive == [True, True]
    assert not threads[0].is_alive()


needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install 'tafelrunde[ray]'"
)


@needs_ray
def test_a_cluster_comes_to_the_same(tmp_path: Path) -> None:
    """In a process of its own, since Ray leaves things behind. One bot kills whoever plays it when
    it moves first: those games are reported, the others are as they would be here."""
    bots = "mine=tests.arena.bots:DiesFirst,random"
    program = str(Path(sys.executable).with_name("tafelrunde"))
    told = [program, "arena", "citadels", "--bots", bots, "--games", "4", "--jobs", "2"]
    done = subprocess.run(
        [*told, "--ray", "local", "--out", str(tmp_path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=TOGETHER,
    )
    assert done.returncode == 1, done.stderr
    problem = "could not be played: its process ended 2 times (WorkerCrashedError)"
    assert done.stderr.count(problem) == 2
    _, found, _ = results.read(tmp_path / results.NAME)
    here = [task.work() for task in tasks(4, bots.split(",")[0], "random")[1::2]]
    assert {one.number: one.moves for one in found} == {one.number: one.moves for one in here}


@needs_ray
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("address", ["auto", "127.0.0.1:1", "ray://127.0.0.1:1", "nowhere:99999"])
def test_where_no_cluster_answers_one_line_says_so(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_ray, "STARTING", 10.0)
    with pytest.raises(NoRay, match=f"^--ray: no cluster answers at “{address}”: .+"):
        list(OnRay(address, 2).run([]))
