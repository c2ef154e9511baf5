# The deal that nobody can choose: every device commits to a number, and shows it before the first card.

## At the table

server-no-number = De tafel wacht niet op een getal van dit apparaat.
server-wrong-number = Dit is niet het getal waarop het apparaat zich had vastgelegd; het telt niet.
note-without = Het apparaat van { $player } heeft zijn getal niet laten zien: er wordt zonder gedeeld.
    .you = Jouw apparaat heeft zijn getal niet laten zien: er wordt zonder gedeeld.
people-asks-deal = Het apparaat van { $other } laat zijn getal niet zien. Zonder dat getal delen?
people-my-deal = Dit apparaat laat zijn getal niet zien. De anderen wordt gevraagd of er zonder wordt gedeeld.
join-proposal-deal = Het apparaat van { $other } laat zijn getal niet zien. Zonder dat getal delen? y: ja, n: nee
deal-numbers = De apparaten laten hun getal zien, dan wordt er gedeeld …
deal-missing = Het getal ontbreekt van het apparaat van { $players }.
deal-without = Zonder dat getal delen

## After the end

deal-how = Opdat niemand kan kiezen wat er wordt gedeeld, heeft elk apparaat zich op een eigen getal vastgelegd en het vóór de eerste kaart laten zien. Het geheim en al deze getallen samen bepalen elke kaart.
deal-number = { $player }: getal van het apparaat
deal-number-withheld = niet getoond; er is zonder gedeeld
deal-number-none = geen; dit apparaat had geen deel aan het delen
deal-remains = Wat blijft: wie de server beheert, kan de kaarten zien.
deal-checked =
    { $count ->
        [one] De ene kaart of fiche kwam
       *[other] Alle { $count } kaarten en fiches kwamen
    } zoals het geheim en { $numbers ->
        [one] het getal van { $players }
       *[other] de getallen van { $players }
    } bepalen, en elk ervan past bij de vastlegging die vóór de eerste kaart te zien was.
deal-checked-without = Niet getoond, en dus zonder deel aan het delen: het getal van { $players }.
deal-kept = Het zijn de vastleggingen die dit apparaat zag voordat het zijn getal liet zien, en zijn getal staat in het spelverslag.
deal-changed = Het spelverslag is niet wat dit apparaat vóór de eerste kaart zag: een vastlegging of een getal is verwisseld.
deal-failed = Het delen van dit spel kan niet worden bevestigd: { $problem }
