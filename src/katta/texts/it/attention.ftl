### What calls a person back to the table: title, sounds, notifications, messages to devices.

## Notifications

attention-push-title = Tocca a te – { $game }
attention-push-body = { $name }, il tavolo ti aspetta.
attention-push-end = Più niente da questo tavolo

## The tab

attention-title = { $game } – Katta
attention-title-turn = Tocca a te – { $game } – Katta

## Settings

attention-sounds-turn = il mio turno
attention-sounds-all = tutti
attention-volume = Volume
attention-mute = Silenzia
attention-notices = Avvisami del mio turno
attention-notices-how = quando questa pagina è in secondo piano
attention-denied = Il tuo browser non lascia che Katta ti avvisi; puoi cambiarlo nelle sue impostazioni per questa pagina.

## The offer

attention-offer = Vuoi che il tuo browser ti avvisi quando tocca a te, mentre guardi altro?
attention-offer-push = Qui c’è molto tempo per ogni mossa. Vuoi che questo dispositivo ti avvisi quando tocca a te, anche se Katta è chiuso?
attention-yes = Sì, avvisami
attention-no = No, grazie

## Messages to this device

attention-device = Avvisami su questo dispositivo quando tocca a me
attention-told = Questo dispositivo ti avvisa quando tocca a te.
attention-stop = Non avvisare più
attention-failed = Il tuo browser non è riuscito a farlo. Riprova più tardi.
