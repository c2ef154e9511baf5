### Ce que dit le navigateur quand quelque chose ne fonctionne plus.

failure-part = Cette partie de la page ne fonctionne plus. La partie en cours, elle, continue.
failure-page = Cette page ne fonctionne plus. Rien de ce qui a été joué n’est perdu.
failure-fetch = Un morceau de Katta n’a pas pu être chargé. La connexion est peut-être coupée, ou le serveur a une version plus récente.
failure-hitch = Un problème vient de se produire. Si la page ne répond plus comme il faut, rechargez-la.
failure-again = Réessayer
failure-reload = Recharger
failure-wait = Chargement…
failure-start = Katta ne se charge pas comme il faut. Vérifiez la connexion, puis rechargez la page.
