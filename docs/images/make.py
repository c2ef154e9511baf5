"""Draw the pictures of the papers: `python docs/images/make.py`."""

import io
import random
from pathlib import Path

from rich.console import Console

from katta import Dealer, Match, game
from katta.terminal import table
from katta.terminal.listing import listing
from katta.terminal.menu import Menu
from katta.terminal.screen import Screen

FOLDER = Path(__file__).parent
WIDTH = 100
FONT_ASPECT_RATIO = 0.602

# Rich's own frame without the fonts it would fetch from elsewhere; letters are spaced out to fit any monospace font.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: arial, sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def played(name: str, players: list[str], moves: int) -> Match:
    """A game dealt from a known secret, played at random but the same each time, until seat 0 has a choice."""
    chooser = random.Random(107)
    match = Match(game(name), players, dealer=Dealer(bytes(range(32))))
    while len(match.history) < moves or match.position.actor != 0 or len(match.position.moves()) < 4:
        match.play(chooser.choice(match.position.moves()))
    return match


def draw(match: Match, path: Path) -> None:
    """The turn of seat 0 as the terminal shows it."""
    screen = Screen("en")
    screen.console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    screen.seat(match.names)
    position = match.position
    screen.show(table.picture(position, 0, screen))
    screen.show()
    screen.show(listing(Menu.of(position, screen.catalogue), table.thumbnails(position, 0, screen)))
    screen.console.print(f"{match.names[0]} ▸ ", style="bold")
    title = f"katta play {match.game.name}"
    drawn = screen.console.export_svg(
        title=title, code_format=FRAME, font_aspect_ratio=FONT_ASPECT_RATIO, unique_id=match.game.name
    )
    path.write_text("\n".join(line.rstrip() for line in drawn.splitlines()) + "\n", encoding="utf-8")
    print(path)


draw(played("mada", ["Ada", "Bob", "Cléo"], 133), FOLDER / "terminal-mada.svg")
