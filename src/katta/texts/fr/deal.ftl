# The deal that nobody can choose: every device commits to a number, and shows it before the first card.

## At the table

server-no-number = La table n’attend aucun nombre de cet appareil.
server-wrong-number = Ce n’est pas le nombre sur lequel l’appareil s’était engagé ; il ne compte pas.
note-without = L’appareil de { $player } n’a pas montré son nombre : la distribution se fait sans lui.
    .you = Votre appareil n’a pas montré son nombre : la distribution se fait sans lui.
people-asks-deal = L’appareil de { $other } ne montre pas son nombre. Distribuer sans lui ?
people-my-deal = Cet appareil ne montre pas son nombre. On demande aux autres s’il faut distribuer sans lui.
join-proposal-deal = L’appareil de { $other } ne montre pas son nombre. Distribuer sans lui ? y : oui, n : non
deal-numbers = Les appareils montrent leur nombre, puis les cartes sont distribuées…
deal-missing = Il manque le nombre de l’appareil de { $players }.
deal-without = Distribuer sans lui

## After the end

deal-how = Pour que personne ne puisse choisir la distribution, l’appareil de chaque personne s’est engagé sur un nombre et l’a montré avant la première carte. Le secret et tous ces nombres décident ensemble de chaque carte.
deal-number = { $player } : nombre de l’appareil
deal-number-withheld = pas montré ; la distribution s’est faite sans lui
deal-number-none = aucun ; cet appareil n’a pas pris part à la distribution
deal-remains = Ce qui reste : qui fait tourner le serveur peut voir les cartes.
deal-checked =
    { $count ->
        [one] L’unique carte ou jeton est venu
       *[other] Les { $count } cartes et jetons sont tous venus
    } comme en décident le secret et { $numbers ->
        [one] le nombre de { $players }
       *[other] les nombres de { $players }
    }, et chacun correspond à l’engagement montré avant la première carte.
deal-checked-without = Pas montré, et donc sans part à la distribution : le nombre de { $players }.
deal-kept = Les engagements sont ceux que cet appareil a vus avant de montrer son nombre, et son nombre est dans l’enregistrement.
deal-changed = L’enregistrement n’est pas ce que cet appareil a vu avant la première carte : un engagement ou un nombre a été échangé.
deal-failed = La distribution de cette partie ne peut pas être confirmée : { $problem }
