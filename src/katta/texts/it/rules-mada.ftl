### The rules of Mada, one message per section. The terms are in ../TERMS.md.

mada-rules-goal =
    Mada è un gioco per 2-5 persone. Round dopo round cerchi di mettere da parte carte Cactus con tanti fichi d’India. Appena qualcuno ha messo da parte la quinta carta Cactus, la partita finisce e vince chi ha più fichi d’India. Servono buone carte, ma anche sangue freddo: se sfidi troppo la sorte, a fare punti è il resto del tavolo.
    .title = Scopo del gioco

mada-rules-cards =
    Ci sono { $cards } carte:
    - { $cacti } carte Cactus con valori da 1 a { $highest }. Ognuna mostra dei fichi d’India, alla fine i tuoi punti. Quanti, lo dice la tabella qui sotto.
    - { $specials } carte speciali: { $lemurs } Lemuri, { $doubles } Lemuri Doppi e { $scorpions } Scorpioni. Non hanno né valore né fichi d’India.

    In mano puoi avere carte Cactus, Lemuri e Lemuri Doppi. Uno Scorpione non resta mai in mano: agisce appena compare.

    Ogni persona ha la propria pila personale, scoperta, e un posto per le carte messe da parte. Il mazzo di pesca e la pila degli scarti comune sono di tutto il tavolo.

    Visibili a chiunque: le pile personali con l’ordine delle carte, la pila degli scarti comune e quante carte ci sono in ogni mano e nel mazzo di pesca. Le carte messe da parte sono coperte: vedi le tue, e delle altre solo il dorso fino alla fine della partita. Restano segreti le carte in mano alle altre persone e l’ordine del mazzo di pesca.
    .title = Carte

mada-rules-setup =
    Mescolate tutte le carte e distribuitene 3 a testa; ognuno tiene nascoste le proprie. Le altre formano il mazzo di pesca, coperto. All’inizio la pila degli scarti comune e le pile personali sono vuote, e niente è ancora messo da parte.

    Hai ricevuto uno Scorpione? Tienilo separato dalla mano finché tutte le carte non sono distribuite. Poi, una persona dopo l’altra, gli Scorpioni agiscono: ognuno va nella pila degli scarti comune insieme a un’altra carta della tua mano, a tua scelta. Un secondo Scorpione non vale mai come quest’altra carta, e nulla viene rimpiazzato. Perciò uno Scorpione ti lascia 1 carta; due o tre non te ne lasciano nessuna.

    Inizia chi ha visto un lemure per ultimo, e prende il primo posto.
    .title = Preparazione

mada-rules-turn =
    Si gioca a turno in senso orario: dopo di te tocca a chi siede alla tua sinistra. Nel tuo turno fai esattamente una di queste tre cose:
    - giocare una carta dalla mano,
    - pescare una carta,
    - tentare la fortuna.

    Se non puoi né giocare né pescare, puoi sempre tentare la fortuna. È permesso in ogni momento, anche quando potresti fare altro.
    .title = Il tuo turno

mada-rules-play =
    Metti una carta della tua mano, scoperta, in cima alla tua pila personale. Un Cactus deve essere uguale o superiore alla carta in cima; si possono saltare dei numeri. Su una pila vuota o su un Lemure puoi giocare un Cactus di qualsiasi valore. Lemuri e Lemuri Doppi si possono giocare sempre.

    Conta la carta che in quel momento è in cima alla tua pila personale, non importa chi l’ha giocata. Dopo aver giocato non peschi.
    .title = Giocare una carta

mada-rules-draw =
    Prendi in mano la prima carta del mazzo di pesca. Puoi farlo solo se hai meno di 3 carte in mano. Dopo aver pescato non giochi. Se la carta è uno Scorpione, agisce subito e non entra nella tua mano.
    .title = Pescare una carta

mada-rules-luck =
    Prima annuncia ad alta voce che tenti la fortuna. Poi scopri la prima carta del mazzo di pesca e mettila direttamente sulla tua pila personale.
    - Se è un Cactus uguale o superiore alla carta che era in cima, va tutto bene e il gioco continua.
    - Se la tua pila era vuota o aveva un Lemure in cima, nessun Cactus è pericoloso.
    - Se è un Cactus inferiore alla carta che era in cima, perdi il round, e il round finisce.
    - Se è un Lemure, un Lemure Doppio o uno Scorpione, applica il suo effetto. Una carta speciale non fa mai perdere.
    .title = Tentare la fortuna

mada-rules-lemur =
    Il Lemure va sulla tua pila personale e afferra la carta in cima. Se subito sotto ci sono altre carte dello stesso valore, le afferra tutte. Prendi queste carte, con il Lemure sopra, e infilale sotto il resto della tua pila. Vale sia se hai giocato il Lemure, sia se è uscito tentando la fortuna.

    Se la carta in cima è a sua volta un Lemure, il nuovo porta con sé soltanto quello. Su una pila vuota il Lemure resta semplicemente lì.

    Se alla fine in cima alla tua pila c’è un Lemure, può seguire qualsiasi Cactus, ma solo in un turno successivo: il Lemure non dà un’azione in più.

    Per esempio, la tua pila è 3, 5, 5, dal basso verso l’alto. Un Lemure la trasforma in 5, 5, Lemure, 3. Un secondo Lemure la trasforma in 3, Lemure, 5, 5, Lemure.
    .title = Lemure

