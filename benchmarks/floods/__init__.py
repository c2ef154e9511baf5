"""A person's clicks beside somebody who floods the server."""
