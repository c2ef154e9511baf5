### The lessons of Malédiction!. The terms are in ../TERMS.md.

## Contract and tricks

malediction-lesson-1 = Contratto e prese
malediction-lesson-1-goal = Le streghe vedono il futuro: predici quante prese vincerai. Se indovini, fai punti!
malediction-lesson-1-hand = Queste sette carte Strega sono tue: ratti, corvi, scope, ragni e una pozione.
malediction-lesson-1-trump = È stata scoperta una carta a caso: in questo round i ragni sono briscola. Il suo valore non conta.
malediction-lesson-1-choice = Scegli un contratto. «2» vuol dire esattamente due prese, «2+» due o più, «0» nessuna.
malediction-lesson-1-bid = Le tue carte sono alte: due prese dovrebbero essere facili. Prendi «2+», che vale 2 punti.
malediction-lesson-1-lead = Il tuo contratto vale più punti di tutti, quindi apri tu. Gioca il tuo corvo 9.
malediction-lesson-1-again = Nessun corvo era più alto: la presa è tua. Chi vince apre di nuovo: gioca la tua scopa 3.
malediction-lesson-1-follow = { $left } ha vinto con scopa 9 e apre con un ratto. Hai dei ratti, quindi devi rispondere: gioca ratto 8!
malediction-lesson-1-trumping = Due prese dopo. { $left } apre con un corvo e tu non ne hai. Gioca ciò che vuoi: ragno 2 è briscola e vince!
malediction-lesson-1-last = Resta una carta: apri con la tua pozione.
malediction-lesson-1-over = La tua mano è vuota, quindi il round finisce dopo questa presa.
malediction-lesson-1-fulfilled = Hai vinto cinque prese, quindi «2+» è rispettato: 2 punti. Fallito, ti sarebbe costato 2 punti.
malediction-lesson-1-hat = Hai anche più prese di chiunque altro. Per questo ricevi un cappello da strega, che vale 1 punto.
malediction-lesson-1-ball = La sfera di cristallo mostra chi sceglie per primo. Per il prossimo round passa a { $left }.
malediction-lesson-1-done = Questo è un round intero. Ora vengono le pozioni!

## Potions and failed contracts

malediction-lesson-2 = Pozioni e sfortuna
malediction-lesson-2-void = I ragni sono briscola e il tuo contratto è esattamente 2. Non hai scope: vinci con ragno 2.
malediction-lesson-2-combo = Una pozione rende più forte una carta. Apri con ratto 5 e pozione 3: insieme fanno ratto 8.
malediction-lesson-2-tie = { $left } ha giocato ratto 8, pari alla tua combo. Nessuno vince la presa. { $left } ha giocato dopo di te e apre.
malediction-lesson-2-potions = Si è aperto con una pozione e ne hai: devi rispondere. Due si sommano: gioca pozione 2 e pozione 1.
malediction-lesson-2-enough = Due prese: non te ne servono altre! Apri con corvo 8 e spera che qualcuno la prenda.
malediction-lesson-2-only = { $right } l’ha presa e apre con una scopa. Ti resta solo ragno 6: devi giocarlo.
malediction-lesson-2-failed = Una terza presa, e il round è finito. Volevi esattamente 2: fallito, e ti costa 4 punti.
malediction-lesson-2-hat = Una consolazione: hai più prese di tutti, quindi il cappello è tuo, contratto rispettato o no.
malediction-lesson-2-next = Un nuovo round: nuova briscola, nuove carte, e gli altri scelgono prima di te.
malediction-lesson-2-retry = Un contratto fallito si può riprovare. Riprendi il tuo 2, e questa volta giralo su «2+».
malediction-lesson-2-gone = I 4 punti persi per ora spariscono. { $right } ha un contratto di pari valore, ma hai scelto dopo: apri tu.
malediction-lesson-2-done = Con queste carte ce la farai. Passiamo agli zeri!

## Zeros and the end

malediction-lesson-3 = Gli zeri, e la fine
malediction-lesson-3-zero = Il tuo contratto è 0: non devi vincere nemmeno una presa. Finora va tutto bene.
malediction-lesson-3-rid = I corvi sono briscola e non ne hai: gioca ciò che vuoi. Liberati di ragno 7 e pozione 2 insieme!
malediction-lesson-3-free = Si è aperto con una pozione e non ne hai più. Gioca il tuo ragno 3.
malediction-lesson-3-avoid = La tua ultima carta: scopa 8 non è del seme di apertura né briscola. Non può vincere.
malediction-lesson-3-saved = Rispettato! Uno 0 non dà punti, ma lo tieni: uno zero conservato può aiutarti più tardi.
malediction-lesson-3-box = Nessuno ha da solo più prese, quindi nessuno riceve il cappello. Torna nella scatola.
malediction-lesson-3-tied = Round seguente, ultima presa: il tuo contratto è «1+» e { $left } apre con ratto 7. Gioca ratto 5 con pozione 2!
malediction-lesson-3-nobody = Sette contro sette: parità, nessuno vince la presa. Te ne serviva una, e il round è finito.
malediction-lesson-3-keep = Il tuo zero potrebbe sostituirla, ma non è obbligatorio. «1+» vale solo 1 punto: tieni lo zero per dopo.
malediction-lesson-3-seventh = Un altro tavolo, settimo round: resta un cappello. Le scope sono briscola e non hai corvi: gioca scopa 4!
malediction-lesson-3-hats = Hai più prese di tutti e prendi il cappello. Era il settimo, l’ultimo: la partita è finita!
malediction-lesson-3-no-zero = { $left } non voleva prese e ne ha vinte due. Uno 0 fallito torna sulla sua pila, ma non costa punti.
malediction-lesson-3-late = Un altro tavolo, l’ultimo round. Il tuo contratto è «1+», e hai uno zero conservato. Senza ragni, gioca corvo 3.
malediction-lesson-3-missed = I ragni sono briscola, e si è aperto di nuovo con uno. Non ne hai: gioca ratto 4.
malediction-lesson-3-short = Nessuna presa, e te ne serviva una. Ma uno zero conservato sostituisce una presa mancante.
malediction-lesson-3-hand-in = Restituiscilo! Così il tuo contratto è rispettato, e lo zero torna sulla sua pila.
malediction-lesson-3-end = La pila dei contratti 3 è vuota: anche così finisce la partita.
malediction-lesson-3-count = Ora si sommano contratti e cappelli, in più e in meno. Oggi basta un punto: vinci!
malediction-lesson-3-shared = In caso di parità vince chi ha più cappelli. Se sono pari anche quelli, la vittoria è condivisa.
malediction-lesson-3-options = Prima della partita potete accordarvi su altre regole: per i contratti falliti e per gli zeri conservati.
malediction-lesson-3-done = Ora conosci tutti i segreti delle streghe. Buon divertimento!
