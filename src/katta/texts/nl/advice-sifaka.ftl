# Waarom een bot een zet in Sifaka goed vindt, of niet.

sifaka-reason-nothing = geen stappen en geen pijl
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }
sifaka-reason-reaches-green = een groene mango is bereikbaar
sifaka-reason-reaches-yellow = een gele mango is bereikbaar
sifaka-reason-reaches-red = een rode mango is bereikbaar
sifaka-reason-takes-green = pakt een groene mango
sifaka-reason-takes-yellow = pakt een gele mango
sifaka-reason-takes-red = pakt een rode mango
