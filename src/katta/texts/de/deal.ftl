# The deal that nobody can choose: every device commits to a number, and shows it before the first card.

## At the table

server-no-number = Der Tisch wartet auf keine Zahl von diesem Gerät.
server-wrong-number = Das ist nicht die Zahl, auf die sich das Gerät festgelegt hatte; sie zählt nicht.
note-without = Das Gerät von { $player } hat seine Zahl nicht gezeigt: Es wird ohne sie ausgeteilt.
    .you = Dein Gerät hat seine Zahl nicht gezeigt: Es wird ohne sie ausgeteilt.
people-asks-deal = Das Gerät von { $other } zeigt seine Zahl nicht. Ohne sie austeilen?
people-my-deal = Dieses Gerät zeigt seine Zahl nicht. Die anderen werden gefragt, ob ohne sie ausgeteilt wird.
join-proposal-deal = Das Gerät von { $other } zeigt seine Zahl nicht. Ohne sie austeilen? y: ja, n: nein
deal-numbers = Die Geräte zeigen ihre Zahlen, dann wird ausgeteilt …
deal-missing = Es fehlt die Zahl vom Gerät von { $players }.
deal-without = Ohne sie austeilen

## After the end

deal-how = Damit niemand bestimmen kann, was ausgeteilt wird, hat sich jedes Gerät auf eine eigene Zahl festgelegt und sie vor der ersten Karte gezeigt. Das Geheimnis und alle diese Zahlen zusammen entscheiden über jede Karte.
deal-number = { $player }: Zahl des Geräts
deal-number-withheld = nicht gezeigt; es wurde ohne sie ausgeteilt
deal-number-none = keine; dieses Gerät war am Austeilen nicht beteiligt
deal-remains = Was bleibt: Wer den Server betreibt, kann die Karten sehen.
deal-checked =
    { $count ->
        [one] Die eine Karte oder das eine Plättchen kam,
       *[other] Alle { $count } Karten und Plättchen kamen,
    } wie das Geheimnis und { $numbers ->
        [one] die Zahl von { $players }
       *[other] die Zahlen von { $players }
    } es entscheiden, und alle passen zu den Festlegungen, die vor der ersten Karte zu sehen waren.
deal-checked-without = Nicht gezeigt, also am Austeilen nicht beteiligt: die Zahl von { $players }.
deal-kept = Es sind die Festlegungen, die dieses Gerät gesehen hat, bevor es seine Zahl zeigte, und seine Zahl steht in der Aufzeichnung.
deal-changed = Die Aufzeichnung ist nicht das, was dieses Gerät vor der ersten Karte gesehen hat: Eine Festlegung oder eine Zahl wurde ausgetauscht.
deal-failed = Für diese Partie lässt sich das Austeilen nicht bestätigen: { $problem }
