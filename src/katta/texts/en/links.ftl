### Links: who sits where on which device, and the tables a device remembers.

links-marked = This browser does not let pages copy. The link is marked: copy it as you copy any text.
links-elsewhere = You are here by an address that only this device can open. Links shown here lead to the one for other devices in your network.
links-only-here = Other devices cannot open this address: Katta was started for this machine alone. To let in other devices of your network, stop it and start it like this:

## Whose seat a link opens

links-are-you = Are you { $name }?
links-are-you-why = This link is a seat at a table of { $game }. Whoever says yes sees the cards of that seat and plays for it.
links-not-me-watch = No, I only want to look on
links-not-me = No, to all games
links-my-seat = To my seat

## At the table

links-menu = Devices and guests
links-continue = Continue on another device
links-continue-how = Your personal link takes you to your seat on any device. Let nobody else see it.
links-personal = Your personal link
links-personal-show = Show my personal link
links-personal-code = Your personal link as a QR code
links-personal-what =
    { $count ->
        [one] Whoever opens this link is you at this table, sees your cards and plays for you. Open it on your other device, and give it to nobody else.
       *[other] Whoever opens this link is all { $count } of you who play on this device, sees your cards and plays for you. Open it on your other device, and give it to nobody else.
    }
links-not-kept = This browser keeps nothing: when you close the page, your seat is lost, unless you keep your personal link.
links-invite-how = Whoever opens this link can take a free seat.
links-back-in = For whoever sits here already
links-back-in-how = Whoever plays here and changes to another device opens this link there and says who it is. The first device is asked.
links-watch = Look on
links-watch-how = Whoever opens this link sees the table, but nobody’s hand.
links-watch-link = Link to look on
links-screen = Big screen
links-screen-how = The table fills a television or a projector, and everyone keeps their hand on their phone.
links-screen-open = Show on a big screen

## Another device asks

links-claim = Is that you on another device?
links-claim-of = { $name }, is that you on another device?
links-claim-code = The other device shows this code:
links-claim-why = Say yes only if a device of yours shows the same code: it will see your cards.
links-claim-yes = Yes, that is me
links-claim-no = No

## Your tables

links-your-turn-minutes =
    { $count ->
        [one] Your turn, for { $count } minute
       *[other] Your turn, for { $count } minutes
    }
links-your-turn-hours =
    { $count ->
        [one] Your turn, for { $count } hour
       *[other] Your turn, for { $count } hours
    }
links-your-turn-days =
    { $count ->
        [one] Your turn, for { $count } day
       *[other] Your turn, for { $count } days
    }
links-all =
    { $count ->
        [one] Show { $count } table
       *[other] Show all { $count } tables
    }
links-remove-question = Remove this table from your list? Your seat stays yours, and you can bring the table back for 30 days.
links-remove = Remove
links-remove-not = Keep it
links-removed = { $game }: removed.
links-undo = Undo
links-removed-tables = Removed tables
links-removed-how = The key to your seat is kept for 30 days after you removed a table.
links-removed-when = removed: { $when }
links-bring-back = Bring back

## All tables to another device

links-take-along = Take my tables to another device
links-take-along-what =
    { $count ->
        [one] This link brings { $count } table to another device of yours. Whoever opens it is you there and sees your cards: give it to nobody else.
       *[other] This link brings { $count } tables to another device of yours. Whoever opens it is you there and sees your cards: give it to nobody else.
    }
links-take-along-code = The same link as a QR code
links-with-finished = also the games that are over
links-no-code = These are too many tables for a QR code. Send yourself the link.
links-arrival = Tables from another device
links-arrival-what =
    { $count ->
        [one] This link brings { $count } table that this device does not know yet. Is it yours?
       *[other] This link brings { $count } tables that this device does not know yet. Are they yours?
    }
links-arrival-table = { $game }, as { $name }
links-arrival-add = Yes, add to my tables
links-arrival-no = No
links-arrival-none = This link brings no table that is new here.
