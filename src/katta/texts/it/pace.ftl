### A che ritmo si racconta una partita: che cosa aspetta di essere guardato, e per quanto.

pace-on = Avanti
pace-last = Ultima mossa
pace-waiting = Dopo una presa o un round
pace-waiting-tap = aspetta un tocco
pace-waiting-seconds = aspetta quattro secondi
pace-waiting-none = non aspettare
pace-rounds = I round giocati
pace-round = Round { $number }
