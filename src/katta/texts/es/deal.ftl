# The deal that nobody can choose: every device commits to a number, and shows it before the first card.

## At the table

server-no-number = La mesa no espera ningún número de este dispositivo.
server-wrong-number = Este no es el número con el que el dispositivo se había comprometido; no cuenta.
note-without = El dispositivo de { $player } no ha mostrado su número: se reparte sin él.
    .you = Tu dispositivo no ha mostrado su número: se reparte sin él.
people-asks-deal = El dispositivo de { $other } no muestra su número. ¿Repartir sin él?
people-my-deal = Este dispositivo no muestra su número. Se pregunta a las demás personas si se reparte sin él.
join-proposal-deal = El dispositivo de { $other } no muestra su número. ¿Repartir sin él? y: sí, n: no
deal-numbers = Los dispositivos muestran su número y después se reparte…
deal-missing = Falta el número del dispositivo de { $players }.
deal-without = Repartir sin él

## After the end

deal-how = Para que nadie pueda elegir el reparto, cada dispositivo se comprometió con un número propio y lo mostró antes de la primera carta. El secreto y todos esos números deciden juntos cada carta.
deal-number = { $player }: número del dispositivo
deal-number-withheld = no mostrado; se repartió sin él
deal-number-none = ninguno; este dispositivo no participó en el reparto
deal-remains = Lo que queda: quien mantiene el servidor puede ver las cartas.
deal-checked =
    { $count ->
        [one] La única carta o ficha salió
       *[other] Las { $count } cartas y fichas salieron
    } como deciden el secreto y { $numbers ->
        [one] el número de { $players }
       *[other] los números de { $players }
    }, y cada uno coincide con el código de garantía mostrado antes de la primera carta.
deal-checked-without = No mostrado y, por tanto, sin parte en el reparto: el número de { $players }.
deal-kept = Los códigos de garantía son los que este dispositivo vio antes de mostrar su número, y su número está en el registro.
deal-changed = El registro no es lo que este dispositivo vio antes de la primera carta: se ha cambiado un código de garantía o un número.
deal-failed = No se puede confirmar el reparto de esta partida: { $problem }
