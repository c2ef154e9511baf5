### The line between a page and the server, when it is slow or lost.

connection-move-waits = Votre coup attend et part dès que possible.
connection-on-its-way = Votre coup est en route…
connection-unanswered = La connexion s’est perdue avant la réponse. Regardez si c’est fait ; sinon, réessayez.
connection-not-sent = Il n’y a pas de connexion pour l’instant : rien n’a été envoyé.
