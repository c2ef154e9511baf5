# Why a bot likes a move of Sifaka, or not.

sifaka-reason-nothing = it gives no steps and no arrow
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
sifaka-reason-reaches-green = within reach of a green mango
sifaka-reason-reaches-yellow = within reach of a yellow mango
sifaka-reason-reaches-red = within reach of a red mango
sifaka-reason-takes-green = takes a green mango
sifaka-reason-takes-yellow = takes a yellow mango
sifaka-reason-takes-red = takes a red mango
