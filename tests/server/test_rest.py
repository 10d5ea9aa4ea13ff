"""Requests: what they answer, and what is refused how."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tafelrunde.server.packing import coding_for
from tafelrunde.server.settings import Limits, Rate
from tafelrunde.texts import Texts, languages
from tests.server.house import OWN, House, open_house

TABLE = {"game": "citadels", "seats": ["you", "random"]}


def test_health(house: House) -> None:
    answer = house.guest("").get("/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"


def test_games(house: House) -> None:
    games = house.guest("").get("/api/games").json()
    game = next(game for game in games if game["name"] == "citadels")
    assert game["players"] == [2, 3, 4, 5, 6, 7]
    assert game["bots"] == ["steward", "random", "page", "knight", "count", "duke"]
    assert game["bots"][0] == "steward"  # the page seats the first
    limit = next(option for option in game["options"] if option["name"] == "bank_limit")
    assert limit == {"name": "bank_limit", "default": None, "allowed": [None, 30, 35]}


def test_openapi(house: House) -> None:
    paths = house.guest("").get("/api/openapi/openapi.json").json()["paths"]
    assert {"/api/games", "/api/me", "/api/tables", "/api/join/{token}"} <= set(paths)


# ------------------------------------------------------------------------ guests
def test_a_guest_gets_a_cookie_and_keeps_it(house: House) -> None:
    guest = house.guest("")
    assert guest.get("/api/me").json() == {"name": "", "language": "en"}
    answer = guest.post("/api/me", {"name": "  Anna \n von  Haus ", "language": "de"})
    assert answer.json() == {"name": "Anna von Haus", "language": "de"}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert guest.get("/api/me").json()["name"] == "Anna von Haus"
    table = guest.open("you", "random")
    guest.post("/api/me", {"name": "Berta", "language": "en"})
    assert [found["id"] for found in guest.get("/api/tables").json()] == [table]


def test_a_secure_server_says_so_in_its_cookie(tmp_path: Any) -> None:
    with open_house(tmp_path, secure=True) as house:
        answer = house.guest("").post("/api/me", {"name": "Anna"})
        assert "; secure" in answer.headers["set-cookie"].lower()
    assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600


def test_a_forged_cookie_is_none(house: House) -> None:
    guest = house.guest()
    name, _, value = guest.cookie.partition("=")
    for forged in ("", "x", value[:-2] + "xx", value.split(".")[0] + ".", "." * 50):
        guest.cookie = f"{name}={forged}"
        assert guest.get("/api/me").json()["name"] == ""
        assert guest.post("/api/tables", TABLE).json()["code"] == "no_name"


@pytest.mark.parametrize("name", ["", "   ", "\u200b\n", "x" * 41])
def test_names_have_limits(house: House, name: str) -> None:
    answer = house.guest("").post("/api/me", {"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


# ------------------------------------------------------------------------ tables
def test_a_table_of_bots_and_me_runs_at_once(house: House) -> None:
    guest = house.guest("Anna")
    answer = guest.post("/api/tables", {**TABLE, "options": {"tie_break": "gold"}})
    assert answer.status_code == 201
    table = answer.json()
    assert table["status"] == "running"
    assert table["options"] == {"tie_break": "gold"}
    assert table["seats"][0] == {"seat": 0, "kind": "person", "name": "Anna", "you": True}
    bot = table["seats"][1]
    assert bot == {"seat": 1, "kind": "bot", "bot": "random", "name": bot["name"]}
    assert (table["your_seat"], table["yours"]) == (0, True)
    seen = house.guest("Berta").get(f"/api/tables/{table['id']}").json()
    assert "your_seat" not in seen
    assert "yours" not in seen
    assert house.guest("Cora").get("/api/tables").json() == []
    assert house.guest("").get("/api/tables").json() == []


def test_bots_have_names_and_keep_them(tmp_path: Any) -> None:
    seats = ["you", *["steward"] * 4, *["random"] * 2]
    with open_house(tmp_path) as house:
        guest = house.guest("Aurelia")
        tables = [guest.open(*seats) for _ in range(5)]
        before = [guest.get(f"/api/tables/{table}").json()["seats"] for table in tables]
    for taken in before:
        names = [seat["name"] for seat in taken]
        assert len(set(names)) == len(seats)
        for seat in taken[1:]:
            assert seat["name"] in Texts("de").text(f"table-bot-{seat['bot']}-names").split(", ")
    assert len({seat["name"] for taken in before for seat in taken}) > len(seats)
    with open_house(tmp_path) as house:
        again = house.guest("")
        again.cookie = guest.cookie
        after = {table["id"]: table["seats"] for table in again.get("/api/tables").json()}
        assert [after[table] for table in tables] == before


def test_there_are_names_enough_for_any_table(house: House) -> None:
    games = house.guest("").get("/api/games").json()
    every = []
    for kind in {kind for game in games for kind in game["bots"]}:
        lists = [Texts(language).text(f"table-bot-{kind}-names") for language in languages()]
        assert len(set(lists)) == 1
        names = lists[0].split(", ")
        assert len(names) > max(max(game["players"]) for game in games)  # the opener's may be one
        every += names
    assert len(set(every)) == len(every)


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "no_game"),
        ({"seats": []}, 400, "bad_seats"),
        ({"seats": ["you"]}, 400, "bad_seats"),
        ({"seats": ["you"] * 2}, 400, "bad_seats"),
        ({"seats": ["you", *["random"] * 7]}, 400, "bad_seats"),
        ({"seats": ["you", "deepblue"]}, 400, "bad_seats"),
        ({"options": {"speed": 1}}, 400, "bad_option"),
        ({"options": {"bank_limit": 31}}, 400, "bad_option"),
        ({"options": {"allow_duplicates": 1}}, 400, "bad_option"),
        ({"options": {"first_crown": 6}}, 400, "bad_option"),
        ({"seed": -1}, 400, "bad_option"),
        ({"seed": 2**63}, 400, "bad_option"),
        ({"seed": "seven"}, 400, "bad_request"),
        ({"seed": "7"}, 400, "bad_request"),
        ({"seed": 7.0}, 400, "bad_request"),
        ({"seed": True}, 400, "bad_request"),
        ({"seats": {"0": "you", "1": "random"}}, 400, "bad_request"),
        ({"game": 1}, 400, "bad_request"),
        ({"options": {"allow_duplicates": "true"}}, 400, "bad_option"),
        ({"seats": "you"}, 400, "bad_request"),
        ({"seats": [1, 2]}, 400, "bad_request"),
        ({"options": [1]}, 400, "bad_request"),
        ({"options": {"bank_limit": 1.5}}, 400, "bad_request"),
        ({"more": 1}, 400, "bad_request"),
        ({"cards": "no,card,file"}, 400, "bad_cards"),
        ({"cards": "x" * 200_000}, 413, "too_large"),
        ({"cards": "x" * 300_000}, 413, "too_large"),
    ],
)
def test_tables_that_cannot_be(
    house: House, change: dict[str, Any], status: int, code: str
) -> None:
    answer = house.guest().post("/api/tables", {**TABLE, **change})
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game":', b"[" * 9999])
def test_bodies_that_are_none(house: House, body: bytes) -> None:
    headers = {**OWN, "cookie": house.guest().cookie, "content-type": "application/json"}
    for path in ("/api/tables", "/api/me"):
        answer = house.client.post(path, content=body, headers=headers)
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"] == "bad_request"


def test_values_of_a_body_are_what_they_say(house: House) -> None:
    """A text is no number and a number no text, whatever the framework would make of it."""
    guest = house.guest("")
    assert guest.post("/api/me", {"name": 7}).json()["code"] == "bad_request"
    assert guest.post("/api/me", {"name": "Anna", "language": None}).json()["code"] == "bad_request"
    table = house.guest().post("/api/tables", {**TABLE, "options": {"bank_limit": "30"}})
    assert (table.status_code, table.json()["code"]) == (400, "bad_option")


def test_things_that_are_not_there(house: House) -> None:
    guest = house.guest()
    for path, status, code in (
        ("/api/tables/none", 404, "no_table"),
        ("/api/tables/" + "x" * 500, 404, "no_table"),
        ("/api/tables/%00", 404, "no_table"),
        ("/api/nothing", 404, "not_found"),
        ("/api/texts/fr", 404, "no_language"),
        ("/api/games/chess/catalogue", 404, "no_game"),
        ("/api/rules/chess/de", 404, "no_game"),
        ("/api/rules/citadels/fr", 404, "no_language"),
        ("/assets/none.js", 404, "not_found"),
    ):
        answer = guest.get(path)
        assert (answer.status_code, answer.json()["code"]) == (status, code), path
    assert guest.request("PUT", "/api/me").json()["code"] == "not_allowed"
    assert guest.post("/api/join/none").json()["code"] == "no_invitation"


def test_so_many_tables_a_day(tmp_path: Any) -> None:
    with open_house(tmp_path, limits=Limits(tables=2)) as house:
        guest = house.guest()
        guest.open("you", "random")
        guest.open("you", "random")
        answer = guest.post("/api/tables", TABLE)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables")
        house.guest("Berta").open("you", "random")


def test_too_many_requests(tmp_path: Any) -> None:
    with open_house(tmp_path, limits=Limits(requests=Rate(3, 0.01))) as house:
        guest = house.guest()
        codes = [guest.post("/api/me", {"name": "Anna"}).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]
        assert guest.get("/api/me").status_code == 200


def test_too_many_newcomers(tmp_path: Any) -> None:
    with open_house(tmp_path, limits=Limits(newcomers=Rate(2, 0.01))) as house:
        guest = house.guest("Anna")
        house.guest("Berta")
        assert house.guest("").post("/api/me", {"name": "Cora"}).json()["code"] == "too_fast"
        assert guest.post("/api/me", {"name": "Anna B."}).status_code == 200


# -------------------------------------------------------------------------- CSRF
@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, False),
        ({"x-tafelrunde": "1"}, True),
        ({"origin": "http://testserver.local"}, True),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://evil.example", "x-tafelrunde": "1"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://testserver.local.evil.example"}, False),
        ({"origin": "http://[", "x-tafelrunde": "1"}, False),
    ],
)
def test_only_our_own_page_may_change_something(
    house: House, headers: dict[str, str], allowed: bool
) -> None:
    guest = house.guest()
    for method, path in (
        ("POST", "/api/me"),
        ("POST", "/api/tables"),
        ("POST", "/api/join/none"),
        ("DELETE", "/api/tables/none/invitation"),
    ):
        answer = guest.request(method, path, {"name": "Eve", **TABLE}, headers)
        assert (answer.status_code != 403) is allowed, (method, path, answer.text)
    assert guest.request("GET", "/api/me", None, headers).status_code == 200


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("play.example.org", "https://play.example.org", 200),
        ("play.example.org:8443", "https://play.example.org:8443", 200),
        ("play.example.org", "http://play.example.org", 403),
        ("play.example.org:8443", "https://play.example.org", 403),
        ("other.example.org", "https://other.example.org", 421),
        ("127.0.0.1:8642", "https://127.0.0.1:8642", 421),
    ],
)
def test_behind_a_proxy(tmp_path: Any, host: str, origin: str, status: int) -> None:
    with open_house(tmp_path, secure=True, hosts=("Play.Example.org",)) as house:
        headers = {"host": host, "origin": origin}
        guest = house.guest("")
        answer = guest.request("POST", "/api/me", {"name": "Anna"}, headers)
        assert answer.status_code == status, answer.text
        path = "/api/tables/none/socket"
        with (
            pytest.raises(WebSocketDisconnect) as end,
            house.client.websocket_connect(path, headers=headers) as line,
        ):
            line.receive_text(timeout=10)
        assert (end.value.code == 4404) is (status == 200)


# -------------------------------------------------------------------- texts, page
def test_texts_and_rules(house: House) -> None:
    guest = house.guest("")
    answer = guest.get("/api/texts/de")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "\ntable-you = Du\n" in answer.text
    assert "\ncitadels-name = " in answer.text
    again = house.client.get("/api/texts/de", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    sections = guest.get("/api/rules/citadels/en").json()
    assert sections[0]["level"] == 1
    assert all(set(section) == {"anchor", "level", "title", "body"} for section in sections)


def test_the_cards_of_a_game_can_be_looked_at_without_a_table(house: House) -> None:
    answer = house.client.get("/api/games/bruges/catalogue")
    found = answer.json()
    assert (found["game"], len(found["kinds"])) == ("bruges", 180)
    duke = next(kind for kind in found["kinds"] if kind["id"] == "duke")
    assert duke["names"] == {"de": "Herzog", "en": "Duke"}
    assert duke["facts"]["symbol"] == "worker:violet"
    assert duke["provenance"] == "invented"
    assert duke["texts"]["de"].startswith("Für 1 violetten Handlanger")
    again = house.client.get(
        "/api/games/bruges/catalogue", headers={"if-none-match": answer.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


def test_a_page_that_is_not_built_says_so(house: House) -> None:
    answer = house.guest("").get("/")
    assert answer.status_code == 503
    assert "run.py play" in answer.text


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("", ""),
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("BR ; q=0.5", "br"),
        ("*", "br"),
        ("*;q=0", ""),
        ("identity", ""),
        ("br;q=much, gzipped", ""),
    ],
)
def test_which_coding_somebody_wants(accepted: str, coding: str) -> None:
    assert coding_for(accepted, ["br", "gzip"]) == coding


def test_files_are_sent_as_they_were_compressed(tmp_path: Any) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    html = "<script>theme()</script>" + 600 * " "
    (page / "index.html").write_text(html)
    (page / "index.html.gz").write_bytes(gzip.compress(html.encode()))
    (page / "assets" / "a.js").write_text("play()" * 1000)
    (page / "assets" / "a.js.br").write_bytes(b"brotli")
    (page / "assets" / "font.woff2").write_bytes(b"x" * 5000)
    tags = set()
    with open_house(tmp_path / "home", page=page) as house:
        for path, accepted, coding, sent in (
            ("/assets/a.js", "gzip, br", "br", 6),
            ("/assets/a.js", "gzip", None, 6000),
            ("/assets/a.js", "", None, 6000),
            ("/assets/font.woff2", "gzip, br", None, 5000),
            ("/table/abc", "gzip, br", "gzip", (page / "index.html.gz").stat().st_size),
            ("/table/abc", "br", None, len(html)),
        ):
            with house.client.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
                assert answer.headers.get("content-encoding") == coding
                assert answer.headers["content-length"] == str(sent)
                assert answer.headers["vary"] == "accept-encoding"
                assert ("content-security-policy" in answer.headers) is path.startswith("/table")
                tag = answer.headers["etag"]
            tags.add(tag)
            again = {"accept-encoding": accepted, "if-none-match": tag}
            same = house.client.get(path, headers=again)
            assert (same.status_code, same.content) == (304, b"")
            assert same.headers["etag"] == tag
    assert len(tags) == 5  # each form has its own, and a file that stays as it is has one


def test_texts_are_compressed_once_and_tagged_by_form(house: House) -> None:
    for path in ("/api/texts/de", "/api/games/bruges/catalogue", "/api/rules/bruges/de"):
        whole = house.client.get(path, headers={"accept-encoding": ""})
        packed = house.client.get(path, headers={"accept-encoding": "gzip"})
        assert whole.content == packed.content
        assert "content-encoding" not in whole.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(whole.content) / 2
        assert [answer.headers["vary"] for answer in (whole, packed)] == ["accept-encoding"] * 2
        assert whole.headers["etag"] != packed.headers["etag"]


def test_the_page(tmp_path: Any) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<script>theme()</script><script src='/a.js'></script>ä")
    (page / "assets" / "main-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("secret")
    with open_house(tmp_path / "home", page=page) as house:
        guest = house.guest("")
        for path in ("/", "/table/abc", "/join/x-y_z", "/index.html"):
            answer = guest.get(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["x-content-type-options"] == "nosniff"
            policy = answer.headers["content-security-policy"]
            assert policy.count("'sha256-") == 1
            assert "connect-src 'self' ws://testserver.local wss://testserver.local;" in policy
        for path in ("/", "/table/abc", "/assets/main-1a2b.js"):
            whole, head = guest.get(path), guest.request("HEAD", path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-type"] == whole.headers["content-type"]
            assert head.headers["content-length"] == str(len(whole.content))
        assert guest.request("HEAD", "/assets/none.js").status_code == 404
        answer = guest.get("/assets/main-1a2b.js")
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in answer.headers["cache-control"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in guest.get(path).text
        assert guest.get("/api/nothing").json()["code"] == "not_found"
        # A person with a wrong address sees the page, which says that nothing is there.
        for path in ("/none.html", "/table/a.b", "/table/%00", f"/table/{'x' * 300}"):
            answer = guest.request("GET", path, headers={"accept": "text/html,*/*;q=0.8"})
            assert answer.headers["content-type"] == "text/html; charset=utf-8", path
            assert "theme()" in answer.text, path
            assert answer.status_code == (404 if "." in path else 200), path
        assert guest.get("/none.html").json()["code"] == "not_found"
