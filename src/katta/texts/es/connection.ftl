### The line between a page and the server, when it is slow or lost.

connection-move-waits = Tu jugada espera y saldrá en cuanto se pueda.
connection-on-its-way = Tu jugada está en camino…
connection-unanswered = La conexión se perdió antes de que llegara una respuesta. Mira si se ha hecho; si no, inténtalo de nuevo.
connection-not-sent = Ahora no hay conexión, así que esto no se ha enviado.
