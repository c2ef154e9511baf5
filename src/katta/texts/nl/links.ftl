### Links: wie waar zit en op welk apparaat, en de tafels die een apparaat kent.

links-marked = Deze browser laat pagina’s niet kopiëren. De link is gemarkeerd: kopieer hem zoals elke andere tekst.
links-elsewhere = Je bent hier via een adres dat alleen dit apparaat kan openen. De links hier leiden naar dat voor andere apparaten in je netwerk.
links-only-here = Andere apparaten kunnen dit adres niet openen: Katta is alleen voor deze computer gestart. Om andere apparaten in je netwerk binnen te laten, stop het en start het zo:

## Wiens plaats een link opent

links-are-you = Ben jij { $name }?
links-are-you-why = Deze link is een plaats aan een tafel van { $game }. Wie ja zegt, ziet de kaarten van die plaats en speelt ervoor.
links-not-me-watch = Nee, ik wil alleen toekijken
links-not-me = Nee, naar alle spellen
links-my-seat = Naar mijn plaats

## Aan de tafel

links-menu = Apparaten en gasten
links-continue = Verder op een ander apparaat
links-continue-how = Je persoonlijke link brengt je op elk apparaat naar je plaats. Laat hem aan niemand anders zien.
links-personal = Je persoonlijke link
links-personal-show = Mijn persoonlijke link tonen
links-personal-code = Je persoonlijke link als QR-code
links-personal-what =
    { $count ->
        [one] Wie deze link opent, neemt jouw plaats aan deze tafel in, ziet je kaarten en speelt voor je. Open hem op je andere apparaat en geef hem aan niemand anders.
       *[other] Wie deze link opent, neemt alle { $count } plaatsen van dit apparaat over, ziet jullie kaarten en speelt voor jullie. Open hem op je andere apparaat en geef hem aan niemand anders.
    }
links-not-kept = Deze browser bewaart niets: als je de pagina sluit, ben je je plaats kwijt, tenzij je je persoonlijke link bewaart.
links-invite-how = Wie deze link opent, kan een vrije plaats nemen.
links-back-in = Voor wie hier al zit
links-back-in-how = Wie hier speelt en van apparaat wisselt, opent daar deze link en zegt wie het is. Het eerste apparaat wordt gevraagd.
links-watch = Toekijken
links-watch-how = Wie deze link opent, ziet de tafel, maar niemands hand.
links-watch-link = Link om toe te kijken
links-screen = Groot scherm
links-screen-how = De tafel vult een televisie of een projector, en iedereen houdt de eigen hand op de telefoon.
links-screen-open = Op een groot scherm tonen

## Een ander apparaat vraagt

links-claim = Ben jij dat op een ander apparaat?
links-claim-of = { $name }, ben jij dat op een ander apparaat?
links-claim-code = Het andere apparaat toont deze code:
links-claim-why = Zeg alleen ja als een apparaat van jou dezelfde code toont: het zal je kaarten zien.
links-claim-yes = Ja, dat ben ik
links-claim-no = Nee

## Je tafels

links-your-turn-minutes =
    { $count ->
        [one] Jij bent aan de beurt, al { $count } minuut
       *[other] Jij bent aan de beurt, al { $count } minuten
    }
links-your-turn-hours =
    { $count ->
        [one] Jij bent aan de beurt, al { $count } uur
       *[other] Jij bent aan de beurt, al { $count } uur
    }
links-your-turn-days =
    { $count ->
        [one] Jij bent aan de beurt, al { $count } dag
       *[other] Jij bent aan de beurt, al { $count } dagen
    }
links-all =
    { $count ->
        [one] { $count } tafel tonen
       *[other] Alle { $count } tafels tonen
    }
links-remove-question = Deze tafel uit je lijst verwijderen? Je plaats blijft van jou, en je kunt de tafel 30 dagen lang terughalen.
links-remove = Verwijderen
links-remove-not = Houden
links-removed = { $game }: verwijderd.
links-undo = Ongedaan maken
links-removed-tables = Verwijderde tafels
links-removed-how = De sleutel van je plaats wordt nog 30 dagen bewaard nadat je een tafel hebt verwijderd.
links-removed-when = verwijderd: { $when }
links-bring-back = Terughalen

## Alle tafels naar een ander apparaat

links-take-along = Mijn tafels meenemen naar een ander apparaat
links-take-along-what =
    { $count ->
        [one] Deze link brengt { $count } tafel naar een ander apparaat van jou. Wie hem opent, neemt daar jouw plaats in en ziet je kaarten: geef hem aan niemand anders.
       *[other] Deze link brengt { $count } tafels naar een ander apparaat van jou. Wie hem opent, neemt daar jouw plaats in en ziet je kaarten: geef hem aan niemand anders.
    }
links-take-along-code = Dezelfde link als QR-code
links-with-finished = ook de spellen die voorbij zijn
links-no-code = Dit zijn te veel tafels voor een QR-code. Stuur jezelf de link.
links-arrival = Tafels van een ander apparaat
links-arrival-what =
    { $count ->
        [one] Deze link brengt { $count } tafel die dit apparaat nog niet kent. Is die van jou?
       *[other] Deze link brengt { $count } tafels die dit apparaat nog niet kent. Zijn die van jou?
    }
links-arrival-table = { $game }, als { $name }
links-arrival-add = Ja, bij mijn tafels
links-arrival-no = Nee
links-arrival-none = Deze link brengt geen tafel die hier nieuw is.
