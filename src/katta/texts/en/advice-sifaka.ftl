# Why a bot likes a move of Sifaka, or not.

sifaka-reason-nothing = it covers no palm and no arrow: your pawn stays where it is
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
sifaka-reason-arrows =
    { $arrows ->
        [one] { $arrows } arrow to turn by
       *[other] { $arrows } arrows to turn by
    }
sifaka-reason-reaches-green = within reach of a green mango
sifaka-reason-reaches-yellow = within reach of a yellow mango
sifaka-reason-reaches-red = within reach of a red mango
sifaka-reason-reaches-none = no mango is within reach
sifaka-reason-grows =
    { $squares ->
        [one] its nearest mango lies next to your pawn
       *[other] its nearest mango lies { $squares } squares from your pawn
    }
sifaka-reason-takes-green =
    takes a green mango, about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sifaka-reason-takes-yellow =
    takes a yellow mango, about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sifaka-reason-takes-red =
    takes a red mango, about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sifaka-reason-faces-green =
    { $squares ->
        [one] a green mango lies straight ahead of your pawn
       *[other] a green mango lies straight ahead, { $squares } squares away
    }
sifaka-reason-faces-yellow =
    { $squares ->
        [one] a yellow mango lies straight ahead of your pawn
       *[other] a yellow mango lies straight ahead, { $squares } squares away
    }
sifaka-reason-faces-red =
    { $squares ->
        [one] a red mango lies straight ahead of your pawn
       *[other] a red mango lies straight ahead, { $squares } squares away
    }
sifaka-reason-faces-board =
    { $squares ->
        [one] { $squares } square lies
       *[other] { $squares } squares lie
    } ahead of your pawn, without a mango
sifaka-reason-faces-edge = the board ends right ahead of your pawn
sifaka-reason-fits-nowhere = the card fits nowhere and leaves the game
