### An evening together: one game after the other, and the score over all of them.

evening-title = The evening
evening-score = The evening’s score
evening-player = Player
evening-wins = Won
evening-games = Played
evening-bot = bot
evening-winner = won
evening-parts = Whoever shares a victory gets a share of it.
evening-nothing = No game is over yet.
evening-played =
    { $count ->
        [one] { $count } game so far
       *[other] { $count } games so far
    }
evening-all =
    { $count ->
        [one] See the game of this evening
       *[other] See all { $count } games of this evening
    }
evening-on = Being played now
evening-next-up = About to begin
evening-go = Go to the table
evening-watch = Look on
evening-seat = Go to your seat

## The next game

evening-another = Another game or other rules
evening-choose = What shall be next?
evening-choose-how = A table is set for all who are here. Before it begins, its rules, seats and bots can still be changed.
evening-same = Once more, with other rules, seats or bots
evening-with =
    { $count ->
        [one] { $players } plays on.
       *[other] { $players } play on.
    }
evening-without =
    { $count ->
        [one] { $players } is not here and would be left out.
       *[other] { $players } are not here and would be left out.
    }
evening-prepared = { $game } is being prepared for everybody here.
evening-left-out = The others went on to a new game while you were away. Go there to look on, or to sit down if a seat is free.
