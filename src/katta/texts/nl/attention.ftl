### What calls a person back to the table: title, sounds, notifications, messages to devices.

## Notifications

attention-push-title = Jij bent aan de beurt – { $game }
attention-push-body = { $name }, de tafel wacht op je.
attention-push-end = Niets meer van deze tafel

## The tab

attention-title = { $game } – Katta
attention-title-turn = Jij bent aan de beurt – { $game } – Katta

## Settings

attention-sounds-turn = mijn beurt
attention-sounds-all = alles
attention-volume = Volume
attention-mute = Dempen
attention-notices = Mijn beurt melden
attention-notices-how = als deze pagina op de achtergrond staat
attention-denied = Je browser laat geen meldingen van Katta toe; dat kun je in zijn instellingen voor deze pagina veranderen.

## The offer

attention-offer = Moet je browser het melden als je aan de beurt bent terwijl je naar iets anders kijkt?
attention-offer-push = Hier is veel tijd voor elke zet. Moet dit apparaat het melden als je aan de beurt bent, ook als Katta gesloten is?
attention-yes = Ja, meld het
attention-no = Nee, bedankt

## Messages to this device

attention-device = Meld het op dit apparaat als ik aan de beurt ben
attention-told = Dit apparaat meldt het als je aan de beurt bent.
attention-stop = Niet meer melden
attention-failed = Je browser kon dit niet instellen. Probeer het later nog eens.
