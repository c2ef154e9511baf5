"""What browsers keep of the site: the list of its service worker, and what goes with an installed page."""

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from katta.server.settings import built_site
from katta.server.web.site import Site
from tests.server.harness import OPEN_LIMITS, House

BASE = "/games/katta"
MENTIONED = re.compile(r"""["'(`](?:\./|/|\.\./|assets/)*([\w.-]+\.(?:js|css|woff2?|svg|png|webp|webmanifest))["')`]""")
"""Files that other files of the site name."""


def listed(site: Site) -> dict[str, Any]:
    """What the worker of a site is told."""
    found = re.search(r"^const SITE = (.*);$", answered(site, "/sw.js").decode(), re.MULTILINE)
    assert found is not None
    told: dict[str, Any] = json.loads(found[1])
    return told


def answered(site: Site, path: str) -> bytes:
    answer = site.answer("GET", path, {})
    assert answer.status == 200, path
    return answer.body


@pytest.fixture(scope="module")
def site() -> Site:
    return Site(built_site())


def test_every_file_of_the_site_is_kept(site: Site) -> None:
    folder = built_site()
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    needed = {path for path in files if not path.endswith((".gz", ".br"))} - {"sw.js", "index.html"}
    assert set(listed(site)["files"]) == needed | {""}


def test_what_files_of_the_site_name_is_kept(site: Site) -> None:
    kept = {path.rpartition("/")[2] for path in listed(site)["files"]}
    texts = [path for path in built_site().rglob("*") if path.suffix in (".html", ".css", ".js", ".webmanifest")]
    named = {name for path in texts for name in MENTIONED.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 50
    assert named - kept <= {"sw.js"}


def test_what_is_kept_is_checked_and_is_what_is_served(site: Site) -> None:
    for path, digest in listed(site)["files"].items():
        body = answered(site, f"/{path}")
        if path.startswith("assets/"):
            assert digest == ""  # its name tells
        else:
            assert digest == f"sha256-{base64.b64encode(hashlib.sha256(body).digest()).decode()}"


def test_another_page_is_another_version(site: Site) -> None:
    """The page says where it lies and which games packages bring."""
    versions = {
        listed(other)["version"]
        for other in (site, Site(built_site()), Site(built_site(), BASE), Site(built_site(), "", ["high-cards"]))
    }
    assert len(versions) == 3


def test_a_site_without_a_worker_is_served_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Katta</title>")
    assert answered(Site(tmp_path), "/") == b"<title>Katta</title>"


def test_a_table_in_the_page_is_a_page(site: Site) -> None:
    assert answered(site, "/table/here.aB3_x-") == answered(site, "/")
    for path in ("/table/there.x", "/table/here.x/y", "/engine/nothing", "/engine", "/here.x"):
        assert site.answer("GET", path, {}).status == 404


@pytest.fixture(scope="module")
def neighbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("neighbour"), *OPEN_LIMITS, f"--base-path={BASE}")
    running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles() == []


def test_the_page_may_be_installed_wherever_it_lies(neighbour: House) -> None:
    _, _, page = neighbour.fetch(f"{BASE}/")
    assert f'<link rel="manifest" href="{BASE}/manifest.webmanifest"' in page.decode()
    status, headers, body = neighbour.fetch(f"{BASE}/manifest.webmanifest")
    assert (status, headers["content-type"]) == (200, "application/manifest+json")
    manifest = json.loads(body)
    assert {manifest["start_url"], manifest["scope"]} == {"./"}
    assert manifest["display"] == "standalone"
    assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in manifest["icons"]:
        status, headers, picture = neighbour.fetch(f"{BASE}/{icon['src']}")
        assert (status, headers["content-type"]) == (200, "image/png")
        width = int(icon["sizes"].partition("x")[0])
        assert [int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)] == [width, width]


def test_a_page_may_have_a_worker_and_modules_and_nothing_from_elsewhere(neighbour: House) -> None:
    policy = neighbour.fetch(f"{BASE}/")[1]["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert {rules[kind] for kind in ("worker-src", "manifest-src", "connect-src")} == {"'self'"}
    assert rules["default-src"] == "'none'"


def test_browsers_ask_for_the_worker_anew(neighbour: House) -> None:
    _, headers, _ = neighbour.fetch(f"{BASE}/sw.js")
    assert headers["cache-control"] == "no-cache"
    assert headers["content-type"] == "text/javascript; charset=utf-8"
