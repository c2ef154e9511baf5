"""The compiler of the rules: where compiled code is kept, and that it is never stale."""

import os
import shutil
from pathlib import Path

import pytest

from katta.core.compiler import KEPT_CACHES, KERNEL_FOLDERS, PACKAGE, open_cache, sources_hash
from tests.core.random_games import run

DRAW = "from katta.core.generator import draw, seeded; print(draw(seeded(7)))"
DRAWN = "3069104647\n"


def compiling(cache: Path) -> dict[str, str]:
    return os.environ | {"NUMBA_DISABLE_JIT": "0", "NUMBA_CACHE_DIR": str(cache)}


def test_compiled_code_is_kept_in_a_folder_named_after_the_sources(tmp_path):
    assert run(DRAW, compiling(tmp_path)) == DRAWN
    assert [folder.name for folder in tmp_path.iterdir()] == [sources_hash()]
    kept = list((tmp_path / sources_hash()).rglob("*draw*.nbc"))
    written = [path.stat().st_mtime_ns for path in kept]
    assert kept
    assert run(DRAW, compiling(tmp_path)) == DRAWN
    assert [path.stat().st_mtime_ns for path in kept] == written


def test_without_the_compiler_nothing_is_kept(tmp_path):
    assert run(DRAW, compiling(tmp_path) | {"NUMBA_DISABLE_JIT": "1"}) == DRAWN
    assert list(tmp_path.iterdir()) == []


def test_a_cache_folder_that_cannot_be_made_is_done_without(tmp_path):
    (tmp_path / "file").write_text("in the way")
    assert run(DRAW, compiling(tmp_path / "file" / "cache")) == DRAWN


def test_a_read_only_cache_folder_is_done_without(tmp_path):
    (tmp_path / sources_hash()).mkdir()
    (tmp_path / sources_hash()).chmod(0o500)
    tmp_path.chmod(0o500)
    assert run(DRAW, compiling(tmp_path)) == DRAWN
    tmp_path.chmod(0o700)
    (tmp_path / sources_hash()).chmod(0o700)


def test_what_is_postponed_runs_as_plain_python_until_somebody_compiles_it(tmp_path):
    script = """
from katta.core import compiler
from katta.core.generator import draw, seeded
compiler.postpone()
print(draw(seeded(7)), len(draw.signatures))
with compiler.compiling():
    draw(seeded(7))
print(draw(seeded(7)), len(draw.signatures))
"""
    drawn = DRAWN.strip()
    assert run(script, compiling(tmp_path)) == f"{drawn} 0\n{drawn} 1\n"


def test_an_edit_in_another_file_never_runs_stale_code(tmp_path):
    package = tmp_path / "src" / "katta"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    header = "from katta.core.compiler import kernel\n"
    called = package / "core" / "called.py"
    called.write_text(f"{header}@kernel\ndef called(n):\n    return n + 1\n")
    (package / "core" / "calling.py").write_text(
        f"{header}from katta.core.called import called\n@kernel\ndef calling(n):\n    return called(n)\n"
    )
    environment = compiling(tmp_path / "cache") | {"PYTHONPATH": str(tmp_path / "src")}
    script = "import katta; from katta.core.calling import calling; print(katta.__file__, calling(1))"
    assert run(script, environment) == f"{package / '__init__.py'} 2\n"
    # Python itself takes a source for unchanged that has as many letters and was written in the same second.
    called.write_text(f"{header}@kernel\ndef called(n):\n    return n + 15\n")
    assert run(script, environment) == f"{package / '__init__.py'} 16\n"


def test_only_the_newest_caches_are_kept_and_other_folders_are_left_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    old = [tmp_path / f"{number:016x}" for number in range(5)]
    for age, folder in enumerate(old):
        folder.mkdir()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "holiday pictures").mkdir()
    current = open_cache()
    assert current == tmp_path / sources_hash()
    assert {folder.name for folder in tmp_path.iterdir()} == {
        "holiday pictures",
        sources_hash(),
        *(folder.name for folder in old[: KEPT_CACHES - 1]),
    }


@pytest.mark.parametrize("folder", KERNEL_FOLDERS)
def test_the_fingerprint_changes_with_every_source(tmp_path, monkeypatch, folder):
    monkeypatch.setattr("katta.core.compiler.PACKAGE", tmp_path)
    source = tmp_path / folder / "deeper" / "rules.py"
    source.parent.mkdir(parents=True)
    source.write_text("LIMIT = 3\n")
    first = sources_hash()
    source.write_text("LIMIT = 4\n")
    edited = sources_hash()
    source.rename(source.with_name("laws.py"))
    assert len({first, edited, sources_hash()}) == 3


def test_no_kernel_calls_one_that_the_fingerprint_overlooks():
    """Numba notices an edit in a kernel's own file; all that a kernel calls elsewhere must be in the fingerprint."""
    outside = {
        path: path.read_text(encoding="utf-8")
        for path in PACKAGE.rglob("*.py")
        if path.relative_to(PACKAGE).parts[0] not in KERNEL_FOLDERS
    }
    kernels = {path for path, text in outside.items() if "@kernel" in text}
    modules = {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in kernels}
    for path in kernels:
        own = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        assert not [module for module in modules - {own} if module in outside[path]], path
