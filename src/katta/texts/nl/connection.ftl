### The line between a page and the server, when it is slow or lost.

connection-move-waits = Je zet wacht en gaat weg zodra het kan.
connection-on-its-way = Je zet is onderweg …
connection-unanswered = De verbinding viel weg voordat er antwoord kwam. Kijk of het gelukt is; zo niet, probeer het opnieuw.
connection-not-sent = Er is nu geen verbinding, dus dit is niet verstuurd.
