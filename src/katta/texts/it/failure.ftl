### Ciò che dice il browser quando qualcosa smette di funzionare.

failure-part = Questa parte della pagina non funziona più. La partita continua.
failure-page = Questa pagina non funziona più. Nulla di ciò che è stato giocato è andato perso.
failure-fetch = Un pezzo di Katta non si è caricato. Forse la connessione è caduta, o il server ha una versione più recente.
failure-hitch = Qualcosa è appena andato storto. Se la pagina non fa più quello che deve, ricaricala.
failure-again = Riprova
failure-reload = Ricarica
failure-wait = Caricamento…
failure-start = Katta non si carica come dovrebbe. Controlla la connessione e ricarica la pagina.
