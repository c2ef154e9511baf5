### The lessons of Mada. The terms are in ../TERMS.md.

## Play, draw, luck

mada-lesson-1 = Uitspelen, trekken, een gokje wagen
mada-lesson-1-goal = Welkom bij Mada! Je verzamelt cactusvijgen. Wie er aan het eind de meeste heeft, wint.
mada-lesson-1-hand = Dit is je hand. Het getal van een Cactus is zijn waarde; de cactusvijgen erop zijn punten.
mada-lesson-1-play = In je beurt doe je één ding. Speel Cactus 5 uit: daarmee begint je eigen aflegstapel.
mada-lesson-1-higher = Vanaf nu moet een kaart even hoog of hoger zijn dan je bovenste kaart. Speel Cactus 9 uit.
mada-lesson-1-draw = Je 4 is te laag. Maar je hebt minder dan drie handkaarten, dus je mag er een trekken.
mada-lesson-1-skip = Cactus 12, wat een geluk! Je mag getallen overslaan: speel hem op je 9.
mada-lesson-1-daring = { $right } waagde een gokje: de bovenste kaart van de trekstapel kwam meteen op de aflegstapel. Ze was hoog genoeg.
mada-lesson-1-luck = Nu jij! Dat mag altijd. Druk op de zon en waag een gokje.
mada-lesson-1-lost = Oef, een 13! Maar ook { $left } waagde een gokje en draaide een 8 om. Te laag: { $left } verliest de ronde.
mada-lesson-1-aside = Alle anderen leggen hun bovenste kaart gedekt aan de kant. Je 13 levert je zes cactusvijgen op!
mada-lesson-1-kept = De andere kaarten van de stapels worden afgelegd. Alleen { $left } mag nu ook handkaarten afleggen.
mada-lesson-1-next = { $right }, links van { $left }, begint een nieuwe ronde. Niemand vult zijn hand aan.
mada-lesson-1-empty = Je stapel is weer leeg, en op een lege stapel past elke kaart. Speel je 4 uit.
mada-lesson-1-done = Uitspelen, trekken of een gokje wagen: dat is het hart van Mada. Goed gedaan!

## The special cards

mada-lesson-2 = Maki’s en Schorpioenen
mada-lesson-2-dealt = Iedereen krijgt drie kaarten. O jee, bij de jouwe zat een Schorpioen!
mada-lesson-2-sting = Een Schorpioen verdwijnt meteen en neemt een van je kaarten mee. Geef hem de 3.
mada-lesson-2-alone = Je krijgt er niets voor terug. Geeft niet: speel je 9 uit.
mada-lesson-2-stuck = Een andere tafel. Een 5 past niet op je 8, maar een Maki past altijd. Speel hem uit.
mada-lesson-2-dragged = De Maki trok allebei je 8’en onder je stapel. Nu ligt er een 3 bovenop: speel je 5 uit!
mada-lesson-2-draw = Je hand is leeg. Trek een kaart.
mada-lesson-2-double = Een Dubbele Maki! Daarmee ruil je je hele stapel tegen een andere. Speel hem uit.
mada-lesson-2-swap = De Dubbele Maki wordt afgelegd. Neem nu de stapel van { $left }: er ligt een 13 bovenop!
mada-lesson-2-safe = { $right } waagde een gokje en draaide een Maki om. Door een speciale kaart verlies je de ronde nooit.
mada-lesson-2-taken-over = Met die stapel kwam een 13 mee. Trek een kaart: wat past daar nog op?
mada-lesson-2-whoever = De bovenste kaart van je stapel telt, wie hem ook heeft gelegd. Alleen een 13 past, en daar is hij: speel hem!
mada-lesson-2-first = Nog een tafel. Op een lege stapel blijft een Maki gewoon bovenop liggen. Speel hem uit.
mada-lesson-2-any = Op een Maki mag elke Cactus volgen. Speel je 2 uit.
mada-lesson-2-again = Trek nu een kaart.
mada-lesson-2-second = Weer een Schorpioen: er moet een handkaart mee. Je stapel blijft liggen, en je beurt is voorbij.
mada-lesson-2-done = Nu ken je alle speciale kaarten. Punten leveren ze nooit op.

## The end

mada-lesson-3 = Een lege trekstapel, en het einde
mada-lesson-3-last = Er ligt nog maar één kaart in de trekstapel. Trek haar!
mada-lesson-3-rebuilt = Elke stapel hield zijn bovenste kaart. Alles eronder en de algemene aflegstapel werden de nieuwe trekstapel.
mada-lesson-3-dare = Geen van je Cactussen past. Durf maar: waag een gokje!
mada-lesson-3-lost = Een 3 is lager dan je 11. Je verliest de ronde, en de anderen leggen hun bovenste kaart aan de kant.
mada-lesson-3-parting = Een troost: je mag handkaarten afleggen die je niet wilt. Kies de 5 en leg haar af.
mada-lesson-3-next = { $left }, links van je, is de volgende ronde begonnen.
mada-lesson-3-four = Een andere tafel, vlak voor het einde. Je hebt vier Cactussen aan de kant gelegd, en { $right } ook.
mada-lesson-3-play = Op je 12 staan zes cactusvijgen. Speel haar uit!
mada-lesson-3-fifth = { $left } verliest de ronde, en je 12 is je vijfde Cactus aan de kant. Het spel is meteen afgelopen!
mada-lesson-3-count = Nu worden alle kaarten aan de kant omgedraaid. De meeste cactusvijgen winnen, en jij hebt er 20!
mada-lesson-3-shared = { $right } heeft ook vijf Cactussen, maar slechts 16 cactusvijgen. Bij gelijke stand zouden jullie de overwinning delen.
mada-lesson-3-options = Nog iets: voor het spel kunnen jullie een andere regel voor de lege trekstapel afspreken.
mada-lesson-3-done = Nu ken je heel Mada. Veel plezier!
