### What calls a person back to the table: title, sounds, notifications, messages to devices.

## Notifications

attention-push-title = À vous de jouer – { $game }
attention-push-body = { $name }, la table vous attend.
attention-push-end = Plus rien de cette table

## The tab

attention-title = { $game } – Katta
attention-title-turn = À vous de jouer – { $game } – Katta

## Settings

attention-sounds-turn = juste mon tour
attention-sounds-all = tous
attention-volume = Volume
attention-mute = Couper le son
attention-notices = M’avertir de mon tour
attention-notices-how = quand cette page est en arrière-plan
attention-denied = Votre navigateur ne laisse pas Katta vous avertir ; ses réglages pour cette page permettent de le changer.

## The offer

attention-offer = Voulez-vous que votre navigateur vous avertisse quand c’est à vous, pendant que vous regardez autre chose ?
attention-offer-push = Ici, chaque coup laisse beaucoup de temps. Voulez-vous que cet appareil vous avertisse quand c’est à vous, même si Katta est fermé ?
attention-yes = Oui, m’avertir
attention-no = Non, merci

## Messages to this device

attention-device = M’avertir sur cet appareil quand c’est à moi
attention-told = Cet appareil vous avertit quand c’est à vous.
attention-stop = Arrêter
attention-failed = Votre navigateur n’y est pas parvenu. Réessayez plus tard.
