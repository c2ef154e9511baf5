### The lessons of Mada. The terms are in ../TERMS.md.

## Play, draw, luck

mada-lesson-1 = Giocare, pescare, tentare la fortuna
mada-lesson-1-goal = Ti diamo il benvenuto in Mada! Raccogli fichi d’India. Chi alla fine ne ha di più vince.
mada-lesson-1-hand = Questa è la tua mano. Il numero di un Cactus è il suo valore; i suoi fichi d’India sono punti.
mada-lesson-1-play = Nel tuo turno fai una cosa sola. Gioca Cactus 5: comincia la tua pila personale.
mada-lesson-1-higher = D’ora in poi una carta dev’essere uguale o superiore alla tua carta in cima. Gioca Cactus 9.
mada-lesson-1-draw = Il tuo 4 è troppo basso. Ma hai meno di tre carte in mano, quindi puoi pescarne una.
mada-lesson-1-skip = Cactus 12, che fortuna! Puoi saltare dei numeri: giocalo sul tuo 9.
mada-lesson-1-daring = { $right } ha tentato la fortuna: la prima carta del mazzo di pesca è finita subito sulla sua pila. Era abbastanza alta.
mada-lesson-1-luck = Ora tu! È sempre permesso. Premi il sole e tenta la fortuna.
mada-lesson-1-lost = Uff, un 13! Ma anche { $left } ha tentato la fortuna e ha scoperto un 8. Troppo basso: { $left } perde il round.
mada-lesson-1-aside = Le altre persone mettono da parte la loro carta in cima, coperta. Il tuo 13 ti porta sei fichi d’India!
mada-lesson-1-kept = Le altre carte delle pile si scartano. Solo { $left } ora può scartare anche carte della mano.
mada-lesson-1-next = { $right }, alla sinistra di { $left }, comincia un nuovo round. Nessuno reintegra la mano.
mada-lesson-1-empty = La tua pila è di nuovo vuota, e su una pila vuota va bene ogni carta. Gioca il tuo 4.
mada-lesson-1-done = Giocare, pescare o tentare la fortuna: ecco il cuore di Mada. Molto bene!

## The special cards

mada-lesson-2 = Lemuri e Scorpioni
mada-lesson-2-dealt = Ogni persona riceve tre carte. Ahi, tra le tue c’era uno Scorpione!
mada-lesson-2-sting = Uno Scorpione se ne va subito e porta con sé una tua carta. Dagli il 3.
mada-lesson-2-alone = In cambio non ricevi nulla. Non importa: gioca il tuo 9.
mada-lesson-2-stuck = Un altro tavolo. Un 5 non va sul tuo 8, ma un Lemure va sempre. Giocalo.
mada-lesson-2-dragged = Il Lemure ha trascinato i tuoi due 8 sotto la pila. Ora in cima c’è un 3: gioca il tuo 5!
mada-lesson-2-draw = La tua mano è vuota. Pesca una carta.
mada-lesson-2-double = Un Lemure Doppio! Con lui scambi tutta la tua pila con un’altra. Giocalo.
mada-lesson-2-swap = Il Lemure Doppio viene scartato. Ora prendi la pila di { $left }: in cima c’è un 13!
mada-lesson-2-safe = { $right } ha tentato la fortuna e ha scoperto un Lemure. Con una carta speciale non si perde mai il round.
mada-lesson-2-taken-over = Con quella pila è arrivato un 13. Pesca una carta: che cosa ci sta sopra?
mada-lesson-2-whoever = Conta la carta in cima alla tua pila, chiunque l’abbia messa. Ci sta solo un 13, ed eccolo: giocalo!
mada-lesson-2-first = Ancora un tavolo. Su una pila vuota un Lemure resta semplicemente in cima. Giocalo.
mada-lesson-2-any = Su un Lemure può seguire qualsiasi Cactus. Gioca il tuo 2.
mada-lesson-2-again = Ora pesca una carta.
mada-lesson-2-second = Ancora uno Scorpione: una carta della mano se ne va con lui. La tua pila resta, e il tuo turno è finito.
mada-lesson-2-done = Ora conosci tutte le carte speciali. Non danno mai punti.

## The end

mada-lesson-3 = Un mazzo vuoto, e la fine
mada-lesson-3-last = Nel mazzo di pesca è rimasta una sola carta. Pescala!
mada-lesson-3-rebuilt = Ogni pila ha tenuto la carta in cima. Quelle sotto e gli scarti comuni formano il nuovo mazzo di pesca.
mada-lesson-3-dare = Nessuno dei tuoi Cactus va bene. Coraggio, tenta la fortuna!
mada-lesson-3-lost = Un 3 è più basso del tuo 11. Perdi il round, e gli altri mettono da parte la carta in cima.
mada-lesson-3-parting = Una consolazione: puoi scartare le carte della mano che non ti piacciono. Scegli il 5 e scartalo.
mada-lesson-3-next = { $left }, alla tua sinistra, ha cominciato il round successivo.
mada-lesson-3-four = Un altro tavolo, quasi alla fine. Hai messo da parte quattro Cactus, e { $right } pure.
mada-lesson-3-play = Il tuo 12 ha sei fichi d’India. Giocalo!
mada-lesson-3-fifth = { $left } perde il round, e il tuo 12 è il tuo quinto Cactus da parte. La partita finisce subito!
mada-lesson-3-count = Ora si scoprono tutte le carte messe da parte. Vince chi ha più fichi d’India, e tu ne hai 20!
mada-lesson-3-shared = Anche { $right } ha cinque Cactus, ma solo 16 fichi d’India. In caso di parità condividereste la vittoria.
mada-lesson-3-options = Ancora una cosa: prima della partita potete accordarvi su un’altra regola per il mazzo di pesca vuoto.
mada-lesson-3-done = Ora sai tutto di Mada. Buon divertimento!
