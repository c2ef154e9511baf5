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
sifaka-reason-takes-green = neemt een groene mango
sifaka-reason-takes-yellow = neemt een gele mango
sifaka-reason-takes-red = neemt een rode mango
