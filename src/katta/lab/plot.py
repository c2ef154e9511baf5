"""The winning chances over a game as a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any
from xml.etree.ElementTree import Element

import pygal  # type: ignore[import-untyped]
from pygal.style import Style  # type: ignore[import-untyped]

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#999999")
"""Told apart by colour-blind people, too: the palette of Okabe and Ito."""

FONT = "Helvetica, Arial, sans-serif"
SMALL, LARGE = 3, 7
"""The dot of a choice, and that of a mistake."""

Point = tuple[int, float]


def chances(
    title: str,
    across: str,
    up: str,
    courses: Mapping[str, Sequence[Point]],
    mistakes: Mapping[str, set[int]],
    percent: Callable[[int], str],
) -> bytes:
    """An SVG with a line for each name: its winning chance, 0 to 1, at some steps; mistakes have a large dot.

    `percent` writes a number of hundredths as the language does.
    """
    style = Style(
        background="white", plot_background="white", colors=COLOURS, font_family=FONT, title_font_size=20,
        legend_font_size=14, label_font_size=12, major_label_font_size=12, title_font_family=FONT,
        legend_font_family=FONT, label_font_family=FONT, major_label_font_family=FONT,
    )  # fmt: skip
    chart = pygal.XY(
        title=title, x_title=across, y_title=up, range=(0, 100), style=style, js=[], width=960, height=540,
        legend_at_bottom=True, value_formatter=lambda value: percent(round(value)),
        x_value_formatter=lambda x: f"{x:.0f}",
        disable_xml_declaration=False, pretty_print=True, show_x_guides=False, y_labels=list(range(0, 101, 20)),
    )  # fmt: skip
    for name, points in courses.items():
        chart.add(name, [_dot(point, mistakes.get(name, set())) for point in points])
    chart.add_xml_filter(_without_scripts)
    picture: bytes = chart.render()
    return picture


def _without_scripts(root: Element) -> Element:
    """A picture needs none; pygal leaves its settings in one even if there is nothing to run."""
    for parent in list(root.iter()):
        for script in [child for child in parent if str(child.tag).endswith("script")]:
            parent.remove(script)
    return root


def _dot(point: Point, mistakes: set[int]) -> dict[str, Any]:
    step, share = point
    return {"value": (step, 100 * share), "node": {"r": LARGE if step in mistakes else SMALL}}
