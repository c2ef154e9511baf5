### The first page of the browser: the games, whom one plays against, and what Katta is.

home-play-now-against = Gioca subito a { $game }, { $against }
home-against =
    { $count ->
        [one] contro 1 bot ({ $level })
       *[other] contro { $count } bot ({ $level })
    }
home-change = cambia
home-change-game = Cambia contro chi giochi a { $game }
home-rules-game = Regole di { $game }
home-rules-contents = Sezioni delle regole

## Opponents

home-opponents = { $game }: contro chi giochi
home-opponents-count = Contro quanti?
home-opponents-level = Quanto giocano bene?
home-opponents-kept = Questo dispositivo ricorda la tua scelta per questo gioco.
home-level-random = Gioca una cosa qualsiasi tra quelle permesse, senza pensare.
home-level-easy = Prende ciò che sembra buono sul momento e bada di rado alle conseguenze. Giusto per le prime partite.
home-level-medium = Sa che cosa conta nel gioco, ma guarda appena più avanti.
home-level-hard = Guarda un po’ più avanti prima di ogni mossa.
home-level-expert = Guarda molto avanti e valuta che cosa può avere in mano chi gioca con te. Non vede più di te.

## What Katta is

home-about = Katta è un tavolo per giochi di famiglia: contro i bot, in compagnia su un solo dispositivo o con chi è lontano. Nessuno ha bisogno di un account.
home-free = Katta { $version } è software libero: puoi usarlo, cambiarlo e passarlo ad altri.
home-licence = Licenza

## What the box says

home-ages = Da { $least } a { $most } anni
home-age = Da { $least } anni in su
home-minutes = { $minutes } minuti
home-minutes-longer = { $minutes } minuti o più

## Who made the games

home-credits = Di chi sono i giochi
home-credit-authors = Gioco: { $names }
home-credit-illustrators = Illustrazioni e grafica: { $names }
home-credit-publisher = Pubblicato da { $publisher }
home-drawn = I giochi sono di chi li ha creati e pubblicati; se qui te ne piace uno, ti divertirai anche con la scatola vera. Tutte le immagini di queste pagine sono state disegnate per Katta.
