### El servidor y el cliente que se sienta a sus mesas.

server-starting = Preparando…
server-ready =
    Katta está abierto en

      { $address }

    Ctrl-C lo detiene.
server-preparing = Las reglas se están preparando, cosa de un minuto o dos. Ya se puede jugar; solo los bots más fuertes y las pistas tardan más hasta entonces.
error-serve-port = Katta no puede escuchar en { $what }: { $problem }. Elige otro puerto con --port.
error-serve-newer = Las mesas de { $what } son de un Katta más nuevo; no se ha cambiado nada. Actualiza Katta o elige otro lugar con --database.
error-serve-store = Las mesas no se pueden guardar en { $what }: { $problem }. Elige otro lugar con --database.
error-serve-taken = Otro Katta ya está sirviendo las mesas de { $what }. Detén primero ese, o elige otro lugar con --database.
error-serve-base-path = «{ $path }» no es una ruta bajo la que pueda estar un servidor; /katta sí lo sería.
error-serve-proxy = «{ $network }» no es una dirección ni una red; 10.0.0.0/8 sí lo sería.
error-config-file = { $file } no se puede leer como archivo de ajustes: { $problem }.
error-config-unknown = { $file } contiene «{ $name }», que no es un ajuste. `katta serve --help` los enumera todos.
error-config-value = { $file } da a «{ $name }» el valor { $value }, y eso no es posible.
error-config-variable = El entorno contiene { $name }, que no es un ajuste. `katta serve --help` los enumera todos.
error-config-twice = { $name } y { $other } están definidos a la vez; quita uno de los dos.
error-serve-key = { $what } no contiene ninguna clave de Katta. Pon ahí el archivo correcto o elige otro con --key-file.
error-serve-no-key = Los secretos de esta base de datos están sellados con la clave de otro servidor. Copia su archivo de clave en { $what } o indícalo con --key-file.

## Joining a table

join-link = Tu asiento, también tras una pausa o desde otro dispositivo: { $link }
join-invite = Envía este enlace a tu gente: { $link }
join-lost = Sin conexión; tu partida está a salvo. Nuevo intento…
join-waiting =
    { $count ->
        [one] Queda { $count } asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
join-help =
    Escribe 1, 2, … o las palabras de una opción
    ? muestra esta ayuda
    r muestra la regla que importa ahora
    u deshace tu última jugada, si la mesa lo permite
    q sale de la mesa; el mismo enlace te trae de vuelta
join-record = El registro de la partida: { $address }
error-join-link = «{ $link }» no es el enlace de una mesa; un enlace es como http://host/table/NOMBRE#SECRETO.
error-join-unreachable = No se puede llegar a { $link }: { $problem }.
error-join-refused = { $problem }

## Trouble with the store

server-looking = Aún no se sabe si esto se ha guardado: el servidor lo está comprobando y te lo dirá.
server-troubled = El servidor no puede guardar nada en este momento. Nada de lo confirmado se ha perdido, y seguirá por sí solo.
server-recovered = El servidor puede volver a guardarlo todo.

## Refusals

server-bad-host = Este servidor no responde al nombre que aparece en esta dirección. Quien lo gestiona puede permitir ese nombre con --allowed-host.
server-bad-message = Ese mensaje no es de este protocolo.
server-bad-name = Un apodo tiene de 1 a 40 caracteres visibles.
server-bad-origin = Las páginas de otro sitio web no pueden usar este servidor.
server-bad-push = Desde aquí no se pueden enviar mensajes a ese dispositivo.
server-bad-record = Este registro está dañado: { $problem }.
server-bad-seats = Estos asientos no encajan; mira la mesa otra vez.
server-bad-table = Una mesa así no es posible: { $problem }.
server-closed = Esta mesa la cerraron los responsables del servidor.
server-forbidden = Esto es solo para los responsables del servidor.
server-has-begun = La partida ha empezado; esto solo se decide antes.
server-hello-first = Abre primero el enlace de una mesa.
server-hints-off = En esta mesa no hay pistas.
server-mark-taken = Alguien juega ya con este color.
server-name-taken = { $name } ya está en esta mesa; elige otro apodo.
server-newer-rules = Esta mesa se juega con reglas más nuevas que las de este servidor; se conserva y seguirá cuando el servidor se actualice.
server-no-claim = Esta petición ya no está abierta.
server-no-open-seat = No queda ningún asiento libre en esta mesa.
server-no-proposal = Esta propuesta ya no está abierta.
server-no-spectators = Esta mesa no admite público.
server-no-such-evening = Aquí no existe esa velada.
server-no-such-game = Aquí no existe ese juego.
server-no-such-mark = Este juego no tiene ese color.
server-no-such-table = Esa mesa no existe aquí.
server-nobody-there = Ahora no hay nadie en ese asiento que pueda dejarte entrar. Usa el enlace personal del asiento.
server-not-a-person = En ese asiento no hay ninguna persona.
server-not-asked = No se te pide tu acuerdo.
server-not-away = Ningún bot juega por ti.
server-not-host = Eso solo puede hacerlo quien dirige la mesa ahora.
server-not-over = La partida aún no ha terminado.
server-not-playing = La partida no está en curso.
server-not-readable = El servidor no puede consultarlo en este momento; nada ha cambiado. Inténtalo de nuevo enseguida.
server-not-seated = Solo pueden hacerlo quienes están en la mesa.
server-not-stored = El servidor no pudo guardarlo; nada ha cambiado. Inténtalo otra vez.
server-not-your-turn = No es tu turno.
server-old-rules = Esta mesa seguía reglas anteriores; aquí no puede continuar.
server-other-protocol = Este servidor habla el protocolo { $protocol }; hace falta otro cliente.
server-paused = El servidor se está preparando de nuevo; continúa en un momento.
server-sealed = Los secretos de esta mesa no se pueden leer porque falta su clave. La mesa se conserva y continuará cuando la clave vuelva.
server-seat-needs-name = Indica un apodo para tomar asiento.
server-seat-present = Esa persona está aquí, o estaba hace un momento.
server-seats-open = Quedan asientos libres: espera a tu gente o empieza con bots.
server-spoilt-table = Esta mesa ya no se puede leer. Queda apartada tal como está; todas las demás siguen.
server-stale = La partida ha seguido mientras tanto; esto llegó tarde.
server-stopping = El servidor se está parando; vuelve a intentarlo en un momento.
server-too-fast = Demasiado a la vez; espera un momento.
server-too-long = Es demasiado largo; aquí se leen como máximo { $most } KB.
server-too-many-people = A este juego pueden jugar { $most } como máximo.
server-too-many-sockets = Demasiadas conexiones desde tu dirección.
server-too-many-tables = Demasiadas mesas nuevas desde tu dirección; espera un rato.
server-too-slow = La petición ha tardado demasiado en llegar.
server-undo-nothing = No hay nada que puedas deshacer.
server-undo-revealed = Esa jugada mostró algo oculto, así que se mantiene.
server-unknown-level = No hay ningún bot «{ $level }».
server-unknown-phrase = Esa frase no existe.
server-unreachable = Esta mesa se está trasladando a otro servidor; inténtalo de nuevo enseguida.
server-unsettled = Aún no se sabe si esto se ha guardado. Vuelve a pedirlo enseguida: solo se hará una vez.
server-wrong-secret = Este enlace no abre ningún asiento en esta mesa.
