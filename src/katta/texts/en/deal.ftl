# The deal that nobody can choose: every device commits to a number, and shows it before the first card.

## At the table

server-no-number = The table does not wait for a number from this device.
server-wrong-number = This is not the number to which the device had committed; it does not count.
note-without = The device of { $player } did not show its number: the deal goes on without it.
    .you = Your device did not show its number: the deal goes on without it.
people-asks-deal = The device of { $other } does not show its number. Deal without it?
people-my-deal = This device does not show its number. The others are asked whether to deal without it.
join-proposal-deal = The device of { $other } does not show its number. Deal without it? y: yes, n: no
deal-numbers = The devices show their numbers, then the cards are dealt …
deal-missing = The number is missing from the device of { $players }.
deal-without = Deal without it

## After the end

deal-how = So that nobody can choose the deal, every player’s device committed to a number of its own and showed it before the first card. The dealer’s secret and all these numbers together decide every card.
deal-number = { $player }: number of the device
deal-number-withheld = not shown; the deal went on without it
deal-number-none = none; this device took no part in the deal
deal-remains = What remains: whoever runs the server can see the cards.
deal-checked =
    { $count ->
        [one] The only card or token
       *[other] All { $count } cards and tokens
    } came as the dealer’s secret and { $numbers ->
        [one] the number of { $players }
       *[other] the numbers of { $players }
    } decide, and each of these fits the promise code shown before the first card.
deal-checked-without = Not shown, and without a part in the deal: the number of { $players }.
deal-kept = The promise codes are those that this device saw before it showed its number, and its number is in the record.
deal-changed = The record is not what this device saw before the first card: a promise code or a number has been exchanged.
deal-failed = The deal of this game cannot be confirmed: { $problem }
