### What calls a person back to the table: title, sounds, notifications, messages to devices.

## Notifications

attention-push-title = Your turn – { $game }
attention-push-body = { $name }, the table is waiting for you.
attention-push-end = No more from this table

## The tab

attention-title = { $game } – Katta
attention-title-turn = Your turn – { $game } – Katta

## Settings

attention-sounds-turn = only my turn
attention-sounds-all = all
attention-volume = Volume
attention-mute = Mute
attention-notices = Notify me of my turn
attention-notices-how = while this page is in the background
attention-denied = Your browser does not let Katta notify you; its settings for this page can change that.

## The offer

attention-offer = Shall your browser tell you when it is your turn, while you look at something else?
attention-offer-push = There is a lot of time for each move here. Shall this device tell you when it is your turn, even if Katta is closed?
attention-yes = Yes, tell me
attention-no = No, thanks

## Messages to this device

attention-device = Tell me on this device when it is my turn
attention-told = This device tells you when it is your turn.
attention-stop = Stop that
attention-failed = Your browser could not set this up. Try again later.
