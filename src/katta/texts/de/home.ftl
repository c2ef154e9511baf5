### The first page of the browser: the games, whom one plays against, and what Katta is.

home-play-now-against = Sofort spielen: { $game } { $against }
home-against =
    { $count ->
        [one] gegen 1 Bot ({ $level })
       *[other] gegen { $count } Bots ({ $level })
    }
home-change = ändern
home-change-game = { $game }: ändern, gegen wen du spielst
home-rules-game = Regeln von { $game }
home-rules-contents = Abschnitte der Regeln

## Opponents

home-opponents = { $game }: gegen wen du spielst
home-opponents-count = Gegen wie viele?
home-opponents-level = Wie gut spielen sie?
home-opponents-kept = Dieses Gerät merkt sich deine Wahl für dieses Spiel.
home-level-random = Spielt irgendetwas, das erlaubt ist, ohne nachzudenken.
home-level-easy = Nimmt, was gleich gut aussieht, und kümmert sich selten um die Folgen. Richtig für die ersten Partien.
home-level-medium = Weiß, worauf es im Spiel ankommt, schaut aber kaum voraus.
home-level-hard = Schaut vor jedem Zug ein wenig voraus.
home-level-expert = Schaut weit voraus und wägt ab, was die anderen haben könnten. Sieht nicht mehr als du.

## What Katta is

home-about = Katta ist ein Tisch für Familienspiele: allein gegen Bots, gemeinsam an einem Gerät oder mit Leuten, die weit weg sind. Niemand braucht ein Konto.
home-free = Katta { $version } ist freie Software: Du darfst sie nutzen, ändern und weitergeben.
home-licence = Lizenz

## What the box says

home-ages = { $least } bis { $most } Jahre
home-age = Ab { $least } Jahren
home-minutes = { $minutes } Minuten
home-minutes-longer = { $minutes } Minuten oder mehr

## Who made the games

home-credits = Von wem die Spiele sind
home-credit-authors = Spiel: { $names }
home-credit-illustrators = Illustration und Gestaltung: { $names }
home-credit-publisher = Erschienen bei { $publisher }
home-drawn = Die Spiele gehören denen, die sie erfunden und verlegt haben; wem eines hier gefällt, dem macht auch die echte Schachtel Freude. Alle Bilder dieser Seiten wurden für Katta neu gezeichnet.
