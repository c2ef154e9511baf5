### À quel rythme une partie est racontée : ce qui attend d’être regardé, et combien de temps.

pace-on = Continuer
pace-last = Dernier coup
pace-waiting = Après un pli ou une manche
pace-waiting-tap = attendre un clic
pace-waiting-seconds = attendre quatre secondes
pace-waiting-none = ne pas attendre
pace-rounds = Les manches jouées
pace-round = Manche { $number }
