### The lessons of Malédiction!. The terms are in ../TERMS.md.

## Contract and tricks

malediction-lesson-1 = Contract en slagen
malediction-lesson-1-goal = Heksen zien de toekomst: je voorspelt hoeveel slagen je wint. Klopt het, dan krijg je punten!
malediction-lesson-1-hand = Deze zeven heksenkaarten zijn van jou: ratten, raven, bezems, spinnen en een toverdrank.
malediction-lesson-1-trump = Er is een willekeurige kaart omgedraaid: spinnen zijn deze ronde troef. De waarde betekent niets.
malediction-lesson-1-choice = Kies nu een contract. ‘2’ betekent precies twee slagen, ‘2+’ twee of meer, ‘0’ helemaal geen.
malediction-lesson-1-bid = Je kaarten zijn hoog, dus twee slagen moet lukken. Neem ‘2+’: dat is 2 punten waard.
malediction-lesson-1-lead = Je contract is het meeste waard, dus jij komt uit. Speel je raaf 9.
malediction-lesson-1-again = Geen raaf was hoger, dus de slag is van jou. Wie wint, komt weer uit: speel je bezem 3.
malediction-lesson-1-follow = { $left } won met bezem 9 en kwam uit met een rat. Je hebt ratten, dus je moet bekennen: neem rat 8!
malediction-lesson-1-trumping = Twee slagen later. { $left } kwam uit met een raaf en jij hebt er geen. Speel wat je wilt: spin 2 is troef en wint!
malediction-lesson-1-last = Nog één kaart: kom uit met je toverdrank.
malediction-lesson-1-over = Je hand is leeg, dus de ronde eindigt na deze slag.
malediction-lesson-1-fulfilled = Je won vijf slagen, dus ‘2+’ is gehaald: 2 punten. Niet gehaald had het je 2 punten gekost.
malediction-lesson-1-hat = Je won ook de meeste slagen van allemaal. Daarvoor krijg je een heksenhoed, 1 punt waard.
malediction-lesson-1-ball = De kristallen bol toont wie het eerst kiest. Voor de volgende ronde gaat hij naar { $left }.
malediction-lesson-1-done = Dat was een hele ronde. Nu komen de toverdranken!

## Potions and failed contracts

malediction-lesson-2 = Toverdranken en pech
malediction-lesson-2-void = Spinnen zijn troef en je contract is precies 2. Je hebt geen bezem: win met spin 2.
malediction-lesson-2-combo = Een toverdrank maakt een kaart sterker. Kom uit met rat 5 en toverdrank 3: samen zijn ze rat 8.
malediction-lesson-2-tie = { $left } speelde rat 8, even hoog als je combo. Niemand wint de slag. { $left } speelde later dan jij en komt uit.
malediction-lesson-2-potions = Er is een toverdrank gevraagd en je hebt er: je moet bekennen. Twee tellen samen: speel toverdrank 2 en 1.
malediction-lesson-2-enough = Twee slagen: meer heb je niet nodig! Kom uit met raaf 8 en hoop dat iemand hem neemt.
malediction-lesson-2-only = { $right } nam hem en komt uit met een bezem. Je hebt alleen spin 6 nog, dus die moet.
malediction-lesson-2-failed = Een derde slag, en de ronde is voorbij. Je wilde precies 2: niet gehaald, dat kost je 4 punten.
malediction-lesson-2-hat = Een troost: je won de meeste slagen, dus de hoed is van jou, gehaald of niet.
malediction-lesson-2-next = Een nieuwe ronde: een nieuwe troef, nieuwe kaarten, en de anderen kiezen voor jou.
malediction-lesson-2-retry = Een contract dat je niet haalde, mag je opnieuw proberen. Neem je 2 terug en draai hem nu op ‘2+’.
malediction-lesson-2-gone = De 4 strafpunten zijn voorlopig weg. { $right } heeft een contract dat evenveel waard is, maar jij koos het laatst: jij komt uit.
malediction-lesson-2-done = Met deze kaarten lukt het je. Op naar de nullen!

## Zeros and the end

malediction-lesson-3 = Nullen, en het einde
malediction-lesson-3-zero = Je contract is 0: je mag geen enkele slag winnen. Tot nu toe gaat het goed.
malediction-lesson-3-rid = Raven zijn troef en je hebt er geen: speel wat je wilt. Raak spin 7 en toverdrank 2 in één keer kwijt!
malediction-lesson-3-free = Er is een toverdrank gevraagd en je hebt er geen meer. Speel je spin 3.
malediction-lesson-3-avoid = Nu je laatste kaart: bezem 8 is niet de gevraagde kleur en geen troef. Die kan niet winnen.
malediction-lesson-3-saved = Gehaald! Een 0 levert geen punten op, maar je bewaart hem: een bewaarde nul helpt je later.
malediction-lesson-3-box = Niemand won alleen de meeste slagen, dus niemand krijgt de hoed. Hij gaat terug in de doos.
malediction-lesson-3-tied = Volgende ronde, laatste slag: je contract is ‘1+’ en { $left } kwam uit met rat 7. Speel rat 5 met toverdrank 2!
malediction-lesson-3-nobody = Zeven tegen zeven: gelijk, dus niemand wint de slag. Je had er een nodig, en de ronde is voorbij.
malediction-lesson-3-keep = Je nul kan hem vervangen, maar dat hoeft niet. ‘1+’ is maar 1 punt waard: bewaar de nul voor later.
malediction-lesson-3-seventh = Een andere tafel, ronde zeven, en er is nog één hoed. Bezems zijn troef, en jij hebt geen raaf: speel bezem 4!
malediction-lesson-3-hats = Je won de meeste slagen en neemt de hoed. Het was de zevende en laatste: het spel is afgelopen!
malediction-lesson-3-no-zero = { $left } wilde geen slag en won er twee. Een 0 die niet gehaald is, gaat terug naar zijn stapel, maar kost geen punten.
malediction-lesson-3-late = Een andere tafel, de laatste ronde. Je contract is ‘1+’, en je hebt een bewaarde nul. Speel raaf 3, zonder spin.
malediction-lesson-3-missed = Spinnen zijn troef, en weer is er een gevraagd. Je hebt er geen: speel rat 4.
malediction-lesson-3-short = Geen slag voor jou, en je had er een nodig. Maar een bewaarde nul vervangt een ontbrekende slag.
malediction-lesson-3-hand-in = Lever hem in! Dan is je contract gehaald, en de nul gaat terug naar zijn stapel.
malediction-lesson-3-end = Contractstapel 3 is leeg: ook daarmee eindigt het spel.
malediction-lesson-3-count = Nu worden contracten en hoeden opgeteld, plus en min. Vandaag is één punt genoeg: je wint!
malediction-lesson-3-shared = Bij gelijke stand wint wie meer hoeden heeft. Zijn ook die gelijk, dan wordt de overwinning gedeeld.
malediction-lesson-3-options = Voor het spel kunnen jullie andere regels afspreken: voor niet gehaalde contracten en voor bewaarde nullen.
malediction-lesson-3-done = Nu ken je alle geheimen van de heksen. Veel plezier!
