### Learning by playing: what all lessons share.

lessons-learn = Imparare
lessons-learn-game = Imparare { $game }: { $done } lezioni su { $count } completate
lessons-first-time = Prima volta? Impara giocando
lessons-decline = Niente lezioni di { $game }, grazie
lessons-all = Le lezioni di { $game }
lessons-done = (completata)
lessons-lesson = Lezione
lessons-leave = Esci dalla lezione
lessons-progress = Passo { $step } di { $count }
lessons-continue = Avanti
lessons-back = Un passo indietro
lessons-next = Lezione successiva
lessons-your-turn = Tocca a te
lessons-read-first = Prima continua a leggere.
lessons-instead = Si può fare anche questo. Ma in questa lezione scegli: { $choice }.
server-no-such-lesson = Questa lezione non esiste.
lessons-terminal-on = Invio: avanti, q: esci
lessons-terminal-which = Quale lezione?
lessons-terminal-left = La prossima volta puoi continuare da qui.
error-no-lessons = Non ci sono lezioni per { $name }.
error-lesson-unknown = La lezione { $number } non esiste: scegli da 1 a { $most }.
