### Ciò che tutti i giochi e tutti i programmi condividono. I termini sono in ../TERMS.md.

list-and = { $start } e { $last }
# Davanti a una parola che comincia per e.
list-and-vowel = { $start } ed { $last }
# What a list holds several times is said once.
list-times = { $item } (×{ $count })

hint-chance = { $percent }%

bot-seated =
    { $count ->
        [one] { $players } è un bot di livello «{ $level }».
       *[other] { $players } sono bot di livello «{ $level }».
    }
bot-level-random = a caso
bot-level-easy = facile
bot-level-medium = medio
bot-level-hard = difficile
bot-level-expert = esperto

## Refusals

refusal-move-unknown = «{ $text }» non è una mossa di questo gioco. Scegli una delle mosse proposte.
refusal-move-not-legal = «{ $text }» non è possibile adesso. Scegli una delle mosse proposte.
refusal-move-game-over = La partita è finita: non si può più giocare nulla.
refusal-move-awaits-chance = Prima bisogna distribuire.

## Errors

error-file = Impossibile leggere o scrivere { $file }: { $problem }.
error-record = { $file } non è una registrazione integra, riga { $line }: { $problem }.
error-components = Questo materiale non si può usare: { $problem }.
error-game-missing = Indica un gioco; ci sono { $known }.
error-game-unknown = Gioco sconosciuto: «{ $name }». Disponibili: { $known }.
error-seats = { $game } è per { $least }-{ $most } persone, non per { $count }.
error-option-unknown = Opzione sconosciuta: «{ $text }». Scrivi NOME=VALORE con uno di questi nomi: { $known }.
error-option-value = L’opzione { $name } ha i valori { $known }, non «{ $value }».
error-language-unknown = Lingua sconosciuta: «{ $name }». Disponibili: { $known }.
error-level-unknown = Bot sconosciuto: «{ $name }». Disponibili: { $known }.
error-name = «{ $name }» non può essere un nome: un nome ha da 1 a { $most } caratteri visibili.
error-names-twice = Ogni persona ha bisogno di un nome tutto suo.
error-secret = Un segreto ha { $count } cifre esadecimali.
error-save-exists = { $file } esiste già e non viene sovrascritto; riprendilo con --resume o indica un altro file.
error-save-refused = Impossibile salvare la partita in { $file }: { $problem }.
error-no-dealer = { $file } è stato distribuito a mano, quindi nessuno può continuare a distribuire.
error-no-commitment = { $file } è stato distribuito a mano, senza codice di garanzia, quindi non c’è nulla da verificare.
error-input-ended = L’input è finito prima che la partita potesse cominciare; indica il gioco e le persone sulla riga di comando o rispondi alle domande.
error-section-unknown = Sezione sconosciuta: «{ $name }». Disponibili: { $known }.
error-seat-unknown = Non c’è nessun posto { $count }; i posti vanno da 1 a { $most }.
error-bench = Impossibile misurare le regole non compilate: { $problem }
error-bot = Il bot di livello «{ $level }» ha smesso di pensare; la partita è salvata fin qui.

playing-card = { $rank }{ $suit }
