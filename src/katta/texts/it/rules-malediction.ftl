### The rules of Malédiction!, one message per section. The terms are in ../TERMS.md.

malediction-rules-goal =
    Malédiction! è un gioco di prese per 3-5 persone. In ogni round guardi le tue carte e scegli un contratto: quante prese vincerai? Se lo rispetti, ti dà punti; se lo fallisci, te li toglie. Dopo sette round al massimo vince il totale più alto.
    .title = Scopo del gioco

malediction-rules-components =
    Il gioco comprende:
    - { $witches } carte Strega di cinque semi: ratti, corvi, scope e ragni con valori da 1 a { $highest }, e { $potions } pozioni con valori da 1 a { $strongest }.
    - { $contracts } carte Contratto con i numeri da 0 a 3. I contratti da 1 a 3 hanno due facce: «esattamente» (si scrive 2) e «almeno» (si scrive 2+).
    - { $hats } cappelli da strega, 5 carte Punti e la sfera di cristallo.

    Visibili a chiunque: la carta di briscola, i contratti, le carte Punti, gli zeri conservati e i cappelli, le pile dei contratti, tutte le carte giocate, quante carte ci sono in ogni mano e quante prese ha vinto ciascuna persona. Restano segrete le carte in mano alle altre persone, quelle non distribuite e quelle che avanzano alla fine di un round.
    .title = Materiale

malediction-rules-setup =
    Dividete i contratti per numero in quattro pile: 0, 1, 2 e 3. Mettete accanto la pila con i { $hats } cappelli da strega. Ogni persona riceve una carta Punti, su cui metterà i propri contratti e cappelli.

    Nel primo round ha la sfera di cristallo chi è più grande di età, e prende il primo posto. Dopo ogni round la sfera passa di un posto a sinistra.
    .title = Preparazione

malediction-rules-trump =
    All’inizio di ogni round si mescolano tutte le { $witches } carte Strega e se ne scopre una a caso. Il suo seme è la briscola del round; il suo valore non conta. Può essere anche una pozione: allora la briscola sono le pozioni.

    La carta scoperta resta sul tavolo. Delle altre { $dealt } se ne distribuiscono { $hand } a ogni persona. Il resto non si vede per questo round.
    .title = Briscola e distribuzione

malediction-rules-contracts =
    In senso orario, a partire da chi ha la sfera di cristallo, ogni persona prende un contratto e lo mette scoperto davanti a sé. Scegli una pila che non sia vuota e scegli la faccia:
    - «esattamente», per esempio 2: devi vincere esattamente quel numero di prese.
    - «almeno», per esempio 2+: devi vincere quel numero di prese o di più.
    - 0: non devi vincere nessuna presa.

    La tabella qui sotto dice quanto vale ogni faccia. «Esattamente» è più difficile e dà più punti di «almeno». La tua scelta vale finché non si calcolano i punti del round.
    .title = Contratti

malediction-rules-retry =
    Invece di prendere un contratto da una pila, puoi riprendere uno dei tuoi contratti falliti. Può essere uno qualsiasi di quelli sulla tua carta Punti, di qualunque round precedente, e scegli di nuovo la faccia.

    La carta lascia la tua carta Punti, quindi per ora la sua penalità sparisce. Le pile non cambiano. Se questa volta rispetti il contratto, dà i suoi punti; se lo fallisci ancora, te li toglie di nuovo.
    .title = Nuovo tentativo

malediction-rules-lead =
    Apre la prima presa chi ha il contratto che vale più punti. Se più contratti valgono lo stesso, apre l’ultima, fra queste persone, ad aver scelto. Poi apre sempre chi ha vinto la presa.

    Per aprire puoi giocare qualsiasi carta o una combo con una pozione. Il seme di apertura è quello della carta giocata; in una combo, quello della carta base.
    .title = Aprire la presa

