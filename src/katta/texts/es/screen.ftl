### La mesa en un televisor.

screen-scan = Escanea para tomar asiento
screen-scan-back = ¿De vuelta? Escanea para ir a tu asiento
screen-code = Código QR de la invitación a esta mesa
screen-code-watch = Código QR de esta mesa
screen-missing =
    { $count ->
        [one] Falta { $count } persona
       *[other] Faltan { $count } personas
    }
screen-complete = Ya no falta nadie. { $name } empieza la partida.
screen-complete-alone = Ya no falta nadie.
screen-no-invite = El código de los asientos libres aparece aquí si abres esta pantalla desde el menú de la mesa.
screen-no-spectators = Quien dirige la mesa puede admitir público antes de que empiece la partida. Entonces se podrá ver aquí.
screen-again = Para seguir, pulsa «Otra partida» en un teléfono. Esta pantalla os sigue.
