"""The site: pages, files, their headers, and what is not there."""

import gzip
import http.client
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import OPEN_LIMITS, House

INDEX = b"<!doctype html><title>Katta</title>"
SCRIPT = b"export const answer = 42;\n" * 50
FILES = {
    "index.html": INDEX,
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "manifest.webmanifest": b"{}",
    "assets/main-1a2b.js": SCRIPT,
    "assets/main-1a2b.js.gz": gzip.compress(SCRIPT),
    "assets/main-1a2b.js.br": b"as if it were brotli",
    "assets/style-3c4d.css": b"body { margin: 0 }",
    "assets/card-5e6f.webp": b"as if it were a picture",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of a tiny client, with the usual limits."""
    folder = tmp_path_factory.mktemp("site")
    (folder.parent / "secret.txt").write_text("not for everybody")
    for name, content in FILES.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
    running = House(tmp_path_factory.mktemp("house"), f"--site={folder}")
    running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles() == []


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/table/aB3_x-", "/replay", "/rules/mada", "/apiary", "/a/b/c?d=e.f"]
)
def test_every_page_is_the_index(site: House, path: str) -> None:
    status, headers, body = site.fetch(path)
    assert (status, body) == (200, INDEX)
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "kind", "caching"),
    [
        ("/favicon.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/style-3c4d.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/card-5e6f.webp", "image/webp", "public, max-age=31536000, immutable"),
    ],
)
def test_a_file_has_its_kind_and_says_how_long_to_keep_it(site: House, path: str, kind: str, caching: str) -> None:
    status, headers, body = site.fetch(path)
    assert (status, body) == (200, FILES[path[1:]])
    assert (headers["content-type"], headers["cache-control"]) == (kind, caching)
    assert "content-encoding" not in headers


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("br;q=0.0, gzip; q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_smallest_form_that_the_browser_reads_is_sent(site: House, accepted: str, encoding: str | None) -> None:
    status, headers, body = site.fetch("/assets/main-1a2b.js", **{"Accept-Encoding": accepted})
    suffix = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert (status, body) == (200, FILES[f"assets/main-1a2b.js{suffix}"])
    assert headers.get("content-encoding") == encoding
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["vary"] == "accept-encoding"


def test_what_the_browser_has_is_not_sent_again(site: House) -> None:
    _, headers, _ = site.fetch("/")
    for known in (headers["etag"], f'"other", W/{headers["etag"]}'):
        status, again, body = site.fetch("/", **{"If-None-Match": known})
        assert (status, body) == (304, b"")
        assert (again["etag"], again["cache-control"]) == (headers["etag"], "no-cache")
    assert site.fetch("/", **{"If-None-Match": '"other"'})[0] == 200


def test_each_form_has_a_tag_of_its_own(site: House) -> None:
    tags = {
        site.fetch("/assets/main-1a2b.js", **{"Accept-Encoding": accepted})[1]["etag"]
        for accepted in ("br", "gzip", "")
    }
    assert len(tags) == 3


def test_the_head_alone_can_be_asked_for(site: House) -> None:
    for path, size in [("/", len(INDEX)), ("/assets/main-1a2b.js", len(SCRIPT))]:
        status, headers, body = ask(site, "HEAD", path)
        assert (status, body) == (200, b"")
        assert headers["content-length"] == str(size)


def test_nothing_can_be_written(site: House) -> None:
    status, headers, _ = ask(site, "POST", "/")
    assert (status, headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/old-9999.js",
        "/assets/nothing",
        "/assets",
        "/robots.txt",
        "/assets/main-1a2b.js.gz",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//etc/passwd.",
        "/assets/main-1a2b.js%00",
    ],
)
def test_what_is_not_there_is_one_plain_sentence(site: House, path: str) -> None:
    status, headers, body = ask(site, "GET", path)
    assert status == 404
    assert headers["content-type"] == "text/plain; charset=utf-8"
    assert body == b"There is no such file here.\n"


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/tables/none", "/healthz/no", "/metrics/no"])
def test_what_is_not_the_sites_is_refused_for_programs(site: House, path: str) -> None:
    status, _, body = site.fetch(path)
    assert status == 404
    assert json.loads(body)["code"]


def test_loading_the_page_again_and_again_is_never_too_fast(site: House) -> None:
    """Ten people behind one address, a few dozen files each."""
    assert {ask(site, "GET", "/assets/style-3c4d.css")[0] for _ in range(400)} == {200}
    assert site.fetch("/api/")[0] == 200


def test_files_have_a_limit_all_the_same(site: House) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", site.port)
    statuses = set()
    for _ in range(8000):
        connection.request("GET", "/favicon.svg")
        answer = connection.getresponse()
        answer.read()
        statuses.add(answer.status)
        if answer.status == 429:
            break
    connection.close()
    assert statuses == {200, 429}
    assert site.fetch("/api/")[0] == 200


def test_a_site_that_was_not_built_says_how(tmp_path: Path) -> None:
    bare = House(tmp_path, f"--site={tmp_path / 'nowhere'}", *OPEN_LIMITS)
    bare.start()
    for path in ("/", "/table/x"):
        status, headers, body = bare.fetch(path)
        assert status == 503
        assert headers["content-type"] == "text/plain; charset=utf-8"
        assert b"make play" in body
    assert bare.fetch("/favicon.svg")[0] == 404
    assert bare.fetch("/api/")[0] == 200
    assert bare.stop() == 0


def ask(house: House, method: str, path: str) -> tuple[int, dict[str, str], bytes]:
    """A request whose path goes out as it is."""
    connection = http.client.HTTPConnection("127.0.0.1", house.port)
    try:
        connection.putrequest(method, path, skip_accept_encoding=True)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()