mada-rules-double-lemur =
    Il Lemure Doppio va nella pila degli scarti comune, mai su una pila personale. Poi devi scambiare tutta la tua pila personale con quella di un’altra persona a tua scelta. Le pile vuote si scambiano come le altre. Le carte in mano e quelle messe da parte restano dove sono. Vale sia se hai giocato il Lemure Doppio, sia se è uscito tentando la fortuna.
    .title = Lemure Doppio

mada-rules-scorpion =
    Uno Scorpione agisce appena ti arriva: quando peschi, quando tenti la fortuna o nella distribuzione iniziale. Mettilo nella pila degli scarti comune insieme a una carta della tua mano, a tua scelta. Se non hai carte in mano, se ne va solo lo Scorpione.

    La tua pila personale resta com’è e non perdi il round. Il tuo turno è finito e non peschi di nuovo.
    .title = Scorpione

mada-rules-round-end =
    Un round finisce quando qualcuno perde tentando la fortuna. Allora fate così, in quest’ordine:
    - Chi non ha perso mette da parte, coperta e nello stesso momento, la carta in cima alla propria pila personale. Chi ha la pila vuota non mette da parte niente. Un Lemure messo da parte non vale nulla e non conta fra le cinque carte Cactus.
    - Se ora qualcuno ha cinque carte Cactus da parte, la partita finisce all’istante. I passi seguenti si saltano.
    - Tutte le altre carte delle pile personali vanno nella pila degli scarti comune, compresa l’intera pila di chi ha perso, con la carta troppo bassa.
    - Chi ha perso può mettere nella pila degli scarti comune, scoperte, quante carte vuole della propria mano, oppure tenerle tutte. Il resto del tavolo tiene la propria mano.
    .title = Fine del round

mada-rules-next-round =
    Chi siede alla sinistra di chi ha perso inizia il round successivo. Tutte le pile personali sono di nuovo vuote. Nessuno completa la propria mano, quindi forse non inizierete con lo stesso numero di carte.
    .title = Round successivo

mada-rules-empty-pile =
    Appena il mazzo di pesca è vuoto, finite l’azione che ne ha preso l’ultima carta, con tutte le scelte che ne derivano. Poi se ne forma uno nuovo: ogni pila personale conserva la carta in cima; tutte le carte sotto si mescolano con la pila degli scarti comune e diventano il nuovo mazzo di pesca. Le carte in mano e quelle messe da parte non si toccano.

    Ci sono sempre abbastanza carte, almeno 26, quindi nessuno può restare senza mosse.
    .title = Mazzo di pesca vuoto

mada-rules-end =
    La partita finisce appena qualcuno ha messo da parte la quinta carta Cactus. Può riuscirci anche più di una persona nello stesso momento.

    Girate le carte che avete messo da parte e contate i fichi d’India. Vince chi ne ha di più; in caso di parità, chi è in testa condivide la vittoria. La quinta carta da sola non basta per vincere: qualcun altro può avere più fichi d’India.

    Una partita che non finisce mai viene fermata dopo 5000 turni, e si conta.
    .title = Fine della partita

mada-rules-options =
    Prima della partita il tavolo può accordarsi su un’altra regola:
    - Mazzo di pesca vuoto: non si rifà subito, ma aspetta finché qualcuno non deve prenderne una carta, per pescare o per tentare la fortuna.
    .title = Opzioni

mada-rules-madagascar =
    I lemuri vivono in libertà solo in Madagascar. Ne esistono più di cento specie; la più nota è il lemure dalla coda ad anelli, quello di queste carte.

    Le loro foreste vengono abbattute, il clima si scalda e c’è chi li caccia. Per questo alcuni lemuri sono tra i 25 primati più minacciati al mondo.
    .title = I lemuri

mada-table-cards = Tutte le carte
mada-table-cards-card = Carta
mada-table-cards-copies = Quante
mada-table-cards-pears = Fichi d’India

## Pictures

mada-figure-kinds = Un Cactus con il suo valore e i suoi fichi d’India, un Lemure, un Lemure Doppio e uno Scorpione.
mada-figure-play = In cima alla tua pila c’è un 5: puoi giocare un 9, ma non un 4.
mada-figure-lemur = Il Lemure porta tutti e due i 5 sotto la pila; ora in cima c’è il 3.
mada-figure-aside = Ha perso qualcun altro: metti da parte la tua carta in cima, l’8, coperta.
mada-figure-swap = Con un Lemure Doppio, la pila con il 4 va a qualcun altro e la sua, con il 12, è tua.
