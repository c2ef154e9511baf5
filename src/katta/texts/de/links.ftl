### Links: wer auf welchem Gerät wo sitzt, und die Tische, die ein Gerät kennt.

links-marked = Dieser Browser lässt Seiten nicht kopieren. Der Link ist markiert: Kopiere ihn wie jeden anderen Text.
links-elsewhere = Du bist hier über eine Adresse, die nur dieses Gerät öffnen kann. Die Links hier führen zu der für andere Geräte in deinem Netz.
links-only-here = Andere Geräte können diese Adresse nicht öffnen: Katta wurde allein für diesen Rechner gestartet. Um andere Geräte in deinem Netz hereinzulassen, beende es und starte es so:

## Wessen Platz ein Link öffnet

links-are-you = Bist du { $name }?
links-are-you-why = Dieser Link ist ein Platz an einem Tisch von { $game }. Wer ja sagt, sieht die Karten dieses Platzes und spielt für ihn.
links-not-me-watch = Nein, ich will nur zuschauen
links-not-me = Nein, zu allen Spielen
links-my-seat = Zu meinem Platz

## Am Tisch

links-menu = Geräte und Gäste
links-continue = Auf einem anderen Gerät weiterspielen
links-continue-how = Dein persönlicher Link bringt dich auf jedem Gerät an deinen Platz. Lass ihn sonst niemanden sehen.
links-personal = Dein persönlicher Link
links-personal-show = Meinen persönlichen Link zeigen
links-personal-code = Dein persönlicher Link als QR-Code
links-personal-what =
    { $count ->
        [one] Wer diesen Link öffnet, ist an diesem Tisch du, sieht deine Karten und spielt für dich. Öffne ihn auf deinem anderen Gerät und gib ihn sonst niemandem.
       *[other] Wer diesen Link öffnet, übernimmt alle { $count } Plätze dieses Geräts, sieht eure Karten und spielt für euch. Öffne ihn auf deinem anderen Gerät und gib ihn sonst niemandem.
    }
links-not-kept = Dieser Browser behält nichts: Wenn du die Seite schließt, ist dein Platz verloren, außer du bewahrst deinen persönlichen Link auf.
links-invite-how = Wer diesen Link öffnet, kann einen freien Platz nehmen.
links-back-in = Für alle, die hier schon sitzen
links-back-in-how = Wer hier spielt und das Gerät wechselt, öffnet dort diesen Link und sagt, wer es ist. Das erste Gerät wird gefragt.
links-watch = Zuschauen
links-watch-how = Wer diesen Link öffnet, sieht den Tisch, aber niemandes Hand.
links-watch-link = Link zum Zuschauen
links-screen = Großer Bildschirm
links-screen-how = Der Tisch füllt einen Fernseher oder eine Leinwand, und alle behalten ihre Hand auf dem Telefon.
links-screen-open = Auf einem großen Bildschirm zeigen

## Ein anderes Gerät fragt

links-claim = Bist du das auf einem anderen Gerät?
links-claim-of = { $name }, bist du das auf einem anderen Gerät?
links-claim-code = Das andere Gerät zeigt diesen Code:
links-claim-why = Sag nur ja, wenn ein Gerät von dir denselben Code zeigt: Es wird deine Karten sehen.
links-claim-yes = Ja, das bin ich
links-claim-no = Nein

## Deine Tische

links-your-turn-minutes =
    { $count ->
        [one] Du bist am Zug, seit { $count } Minute
       *[other] Du bist am Zug, seit { $count } Minuten
    }
links-your-turn-hours =
    { $count ->
        [one] Du bist am Zug, seit { $count } Stunde
       *[other] Du bist am Zug, seit { $count } Stunden
    }
links-your-turn-days =
    { $count ->
        [one] Du bist am Zug, seit { $count } Tag
       *[other] Du bist am Zug, seit { $count } Tagen
    }
links-all =
    { $count ->
        [one] { $count } Tisch zeigen
       *[other] Alle { $count } Tische zeigen
    }
links-remove-question = Diesen Tisch aus deiner Liste entfernen? Dein Platz bleibt deiner, und du kannst den Tisch 30 Tage lang zurückholen.
links-remove = Entfernen
links-remove-not = Behalten
links-removed = { $game }: entfernt.
links-undo = Rückgängig
links-removed-tables = Entfernte Tische
links-removed-how = Der Schlüssel zu deinem Platz wird noch 30 Tage aufbewahrt, nachdem du einen Tisch entfernt hast.
links-removed-when = entfernt: { $when }
links-bring-back = Zurückholen

## Alle Tische auf ein anderes Gerät

links-take-along = Meine Tische auf ein anderes Gerät mitnehmen
links-take-along-what =
    { $count ->
        [one] Dieser Link bringt { $count } Tisch auf ein anderes Gerät von dir. Wer ihn öffnet, ist dort du und sieht deine Karten: Gib ihn sonst niemandem.
       *[other] Dieser Link bringt { $count } Tische auf ein anderes Gerät von dir. Wer ihn öffnet, ist dort du und sieht deine Karten: Gib ihn sonst niemandem.
    }
links-take-along-code = Derselbe Link als QR-Code
links-with-finished = auch die beendeten Partien
links-no-code = Für einen QR-Code sind das zu viele Tische. Schick dir den Link.
links-arrival = Tische von einem anderen Gerät
links-arrival-what =
    { $count ->
        [one] Dieser Link bringt { $count } Tisch, den dieses Gerät noch nicht kennt. Ist es deiner?
       *[other] Dieser Link bringt { $count } Tische, die dieses Gerät noch nicht kennt. Sind es deine?
    }
links-arrival-table = { $game }, als { $name }
links-arrival-add = Ja, zu meinen Tischen
links-arrival-no = Nein
links-arrival-none = Dieser Link bringt keinen Tisch, der hier neu ist.
