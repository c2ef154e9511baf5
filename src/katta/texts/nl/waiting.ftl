### Voor het spel: wie komt, wat er gespeeld wordt, wie begint. De termen staan in ../TERMS.md.

## Wie meespeelt

waiting-missing =
    { $count ->
        [one] Wachten op { $count } speler …
       *[other] Wachten op { $count } spelers …
    }
waiting-complete = Iedereen is er
waiting-you = jij
waiting-host = nodigt uit
waiting-here = aanwezig
waiting-away = even weg
waiting-bot = bot
waiting-watchers =
    { $count ->
        [one] { $count } persoon kijkt toe.
       *[other] { $count } personen kijken toe.
    }
waiting-rename = De naam van { $name } wijzigen
waiting-name-of = Naam van { $name }
waiting-name-taken = Iemand heet hier al { $name }. Wat vind je van { $other }?
waiting-save = Opslaan
waiting-cancel = Annuleren
waiting-remove = { $name } van de tafel halen
waiting-remove-ask = Moet { $name } de tafel verlaten? De plaats is dan weer vrij.
waiting-remove-yes = Weghalen
waiting-remove-no = Houden
waiting-level-of = { $name }: niveau van de bot
waiting-free-seat = De bot { $name } wegsturen
waiting-put-bot = Een bot op plaats { $number } zetten
waiting-drop-seat = Plaats { $number } weghalen
waiting-add-seat = Eén plaats meer
waiting-mark-of = De kleur van { $name }

## Wie begint

waiting-first = Wie begint?
waiting-first-lot = het lot beslist
waiting-first-booklet = Volgens de spelregels:

## Wat er gespeeld wordt

waiting-change = Wijzigen
waiting-settings = Wat er gespeeld wordt
waiting-game = Spel
waiting-seats = Met hoeveel spelen jullie?
waiting-no-hints = geen hints
waiting-hints = hints toegestaan
waiting-no-spectators = geen publiek
waiting-spectators = publiek welkom
waiting-no-clock = zonder tijdslimiet
waiting-clock = { $time } per zet
waiting-clock-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
waiting-clock-hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }

## Het begin

waiting-begin = Beginnen
waiting-begin-bots =
    { $count ->
        [one] Beginnen met een bot op de vrije plaats
       *[other] Beginnen met bots op de vrije plaatsen
    }
waiting-begin-level = Niveau van deze bots
waiting-for-host = { $name } begint het spel als iedereen er is.
waiting-for-full = Het spel begint als alle plaatsen bezet zijn.
waiting-looking-on = Je kijkt toe. Het spel verschijnt hier zodra het begint.
waiting-play-along = Wil je meespelen? Open de uitnodiging: { $host } heeft de link.
waiting-invite-how = Wie deze link opent, krijgt een vrije plaats.
waiting-invite-full = Alle plaatsen zijn bezet. Wie deze link nu opent, kan toekijken.
waiting-screen = Deze tafel op een groot scherm tonen
waiting-evening = De avond tot nu toe

## Op uitnodiging

waiting-invited-by = { $name } nodigt je uit voor { $game }
waiting-at-table = Aan tafel: { $names }
waiting-full = Alle plaatsen zijn bezet.
waiting-begun = Het spel is begonnen.
waiting-over = Dit spel is afgelopen.
waiting-already = Zit je hier al, op een ander apparaat?
waiting-claim-ask = Kijk op het andere apparaat van { $name }: het vraagt of jij dit bent.
waiting-claim-code = Beide apparaten tonen deze code
waiting-claim-waits = Wachten op een antwoord …
waiting-claim-declined = Het andere apparaat heeft nee gezegd.
waiting-removed = Je plaats is aan iemand anders gegeven.
