"""Draw the icons of the installed page from that of its tab: `python -m docs.images.icons`."""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.visitor import chromium

PUBLIC = Path(__file__).parents[2] / "web" / "public"
SIZE = 512
SAFE = 0.8
"""Systems cut a maskable icon to a shape of theirs; so much of its middle is always seen."""


def whole(picture: str) -> str:
    """As it is, with round corners."""
    return picture


def maskable(picture: str) -> str:
    """To the very edge, with the drawing in the middle."""
    square = re.sub(r' rx="\d+"', "", picture)
    return square.replace("<g ", f'<g transform="translate(16 16) scale({SAFE}) translate(-16 -16)" ', 1)


def main() -> None:
    picture = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as running:
        browser = chromium(running)
        page = browser.new_page(viewport={"width": SIZE, "height": SIZE})
        for name, drawn in {"icon-512": whole(picture), "icon-maskable": maskable(picture)}.items():
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawn}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
