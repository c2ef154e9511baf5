### Lo que `katta admin` dice a los responsables de un servidor.

admin-none = No hay mesas.
admin-column-table = Mesa
admin-column-game = Juego
admin-column-status = Estado
admin-column-people = Personas
admin-column-age = Creada
admin-column-last = Última jugada
admin-status-waiting = en espera
admin-status-playing = en curso
admin-status-over = terminada
admin-status-closed = cerrada
admin-age-m = hace { $count } min
admin-age-h = hace { $count } h
admin-age-d =
    { $count ->
        [one] hace { $count } día
       *[other] hace { $count } días
    }
admin-seats = Bots: { $bots }. Asientos libres: { $open }. Entradas del registro: { $moves }.
admin-closed = La mesa { $table } está cerrada.
admin-deleted =
    { $count ->
        [one] Se eliminó { $count } mesa.
       *[other] Se eliminaron { $count } mesas.
    }
admin-would-delete =
    { $count ->
        [one] Se eliminaría { $count } mesa.
       *[other] Se eliminarían { $count } mesas.
    }
admin-checked =
    { $count ->
        [one] Se revisó { $count } mesa; dañadas: { $spoilt }.
       *[other] Se revisaron { $count } mesas; dañadas: { $spoilt }.
    }
admin-spoilt-row = su fila en la base de datos no se puede leer
admin-spoilt-game = no existe ese juego
admin-spoilt-versions = faltan jugadas, o sobra una
admin-spoilt-seats = sus asientos no están completos
admin-spoilt-rules = jugada con otras reglas; no se revisó
admin-spoilt-sealed = sus secretos no se abren con esta clave
admin-spoilt-moves = sus jugadas no se pueden reproducir
admin-spoilt-deal = no todas las cartas son las que da el secreto del repartidor
admin-spoilt-end = el final de la partida no concuerda con sus jugadas
admin-spoilt-result = el resultado guardado no es el que salió
admin-backed-up =
    { $count ->
        [one] Se escribió { $count } mesa en { $file }.
       *[other] Se escribieron { $count } mesas en { $file }.
    }
admin-without-key = Sus secretos están sellados: para restaurarlos en otro lugar también hace falta la clave. Guarda una copia de { $key } en otro sitio.
admin-with-key = Contiene la clave de { $key }: quien tenga este archivo puede leer todos los secretos. Guárdalo bien.
admin-restored =
    { $count ->
        [one] Se restauró { $count } mesa.
       *[other] Se restauraron { $count } mesas.
    }
admin-shut =
    { $count ->
        [one] Los secretos de { $count } mesa no se abren: falta su clave. Añádela como línea a { $key }.
       *[other] Los secretos de { $count } mesas no se abren: falta su clave. Añádela como línea a { $key }.
    }
error-admin-table = No hay ninguna mesa «{ $table }».
error-admin-over = La mesa { $table } ya ha terminado.
error-admin-rule = Di qué mesas deben irse: --finished-before 90d, --idle-before 30d, o ambas cosas.
error-admin-age = «{ $age }» no es una duración; una duración se escribe 90d, 12h, 30m o 2w.
error-admin-no-store = No hay mesas de Katta en { $what }. Indica el lugar correcto con --database.
error-admin-revision = Las mesas de { $what } son de otra versión de Katta. Inicia una vez su servidor con esta versión, o actualiza Katta.
error-admin-store = No se puede llegar a las mesas: { $problem }.
error-admin-server = El servidor en { $address } no lo hace: { $problem }.
error-admin-token = El servidor en { $address } no acepta la clave de estas mesas. Indica la correcta con --key-file.
error-admin-running = El servidor en { $address } está en marcha. Detenlo primero, o restaura mientras funciona con --while-running; a quienes juegan se les pide que esperen.
error-admin-backup = { $file } no es una copia de seguridad de Katta, o es de una versión más nueva.
error-admin-not-empty = Ya hay mesas en { $what }; no se cambió nada. Con --replace se reemplazan.
