### Wat de browser zegt als er iets van stukgaat.

failure-part = Dit deel van de pagina werkt niet meer. Het spel zelf gaat door.
failure-page = Deze pagina werkt niet meer. Niets van wat er gespeeld is, is verloren.
failure-fetch = Een stuk van Katta kon niet worden geladen. Misschien is de verbinding weg, of heeft de server een nieuwere versie.
failure-hitch = Er ging zojuist iets mis. Doet de pagina niet meer wat ze moet doen, laad haar dan opnieuw.
failure-again = Opnieuw proberen
failure-reload = Opnieuw laden
failure-wait = Laden …
failure-start = Katta laadt niet zoals het hoort. Controleer de verbinding en laad de pagina opnieuw.
