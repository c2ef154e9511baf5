### What calls a person back to the table: title, sounds, notifications, messages to devices.

## Notifications

attention-push-title = Du bist am Zug – { $game }
attention-push-body = { $name }, der Tisch wartet auf dich.
attention-push-end = Nichts mehr von diesem Tisch

## The tab

attention-title = { $game } – Katta
attention-title-turn = Du bist am Zug – { $game } – Katta

## Settings

attention-sounds-turn = nur mein Zug
attention-sounds-all = alle
attention-volume = Lautstärke
attention-mute = Stumm schalten
attention-notices = Mir meinen Zug melden
attention-notices-how = wenn diese Seite im Hintergrund ist
attention-denied = Dein Browser lässt keine Meldungen von Katta zu; das lässt sich in seinen Einstellungen für diese Seite ändern.

## The offer

attention-offer = Soll dir dein Browser melden, wenn du am Zug bist, während du etwas anderes ansiehst?
attention-offer-push = Hier ist viel Zeit für jeden Zug. Soll dir dieses Gerät melden, wenn du am Zug bist, auch wenn Katta geschlossen ist?
attention-yes = Ja, melden
attention-no = Nein, danke

## Messages to this device

attention-device = Mir auf diesem Gerät melden, wenn ich am Zug bin
attention-told = Dieses Gerät meldet dir, wenn du am Zug bist.
attention-stop = Nicht mehr melden
attention-failed = Dein Browser konnte das nicht einrichten. Versuche es später noch einmal.
