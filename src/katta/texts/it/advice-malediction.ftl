# Perché a un bot piace o no una mossa di Malédiction!

malediction-reason-hand =
    questa mano vale circa { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
malediction-reason-odds = rispettato in circa il { $percent }% dei casi
malediction-reason-worth =
    vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
malediction-reason-zero = uno zero conservato può sostituire più avanti una presa mancante
malediction-reason-mends = toglie una penalità dalla tua carta Punti
malediction-reason-wins = prende di sicuro questa presa
malediction-reason-unbeaten = nessuna carta che non vedi la batte da sola
malediction-reason-beaten-by =
    { $cards ->
        [one] { $cards } carta che non vedi la batte
       *[other] { $cards } carte che non vedi la battono
    }
malediction-reason-ties = pareggia soltanto il migliore finora: così nessuno prende
malediction-reason-sheds = ti liberi di una carta forte senza prendere
malediction-reason-wastes = perdi una carta forte senza prendere
malediction-reason-ducks = non può prendere, e le tue carte forti restano a te
malediction-reason-potion = la pozione aggiunge { $value }, e ti resta una carta in meno per dopo
malediction-reason-void = poi non hai più { $suit } e non devi rispondere a quel seme
malediction-reason-need =
    ti { $tricks ->
        [one] manca ancora { $tricks } presa
       *[other] mancano ancora { $tricks } prese
    }
malediction-reason-hat = il tuo contratto è al sicuro; altre prese possono portare il cappello
malediction-reason-avoid = hai già tutte le tue prese: con una in più il contratto è fallito
malediction-reason-lost = il contratto è già fallito; resta solo il cappello
malediction-reason-fulfils =
    rispetta il tuo contratto, che vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
malediction-reason-keeps-zeros = tieni i tuoi zeri ({ $zeros }), ma il contratto è fallito: −{ $points }
