"""Why a socket is closed: codes of the WebSocket protocol (RFC 6455)."""

NORMAL = 1000
POLICY = 1008
"""The server does not want the client back."""

BROKEN = 1011
RESTART = 1012
TRY_AGAIN = 1013
