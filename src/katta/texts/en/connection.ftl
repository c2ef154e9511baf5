### The line between a page and the server, when it is slow or lost.

connection-move-waits = Your move waits and is sent as soon as it can be.
connection-on-its-way = Your move is on its way …
connection-unanswered = The connection was lost before an answer came. See whether it was done; if not, try again.
connection-not-sent = There is no connection right now, so this was not sent.
