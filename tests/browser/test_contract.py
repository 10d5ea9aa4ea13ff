"""The page's types are those of the server, and its lock file pins without addresses."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.browser.conftest import NODE, ROOT

WEB = ROOT / "web"


def test_the_generated_types_are_fresh() -> None:
    """If not: python -m tafelrunde.server.schema | node scripts/contract.mjs, in web."""
    command = [sys.executable, "-m", "tafelrunde.server.schema"]
    schema = subprocess.run(command, capture_output=True, check=True).stdout
    script = [str(NODE), "scripts/contract.mjs"]
    types = subprocess.run(script, cwd=WEB, input=schema, capture_output=True, check=True).stdout
    assert types.decode() == (WEB / "src" / "contract.gen.ts").read_text("utf-8")


def test_the_lock_file_has_no_download_addresses() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 100
    assert all("resolved" not in package for package in packages.values())
    assert all("integrity" in package for name, package in packages.items() if name)
