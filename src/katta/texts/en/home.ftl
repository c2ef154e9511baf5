### The first page of the browser: the games, whom one plays against, and what Katta is.

home-play-now-against = Play now: { $game }, { $against }
home-against =
    { $count ->
        [one] against 1 bot ({ $level })
       *[other] against { $count } bots ({ $level })
    }
home-change = change
home-change-game = Change the opponents in { $game }
home-rules-game = Rules of { $game }
home-rules-contents = Sections of the rules

## Opponents

home-opponents = Opponents in { $game }
home-opponents-count = How many?
home-opponents-level = How well do they play?
home-opponents-kept = This device remembers your choice for this game.
home-level-random = Plays anything that is allowed, without a thought.
home-level-easy = Takes what looks good at once and rarely minds what comes of it. Right for your first games.
home-level-medium = Knows what matters in the game, but hardly looks ahead.
home-level-hard = Looks a little ahead before every move.
home-level-expert = Looks far ahead and weighs what the others may hold. It sees no more than you do.

## What Katta is

home-about = Katta is a table for family games: alone against bots, with friends on one device, or with friends far away. Nobody needs an account.
home-free = Katta { $version } is free software: you may use it, change it and pass it on.
home-licence = Licence

## What the box says

home-ages = { $least } to { $most } years
home-age = { $least } years and up
home-minutes = { $minutes } minutes
home-minutes-longer = { $minutes } minutes or more

## Who made the games

home-credits = Who made the games
home-credit-authors = Game: { $names }
home-credit-illustrators = Illustrations and design: { $names }
home-credit-publisher = Published by { $publisher }
home-drawn = The games belong to their authors and publishers; whoever likes one here will enjoy the real box. All pictures on these pages were drawn anew for Katta.
