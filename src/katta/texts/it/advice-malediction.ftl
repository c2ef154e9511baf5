# Perché a un bot piace o no una mossa di Malédiction!

malediction-reason-hand =
    questa mano vale circa { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
malediction-reason-odds = rispettato in circa il { $percent }% dei casi
malediction-reason-mends = toglie una penalità dalla tua carta Punti
malediction-reason-need =
    ti { $tricks ->
        [one] manca ancora { $tricks } presa
       *[other] mancano ancora { $tricks } prese
    }
malediction-reason-hat = il tuo contratto è al sicuro; altre prese possono portare il cappello
malediction-reason-avoid = hai già tutte le tue prese: con una in più il contratto è fallito
malediction-reason-lost = il contratto è già fallito; resta solo il cappello
malediction-reason-fulfils = rispetta il tuo contratto
