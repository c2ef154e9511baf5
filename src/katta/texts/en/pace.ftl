### How fast a game is told: what waits to be looked at, and for how long.

pace-on = Go on
pace-last = Last move
pace-waiting = After a trick or a round
pace-waiting-tap = wait for a tap
pace-waiting-seconds = wait four seconds
pace-waiting-none = do not wait
pace-rounds = The rounds so far
pace-round = Round { $number }
