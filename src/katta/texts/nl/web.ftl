### Wat alleen de browser zegt.

web-welcome = Drie spellen, één tafel. Wat wordt het?
web-preparing = De regels worden een minuut of twee voorbereid. Spelen kan al; alleen sterkere bots en hints duren tot dan langer.
web-home = Alle spellen
web-close = Sluiten
web-unreachable = De server is niet bereikbaar. Probeer het zo nog eens.
web-connecting = Verbinding maken …
web-line-lost = Geen verbinding; je spel is veilig. Nieuwe poging …

## Settings

web-settings = Instellingen
web-language = Taal
web-theme = Kleuren
web-theme-auto = zoals het apparaat
web-theme-light = licht
web-theme-dark = donker
web-speed = Animaties
web-speed-calm = rustig
web-speed-normal = normaal
web-speed-quick = snel
web-speed-off = uit
web-sound = Geluid

## Home

web-play-now = Meteen spelen
web-friends = Met vrienden
web-friends-game = Met vrienden { $game } spelen
web-seats = { $least } tot { $most } spelers
web-continue = Jouw tafels
web-forget = Uit deze lijst halen
web-status-waiting = wacht op spelers
web-status-playing = bezig
web-status-over = afgelopen

## A new table

web-new-table = Een tafel voor { $game }
web-nickname = Je naam
web-guests = Wie speelt er nog mee?
web-guest = Speler { $number }
web-guest-link = iemand via een link
web-guest-here = iemand hier, op dit apparaat
web-guest-bot = een bot
web-level-of = { $seat }: niveau van de bot
web-name-of = { $seat }: naam
web-table-options = Regels en klok
web-clock = Tijd per zet
web-clock-none = onbeperkt
web-clock-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
web-clock-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
web-allow-hints = Hints toegestaan
web-allow-spectators = Toekijken toegestaan
web-make-table = Tafel openen

## Sitting down

web-join-title = Je bent uitgenodigd voor { $game }
web-sit-down = Aanschuiven
web-seat-free = vrije plaats
web-invite = Nodig je vrienden uit
web-invite-code = Dezelfde link als QR-code
web-copy = Link kopiëren
web-copied = Gekopieerd
web-pass-device = Geef het apparaat door aan { $name }.
web-i-am = Ik ben { $name }

## At the table

web-your-turn = Jij bent aan de beurt
web-your-moves = Jouw zetten
web-moves-in-words = Alle { $count } zetten, in woorden
web-no-moves = Je bent niet aan de beurt.
web-hint = Om een hint vragen
web-thinking = Een bot denkt na over jouw zetten …
web-undo = Zet terugnemen
web-rules = Regels
web-practice = oefenspel
web-looking-on = je kijkt toe
web-past = herhaling
web-skip = Overslaan
web-log = Wat er gebeurde
web-log-empty = Nog niets.
web-again = Nog eens bekijken
web-see-again = Nog eens bekijken: { $event }
web-people = Aan tafel
web-away = is er niet
web-hand-over = Een bot laten spelen
web-bot-plays-for-you = Er speelt een bot voor jou.
web-take-seat-back = Zelf verderspelen

## The end

web-counting = Punten tellen …
web-winners =
    { $count ->
        [one] { $players } wint!
       *[other] { $players } delen de overwinning!
    }
web-you-win = Je wint!
web-you-win-with = Je wint, samen met { $players }!
web-truncated = Het spel is afgebroken.
web-chances = Ieders winstkansen, zet voor zet
web-chances-none = De winstkansen kunnen hier niet worden berekend.
web-rematch = Nog een keer spelen
web-rematch-is-on = Er is een nieuw spel met dezelfde mensen.
web-join-rematch = Naar het nieuwe spel
web-replay = Spel nog eens bekijken
web-download = Opname downloaden
web-check-deal = Het delen controleren

## The deal

web-deal-how = Vóór de eerste kaart is een vastlegging bekendgemaakt: de SHA-256 van een geheim dat elke kaart bepaalt. Nu is het geheim onthuld, en iedereen kan het controleren.
web-deal-commitment = Vastlegging, bekendgemaakt vóór de eerste kaart
web-deal-secret = Geheim, bekendgemaakt na afloop
web-deal-hash-fits = Je browser heeft de SHA-256 van het geheim berekend: die komt overeen met de vastlegging.
web-deal-hash-differs = Je browser heeft de SHA-256 van het geheim berekend: die komt niet overeen met de vastlegging.
web-deal-verified = Wordt er met dit geheim nog eens gedeeld, dan komen precies dezelfde kaarten.
web-deal-differs = Wordt er met dit geheim nog eens gedeeld, dan komen er andere kaarten.
web-deal-yourself = Wil je het zonder deze server controleren, download dan het spelverslag en laat het controleren door Katta op je eigen computer. De documentatie van Katta laat ook zien hoe je het met de hand doet.

## Replay

web-replay-open = Opname openen
web-replay-how = Kies het bestand van een spelverslag (.katta). Het wordt alleen getoond, niet bewaard.
web-replay-first = Naar het begin
web-replay-back = Een stap terug
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-on = Een stap verder
web-replay-last = Naar het einde
web-replay-place = Moment in het spel
web-replay-eyes = Gezien door
web-replay-spectator = het publiek
