# Tables that live in the page.

page-by-server = Ce navigateur ne peut pas jouer tout seul : c’est donc le serveur qui tient la table.
page-unable = Les jeux n’arrivent pas, ou ce navigateur est trop ancien : il ne peut pas jouer tout seul.
page-broken = Cela n’a pas marché. Réessayez.
page-troubled = Un robot ne peut pas réfléchir pour l’instant. Il continue d’essayer.
page-elsewhere = Cette partie se joue dans un autre onglet de ce navigateur.
page-take = Jouer ici
page-unthought = Impossible d’y réfléchir. Demandez encore une fois.
page-unkept = Ce navigateur ne garde rien : quand vous fermerez la page, cette partie sera perdue.
page-on-server = Jouer sur le serveur
page-on-server-how = Sinon, la page tient elle-même les parties contre des robots et autour de cet appareil, même sans réseau.
