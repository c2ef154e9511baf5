### Wie schnell eine Partie erzählt wird: was darauf wartet, angesehen zu werden, und wie lange.

pace-on = Weiter
pace-last = Letzter Zug
pace-waiting = Nach einem Stich oder einer Runde
pace-waiting-tap = auf ein Tippen warten
pace-waiting-seconds = vier Sekunden warten
pace-waiting-none = nicht warten
pace-rounds = Die bisherigen Runden
pace-round = Runde { $number }
