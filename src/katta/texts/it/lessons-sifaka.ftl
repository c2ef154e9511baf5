### The lessons of Sifaka. The terms are in ../TERMS.md.

## Place, move, collect

sifaka-lesson-1 = Posare, muovere, raccogliere
sifaka-lesson-1-goal = I Sifaka adorano i manghi! Guida il tuo nella giungla e raccogli i gettoni che valgono più punti.
sifaka-lesson-1-face = Il tuo Sifaka è nel suo rifugio rosso. Scegli prima dove guarda: verso nord, in alto.
sifaka-lesson-1-card = Questa è la tua carta Terreno: quattro caselle con un mango verde, due palme e una freccia. Ogni rotazione va bene.
sifaka-lesson-1-first = Le prime quattro carte della partita vanno accanto ai rifugi. Posa la tua in alto.
sifaka-lesson-1-mango = Il mango della tua carta ha ricevuto un gettone verde. I suoi punti sono nascosti sul retro.
sifaka-lesson-1-second = Anche { $left } ha posato una carta. Posa la prossima a destra.
sifaka-lesson-1-cover = Ora ci sono quattro carte. D’ora in poi una carta deve coprire almeno una casella del tabellone.
sifaka-lesson-1-place = Le palme coperte sono passi per il tuo Sifaka. Copri la casella con tre palme!
sifaka-lesson-1-go = Tre palme, tre passi dritti avanti: proprio sul mango. Via!
sifaka-lesson-1-taken = Il tuo Sifaka si è fermato sul gettone, quindi è tuo. Solo tu sai che vale 2 punti.
sifaka-lesson-1-draw = Alla fine del tuo turno peschi una nuova carta. Poi è toccato a { $left }.
sifaka-lesson-1-done = Posare, muovere, raccogliere, pescare: ecco un turno di Sifaka. Molto bene!

## Arrows

sifaka-lesson-2 = Frecce e vicoli ciechi
sifaka-lesson-2-look = Il tuo Sifaka guarda verso ovest. La carta laggiù ha tre palme e una freccia verso nord.
sifaka-lesson-2-place = Puoi coprire una carta intera. Posa la tua sopra: c’è anche un mango.
sifaka-lesson-2-go = Tre passi, e la freccia è obbligatoria: gira il tuo Sifaka verso nord, quando vuoi. Vai al mango, a ovest!
sifaka-lesson-2-fresh = Conta anche un gettone posato in questo stesso turno. E guarda: il tuo Sifaka ora guarda a nord.
sifaka-lesson-2-far = Ancora lo stesso tavolo. La carta in basso ha molte palme, ma davanti al tuo Sifaka ci sono solo tre caselle.
sifaka-lesson-2-cover = Prova: copri cinque palme.
sifaka-lesson-2-stay = Bisognerebbe fare tutti e cinque i passi, ed è impossibile. Quindi il tuo Sifaka resta dov’è.
sifaka-lesson-2-nothing = Ora copri solo una casella vuota.
sifaka-lesson-2-still = Né palme né frecce: il tuo Sifaka non fa nulla. A volte una carta porta solo nuovi manghi.
sifaka-lesson-2-taboo = Non coprire mai un gettone o una pedina, nemmeno la tua. Passare su un gettone non basta per prenderlo.
sifaka-lesson-2-south = Un altro tavolo: il tuo Sifaka guarda a est. Copri due palme e una freccia verso sud.
sifaka-lesson-2-share = I Sifaka non si intralciano mai: si incrociano e possono condividere una casella. Vai a trovare { $left }!
sifaka-lesson-2-nowhere = Non capita quasi mai: gettoni e Sifaka occupano tutto il tabellone e la tua carta non ci sta. Toglila dal gioco.
sifaka-lesson-2-removed = Nulla si muove. Peschi una carta come sempre, e tocca a { $left }.
sifaka-lesson-2-done = Ora sai guidare il tuo Sifaka dappertutto!

## The end

sifaka-lesson-3 = Le ultime carte
sifaka-lesson-3-few = La partita è quasi finita: nel mazzo di pesca restano due carte. Posa la tua dove brilla.
sifaka-lesson-3-walk = C’è un mango rosso a portata, e i rossi sono i migliori. Vai a prenderlo!
sifaka-lesson-3-empty = { $left } ha pescato l’ultima carta. Ora nessuno pesca più: si posano le carte rimaste in mano.
sifaka-lesson-3-last = Questa è la tua ultima carta. Posala dove brilla.
sifaka-lesson-3-mango = Ancora un mango! Prendilo.
sifaka-lesson-3-over = { $left } ha posato la carta 48 e la partita è finita. I gettoni rimasti sul tabellone non contano per nessuno.
sifaka-lesson-3-count = Si girano tutti i gettoni: vince chi ha più punti. Tu ne hai 32, { $left } ne ha 16: vinci!
sifaka-lesson-3-ties = In caso di parità decidono più gettoni, poi i rossi, poi i gialli. Dopo si condivide la vittoria.
sifaka-lesson-3-options = Prima della partita potete accordarvi su altre regole: per i passi di troppo e per le pedine sulla strada.
sifaka-lesson-3-done = Ora sai tutto di Sifaka. Goditi i tuoi manghi!
