### The rules of Sifaka, one message per section. The terms are in ../TERMS.md.

sifaka-rules-goal =
    Sifaka’s zijn maki’s uit Madagaskar, en ze zijn dol op mango’s. In dit spel voor 2 tot en met 4 spelers leid je jouw Sifaka door een landschap van kaarten dat steeds groter wordt. Verzamel mangofiches: wie aan het einde de meeste punten heeft, wint.
    .title = Doel van het spel

sifaka-rules-components =
    Het spel bestaat uit:
    - { $terrain } terreinkaarten en { $refuges } schuilplaatskaarten, elk van 2 bij 2 vakken. De vakken van de schuilplaatskaarten zijn leeg.
    - { $tokens } mangofiches met punten op de achterkant, samen { $points } punten: ze staan in de tabel hieronder.
    - { $pawns } Sifaka-pionnen in rood, blauw, geel en groen. Je kunt zien welke kant een pion op kijkt.

    Een vak van een terreinkaart is leeg of toont een mango (groen, geel of rood), een of meer palmen, of een pijl.

    Open voor iedereen: het speelveld, alle pionnen en hun kijkrichting, de mangofiches op het speelveld, hoeveel er van elke kleur over zijn en hoeveel van elke kleur iedereen al heeft, en hoeveel kaarten de trekstapel telt. Geheim zijn de handkaarten van de anderen, de volgorde van de trekstapel en de punten van alle fiches behalve die van jou.
    .title = Spelmateriaal

sifaka-rules-board =
    De kaarten vormen een raster van vakken zonder vaste rand. Elke kaart ligt precies op dat raster, in een van de vier draaiingen. Een pijl draait met zijn kaart mee. Staat er bijvoorbeeld linksboven op een kaart een pijl naar het noorden, dan staat die na een kwartslag met de klok mee rechtsboven en wijst hij naar het oosten.

    Het speelveld bestaat uit alle vakken waarop minstens één kaart ligt. Een gat tussen de kaarten hoort er niet bij. Waar kaarten elkaar bedekken, telt alleen het bovenste symbool.
    .title = Speelveld

sifaka-rules-setup =
    Leg de 4 schuilplaatskaarten tegen elkaar tot een groot vierkant, met de schuilplaatsen naar het midden. Zet elke pion op de schuilplaats van zijn kleur; met z’n tweeën op twee schuilplaatsen die schuin tegenover elkaar liggen. Schuilplaatsen die niemand gebruikt, zijn gewone lege vakken.

    Sorteer de mangofiches op kleur, schud elke kleur en stapel ze met de mangokant naar boven. Niemand bekijkt de achterkant.

    Daarna kiest iedereen om de beurt welke kant de eigen pion op kijkt: noord, oost, zuid of west. Schud dan de terreinkaarten tot een gedekte trekstapel. Iedereen trekt één kaart en houdt die geheim.

    Wie het laatst een mango heeft gegeten, mag beginnen en neemt de eerste plaats.
    .title = Voorbereiding

sifaka-rules-turn =
    Jullie spelen om de beurt, met de klok mee: na jou is de speler links van je aan de beurt. Je beurt heeft vier stappen:
    - je terreinkaart leggen,
    - je pion verplaatsen,
    - een mangofiche nemen, als je pion erop is gestopt,
    - een nieuwe terreinkaart trekken.
    .title = Je beurt

sifaka-rules-place =
    Leg de terreinkaart uit je hand op het raster, gedraaid zoals je wilt. Hij moet minstens één vak van het speelveld bedekken; ertegenaan liggen is niet genoeg. Hij mag vakken van meerdere kaarten of een hele kaart bedekken, en over de rand steken.

    Je kaart mag niet op een vak liggen met een mangofiche of een pion, ook niet op dat van je eigen pion.
    .title = Kaart leggen

sifaka-rules-first-four =
    De eerste vier kaarten van het hele spel zijn een uitzondering. Ze gaan naar vier vaste plaatsen naast het blok van schuilplaatskaarten. Je kiest een plaats die nog vrij is, en de draaiing. Deze kaarten bedekken niets, dus er beweegt nog geen pion. Hun mango’s krijgen gewoon een fiche.
    .title = De eerste vier kaarten

sifaka-rules-mangoes =
    Zodra je kaart ligt, krijgt elke mango erop een mangofiche van zijn kleur, met de punten verborgen. Is er van die kleur geen fiche meer over, dan krijgt de mango er geen.

    Heeft één kaart meer fiches van een kleur nodig dan er over zijn, deel ze dan uit in deze volgorde, zoals de kaart ligt: linksboven, rechtsboven, rechtsonder, linksonder.
    .title = Mango’s

