### The lessons of Sifaka. The terms are in ../TERMS.md.

## Place, move, collect

sifaka-lesson-1 = Leggen, lopen, verzamelen
sifaka-lesson-1-goal = Sifaka’s zijn dol op mango’s! Leid de jouwe door de jungle en verzamel de fiches met de meeste punten.
sifaka-lesson-1-face = Je Sifaka zit in zijn rode schuilplaats. Kies eerst waar hij heen kijkt: naar het noorden, omhoog.
sifaka-lesson-1-card = Dit is je terreinkaart: vier vakken met een groene mango, twee palmen en een pijl. Elke draaiing mag.
sifaka-lesson-1-first = De eerste vier kaarten van een spel komen naast de schuilplaatsen. Leg de jouwe bovenaan.
sifaka-lesson-1-mango = De mango op je kaart heeft een groene fiche gekregen. De punten staan verborgen op de achterkant.
sifaka-lesson-1-second = Ook { $left } heeft een kaart gelegd. Leg je volgende rechts.
sifaka-lesson-1-cover = Er liggen nu vier kaarten. Vanaf hier moet een kaart minstens één vak van het speelveld bedekken.
sifaka-lesson-1-place = Bedekte palmen zijn stappen voor je Sifaka. Bedek het vak met drie palmen!
sifaka-lesson-1-go = Drie palmen, drie stappen rechtdoor: precies op de mango. Daar ga je!
sifaka-lesson-1-taken = Je bleef op de fiche staan, dus ze is van jou. Alleen jij weet dat ze 2 punten waard is.
sifaka-lesson-1-draw = Aan het eind van je beurt trek je een nieuwe kaart. Daarna was { $left } aan de beurt.
sifaka-lesson-1-done = Leggen, lopen, verzamelen, trekken: dat is een beurt van Sifaka. Goed gedaan!

## Arrows

sifaka-lesson-2 = Pijlen en doodlopende wegen
sifaka-lesson-2-look = Je Sifaka kijkt naar het westen. De kaart daar heeft drie palmen en een pijl naar het noorden.
sifaka-lesson-2-place = Je mag een hele kaart bedekken. Leg de jouwe erop: er staat ook een mango op.
sifaka-lesson-2-go = Drie stappen, en de pijl moet je gebruiken: hij draait je Sifaka naar het noorden, wanneer je wilt. Ga naar de mango in het westen!
sifaka-lesson-2-fresh = Een fiche die deze beurt gelegd is, telt ook. En kijk: je Sifaka kijkt nu naar het noorden.
sifaka-lesson-2-far = Nog eens dezelfde tafel. De onderste kaart heeft veel palmen, maar voor je Sifaka liggen maar drie vakken.
sifaka-lesson-2-cover = Probeer het: bedek vijf palmen.
sifaka-lesson-2-stay = Alle vijf stappen zouden gezet moeten worden, en dat kan niet. Dus blijft je Sifaka staan.
sifaka-lesson-2-nothing = Bedek nu alleen een leeg vak.
sifaka-lesson-2-still = Geen palm, geen pijl: je Sifaka doet niets. Soms brengt een kaart alleen nieuwe mango’s.
sifaka-lesson-2-taboo = Bedek nooit een fiche of een pion, ook niet je eigen. Over een fiche heen lopen is niet genoeg.
sifaka-lesson-2-south = Nog een tafel: je Sifaka kijkt naar het oosten. Bedek twee palmen en een pijl naar het zuiden.
sifaka-lesson-2-share = Sifaka’s staan elkaar nooit in de weg: ze lopen elkaar voorbij en mogen een vak delen. Ga op bezoek bij { $left }!
sifaka-lesson-2-nowhere = Dat zie je bijna nooit: fiches en Sifaka’s bewaken het hele speelveld, je kaart past nergens. Leg hem uit het spel.
sifaka-lesson-2-removed = Er beweegt niets. Je trekt zoals altijd een nieuwe kaart, en dan is { $left } aan de beurt.
sifaka-lesson-2-done = Nu kun je je Sifaka overal heen sturen!

## The end

sifaka-lesson-3 = De laatste kaarten
sifaka-lesson-3-few = Het spel is bijna afgelopen: er liggen nog twee kaarten in de trekstapel. Leg de jouwe waar het oplicht.
sifaka-lesson-3-walk = Een rode mango is binnen bereik, en de rode zijn de beste. Ga haar halen!
sifaka-lesson-3-empty = { $left } heeft de laatste kaart getrokken. Nu trekt niemand meer; iedereen legt nog de kaart in de hand.
sifaka-lesson-3-last = Dit is je laatste kaart. Leg haar waar het oplicht.
sifaka-lesson-3-mango = Nog een mango! Neem haar.
sifaka-lesson-3-over = { $left } heeft de 48e kaart gelegd, het spel is afgelopen. Fiches op het speelveld tellen voor niemand.
sifaka-lesson-3-count = Alle fiches worden omgedraaid, en de meeste punten winnen. Jij hebt er 32, { $left } heeft er 16: je wint!
sifaka-lesson-3-ties = Bij gelijke stand beslissen de meeste fiches, dan de rode, dan de gele. Daarna delen jullie de overwinning.
sifaka-lesson-3-options = Voor het spel kunnen jullie andere regels afspreken: voor te verre wegen en voor pionnen die in de weg staan.
sifaka-lesson-3-done = Nu ken je heel Sifaka. Geniet van je mango’s!
