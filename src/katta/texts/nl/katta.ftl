### Wat alle spellen en alle programma’s delen. De begrippen staan in ../TERMS.md.

list-and = { $start } en { $last }
# Voor een woord dat begint zoals ‘en’, waar een taal daarop let.
list-and-vowel = { $start } en { $last }
# What a list holds several times is said once.
list-times = { $item } (×{ $count })

hint-chance = { $percent }%

bot-seated =
    { $count ->
        [one] { $players } is een bot van niveau ‘{ $level }’.
       *[other] { $players } zijn bots van niveau ‘{ $level }’.
    }
bot-level-random = willekeurig
bot-level-easy = makkelijk
bot-level-medium = gemiddeld
bot-level-hard = moeilijk
bot-level-expert = expert

## Refusals

refusal-move-unknown = ‘{ $text }’ is geen zet in dit spel. Kies een van de zetten die je krijgt aangeboden.
refusal-move-not-legal = ‘{ $text }’ kan nu niet. Kies een van de zetten die je krijgt aangeboden.
refusal-move-game-over = Het spel is afgelopen: er zijn geen zetten meer mogelijk.
refusal-move-awaits-chance = Eerst moet er worden gedeeld.

## Errors

error-file = { $file } kan niet worden gelezen of geschreven: { $problem }.
error-record = { $file } is een beschadigd spelverslag, regel { $line }: { $problem }.
error-components = Dit spelmateriaal is niet bruikbaar: { $problem }.
error-game-missing = Noem een spel; er zijn { $known }.
error-game-unknown = Onbekend spel: ‘{ $name }’. Mogelijk zijn: { $known }.
error-seats = { $game } is voor { $least } tot en met { $most } spelers, niet voor { $count }.
error-option-unknown = Onbekende optie: ‘{ $text }’. Schrijf NAAM=WAARDE met een van deze namen: { $known }.
error-option-value = De optie { $name } heeft de waarden { $known }, niet ‘{ $value }’.
error-language-unknown = Onbekende taal: ‘{ $name }’. Mogelijk zijn: { $known }.
error-level-unknown = Onbekende bot: ‘{ $name }’. Mogelijk zijn: { $known }.
error-name = ‘{ $name }’ kan geen naam zijn: een naam heeft 1 tot en met { $most } zichtbare tekens.
error-names-twice = Iedereen aan tafel heeft een eigen naam nodig.
error-secret = Een geheim heeft { $count } hexadecimale cijfers.
error-save-exists = { $file } bestaat al en wordt niet overschreven; speel er met --resume mee verder of noem een ander bestand.
error-save-refused = Het spel kan niet in { $file } worden bewaard: { $problem }.
error-no-dealer = { $file } is met de hand gedeeld, dus niemand kan verder delen.
error-no-commitment = { $file } is met de hand gedeeld, zonder vastlegging, dus er valt niets te controleren.
error-input-ended = De invoer was op voordat het spel kon beginnen; noem het spel en de spelers op de opdrachtregel of beantwoord de vragen.
error-section-unknown = Onbekend hoofdstuk: ‘{ $name }’. Mogelijk zijn: { $known }.
error-seat-unknown = Er is geen plaats { $count }; de plaatsen zijn 1 tot en met { $most }.
error-bench = De niet-gecompileerde regels konden niet worden gemeten: { $problem }
error-bot = De bot van niveau ‘{ $level }’ denkt niet meer na; het spel is tot hier bewaard.

playing-card =
    { $rank ->
        [J] B
        [Q] V
        [K] H
       *[other] { $rank }
    }{ $suit }
