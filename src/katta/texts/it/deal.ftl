# The deal that nobody can choose: every device commits to a number, and shows it before the first card.

## At the table

server-no-number = Il tavolo non aspetta nessun numero da questo dispositivo.
server-wrong-number = Non è il numero sul quale il dispositivo si era impegnato; non conta.
note-without = Il dispositivo di { $player } non ha mostrato il suo numero: si distribuisce senza.
    .you = Il tuo dispositivo non ha mostrato il suo numero: si distribuisce senza.
people-asks-deal = Il dispositivo di { $other } non mostra il suo numero. Distribuire senza?
people-my-deal = Questo dispositivo non mostra il suo numero. Si chiede alle altre persone se distribuire senza.
join-proposal-deal = Il dispositivo di { $other } non mostra il suo numero. Distribuire senza? y: sì, n: no
deal-numbers = I dispositivi mostrano il loro numero, poi si distribuisce…
deal-missing = Manca il numero del dispositivo di { $players }.
deal-without = Distribuire senza

## After the end

deal-how = Perché nessuno possa scegliere la distribuzione, ogni dispositivo si è impegnato su un proprio numero e l’ha mostrato prima della prima carta. Il segreto e tutti questi numeri insieme decidono ogni carta.
deal-number = { $player }: numero del dispositivo
deal-number-withheld = non mostrato; si è distribuito senza
deal-number-none = nessuno; questo dispositivo non ha preso parte alla distribuzione
deal-remains = Ciò che resta: chi gestisce il server può vedere le carte.
deal-checked =
    { $count ->
        [one] L’unica carta o gettone è arrivato
       *[other] Tutte le { $count } carte e i gettoni sono arrivati
    } come decidono il segreto e { $numbers ->
        [one] il numero di { $players }
       *[other] i numeri di { $players }
    }, e ognuno corrisponde al codice di garanzia mostrato prima della prima carta.
deal-checked-without = Non mostrato, e quindi senza parte nella distribuzione: il numero di { $players }.
deal-kept = I codici di garanzia sono quelli che questo dispositivo ha visto prima di mostrare il suo numero, e il suo numero è nella registrazione.
deal-changed = La registrazione non è ciò che questo dispositivo ha visto prima della prima carta: un codice di garanzia o un numero è stato scambiato.
deal-failed = La distribuzione di questa partita non può essere confermata: { $problem }
