### Hoe snel een spel wordt verteld: wat wacht om bekeken te worden, en hoe lang.

pace-on = Verder
pace-last = Laatste zet
pace-waiting = Na een slag of een ronde
pace-waiting-tap = wachten op een tik
pace-waiting-seconds = vier seconden wachten
pace-waiting-none = niet wachten
pace-rounds = De rondes tot nu toe
pace-round = Ronde { $number }
