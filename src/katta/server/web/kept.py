"""What browsers keep of the site: its service worker is told all files, and what is in them."""

import base64
import hashlib
import json
import re
from collections.abc import Mapping

WORKER = "sw.js"
INDEX = "index.html"
PAGE = ""
"""The address of the page, as the worker knows it: where the site lies."""

NAMED = "assets/"

SITE = re.compile(r"^const SITE = \{.*\};$", re.MULTILINE)
FILES = re.compile(r'^const SITE = .*"files": (\{.*\})\};$', re.MULTILINE)


def with_list(worker: str, files: Mapping[str, bytes], has_server: bool) -> str:
    """The service worker of a site with these files, by their paths in it."""
    paths = (path for path in sorted(files) if path != WORKER)
    listed = {PAGE if path == INDEX else path: _digest(path, files[path]) for path in paths}
    version = hashlib.sha256(json.dumps(listed).encode()).hexdigest()[:12]
    site = json.dumps({"version": version, "hasServer": has_server, "files": listed})
    return SITE.sub(lambda _: f"const SITE = {site};", worker)


def listed(worker: str) -> list[str]:
    """The paths that a service worker was told; none if it is damaged, or names what is outside of its site."""
    found = FILES.search(worker)
    try:
        paths = [path or INDEX for path in json.loads(found[1])] if found else []
    except ValueError:
        return []
    return [] if any(path.startswith("/") or ".." in path.split("/") for path in paths) else paths


def _digest(path: str, content: bytes) -> str:
    """As browsers check what they fetch; nothing where the name tells what is in it."""
    if path.startswith(NAMED):
        return ""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"
