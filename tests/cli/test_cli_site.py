"""`katta site`: the pages as a folder for any server of files."""

import json
import re
from pathlib import Path

import pytest

from katta.server.settings import built_site
from katta.server.web import kept
from tests.cli.command import katta

INDEX = """<!doctype html>
<meta charset="utf-8" />
<meta name="base-path" content="" />
<meta name="brought-games" content="" />
<meta name="katta-server" content="" />
<link rel="icon" href="/favicon.svg" />
<script type="module" src="/assets/main-1a2b3c4d.js"></script>
"""
OFFER = {"offer": {"games": [{"name": "mada"}, {"name": "high-cards"}]}}
CLIENT = {
    "index.html": INDEX,
    "index.html.br": "as if it were brotli",
    "sw.js": 'const SITE = { version: "", hasServer: true, files: {} };\n',
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/main-1a2b3c4d.js": "export {};",
    "assets/main-1a2b3c4d.js.gz": "as if it were gzip",
    "engine/katta.json": json.dumps(OFFER),
    "engine/mada.wasm": "as if it were a module",
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A tiny client."""
    folder = tmp_path / "built"
    for name, content in CLIENT.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return folder


def contents(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def write(built: Path, folder: Path, home: Path) -> str:
    done = katta("site", folder, "--from", built, "--lang", "en", home=home)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def refused(home: Path, *arguments: str | Path, lang: str = "en") -> str:
    done = katta("site", *arguments, "--lang", lang, home=home)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_the_folder_holds_what_browsers_ask_for(built: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "site"
    said = write(built, folder, tmp_path)
    assert "6 files" in said
    assert contents(folder) == {name for name in CLIENT if not name.endswith((".gz", ".br"))}


def test_the_page_finds_everything_beside_itself_and_knows_that_it_is_alone(built: Path, tmp_path: Path) -> None:
    write(built, tmp_path / "site", tmp_path)
    page = (tmp_path / "site" / "index.html").read_text()
    assert re.findall(r'(?:href|src)="([^"]*)"', page) == ["./favicon.svg", "./assets/main-1a2b3c4d.js"]
    assert '<meta name="katta-server" content="none" />' in page
    assert '<meta name="brought-games" content="high-cards" />' in page
    policy = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert policy is not None
    assert "default-src 'none'" in policy[1]
    assert "frame-ancestors" not in policy[1]  # browsers say that they pass it over


def test_the_worker_knows_all_other_files(built: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write(built, folder, tmp_path)
    worker = (folder / "sw.js").read_text()
    assert set(kept.listed(worker)) == contents(folder) - {"sw.js"}
    assert '"hasServer": false' in worker


def test_a_folder_that_was_written_before_is_brought_up_to_date(built: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write(built, folder, tmp_path)
    (folder / "CNAME").write_text("katta.example")
    before = (folder / "favicon.svg").stat().st_mtime_ns
    (built / "assets" / "main-1a2b3c4d.js").rename(built / "assets" / "main-5e6f7a8b.js")
    write(built, folder, tmp_path)
    assert "assets/main-5e6f7a8b.js" in contents(folder)
    assert "assets/main-1a2b3c4d.js" not in contents(folder)
    assert (folder / "CNAME").read_text() == "katta.example"
    assert (folder / "favicon.svg").stat().st_mtime_ns == before


def test_an_empty_folder_is_as_good_as_a_new_one(built: Path, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    write(built, tmp_path / "site", tmp_path)


@pytest.mark.parametrize("name", ["notes.txt", "index.html"])
def test_somebody_elses_folder_is_not_touched(built: Path, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / name).write_text("mine")
    assert "something else" in refused(tmp_path, folder, "--from", built)
    assert contents(folder) == {name}
    assert (folder / name).read_text() == "mine"


def test_a_damaged_list_removes_nothing(built: Path, tmp_path: Path) -> None:
    folder, treasure = tmp_path / "site", tmp_path / "treasure.txt"
    write(built, folder, tmp_path)
    treasure.write_text("mine")
    for files in ('{"../treasure.txt": ""}', '{"/etc/passwd": ""}', '{"broken": }'):
        (folder / "sw.js").write_text(f'const SITE = {{"version": "", "files": {files}}};\n')
        write(built, folder, tmp_path)
        assert treasure.read_text() == "mine"


def test_without_a_client_it_says_what_to_do(built: Path, tmp_path: Path) -> None:
    assert "make setup" in refused(tmp_path, tmp_path / "site", "--from", tmp_path / "nowhere")
    (built / "engine" / "katta.json").unlink()
    assert "make engine" in refused(tmp_path, tmp_path / "site", "--from", built)
    assert "noch nicht" in refused(tmp_path, tmp_path / "site", "--from", built, lang="de")
    assert not (tmp_path / "site").exists()


def test_where_nothing_can_be_written_it_says_so(built: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert "cannot be read or written" in refused(tmp_path, tmp_path / "file", "--from", built)
    assert "cannot be read or written" in refused(tmp_path, tmp_path / "file" / "site", "--from", built)


def test_without_a_name_it_asks_for_one(tmp_path: Path) -> None:
    done = katta("site", home=tmp_path)
    assert done.returncode == 2
    assert "Missing argument 'FOLDER'" in done.stderr


def test_the_client_that_was_built_is_written(tmp_path: Path) -> None:
    done = katta("site", tmp_path / "site", home=tmp_path)
    assert done.returncode == 0, done.stderr
    expected = {name for name in contents(built_site()) if not name.endswith((".gz", ".br"))}
    assert contents(tmp_path / "site") == expected
