### Het laboratorium: toernooien, analyse, hints, snelheid van het zoeken.

## Tournaments

arena-playing = Er wordt gespeeld
arena-warming-up = Opwarmen (de eerste keer ongeveer een halve minuut)
arena-name = Speler
arena-share = Zeges
arena-interval = 95%
arena-fair = Eerlijk
arena-score = Voorsprong
arena-rating = Rating
arena-time = ms/zet
arena-forfeits = Forfaits
arena-games =
    { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }, { $deals ->
        [one] 1 keer uitgedeeld
       *[other] { $deals } keer uitgedeeld
    } en vanaf elke plaats gespeeld. Gedeelde overwinningen tellen naar rato.
arena-forfeit =
    { $count ->
        [one] { $name } verloor een spel door forfait: { $reason }.
       *[other] { $name } verloor { $count } spellen door forfait: { $reason }.
    }
arena-forfeit-start = het programma kon niet worden gestart ({ $detail })
arena-forfeit-silent = geen antwoord binnen { $detail } s
arena-forfeit-nonsense = ‘{ $detail }’ is geen zet van het spel
arena-forfeit-illegal = ‘{ $detail }’ mag hier niet
arena-forfeit-ended = het programma stopte (code { $detail })

## Analysis

analyse-thinking = De zetten worden doordacht
analyse-step = Stap
analyse-player = Speler
analyse-played = Gespeeld
analyse-better = Beter
analyse-cost = Kosten
analyse-summary =
    { $count ->
        [one] 1 keuze is beoordeeld
       *[other] { $count } keuzes zijn beoordeeld
    } naar wat de speler wist; { $mistakes ->
        [0] geen ervan kostte zeker winstkansen.
        [one] 1 kostte zeker winstkansen.
       *[other] { $mistakes } kostten zeker winstkansen.
    }
analyse-plot-title = { $game }: winstkansen
analyse-plot-across = Stap
analyse-plot-up = Winstkans
analyse-plot-saved = De winstkansen zijn getekend in { $file }.

## Hints

hint-warming-up = Opwarmen (de eerste keer ongeveer een halve minuut) …
hint-thinking = Je mogelijkheden worden doordacht …

## Speed of the search

search-speed = Iteraties per seconde
search-parts = Waar de tijd in gaat zitten
search-game = Spel
search-players = Spelers
search-moment = Moment
search-playout = Vervolg
search-one = 1 thread
search-two = 2 threads
search-playing = Vervolg
search-tree = Boom
search-resampling = Werelden
search-copying = Kopiëren
search-first = eerste keuze
search-middle = halverwege
search-guided = gestuurd
search-random = willekeurig
search-memory = Zoeken kost per thread { $megabytes } MB geheugen, hoelang het ook duurt.

## Errors

error-budget = Een budget is een aantal herhalingen zoals 2000, of een tijd zoals 200ms, niet ‘{ $text }’.
error-bench-unknown = Er is geen meting ‘{ $name }’; er is: { $known }.
error-arena-no-search = ‘{ $name }’ zoekt niet in { $game } en krijgt dus geen budget.
error-arena-command = ‘{ $command }’ is geen programma dat kan worden gestart.
error-arena-contestants = Een tafel van { $seats } vraagt 2 tot en met { $seats } deelnemers, niet { $count }.
error-arena-timeout = De tijd voor een zet is een aantal seconden boven 0.
error-arena-no-journal = { $file } bevat geen spellen van de arena; noem een ander bestand.
error-arena-other = { $file } bevat spellen van andere deelnemers, een ander aantal plaatsen of een andere startwaarde; noem een ander bestand.
error-arena-other-version = { $file } bevat spellen van een andere versie van deze bots; noem een ander bestand.
error-arena-line = { $file } is beschadigd op regel { $line }; noem een ander bestand.
error-arena-broken = Een spelend proces is geforceerd gestopt; wat gespeeld is, staat in het bestand van --resume, als je dat noemde.
error-plot = De winstkansen worden als SVG getekend; noem een bestand dat op .svg eindigt, niet { $file }.