malediction-rules-follow =
    Poi si gioca a turno in senso orario: una carta o una combo a testa. Se hai carte del seme di apertura, devi giocarne una, da sola o come carta base di una combo. Se non ne hai, puoi giocare quello che vuoi, anche una combo. Non c’è mai obbligo di giocare briscola né di superare le altre carte.

    Una pozione non ha altro seme che pozione. Se si apre con una pozione e hai delle pozioni, devi giocare una pozione, da sola o con un’altra pozione.

    Per esempio, si apre con un ratto e hai ratto 2, pozione 3 e ragno 9: devi giocare ratto 2, da solo o insieme alla pozione. Con pozione 1, pozione 2 e ragno 3 potresti scegliere liberamente.
    .title = Rispondere al seme

malediction-rules-potions =
    Una pozione giocata da sola è una carta del seme pozione. Ma puoi anche aggiungerla a un’altra carta. Questa è una combo: una carta base e una pozione, mai di più. La pozione prende il seme della carta base e le aggiunge il proprio valore. Ragno 5 con pozione 2 vale come ragno 7.

    Due pozioni insieme fanno una pozione più forte: pozione 3 con pozione 1 vale come pozione 4.

    Se la briscola sono le pozioni, un ratto, un corvo, una scopa o un ragno con una pozione non è briscola. Si apre con ratto 9, qualcuno aggiunge pozione 3 a ragno 9, un’altra persona gioca pozione 1: vince pozione 1.

    Una combo consuma due carte in una volta, quindi la tua mano si svuota prima.
    .title = Pozioni e combo

malediction-rules-winning =
    La briscola più alta vince la presa. Se nessuno ha giocato briscola, vince la carta più alta del seme di apertura. Gli altri semi non vincono mai. Una combo conta per la sua somma.

    Chi vince la presa la mette davanti a sé e apre la successiva.

    Per esempio, la briscola sono i ragni e si giocano ratto 8, ratto 4, ragno 6, e ragno 5 con pozione 2. La quarta persona vince con ragno 7.
    .title = Vincere una presa

malediction-rules-tie =
    In caso di parità per la presa, non la vince nessuno. Le sue carte si scartano e non conta per nessuno. Fra le persone in parità, l’ultima ad aver giocato apre la presa successiva.

    Per esempio, la briscola sono i ragni e si giocano ratto 8, ragno 7, ratto 9, e ragno 5 con pozione 2. La seconda e la quarta persona sono in parità con 7. Non vince nessuno, e apre la quarta persona.
    .title = Parità in una presa

malediction-rules-round-end =
    Ogni presa si gioca fino in fondo: partecipano tutte le persone al tavolo. Dopo una presa in cui qualcuno è rimasto senza carte in mano, il round finisce. Le carte rimaste nelle altre mani si scartano senza mostrarle. Un round ha quindi da 4 a 7 prese.

    Poi si calcolano i punti in quest’ordine: controllare i contratti, sostituire le prese mancanti con zeri conservati, contare i punti, assegnare il cappello.
    .title = Fine del round

malediction-rules-fulfil =
    Il tuo contratto è rispettato se hai vinto:
    - con «esattamente», proprio tante prese quante ne indica il numero,
    - con «almeno», tante prese quante ne indica il numero o di più,
    - con 0, nessuna presa.

    Altrimenti è fallito. Le prese che nessuno ha vinto non contano per nessuno.
    .title = Rispettato o fallito

malediction-rules-zeros =
    Uno 0 rispettato si conserva: mettilo sulla tua carta Punti. Non vale punti, ma ti aiuterà più tardi. Uno 0 fallito torna nella pila 0 e non costa nulla.

    Se hai vinto troppo poche prese, puoi sostituire quelle mancanti con zeri conservati nei round precedenti, uno zero per ogni presa mancante. Il contratto vale allora come rispettato. È possibile solo se hai abbastanza zeri per tutte le prese mancanti; quelli che restituisci tornano nella pila 0. Si chiede a turno, a partire da chi ha la sfera di cristallo, e puoi rifiutare. Gli zeri non tolgono mai le prese di troppo.

    Per esempio, il tuo contratto è 3 e hai vinto 1 presa. Con due zeri conservati puoi rispettarlo; uno solo non servirebbe a nulla.
    .title = Zeri conservati

