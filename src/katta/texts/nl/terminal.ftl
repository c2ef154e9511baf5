### Wat alleen de terminal zegt.

## Before the game

terminal-which-game = Welk spel wordt het?
terminal-ask-game = Nummer van het spel
terminal-ask-names = Wie speelt er? Je naam, of meerdere met komma’s
terminal-too-many-names = Meer dan { $most } kunnen er niet meespelen.
terminal-ask-bots = Hoeveel bots spelen er mee? { $least } tot en met { $most }
terminal-ask-level = Hoe goed spelen ze? { $levels }
terminal-number-expected = Typ een getal van { $least } tot en met { $most }.
terminal-commitment = Met deze code ligt elke kaart al vast, en dat kun je na het spel controleren:
terminal-welcome = Typ ? voor hulp. Het spel wordt na elke zet bewaard.
terminal-already-over = Dit spel is al afgelopen.

## During the game

terminal-choices = Je kunt kiezen
terminal-help =
    Typ 1, 2, … of de woorden van een keuze
    ? toont deze hulp
    r toont de regel die nu telt
    b gaat terug naar de eerste stap van een keuze
    u neemt je laatste beslissing terug
    q bewaart het spel en stopt
terminal-pressed = { $event } (Er was geen andere keuze.)
terminal-repeated = { $event } (× { $count })
terminal-thinking = { $name } denkt na …
terminal-taken-back = Je laatste beslissing is teruggenomen.
terminal-nothing-to-take-back = Je hebt nog niets beslist wat je kunt terugnemen.
terminal-pass-device = Geef het apparaat door aan { $name }. { $name }, druk op Enter

## At a table of people

join-here = Aan tafel: { $players }
join-begin = Druk op Enter of typ b om te beginnen; bots nemen de plaatsen die nog vrij zijn.
join-came = { $player } is er.
join-away = { $player } is even weg.
join-replaceable = { $player } is al een tijdje weg of doet niets; w laat een bot spelen.
join-bot-plays = Een bot speelt voor jou; met t neem je je plaats weer in.
join-said = { $player }: { $phrase }
join-declined = { $player } gaat niet akkoord.
join-proposal-undo = { $player } wil een zet terugnemen. Ga je akkoord? y: ja, n: nee
join-proposal-hand-over = { $player } wil een bot laten spelen voor { $other }. Ga je akkoord? y: ja, n: nee
join-others-asked = De anderen wordt het gevraagd.
join-muted = Je hoort { $player } niet meer.
join-unmuted = Je hoort { $player } weer.
join-nobody-away = Niemand is al lang genoeg weg.
join-removed = Je plaats is aan iemand anders gegeven.
join-back = De verbinding is er weer.
join-help-people =
    s toont wat je kunt zeggen; s 3 zegt de derde zin
    m NAAM dempt iemand, of laat die weer horen
    w laat een bot spelen voor wie weg is
    t neemt je plaats terug van een bot
    y of n antwoordt als iemand om je akkoord vraagt

## After the game

terminal-winners =
    { $count ->
        [one] { $players } wint!
       *[other] { $players } delen de overwinning!
    }
terminal-you-win = Je wint!
terminal-you-win-with = Je wint, samen met { $players }!
terminal-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
terminal-truncated = Het spel is afgebroken.
terminal-unfinished = Het spel is nog niet afgelopen.
terminal-record = Het spelverslag staat in { $file }. Bekijk het spel nog eens of controleer hoe er is gedeeld:
terminal-saved = Het spel is bewaard in { $file }. Speel verder met:
terminal-not-saved = Het spel kon nergens worden bewaard.
terminal-saved-elsewhere = In { $place } kan niet worden geschreven, dus het spel wordt bewaard in { $file }.
terminal-saved-nowhere = Er kan niet worden geschreven in { $place } en ook niet in een andere map, dus het spel wordt niet bewaard.

## Looking at it again

terminal-replay-title = { $game }: stap { $step } van { $last }
terminal-replay-prompt = Enter: verder, b: terug, 1 tot en met { $last }: daarheen, q: stoppen
terminal-verified =
    { $count ->
        [one] De ene kaart is gedeeld zoals vastgelegd.
       *[other] Alle { $count } kaarten en fiches zijn gedeeld zoals vastgelegd.
    }
terminal-verified-commitment = Vergelijk deze code met de code die je vóór de eerste kaart zag:

## Lists

terminal-players = Spelers
terminal-option = Optie
terminal-bench-game = Spel
terminal-bench-players = Spelers
terminal-bench-mode = Regels
terminal-bench-games = Spellen/s
terminal-bench-moves = Zetten/s
terminal-bench-length = Zetten/spel
terminal-bench-compiled = gecompileerd
terminal-bench-uncompiled = niet gecompileerd

## De pagina’s als map

site-written =
    In { $folder } staan de pagina’s, { $count } bestanden: elk spel tegen bots of rond één apparaat, zonder server.
    Elke webruimte kan ze aanbieden, op elk adres; op deze computer doet python -m http.server --directory { $folder } het.
error-site-taken = In { $folder } staat al iets anders; noem een nieuwe of lege map.
error-site-not-built = De pagina’s van Katta zijn nog niet gebouwd; voer één keer make setup uit.
error-site-no-games = De spellen zijn nog niet voor de pagina vertaald; voer één keer make engine uit.
