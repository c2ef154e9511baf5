# Tables that live in the page.

page-by-server = Questo browser non può giocare da solo, quindi è il server a tenere il tavolo.
page-unable = I giochi non arrivano, o questo browser è troppo vecchio: non può giocare da solo.
page-broken = Non ha funzionato. Riprova.
page-troubled = Un bot non riesce a pensare in questo momento. Continua a provare.
page-elsewhere = Questa partita è aperta in un’altra scheda di questo browser.
page-take = Gioca qui
page-unthought = Non è stato possibile pensarci. Chiedi di nuovo.
page-unkept = Questo browser non conserva nulla: quando chiudi la pagina questa partita è perduta.
page-on-server = Gioca sul server
page-on-server-how = Altrimenti è la pagina stessa a tenere le partite contro i bot e su questo dispositivo, anche senza rete.