sifaka-rules-move =
    Tel de palmen op de vakken die je kaart zojuist heeft bedekt, dus de symbolen die daar eerst bovenop lagen. De symbolen van de nieuwe kaart tellen niet mee. Elke palm is één bewegingspunt, en met één punt gaat je pion één vak vooruit.

    Je moet al je punten gebruiken. Je pion gaat rechtdoor, de kant op die hij kijkt, en elk vak waar hij komt, moet bij het speelveld horen. Je nieuwe kaart hoort er al bij.

    Pionnen mogen elkaar passeren en samen op een vak staan. Heb je geen palm en geen pijl bedekt, dan doet je pion niets.
    .title = Pion verplaatsen

sifaka-rules-arrows =
    Heb je pijlen bedekt, dan moet je pion er minstens één gebruiken: hij draait in de richting waarin die pijl wijst. Je mag er meer gebruiken, in willekeurige volgorde, maar elke pijl maar één keer. Draaien mag voor, tussen of na je stappen; het kost geen punten. Heb je geen pijl bedekt, dan houdt je pion zijn richting.

    Een voorbeeld: je pion staat in de hoek linksonder van een vrij veld van 4 bij 4 vakken en kijkt naar het oosten. Je hebt twee palmen en een pijl naar het noorden bedekt. Je mag twee vakken naar het noorden gaan; of één naar het oosten en dan één naar het noorden; of twee naar het oosten en dan naar het noorden draaien.
    .title = Pijlen

sifaka-rules-stuck =
    Is er minstens één manier om te kiezen welke pijlen je gebruikt en wanneer je draait, zodat je al je bewegingspunten kunt gebruiken? Dan moet je zo’n manier kiezen.

    Is er geen, dan blijft je pion staan. Heb je pijlen bedekt, dan draait hij in de richting van een daarvan, naar keuze.

    Kun je je kaart nergens leggen, dan gaat hij uit het spel. Je pion verplaatst zich niet, en je gaat meteen door met trekken.
    .title = Als het niet lukt

sifaka-rules-collect =
    Stopt je pion op een vak met een mangofiche, dan neem je dat fiche. Eroverheen gaan is niet genoeg. Ook een fiche dat pas in deze beurt is neergelegd, telt. Je mag de punten van je eigen fiches bekijken. De kleur ziet iedereen, maar de punten blijven tot het einde geheim.
    .title = Mango nemen

sifaka-rules-draw =
    Aan het einde van je beurt trek je een terreinkaart en houd je die geheim tot je volgende beurt. Is de trekstapel leeg, dan trek je niet meer en speelt iedereen de kaart die nog over is.
    .title = Trekken

sifaka-rules-end =
    Het spel eindigt na de beurt waarin de { $terrain }e terreinkaart is gespeeld. Dat zijn { $two } beurten per speler met z’n tweeën, { $three } met z’n drieën en { $four } met z’n vieren.

    Draai je mangofiches om en tel de punten op. Wie de meeste punten heeft, wint. Bij een gelijke stand beslissen de meeste fiches, dan de meeste rode, dan de meeste gele (bij de groene kan er dan geen verschil meer zijn). Is het nog steeds gelijk, dan delen jullie de overwinning. Fiches die nog op het speelveld liggen, tellen voor niemand.
    .title = Einde van het spel

sifaka-rules-options =
    Vóór het spel kunnen jullie andere regels afspreken:
    - Meer punten dan vakken: je kiest vrij welke pijlen je gebruikt en wanneer je draait, ook als je zo niet alle punten kunt gebruiken. Een stap die het speelveld zou verlaten, beëindigt daar de verplaatsing, en de overige punten vervallen. Pijlen mag je daarna nog gebruiken.
    - Pionnen blokkeren elkaar: je mag niet op een vak met een andere pion komen, net als op een vak buiten het speelveld.
    .title = Opties

sifaka-rules-madagascar =
    Sifaka’s bestaan echt: het zijn maki’s, en zoals alle maki’s leven ze in het wild alleen op Madagaskar, waar meer dan honderd soorten bekend zijn.

    Hun bossen worden gekapt, het klimaat wordt warmer en er wordt op ze gejaagd. Daarom horen sommige maki’s bij de 25 meest bedreigde primaten ter wereld.
    .title = Maki’s

sifaka-table-tokens = Mangofiches
sifaka-table-tokens-mango = Mango
sifaka-table-tokens-points = Punten
sifaka-table-tokens-tokens = Fiches
sifaka-table-squares = Wat de terreinkaarten tonen
sifaka-table-squares-symbol = Vak
sifaka-table-squares-squares = Aantal

## Pictures

sifaka-figure-squares = 2 palmen, een pijl, een rode mango en een leeg vak.
sifaka-figure-tokens = Een groene, een gele en een rode mangofiche; de punten staan op de achterkant.
sifaka-figure-move = De nieuwe kaart bedekt een vak met 2 palmen: je pion gaat 2 vakken rechtdoor.
sifaka-figure-facing = Een pion kijkt naar het noorden, oosten, zuiden of westen: op het speelveld naar boven, rechts, onder of links.
sifaka-figure-turning = De nieuwe kaart bedekt 2 palmen en een pijl naar het zuiden: hier zet je pion een stap, draait en zet er nog een. Draaien kan ook vóór of na beide stappen.
