### Wat `katta admin` zegt tegen wie een server beheert.

admin-none = Er zijn geen tafels.
admin-column-table = Tafel
admin-column-game = Spel
admin-column-status = Stand
admin-column-people = Mensen
admin-column-age = Gemaakt
admin-column-last = Laatste zet
admin-status-waiting = wacht
admin-status-playing = bezig
admin-status-over = afgelopen
admin-status-closed = gesloten
admin-age-m = { $count } min geleden
admin-age-h = { $count } u geleden
admin-age-d =
    { $count ->
        [one] { $count } dag geleden
       *[other] { $count } dagen geleden
    }
admin-seats = Bots: { $bots }. Vrije plaatsen: { $open }. Regels in het logboek: { $moves }.
admin-closed = Tafel { $table } is gesloten.
admin-deleted =
    { $count ->
        [one] { $count } tafel is verwijderd.
       *[other] { $count } tafels zijn verwijderd.
    }
admin-would-delete =
    { $count ->
        [one] { $count } tafel zou worden verwijderd.
       *[other] { $count } tafels zouden worden verwijderd.
    }
admin-checked =
    { $count ->
        [one] { $count } tafel is nagekeken; beschadigd: { $spoilt }.
       *[other] { $count } tafels zijn nagekeken; beschadigd: { $spoilt }.
    }
admin-spoilt-row = de rij in de database kan niet worden gelezen
admin-spoilt-game = zo’n spel is er niet
admin-spoilt-versions = er ontbreken zetten, of er is er een te veel
admin-spoilt-seats = de plaatsen zijn niet compleet
admin-spoilt-rules = volgens andere regels gespeeld; niet nagekeken
admin-spoilt-sealed = de geheimen gaan met deze sleutel niet open
admin-spoilt-moves = de zetten kunnen niet worden nagespeeld
admin-spoilt-deal = niet elke kaart is die van het geheim van de gever
admin-spoilt-end = of het spel is afgelopen, klopt niet met de zetten
admin-spoilt-result = de bewaarde uitslag is niet wat eruit kwam
admin-backed-up =
    { $count ->
        [one] { $count } tafel is naar { $file } geschreven.
       *[other] { $count } tafels zijn naar { $file } geschreven.
    }
admin-without-key = De geheimen erin zijn verzegeld: om ze elders terug te zetten heb je ook de sleutel nodig. Bewaar een kopie van { $key } op een andere plek.
admin-with-key = De sleutel uit { $key } zit erin: wie dit bestand heeft, kan alle geheimen lezen. Bewaar het veilig.
admin-restored =
    { $count ->
        [one] { $count } tafel is teruggezet.
       *[other] { $count } tafels zijn teruggezet.
    }
admin-shut =
    { $count ->
        [one] De geheimen van { $count } tafel gaan niet open: de sleutel ontbreekt. Voeg die als regel toe aan { $key }.
       *[other] De geheimen van { $count } tafels gaan niet open: hun sleutel ontbreekt. Voeg die als regel toe aan { $key }.
    }
error-admin-table = Er is geen tafel ‘{ $table }’.
error-admin-over = Tafel { $table } is al afgelopen.
error-admin-rule = Zeg welke tafels weg moeten: --finished-before 90d, --idle-before 30d, of allebei.
error-admin-age = ‘{ $age }’ is geen leeftijd; die ziet eruit als 90d, 12h, 30m of 2w.
error-admin-no-store = Er zijn geen tafels van Katta in { $what }. Noem de juiste plek met --database.
error-admin-revision = De tafels in { $what } zijn van een andere versie van Katta. Start de server daarvan één keer met deze versie, of werk Katta bij.
error-admin-store = De tafels zijn niet te bereiken: { $problem }.
error-admin-server = De server op { $address } doet dat niet: { $problem }.
error-admin-token = De server op { $address } neemt de sleutel van deze tafels niet aan. Noem de juiste met --key-file.
error-admin-running = De server op { $address } draait. Stop hem eerst, of zet terug terwijl hij draait met --while-running; wie speelt, wordt gevraagd te wachten.
error-admin-backup = { $file } is geen back-up van Katta, of een van een nieuwere versie.
error-admin-not-empty = Er zijn al tafels in { $what }; er is niets veranderd. Met --replace worden ze vervangen.
