### Prima della partita: chi viene, a che cosa si gioca, chi inizia. I termini sono in ../TERMS.md.

## Chi gioca

waiting-missing =
    { $count ->
        [one] Manca { $count } persona…
       *[other] Mancano { $count } persone…
    }
waiting-complete = Non manca nessuno
waiting-you = tu
waiting-host = invita
waiting-here = qui
waiting-away = assente
waiting-bot = bot
waiting-watchers =
    { $count ->
        [one] { $count } persona guarda.
       *[other] { $count } persone guardano.
    }
waiting-rename = Cambia il soprannome di { $name }
waiting-name-of = Soprannome di { $name }
waiting-name-taken = Qualcuno qui si chiama già { $name }. Che ne dici di { $other }?
waiting-save = Salva
waiting-cancel = Annulla
waiting-remove = Togli { $name } dal tavolo
waiting-remove-ask = { $name } deve lasciare il tavolo? Il posto torna libero.
waiting-remove-yes = Togli
waiting-remove-no = Tieni
waiting-level-of = { $name }: livello del bot
waiting-free-seat = Manda via il bot { $name }
waiting-put-bot = Metti un bot al posto { $number }
waiting-drop-seat = Elimina il posto { $number }
waiting-add-seat = Un posto in più
waiting-mark-of = Il colore di { $name }

## Chi inizia

waiting-first = Chi inizia?
waiting-first-lot = decide la sorte
waiting-first-booklet = Secondo il regolamento:

## A che cosa si gioca

waiting-change = Cambia
waiting-settings = A che cosa si gioca
waiting-game = Gioco
waiting-seats = In quante persone?
waiting-no-hints = senza suggerimenti
waiting-hints = suggerimenti ammessi
waiting-no-spectators = senza pubblico
waiting-spectators = pubblico ammesso
waiting-no-clock = senza limite di tempo
waiting-clock = { $time } per mossa
waiting-clock-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
waiting-clock-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }

## L’inizio

waiting-begin = Inizia
waiting-begin-bots =
    { $count ->
        [one] Inizia con un bot al posto libero
       *[other] Inizia con i bot ai posti liberi
    }
waiting-begin-level = Livello di questi bot
waiting-for-host = { $name } inizia la partita quando non manca nessuno.
waiting-for-full = La partita inizia quando tutti i posti sono occupati.
waiting-looking-on = Stai guardando. La partita appare qui appena inizia.
waiting-play-along = Per giocare anche tu, apri l’invito: { $host } ha il link.
waiting-invite-how = Chi apre questo link prende un posto libero.
waiting-invite-full = Tutti i posti sono occupati. Chi apre ora questo link può guardare.
waiting-screen = Mostra questo tavolo su un grande schermo
waiting-evening = La serata fin qui

## Su invito

waiting-invited-by = { $name } ti invita a giocare a { $game }
waiting-at-table = Al tavolo: { $names }
waiting-full = Tutti i posti sono occupati.
waiting-begun = La partita è iniziata.
waiting-over = Questa partita è finita.
waiting-already = Hai già un posto qui, su un altro dispositivo?
waiting-claim-ask = Guarda l’altro dispositivo di { $name }: chiede se questo sei tu.
waiting-claim-code = I due dispositivi mostrano questo codice
waiting-claim-waits = In attesa di una risposta…
waiting-claim-declined = L’altro dispositivo ha detto di no.
waiting-removed = Il tuo posto è stato dato a un’altra persona.
