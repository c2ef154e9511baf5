"""A package as if it were installed: its entry points on the path of a Python of its own, without a network."""

import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
OH_HELL = ROOT / "examples" / "oh_hell"


def metadata(project: Path, folder: Path) -> Path:
    """A folder with what an installation would say of a project, taken from its `pyproject.toml`."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{told['name'].replace('-', '_')}-{told['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n")
    groups = told["entry-points"].items()
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in points.items()) for group, points in groups
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))
    return folder


def environment(project: Path, folder: Path) -> dict[str, str]:
    """The environment of a Python that finds the project; its sources stay where they are, as if editable."""
    paths = [project / "src", metadata(project, folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, map(str, paths)))}
