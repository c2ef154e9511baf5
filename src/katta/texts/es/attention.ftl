### What calls a person back to the table: title, sounds, notifications, messages to devices.

## Notifications

attention-push-title = Te toca – { $game }
attention-push-body = { $name }, la mesa te espera.
attention-push-end = Nada más de esta mesa

## The tab

attention-title = { $game } – Katta
attention-title-turn = Te toca – { $game } – Katta

## Settings

attention-sounds-turn = solo mi turno
attention-sounds-all = todos
attention-volume = Volumen
attention-mute = Silenciar
attention-notices = Avisarme de mi turno
attention-notices-how = cuando esta página está en segundo plano
attention-denied = Tu navegador no deja que Katta te avise; puedes cambiarlo en sus ajustes para esta página.

## The offer

attention-offer = ¿Quieres que tu navegador te avise cuando te toque, mientras miras otra cosa?
attention-offer-push = Aquí hay mucho tiempo para cada jugada. ¿Quieres que este dispositivo te avise cuando te toque, aunque Katta esté cerrado?
attention-yes = Sí, avísame
attention-no = No, gracias

## Messages to this device

attention-device = Avisarme en este dispositivo cuando me toque
attention-told = Este dispositivo te avisa cuando te toca.
attention-stop = Dejar de avisar
attention-failed = Tu navegador no ha podido hacerlo. Inténtalo más tarde.
