### The line between a page and the server, when it is slow or lost.

connection-move-waits = Dein Zug wartet und geht ab, sobald es geht.
connection-on-its-way = Dein Zug ist unterwegs …
connection-unanswered = Die Verbindung ging verloren, bevor eine Antwort kam. Sieh nach, ob es geklappt hat; wenn nicht, versuch es noch einmal.
connection-not-sent = Gerade gibt es keine Verbindung, daher wurde das nicht gesendet.
