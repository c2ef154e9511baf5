### De server en de client die aan zijn tafels aanschuift.

server-starting = Voorbereiding …
server-ready =
    Katta is open op

      { $address }

    Ctrl-C stopt het.
server-preparing = De regels worden een minuut of twee voorbereid. Spelen kan al; alleen sterkere bots en hints duren tot dan langer.
error-serve-port = Katta kan niet luisteren op { $what }: { $problem }. Kies een andere poort met --port.
error-serve-newer = De tafels in { $what } zijn van een nieuwere Katta; er is niets veranderd. Werk Katta bij of kies met --database een andere plaats.
error-serve-store = Tafels kunnen niet in { $what } worden bewaard: { $problem }. Kies een andere plaats met --database.
error-serve-taken = De tafels in { $what } worden al door een andere Katta bediend. Stop die eerst, of kies met --database een andere plaats.
error-serve-base-path = ‘{ $path }’ is geen pad waaronder een server kan liggen; /katta zou er een zijn.
error-serve-proxy = ‘{ $network }’ is geen adres of netwerk; 10.0.0.0/8 zou er een zijn.
error-config-file = { $file } is niet te lezen als bestand met instellingen: { $problem }.
error-config-unknown = { $file } bevat ‘{ $name }’, maar dat is geen instelling. `katta serve --help` noemt ze allemaal.
error-config-value = { $file } zet ‘{ $name }’ op { $value }, maar dat kan niet.
error-config-variable = De omgeving bevat { $name }, maar dat is geen instelling. `katta serve --help` noemt ze allemaal.
error-config-twice = { $name } en { $other } zijn allebei gezet; laat er een weg.
error-serve-key = In { $what } staat geen sleutel van Katta. Zet het juiste bestand daar neer, of kies een ander met --key-file.
error-serve-no-key = De geheimen in deze database zijn verzegeld met de sleutel van een andere server. Kopieer het sleutelbestand daarvan naar { $what }, of noem het met --key-file.

## Joining a table

join-link = Jouw plaats, ook na een pauze of vanaf een ander apparaat: { $link }
join-invite = Stuur deze link naar je vrienden: { $link }
join-lost = Geen verbinding; je spel is veilig. Nieuwe poging …
join-waiting =
    { $count ->
        [one] { $count } plaats is nog vrij.
       *[other] { $count } plaatsen zijn nog vrij.
    }
join-help =
    Typ 1, 2, … of de woorden van een keuze
    ? toont deze hulp
    r toont de regel die nu telt
    u neemt je laatste zet terug, als de tafel dat toelaat
    q verlaat de tafel; dezelfde link brengt je terug
join-record = Het spelverslag: { $address }
error-join-link = ‘{ $link }’ is geen link naar een tafel; een link ziet eruit als http://host/table/NAAM#GEHEIM.
error-join-unreachable = { $link } is niet bereikbaar: { $problem }.
error-join-refused = { $problem }

## Trouble with the store

server-looking = Het is nog niet bekend of dit bewaard is: de server kijkt het na en laat het je weten.
server-troubled = De server kan nu niets bewaren. Niets wat bevestigd is gaat verloren, en het gaat vanzelf verder.
server-recovered = De server kan weer alles bewaren.

## Refusals

