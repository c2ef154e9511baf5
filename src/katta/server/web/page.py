"""The page, told where it lies and who is behind it.

It names its scripts, its style and its icons, and they find all the rest.
"""

import html
import re
from collections.abc import Iterable

from katta.server.web.policy import ON_ITS_OWN

ADDRESS = re.compile(r'\b(href|src)="/')
TAG = re.compile(r'(<meta name="(?P<name>[a-z-]+)" content=")(")')
NO_SERVER = '<meta name="katta-server" content="none"'
FIRST = '<meta charset="utf-8" />'


def on_server(page: str, base_path: str, brought: Iterable[str]) -> str:
    """For a server: under which path the site lies, and which games packages bring."""
    told = {"base-path": base_path, "brought-games": " ".join(brought)}
    return _told(ADDRESS.sub(rf'\1="{base_path}/', page), told)


def on_its_own(page: str, brought: Iterable[str]) -> str:
    """For a folder of files, wherever it will lie; nobody sends headers with it, so it says what it may do itself."""
    told = {"katta-server": "none", "brought-games": " ".join(brought)}
    policy = f'{FIRST}<meta http-equiv="Content-Security-Policy" content="{html.escape(ON_ITS_OWN, quote=False)}" />'
    return _told(ADDRESS.sub(r'\1="./', page), told).replace(FIRST, policy, 1)


def is_on_its_own(page: str) -> bool:
    """Whether it is a page of such a folder."""
    return NO_SERVER in page


def _told(page: str, told: dict[str, str]) -> str:
    return TAG.sub(lambda tag: f"{tag[1]}{html.escape(told.get(tag['name'], ''))}{tag[3]}", page)
