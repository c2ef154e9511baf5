"""`make screenshots`: every screen in both themes, at a desk and on a phone, into build/screenshots."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.harness import House
from tests.web.screens import SCREENS
from tests.web.visitor import DESK, PHONE, Visitor, chromium

FOLDER = Path("build/screenshots")
SIZES = {"desk": DESK, "phone": PHONE}
IN_README = {"home": "light", "mada": "light", "sifaka": "light", "malediction-tricks": "dark"}
"""The pictures that the papers show, at a desk."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = chromium(playwright)
        for name, screen in SCREENS.items():
            for place, size in SIZES.items():
                for theme in ("light", "dark"):
                    person = Visitor(
                        browser, house.origin, size=size, theme=theme, touch=place == "phone", is_painted=True
                    )
                    screen(person)
                    person.page.wait_for_timeout(400)  # what glides in has come to rest
                    person.page.screenshot(path=FOLDER / f"{name}-{place}-{theme}.png", full_page=place == "phone")
                    if place == "desk" and IN_README.get(name) == theme:
                        person.page.screenshot(path=f"docs/images/{name}.jpg", type="jpeg", quality=82)
                    person.leave()
            print(name)
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
