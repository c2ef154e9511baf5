### Ciò che dice solo il terminale.

## Before the game

terminal-which-game = A che gioco vuoi giocare?
terminal-ask-game = Numero del gioco
terminal-ask-names = Chi gioca? Il tuo nome, o più nomi con virgole
terminal-too-many-names = Non si può giocare in più di { $most }.
terminal-ask-bots = Quanti bot giocano con te? Da { $least } a { $most }
terminal-ask-level = Come giocano? { $levels }
terminal-number-expected = Scrivi un numero da { $least } a { $most }.
terminal-commitment = Questo codice fissa già tutte le carte, e lo si può controllare dopo la partita:
terminal-welcome = Scrivi ? per un aiuto. La partita si salva dopo ogni mossa.
terminal-already-over = Questa partita è già finita.

## During the game

terminal-choices = Puoi scegliere
terminal-help =
    Scrivi 1, 2, … o le parole di una scelta
    ? mostra questo aiuto
    r mostra la regola che conta adesso
    b torna al primo passo di una scelta
    u annulla la tua ultima decisione
    q salva la partita ed esce
terminal-pressed = { $event } (Non c’era altra scelta.)
terminal-repeated = { $event } (× { $count })
terminal-thinking = { $name } sta pensando…
terminal-taken-back = La tua ultima decisione è annullata.
terminal-nothing-to-take-back = Non hai ancora deciso nulla che tu possa annullare.
terminal-pass-device = Passate il dispositivo a { $name }. { $name }, premi Invio

## At a table of people

join-here = Al tavolo: { $players }
join-begin = Premi Invio o scrivi b per cominciare; i bot prendono i posti ancora liberi.
join-came = { $player } è qui.
join-away = { $player } non c’è.
join-replaceable = { $player } manca o non gioca da un po’; w fa giocare un bot.
join-bot-plays = Un bot gioca per te; con t riprendi il tuo posto.
join-said = { $player }: { $phrase }
join-declined = { $player } non è d’accordo.
join-proposal-undo = { $player } vorrebbe annullare una mossa. Va bene? y: sì, n: no
join-proposal-hand-over = { $player } vorrebbe che un bot giocasse per { $other }. Va bene? y: sì, n: no
join-others-asked = Si chiede a chi gioca con te.
join-muted = Non senti più { $player }.
join-unmuted = Senti di nuovo { $player }.
join-nobody-away = Nessuno manca da abbastanza tempo.
join-removed = Il tuo posto è stato dato a un’altra persona.
join-back = La connessione è tornata.
join-help-people =
    s mostra che cosa puoi dire; s 3 dice la terza frase
    m NOME zittisce qualcuno, o lo fa sentire di nuovo
    w fa giocare un bot per chi non c’è
    t riprende il tuo posto da un bot
    y o n risponde quando ti si chiede se va bene

## After the game

terminal-winners =
    { $count ->
        [one] Vince { $players }!
       *[other] { $players } condividono la vittoria!
    }
terminal-you-win = Hai vinto!
terminal-you-win-with = Hai vinto, insieme a { $players }!
terminal-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
terminal-truncated = La partita è stata interrotta.
terminal-unfinished = La partita non è ancora finita.
terminal-record = La registrazione è in { $file }. Riguarda la partita o controlla com’è stata distribuita:
terminal-saved = La partita è salvata in { $file }. Riprendila con:
terminal-not-saved = Non è stato possibile salvare la partita da nessuna parte.
terminal-saved-elsewhere = Impossibile scrivere in { $place }, quindi la partita viene salvata in { $file }.
terminal-saved-nowhere = Impossibile scrivere in { $place } o in un’altra cartella, quindi la partita non viene salvata.

## Looking at it again

terminal-replay-title = { $game }: passo { $step } di { $last }
terminal-replay-prompt = Invio: avanti, b: indietro, 1-{ $last }: vai lì, q: esci
terminal-verified =
    { $count ->
        [one] L’unica carta o gettone è stato distribuito come fissato.
       *[other] Tutte le { $count } carte e i gettoni sono stati distribuiti come fissato.
    }
terminal-verified-commitment = Confronta questo codice di garanzia con quello che hai visto prima della prima carta:

## Lists

terminal-players = Partecipanti
terminal-option = Opzione
terminal-bench-game = Gioco
terminal-bench-players = Partecipanti
terminal-bench-mode = Regole
terminal-bench-games = Partite/s
terminal-bench-moves = Mosse/s
terminal-bench-length = Mosse/partita
terminal-bench-compiled = compilate
terminal-bench-uncompiled = non compilate

## Le pagine come cartella

site-written =
    In { $folder } ci sono le pagine, { $count } file: ogni gioco contro i bot o intorno a un dispositivo, senza server.
    Qualsiasi spazio web può offrirle, a qualsiasi indirizzo; su questo computer basta python -m http.server --directory { $folder }
error-site-taken = In { $folder } c’è già altro; indica una cartella nuova o vuota.
error-site-not-built = Le pagine di Katta non sono ancora pronte; esegui una volta make setup.
error-site-no-games = I giochi non sono ancora compilati per la pagina; esegui una volta make engine.