malediction-rules-points =
    Un contratto 1, 2 o 3 rispettato dà i punti della faccia scelta. Uno fallito ne toglie altrettanti. In entrambi i casi da quel momento resta sulla tua carta Punti. Puoi ritentare un contratto fallito in un round successivo.
    .title = Punti

malediction-rules-hat =
    Se hai vinto più prese di tutte le altre persone, prendi un cappello da strega, che vale 1 punto. Non importa se hai rispettato il contratto. Contano solo le prese vinte davvero, non gli zeri restituiti.

    Se più persone sono in parità per il maggior numero di prese, anche con nessuna presa, nessuno riceve il cappello, e un cappello torna nella scatola.
    .title = Cappello da strega

malediction-rules-end =
    La partita finisce dopo il conteggio di un round se è uscito il settimo cappello o se la pila dei contratti 1, 2 o 3 è vuota. Una pila 0 vuota non fa finire la partita; semplicemente non si può più prendere uno 0. Altrimenti la sfera di cristallo passa a sinistra e comincia un nuovo round.

    Somma i tuoi contratti, in più e in meno, e i tuoi cappelli. Vince il totale più alto, anche se è negativo. In caso di parità vince chi ha più cappelli; se la parità resta, la vittoria è condivisa.
    .title = Fine della partita

malediction-rules-options =
    Prima della partita il tavolo può accordarsi su altre regole:
    - Un contratto fallito costa tanti punti quanti ne indica il numero della carta, qualunque sia la faccia.
    - Gli zeri conservati sostituiscono una sola presa mancante, con un solo zero.
    .title = Opzioni

malediction-rules-words =
    Quattro parole tornano di continuo:
    - Presa: ogni persona gioca una volta al centro, a turno. Quelle carte insieme sono una presa, e qualcuno la vince.
    - Aprire: giocare la prima carta di una presa. Può essere una carta qualsiasi.
    - Rispondere al seme: giocare una carta dello stesso seme della prima.
    - Briscola: il seme che in questo round batte tutti gli altri.
    .title = Piccolo glossario

malediction-rules-advice =
    Qualche consiglio per scegliere il contratto:
    - Hai { $hand } carte, ma un round ha di rado { $hand } prese: ogni pozione di una combo lo accorcia.
    - Conta le tue briscole e le carte alte, e tieni conto di ciò che è stato scelto prima di te. Se tutto il tavolo vuole prese, per te ne restano meno.
    - Con una mano debole pensa allo 0: se fallisce non costa niente, se riesce salverà un contratto più avanti.

    E con carte vere su un tavolo vero: girate una carta di ogni pila di contratti e lasciatela accanto, così si vedono entrambe le facce, e disponete le prese vinte in modo da contarle a colpo d’occhio.
    .title = Consigli

malediction-table-contracts = Contratti
malediction-table-contracts-contract = Contratto
malediction-table-contracts-copies = Carte
malediction-table-contracts-exactly = Punti, esattamente
malediction-table-contracts-at-least = Punti, almeno
malediction-table-potions = Pozioni
malediction-table-potions-potion = Pozione
malediction-table-potions-copies = Carte

## Pictures

malediction-figure-suits = Un ratto, un corvo, una scopa, un ragno e una pozione.
malediction-figure-faces = Nessuna presa; esattamente 2 prese; almeno 2 prese.
malediction-figure-combo = Il ragno 5 e la pozione 2 formano una combo che vale come ragno 7.
malediction-figure-trick = La briscola sono i ragni: di queste quattro giocate vince l’ultima, con il ragno 7.
malediction-figure-follow = Si è aperto con ratto 8 e hai un ratto: giocalo, senza pozione o con una. Il ragno 9 non è permesso.
malediction-figure-hat = Un cappello da strega: 1 punto per chi da solo ha più prese.
