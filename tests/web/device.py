"""What a person comes with: a context of a browser, wiped and used again; in a new one all files are compiled anew."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

MOST_FREE = 5
"""So many devices of a browser wait to be used again; each takes memory."""


@dataclass(frozen=True)
class Kind:
    """What cannot be changed later."""

    origin: str
    language: str
    has_touch: bool


class Device:
    """A context in which a blank page stays open, so that its process does."""

    def __init__(self, browser: Browser, kind: Kind) -> None:
        self.kind = kind
        self.context: BrowserContext = browser.new_context(
            base_url=kind.origin, locale=kind.language, has_touch=kind.has_touch, accept_downloads=True
        )
        self._blank: Page = self.context.new_page()
        self._tools: CDPSession = self.context.new_cdp_session(self._blank)

    def wipe(self) -> None:
        """Nothing is left of whoever used it, but the files of the server."""
        for page in self.context.pages:
            if page is not self._blank:
                page.close()
        self._tools.send("Storage.clearDataForOrigin", {"origin": self.kind.origin, "storageTypes": "all"})
        self.context.clear_permissions()


_FREE: dict[Browser, list[Device]] = {}


def take(browser: Browser, kind: Kind) -> Device:
    """One that is free, or a new one."""
    free = _FREE.setdefault(browser, [])
    for device in free:
        if device.kind == kind:
            free.remove(device)
            return device
    return Device(browser, kind)


def give_back(browser: Browser, device: Device) -> None:
    """For the next one; the one that nobody has wanted for longest may go."""
    device.wipe()
    free = _FREE[browser]
    free.insert(0, device)
    if len(free) > MOST_FREE:
        free.pop().context.close()
