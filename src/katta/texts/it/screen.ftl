### Il tavolo su un televisore.

screen-scan = Inquadra per prendere posto
screen-scan-back = Di ritorno? Inquadra per tornare al tuo posto
screen-code = Codice QR dell’invito a questo tavolo
screen-code-watch = Codice QR di questo tavolo
screen-missing =
    { $count ->
        [one] Manca { $count } persona
       *[other] Mancano { $count } persone
    }
screen-complete = Non manca nessuno. { $name } avvia la partita.
screen-complete-alone = Non manca nessuno.
screen-no-invite = Il codice per i posti liberi appare qui se apri questa schermata dal menu del tavolo.
screen-no-spectators = Chi guida il tavolo può ammettere il pubblico prima che la partita cominci. Allora si potrà vedere qui.
screen-again = Per continuare, premi «Un’altra partita» su un telefono. Questo schermo segue.