server-bad-host = Deze server luistert niet naar de naam in dit adres. Wie hem beheert, kan die naam toestaan met --allowed-host.
server-bad-message = Dat bericht hoort niet bij dit protocol.
server-bad-name = Een naam heeft 1 tot en met 40 zichtbare tekens.
server-bad-origin = Pagina’s van een andere site mogen deze server niet gebruiken.
server-bad-push = Naar dat apparaat kunnen van hier geen berichten worden gestuurd.
server-bad-record = Dit is een beschadigd spelverslag: { $problem }.
server-bad-seats = Deze plaatsen passen niet bij elkaar; bekijk de tafel nog eens.
server-bad-table = Zo’n tafel kan niet: { $problem }.
server-closed = Deze tafel is gesloten door de beheerders van de server.
server-forbidden = Dit is alleen voor de beheerders van de server.
server-has-begun = Het spel is begonnen; dit kan alleen daarvoor worden geregeld.
server-hello-first = Open eerst de link van een tafel.
server-hints-off = Aan deze tafel zijn er geen hints.
server-mark-taken = Iemand anders speelt al met deze kleur.
server-name-taken = { $name } zit hier al; kies een andere naam.
server-newer-rules = Aan deze tafel gelden nieuwere regels dan deze server kent; ze blijft bewaard en gaat verder zodra de server is bijgewerkt.
server-no-claim = Dit verzoek staat niet meer open.
server-no-open-seat = Aan deze tafel is geen plaats vrij.
server-no-proposal = Dit voorstel staat niet meer open.
server-no-spectators = Aan deze tafel mag niemand toekijken.
server-no-such-evening = Deze spelavond bestaat hier niet.
server-no-such-game = Dit spel bestaat hier niet.
server-no-such-mark = Dit spel heeft die kleur niet.
server-no-such-table = Die tafel bestaat hier niet.
server-nobody-there = Op die plaats is nu niemand die je binnen kan laten. Gebruik de persoonlijke link van de plaats.
server-not-a-person = Op die plaats zit geen mens.
server-not-asked = Jou wordt niet om instemming gevraagd.
server-not-away = Er speelt geen bot voor jou.
server-not-host = Dat mag alleen wie nu de tafel leidt.
server-not-over = Het spel is nog niet afgelopen.
server-not-playing = Het spel is niet aan de gang.
server-not-readable = De server kan dat nu niet opzoeken; er is niets veranderd. Probeer het zo meteen opnieuw.
server-not-seated = Dat mag alleen wie aan tafel zit.
server-not-stored = De server kon dat niet bewaren; er is niets veranderd. Probeer het opnieuw.
server-not-your-turn = Je bent niet aan de beurt.
server-old-rules = Aan deze tafel werd met oudere regels gespeeld; hier gaat het niet verder.
server-other-protocol = Deze server spreekt protocol { $protocol }; er is een andere client nodig.
server-paused = De server wordt opnieuw ingericht; het gaat zo verder.
server-sealed = De geheimen van deze tafel kunnen niet worden gelezen, omdat hun sleutel ontbreekt. De tafel blijft bewaard en gaat verder zodra de sleutel er weer is.
server-seat-needs-name = Noem een naam om aan te schuiven.
server-seat-present = Die persoon is hier, of was hier net nog.
server-seats-open = Er zijn nog plaatsen vrij: wacht op je vrienden of begin met bots.
server-spoilt-table = Deze tafel is niet meer leesbaar. Ze wordt apart gelegd zoals ze is; alle andere gaan door.
server-stale = Aan tafel ging het intussen verder; dit kwam te laat.
server-stopping = De server stopt net; probeer het zo opnieuw.
server-too-fast = Te veel tegelijk; wacht even.
server-too-long = Dat is te lang; hier wordt hoogstens { $most } kB gelezen.
server-too-many-people = Dit spel is voor hoogstens { $most } spelers.
server-too-many-sockets = Te veel verbindingen vanaf jouw adres.
server-too-many-tables = Te veel nieuwe tafels vanaf jouw adres; wacht een poosje.
server-too-slow = Het verzoek deed er te lang over om aan te komen.
server-undo-nothing = Er is niets wat je kunt terugnemen.
server-undo-revealed = Die zet heeft iets verborgens getoond en blijft dus staan.
server-unknown-level = Er is geen bot ‘{ $level }’.
server-unknown-phrase = Die zin bestaat niet.
server-unreachable = Deze tafel verhuist net naar een andere server; probeer het zo meteen opnieuw.
server-unsettled = Het is nog niet bekend of dit bewaard is. Vraag het zo meteen opnieuw: het gebeurt maar één keer.
server-wrong-secret = Deze link opent geen plaats aan deze tafel.
