"""Katta installed from its wheel, far from any checkout: no Node, no make, nothing compiled yet."""

import random
import re
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import SECRET
from tests.server.harness import ADDRESS, PATIENCE, House, play_on, seated

ROOT = Path(__file__).parents[1]
DATA = (".ftl", ".py", ".toml", "py.typed")
SCRIPT = re.compile(r'<script type="module" crossorigin src="([^"]+)"')


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    own = [f"WHEELS={folder}", f"STAGE={folder / 'stage'}"]  # another process may be making one, too
    subprocess.run(["make", "--silent", "wheel", *own], cwd=ROOT, check=True, capture_output=True)
    [made] = folder.glob("katta-*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel in it. What Katta needs is borrowed, for nothing may be downloaded; a line of a
    `.pth` file does not follow those that lie there, so the checkout is not found by it."""
    home = tmp_path_factory.mktemp("elsewhere")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home / "venv"], check=True)
    python = home / "venv" / "bin" / "python"
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    subprocess.run([*pip, wheel], check=True)
    [packages] = (home / "venv" / "lib").glob("python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return home


def surroundings(home: Path) -> dict[str, str]:
    """Nothing but the environment itself: no Node, no make, and no compiled code."""
    return {"PATH": str(home / "venv" / "bin"), "HOME": str(home), "LANG": "en_GB.UTF-8"}


class Installed(House):
    """The command of the wheel instead of the checkout's."""

    def start(self, is_port_given: bool = True, has_own_group: bool = False) -> None:
        home = self.database.parent
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [home / "venv" / "bin" / "katta", "serve", "--port=0", "--json-logs"],
                env=surroundings(home),
                cwd=home,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self._said = self.process.stdout
        self.port = next(int(found[1]) for line in self._said if (found := ADDRESS.search(line)))


@pytest.fixture(scope="module")
def far_house(installed: Path) -> Iterator[House]:
    running = Installed(installed)
    running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles() == []


def test_the_wheel_holds_what_git_knows_and_the_built_site_and_nothing_else(wheel):
    listed = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    known = {path.removeprefix("src/") for path in listed.splitlines() if path.endswith(DATA)}
    site = ROOT / "src" / "katta" / "server" / "site"
    built = {path.relative_to(ROOT / "src").as_posix() for path in site.rglob("*") if path.is_file()}
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert "katta/server/site/index.html" in names
    assert "katta/server/site/engine/files.json" in names, (ROOT / "build" / "engine.log").read_text()
    assert names == known | built


def test_it_does_not_need_the_checkout(installed):
    script = "import katta; print(katta.__file__)"
    python = installed / "venv" / "bin" / "python"
    told = subprocess.check_output([python, "-c", script], env=surroundings(installed), cwd="/", text=True)
    assert Path(told.strip()).is_relative_to(installed)


def test_the_server_shows_the_page_and_its_files(far_house):
    status, _, page = far_house.fetch("/")
    assert status == 200
    script = SCRIPT.search(page.decode())
    assert script is not None
    assert far_house.fetch(script[1])[0] == 200
    assert far_house.fetch("/table/whatever")[2] == page


def test_a_game_against_bots_is_played_before_anything_is_compiled(far_house, installed):
    made = far_house.make("mada", "Ada", "[easy]", "[random]")
    ada = far_house.guest(made, 0)
    numbers = random.Random(1)
    with seated(ada):
        play_on([ada], lambda guest: numbers.choice(guest.moves))
        assert ada.scene["view"]["result"]["scores"]


def test_a_game_is_played_in_the_terminal(installed):
    game = ["play", "mada", "--seat", "Ada", "--players", "2", "--against", "easy", "--secret", SECRET]
    done = subprocess.run(
        [installed / "venv" / "bin" / "katta", *game],
        input="1\n" * 400,
        env=surroundings(installed),
        cwd=installed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert list((installed / ".local" / "share" / "katta").glob("*.katta"))
