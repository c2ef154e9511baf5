### Die Leute am Tisch: wer da ist, worauf man sich einigt, was man sich sagt.

people-you = du
people-host = leitet den Tisch
people-here = da
people-idle = hat länger nicht gezogen
people-bot-plays = ein Bot spielt ({ $level })
people-watching =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
people-mute = Ausblenden, was { $player } sagt
people-unmute = Zeigen, was { $player } sagt

## A bot for somebody

people-hand-over = Einen Bot für { $player } spielen lassen
people-bot-plays-for = Ein Bot spielt für { $player }.
people-take-back-for = { $player } spielt wieder

## Agreement

people-asks-undo = { $player } möchte den letzten Zug zurücknehmen.
people-asks-bot = { $player } möchte einen Bot für { $other } spielen lassen.
people-my-undo = Du möchtest deinen letzten Zug zurücknehmen.
people-my-bot = Du möchtest einen Bot für { $other } spielen lassen.
people-waits = Es fehlt die Antwort von { $players } …
people-about-me = Die anderen wollen einen Bot für dich spielen lassen. Spiel weiter, dann ändert sich nichts.
people-about-seat = Die anderen wollen einen Bot für { $player } spielen lassen. Spielt { $player } weiter, ändert sich nichts.
people-agree = Einverstanden
people-disagree = Nicht einverstanden
people-declined = { $player } ist nicht einverstanden: Alles bleibt, wie es ist.
people-undo-asks = Zurücknehmen, wenn die anderen einverstanden sind
people-undo-of = { $player }: den letzten Zug zurücknehmen

## Saying something

people-talk = Etwas sagen
people-reactions = Reaktionen
people-phrases = Sätze
people-says = { $player }: { $phrase }
