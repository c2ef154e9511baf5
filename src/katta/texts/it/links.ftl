### Link: chi gioca dove e su quale dispositivo, e i tavoli che un dispositivo conosce.

links-marked = Questo browser non lascia copiare alle pagine. Il link è selezionato: copialo come qualsiasi testo.
links-elsewhere = Sei qui con un indirizzo che solo questo dispositivo può aprire. I link qui portano a quello per gli altri dispositivi della tua rete.
links-only-here = Gli altri dispositivi non possono aprire questo indirizzo: Katta è stato avviato solo per questa macchina. Per far entrare altri dispositivi della tua rete, fermalo e avvialo così:

## Di chi è il posto di un link

links-are-you = Sei { $name }?
links-are-you-why = Questo link è un posto a un tavolo di { $game }. Chi dice di sì vede le carte di quel posto e le gioca.
links-not-me-watch = No, voglio solo guardare
links-not-me = No, a tutti i giochi
links-my-seat = Al mio posto

## Al tavolo

links-menu = Dispositivi e inviti
links-continue = Continuare su un altro dispositivo
links-continue-how = Il tuo link personale ti porta al tuo posto su qualsiasi dispositivo. Non farlo vedere a nessun’altra persona.
links-personal = Il tuo link personale
links-personal-show = Mostra il mio link personale
links-personal-code = Il tuo link personale come codice QR
links-personal-what =
    { $count ->
        [one] Chi apre questo link occupa il tuo posto a questo tavolo, vede le tue carte e gioca per te. Aprilo sul tuo altro dispositivo e non darlo a nessun’altra persona.
       *[other] Chi apre questo link occupa i { $count } posti di questo dispositivo, vede le vostre carte e gioca per voi. Aprilo sul tuo altro dispositivo e non darlo a nessun’altra persona.
    }
links-not-kept = Questo browser non conserva nulla: quando chiudi la pagina perdi il tuo posto, a meno che tu non conservi il tuo link personale.
links-invite-how = Chi apre questo link può prendere un posto libero.
links-back-in = Per chi gioca già qui
links-back-in-how = Chi gioca qui e cambia dispositivo apre lì questo link e dice chi è. Viene chiesto al primo dispositivo.
links-watch = Guardare
links-watch-how = Chi apre questo link vede il tavolo, ma la mano di nessuno.
links-watch-link = Link per guardare
links-screen = Grande schermo
links-screen-how = Il tavolo riempie un televisore o un proiettore, e ogni persona tiene la propria mano sul telefono.
links-screen-open = Mostra su un grande schermo

## Un altro dispositivo chiede

links-claim = Sei tu su un altro dispositivo?
links-claim-of = { $name }, sei tu su un altro dispositivo?
links-claim-code = L’altro dispositivo mostra questo codice:
links-claim-why = Di’ di sì solo se un tuo dispositivo mostra lo stesso codice: vedrà le tue carte.
links-claim-yes = Sì, sono io
links-claim-no = No

## I tuoi tavoli

links-your-turn-minutes =
    { $count ->
        [one] Tocca a te, da { $count } minuto
       *[other] Tocca a te, da { $count } minuti
    }
links-your-turn-hours =
    { $count ->
        [one] Tocca a te, da { $count } ora
       *[other] Tocca a te, da { $count } ore
    }
links-your-turn-days =
    { $count ->
        [one] Tocca a te, da { $count } giorno
       *[other] Tocca a te, da { $count } giorni
    }
links-all =
    { $count ->
        [one] Mostra { $count } tavolo
       *[other] Mostra tutti i { $count } tavoli
    }
links-remove-question = Togliere questo tavolo dal tuo elenco? Il tuo posto resta tuo, e puoi recuperare il tavolo per 30 giorni.
links-remove = Togliere
links-remove-not = Tenerlo
links-removed = { $game }: tolto.
links-undo = Annulla
links-removed-tables = Tavoli tolti
links-removed-how = La chiave del tuo posto viene conservata per 30 giorni dopo che hai tolto un tavolo.
links-removed-when = tolto: { $when }
links-bring-back = Recuperare

## Tutti i tavoli su un altro dispositivo

links-take-along = Portare i miei tavoli su un altro dispositivo
links-take-along-what =
    { $count ->
        [one] Questo link porta { $count } tavolo su un altro tuo dispositivo. Chi lo apre occupa lì il tuo posto e vede le tue carte: non darlo a nessun’altra persona.
       *[other] Questo link porta { $count } tavoli su un altro tuo dispositivo. Chi lo apre occupa lì i tuoi posti e vede le tue carte: non darlo a nessun’altra persona.
    }
links-take-along-code = Lo stesso link come codice QR
links-with-finished = anche le partite finite
links-no-code = Sono troppi tavoli per un codice QR. Manda il link a te.
links-arrival = Tavoli di un altro dispositivo
links-arrival-what =
    { $count ->
        [one] Questo link porta { $count } tavolo che questo dispositivo non conosce ancora. È tuo?
       *[other] Questo link porta { $count } tavoli che questo dispositivo non conosce ancora. Sono tuoi?
    }
links-arrival-table = { $game }, come { $name }
links-arrival-add = Sì, aggiungi ai miei tavoli
links-arrival-no = No
links-arrival-none = Questo link non porta nessun tavolo nuovo qui.
