### Una serata insieme: una partita dopo l’altra, e il punteggio di tutte.

evening-title = La serata
evening-score = Il punteggio della serata
evening-player = Persona
evening-wins = Vinte
evening-games = Giocate
evening-bot = bot
evening-winner = vittoria
evening-parts = Una vittoria condivisa vale in parte.
evening-nothing = Nessuna partita è ancora finita.
evening-played =
    { $count ->
        [one] { $count } partita finora
       *[other] { $count } partite finora
    }
evening-all =
    { $count ->
        [one] Guarda la partita della serata
       *[other] Guarda tutte le { $count } partite della serata
    }
evening-on = In corso adesso
evening-next-up = Sta per cominciare
evening-go = Vai al tavolo
evening-watch = Guarda
evening-seat = Vai al tuo posto

## The next game

evening-another = Un altro gioco o altre regole
evening-choose = E adesso?
evening-choose-how = Si prepara un tavolo per tutte le persone presenti. Prima dell’inizio si possono ancora cambiare regole, posti e bot.
evening-same = Ancora una volta, con altre regole, posti o bot
evening-with =
    { $count ->
        [one] { $players } continua.
       *[other] { $players } continuano.
    }
evening-without =
    { $count ->
        [one] { $players } non c’è e resterebbe fuori.
       *[other] { $players } non ci sono e resterebbero fuori.
    }
evening-prepared = Si sta preparando { $game } per tutte le persone presenti.
evening-left-out = Le altre persone hanno cominciato un’altra partita mentre non c’eri. Vai lì per guardare, o per prendere posto se ce n’è uno libero.
