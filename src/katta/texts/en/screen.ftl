### The table on a television.

screen-scan = Scan to take a seat
screen-scan-back = Back again? Scan to come to your seat
screen-code = QR code of the invitation to this table
screen-code-watch = QR code of this table
screen-missing =
    { $count ->
        [one] { $count } player is missing
       *[other] { $count } players are missing
    }
screen-complete = Everybody is here. { $name } starts the game.
screen-complete-alone = Everybody is here.
screen-no-invite = The code for the free seats appears here when you open this screen from the menu of the table.
screen-no-spectators = Whoever leads the table can allow spectators before the game begins. Then it can be shown here.
screen-again = To play on, press “Play again” on a phone. This screen follows.
