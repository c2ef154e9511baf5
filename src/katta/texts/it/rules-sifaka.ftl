### The rules of Sifaka, one message per section. The terms are in ../TERMS.md.

sifaka-rules-goal =
    I sifaka sono lemuri del Madagascar e vanno matti per i manghi. In questo gioco per 2-4 persone guidi il tuo Sifaka in un paesaggio di carte che cresce di continuo. Raccogli gettoni Mango: alla fine vince chi ha più punti.
    .title = Scopo del gioco

sifaka-rules-components =
    Il gioco comprende:
    - { $terrain } carte Terreno e { $refuges } carte Rifugio, ognuna di 2 caselle per 2. Le caselle delle carte Rifugio sono vuote.
    - { $tokens } gettoni Mango con i punti sul retro, in tutto { $points } punti: sono nella tabella qui sotto.
    - { $pawns } pedine Sifaka: rossa, blu, gialla e verde. Si vede da che parte guarda una pedina.

    Una casella di una carta Terreno è vuota oppure mostra un mango (verde, giallo o rosso), una o più palme, o una freccia.

    Visibili a chiunque: il tabellone, le pedine e la loro direzione, i gettoni Mango sul tabellone, quanti ne restano di ogni colore e quanti di ogni colore ha preso ciascuna persona, e quante carte ha il mazzo di pesca. Restano segreti le carte in mano alle altre persone, l’ordine del mazzo di pesca e i punti di tutti i gettoni che non sono tuoi.
    .title = Materiale

sifaka-rules-board =
    Le carte formano una griglia di caselle senza bordo fisso. Ogni carta si posa esattamente sulla griglia, in una delle quattro rotazioni. Una freccia gira con la sua carta. Per esempio, una carta mostra in alto a sinistra una freccia verso nord; dopo un quarto di giro in senso orario la freccia è in alto a destra e punta a est.

    Il tabellone è formato da tutte le caselle su cui c’è almeno una carta. Un buco fra le carte non ne fa parte. Dove le carte si sovrappongono, conta solo il simbolo che sta sopra.
    .title = Tabellone

sifaka-rules-setup =
    Unite le 4 carte Rifugio in un grande quadrato, con i rifugi verso il centro. Mettete ogni pedina sul rifugio del suo colore; in due, su due rifugi opposti in diagonale. I rifugi che nessuno usa sono semplici caselle vuote.

    Dividete i gettoni Mango per colore, mescolate ogni colore e impilateli con il mango verso l’alto. Nessuno guarda il retro.

    Poi, a turno, ogni persona sceglie da che parte guarda la propria pedina: nord, est, sud o ovest. Infine mescolate le carte Terreno e formate il mazzo di pesca, coperto. Ogni persona ne pesca una e la tiene nascosta.

    Inizia chi ha mangiato un mango per ultimo, e prende il primo posto.
    .title = Preparazione

sifaka-rules-turn =
    Si gioca a turno in senso orario: dopo di te tocca a chi siede alla tua sinistra. Il tuo turno ha quattro passi:
    - posare la tua carta Terreno,
    - muovere la tua pedina,
    - prendere un gettone Mango, se la tua pedina ci si è fermata sopra,
    - pescare una nuova carta Terreno.
    .title = Il tuo turno

sifaka-rules-place =
    Posa sulla griglia la carta Terreno che hai in mano, nella rotazione che vuoi. Deve coprire almeno una casella del tabellone; toccarlo non basta. Può coprire caselle di più carte o una carta intera, e può sporgere oltre il bordo.

    La tua carta non può coprire una casella con un gettone Mango o con una pedina, nemmeno la tua.
    .title = Posare una carta

sifaka-rules-first-four =
    Le prime quattro carte di tutta la partita fanno eccezione. Vanno in quattro posti fissi accanto al blocco dei rifugi. Scegli uno dei posti ancora liberi e la rotazione. Queste carte non coprono nulla, quindi nessuna pedina si muove ancora. I loro manghi ricevono un gettone come al solito.
    .title = Le prime quattro carte

sifaka-rules-mangoes =
    Appena la tua carta è posata, ogni mango che mostra riceve un gettone Mango del suo colore, con i punti nascosti. Se di quel colore non ne restano, il mango non ne riceve.

    Se una sola carta richiede più gettoni di un colore di quanti ne restano, distribuiscili in quest’ordine, secondo come è posata la carta: in alto a sinistra, in alto a destra, in basso a destra, in basso a sinistra.
    .title = Manghi

