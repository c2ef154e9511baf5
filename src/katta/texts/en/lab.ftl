### The laboratory: tournaments, analysis, hints, speed of the search.

## Tournaments

arena-playing = Playing
arena-warming-up = Warming up (the first time takes about half a minute)
arena-name = Player
arena-share = Victories
arena-interval = 95%
arena-fair = Fair share
arena-score = Beats
arena-rating = Rating
arena-time = ms/move
arena-forfeits = Forfeits
arena-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } played from every seat. Shared victories are split.
arena-forfeit =
    { $count ->
        [one] { $name } forfeited a game: { $reason }.
       *[other] { $name } forfeited { $count } games: { $reason }.
    }
arena-forfeit-start = the program could not be started ({ $detail })
arena-forfeit-silent = no answer within { $detail } s
arena-forfeit-nonsense = “{ $detail }” is no move of the game
arena-forfeit-illegal = “{ $detail }” is not allowed here
arena-forfeit-ended = the program ended (exit code { $detail })

## Analysis

analyse-thinking = Thinking about the moves
analyse-step = Step
analyse-player = Player
analyse-played = Played
analyse-better = Better
analyse-cost = Cost
analyse-summary =
    { $count ->
        [one] 1 choice was judged
       *[other] { $count } choices were judged
    } by what the player knew; { $mistakes ->
        [0] none certainly cost winning chances.
        [one] 1 certainly cost winning chances.
       *[other] { $mistakes } certainly cost winning chances.
    }
analyse-plot-title = { $game }: winning chances
analyse-plot-across = Step
analyse-plot-up = Winning chance
analyse-plot-saved = The winning chances are drawn in { $file }.

## Hints

hint-warming-up = Warming up (the first time takes about half a minute) …
hint-thinking = Thinking about your choices …

## Speed of the search

search-speed = Iterations a second
search-parts = What the time goes into
search-game = Game
search-players = Players
search-moment = Moment
search-playout = Playouts
search-one = 1 thread
search-two = 2 threads
search-playing = Playing on
search-tree = Tree
search-resampling = Worlds
search-copying = Copying
search-first = first choice
search-middle = mid-game
search-guided = guided
search-random = random
search-memory = A search takes { $megabytes } MB of memory for each thread, however long it thinks.

## Errors

error-budget = A budget is a number of iterations like 2000, or a time like 200ms; not “{ $text }”.
error-bench-unknown = There is no benchmark “{ $name }”; there is: { $known }.
error-arena-no-search = “{ $name }” does not search in { $game }, so it takes no budget.
error-arena-command = “{ $command }” cannot be started.
error-arena-contestants = A table of { $seats } needs 2 to { $seats } contestants, not { $count }.
error-arena-timeout = The time for a move is a number of seconds above 0.
error-arena-no-journal = { $file } does not hold games of the arena; name another file.
error-arena-other = { $file } holds games of another line-up, number of seats or seed; name another file.
error-arena-other-version = { $file } holds games of another version of these bots; name another file.
error-arena-line = { $file } is damaged in line { $line }; name another file.
error-arena-broken = A process that played ended by force; what was played is kept in the file of --resume, if you named one.
error-plot = The winning chances are drawn as SVG; name a file that ends in .svg, not { $file }.
