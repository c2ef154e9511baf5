"""Complaints of pages: what broke in somebody's browser is told in the log, by part, kind and place of the code.

Nothing else comes along: the text of an error could name a card.
"""

import structlog

from katta.server.wire.bodies import Complaint

log = structlog.get_logger(__name__)


def note(complaint: Complaint) -> None:
    """Tell whoever runs the server."""
    log.warning("a page broke", part=complaint.part, kind=complaint.kind, places=complaint.places)