sifaka-rules-move =
    Conta le palme sulle caselle che la tua carta ha appena coperto, cioè i simboli che prima erano in vista. I simboli della carta nuova non contano. Ogni palma è un punto movimento, e con ogni punto la tua pedina avanza di una casella.

    Devi usare tutti i tuoi punti. La tua pedina va dritta dalla parte in cui guarda, e ogni casella in cui entra deve far parte del tabellone. La carta nuova ne fa già parte.

    Le pedine possono attraversarsi e condividere una casella. Se non hai coperto né palme né frecce, la tua pedina non fa nulla.
    .title = Muovere la pedina

sifaka-rules-arrows =
    Se hai coperto delle frecce, la tua pedina deve usarne almeno una: si gira nella direzione in cui punta. Puoi usarne più d’una, in qualsiasi ordine, ma ognuna una volta sola. Puoi girarti prima dei passi, fra un passo e l’altro o dopo; girarsi non costa punti. Se non hai coperto nessuna freccia, la tua pedina mantiene la direzione.

    Per esempio, la tua pedina è nell’angolo in basso a sinistra di un campo libero di 4 caselle per 4 e guarda a est. Hai coperto due palme e una freccia verso nord. Puoi andare di due caselle a nord; oppure di una a est e poi di una a nord; oppure di due a est e poi girarti verso nord.
    .title = Frecce

sifaka-rules-stuck =
    C’è almeno un modo di scegliere quali frecce usare e quando girarsi che permetta di usare tutti i tuoi punti movimento? Allora devi sceglierne uno così.

    Se non ce n’è nessuno, la tua pedina resta dov’è. Se hai coperto delle frecce, si gira nella direzione di una di esse, a tua scelta.

    Se non puoi posare la tua carta da nessuna parte, viene tolta dal gioco. La tua pedina non si muove, e passi direttamente a pescare.
    .title = Senza via d’uscita

sifaka-rules-collect =
    Se la tua pedina si ferma su una casella con un gettone Mango, lo prendi. Passarci sopra non basta. Conta anche un gettone messo in questo stesso turno. Puoi guardare i punti dei tuoi gettoni. Il colore lo vede chiunque, ma i punti restano segreti fino alla fine.
    .title = Prendere un mango

sifaka-rules-draw =
    Alla fine del tuo turno peschi una carta Terreno e la tieni nascosta fino al turno successivo. Quando il mazzo di pesca è vuoto non si pesca più, e ogni persona gioca la carta che le resta.
    .title = Pescare

sifaka-rules-end =
    La partita finisce dopo il turno in cui è stata giocata la { $terrain }ª carta Terreno. Sono { $two } turni a testa in due, { $three } in tre e { $four } in quattro.

    Gira i tuoi gettoni Mango e somma i punti. Vince chi ha più punti. In caso di parità decide chi ha più gettoni, poi chi ne ha più rossi, poi chi ne ha più gialli (fra i verdi non può più esserci differenza). Se la parità resta, la vittoria è condivisa. I gettoni rimasti sul tabellone non valgono per nessuno.
    .title = Fine della partita

sifaka-rules-options =
    Prima della partita il tavolo può accordarsi su altre regole:
    - Più punti che caselle: scegli liberamente quali frecce usare e quando girarti, anche se così non si possono usare tutti i punti. Un passo che uscirebbe dal tabellone fa terminare lì il movimento, e i punti rimasti vanno persi. Dopo puoi ancora usare delle frecce.
    - Le pedine si bloccano: non si può entrare in una casella con un’altra pedina, proprio come in una casella fuori dal tabellone.
    .title = Opzioni

sifaka-rules-madagascar =
    I sifaka esistono davvero: sono lemuri e, come tutti i lemuri, vivono in libertà solo in Madagascar, dove se ne conoscono più di cento specie.

    Le loro foreste vengono abbattute, il clima si scalda e c’è chi li caccia. Per questo alcuni lemuri sono tra i 25 primati più minacciati al mondo.
    .title = I lemuri

sifaka-table-tokens = Gettoni Mango
sifaka-table-tokens-mango = Mango
sifaka-table-tokens-points = Punti
sifaka-table-tokens-tokens = Gettoni
sifaka-table-squares = Che cosa mostrano le carte Terreno
sifaka-table-squares-symbol = Casella
sifaka-table-squares-squares = Quante

## Pictures

sifaka-figure-squares = 2 palme, una freccia, un mango rosso e una casella vuota.
sifaka-figure-tokens = Un gettone Mango verde, uno giallo e uno rosso; i punti sono sul retro.
sifaka-figure-move = La nuova carta copre una casella con 2 palme: la tua pedina va avanti dritta di 2 caselle.
sifaka-figure-facing = Una pedina guarda a nord, est, sud o ovest: in alto, a destra, in basso o a sinistra sul tabellone.
sifaka-figure-turning = La nuova carta copre 2 palme e una freccia verso sud: qui la tua pedina fa un passo, gira e ne fa un altro. Potrebbe girare anche prima o dopo entrambi.
