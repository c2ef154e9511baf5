### The line between a page and the server, when it is slow or lost.

connection-move-waits = La tua mossa aspetta e parte appena si può.
connection-on-its-way = La tua mossa è in arrivo…
connection-unanswered = La connessione è caduta prima della risposta. Guarda se è riuscito; se no, riprova.
connection-not-sent = Ora non c’è connessione, quindi non è stato inviato nulla.
