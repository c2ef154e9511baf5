### Il laboratorio: tornei, analisi, suggerimenti, velocità della ricerca.

## Tournaments

arena-playing = Si gioca
arena-warming-up = Riscaldamento (la prima volta circa mezzo minuto)
arena-name = Nome
arena-share = Vittorie
arena-interval = 95%
arena-fair = Equo
arena-score = Vantaggio
arena-rating = Valutazione
arena-time = ms/mossa
arena-forfeits = Rinunce
arena-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $deals ->
        [one] 1 distribuzione giocata
       *[other] { $deals } distribuzioni giocate
    } da ogni posto. Le vittorie condivise contano per la loro parte.
arena-forfeit =
    { $count ->
        [one] { $name } ha perso una partita per rinuncia: { $reason }.
       *[other] { $name } ha perso { $count } partite per rinuncia: { $reason }.
    }
arena-forfeit-start = il programma non si è avviato ({ $detail })
arena-forfeit-silent = nessuna risposta entro { $detail } s
arena-forfeit-nonsense = «{ $detail }» non è una mossa del gioco
arena-forfeit-illegal = «{ $detail }» qui non è permesso
arena-forfeit-ended = il programma è terminato (codice { $detail })

## Analysis

analyse-thinking = Si riflette sulle mosse
analyse-step = Passo
analyse-player = Nome
analyse-played = Giocato
analyse-better = Meglio
analyse-cost = Costo
analyse-summary =
    { $count ->
        [one] È stata giudicata 1 scelta
       *[other] Sono state giudicate { $count } scelte
    } in base a ciò che era noto; { $mistakes ->
        [0] nessuna ha ridotto di certo le probabilità di vincere.
        [one] 1 ha ridotto di certo le probabilità di vincere.
       *[other] { $mistakes } hanno ridotto di certo le probabilità di vincere.
    }
analyse-plot-title = { $game }: probabilità di vincere
analyse-plot-across = Passo
analyse-plot-up = Probabilità di vincere
analyse-plot-saved = Le probabilità di vincere sono disegnate in { $file }.

## Hints

hint-warming-up = Riscaldamento (la prima volta circa mezzo minuto)…
hint-thinking = Si riflette sulle tue scelte…

## Speed of the search

search-speed = Iterazioni al secondo
search-parts = Dove va il tempo
search-game = Gioco
search-players = Persone
search-moment = Momento
search-playout = Seguito
search-one = 1 thread
search-two = 2 thread
search-playing = Seguito
search-tree = Albero
search-resampling = Mondi
search-copying = Copie
search-first = prima scelta
search-middle = metà partita
search-guided = guidato
search-random = a caso
search-memory = Una ricerca occupa { $megabytes } MB di memoria per thread, per quanto pensi.

## Errors

error-budget = Un budget è un numero di iterazioni come 2000, o un tempo come 200ms, non «{ $text }».
error-bench-unknown = Non c’è nessuna misura «{ $name }»; c’è: { $known }.
error-arena-no-search = «{ $name }» non cerca in { $game }, quindi non prende un budget.
error-arena-command = «{ $command }» non è un programma che si possa avviare.
error-arena-contestants = Un tavolo da { $seats } richiede da 2 a { $seats } partecipanti, non { $count }.
error-arena-timeout = Il tempo per una mossa è un numero di secondi maggiore di 0.
error-arena-no-journal = { $file } non contiene partite dell’arena; indica un altro file.
error-arena-other = { $file } contiene partite di un altro gruppo di partecipanti, di un altro numero di posti o di un altro seme; indica un altro file.
error-arena-other-version = { $file } contiene partite di un’altra versione di questi bot; indica un altro file.
error-arena-line = { $file } è danneggiato alla riga { $line }; indica un altro file.
error-arena-broken = Un processo che giocava è stato terminato a forza; ciò che è stato giocato è nel file di --resume, se ne avevi indicato uno.
error-plot = Le probabilità di vincere sono disegnate come SVG; indica un file che finisca in .svg, non { $file }.
