### Lo que comparten todos los juegos y todos los programas. Los términos están en ../TERMS.md.

list-and = { $start } y { $last }
# Ante una palabra que empieza por el sonido i.
list-and-vowel = { $start } e { $last }
# What a list holds several times is said once.
list-times = { $item } (×{ $count })

hint-chance = { $percent } %

bot-seated =
    { $count ->
        [one] { $players } es un bot de nivel «{ $level }».
       *[other] { $players } son bots de nivel «{ $level }».
    }
bot-level-random = al azar
bot-level-easy = fácil
bot-level-medium = medio
bot-level-hard = difícil
bot-level-expert = experto

## Refusals

refusal-move-unknown = «{ $text }» no es una jugada de este juego. Elige una de las que se ofrecen.
refusal-move-not-legal = «{ $text }» no es posible ahora. Elige una de las jugadas que se ofrecen.
refusal-move-game-over = La partida ha terminado: ya no se puede jugar nada más.
refusal-move-awaits-chance = Primero hay que repartir.

## Errors

error-file = No se puede leer o escribir { $file }: { $problem }.
error-record = { $file } no es un registro intacto, línea { $line }: { $problem }.
error-components = Este material no sirve: { $problem }.
error-game-missing = Indica un juego; hay { $known }.
error-game-unknown = Juego desconocido: «{ $name }». Disponibles: { $known }.
error-seats = { $game } es para { $least } a { $most } personas, no para { $count }.
error-option-unknown = Opción desconocida: «{ $text }». Escribe NOMBRE=VALOR con uno de estos nombres: { $known }.
error-option-value = La opción { $name } tiene los valores { $known }, no «{ $value }».
error-language-unknown = Idioma desconocido: «{ $name }». Disponibles: { $known }.
error-level-unknown = Bot desconocido: «{ $name }». Disponibles: { $known }.
error-name = «{ $name }» no puede ser un nombre: un nombre tiene de 1 a { $most } caracteres visibles.
error-names-twice = Cada persona necesita un nombre propio.
error-secret = Un secreto tiene { $count } cifras hexadecimales.
error-save-exists = { $file } ya existe y no se sobrescribe; sigue con él mediante --resume o indica otro archivo.
error-save-refused = No se puede guardar la partida en { $file }: { $problem }.
error-no-dealer = { $file } se repartió a mano, así que nadie puede seguir repartiendo.
error-no-commitment = { $file } se repartió a mano, sin código de garantía, así que no hay nada que verificar.
error-input-ended = La entrada terminó antes de que empezara la partida; indica el juego y las personas en la línea de órdenes o responde a las preguntas.
error-section-unknown = Sección desconocida: «{ $name }». Disponibles: { $known }.
error-seat-unknown = No hay ningún asiento { $count }; los asientos van de 1 a { $most }.
error-bench = No se pudieron medir las reglas sin compilar: { $problem }
error-bot = El bot de nivel «{ $level }» ha dejado de pensar; la partida está guardada hasta aquí.

playing-card = { $rank }{ $suit }
