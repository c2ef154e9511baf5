"""What can go wrong on the way into a page."""

from katta.core.errors import KattaError


class NotCompiled(KattaError):
    """The games, or one of them, cannot become modules."""
