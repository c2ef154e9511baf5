### The server and the client that joins its tables.

server-starting = Preparing …
server-ready =
    Katta is open at

      { $address }

    Stop it with Ctrl-C.
server-preparing = The rules are being prepared, for a minute or two. You can play already; only the stronger bots and hints take longer until then.
error-serve-port = Katta cannot listen at { $what }: { $problem }. Choose another port with --port.
error-serve-newer = The tables in { $what } are of a newer Katta; nothing was changed. Update Katta, or choose another place with --database.
error-serve-store = Tables cannot be kept in { $what }: { $problem }. Choose another place with --database.
error-serve-taken = The tables in { $what } are being served by another Katta already. Stop that one first, or choose another place with --database.
error-serve-base-path = “{ $path }” is no path that a server can lie under; /katta would be one.
error-serve-proxy = “{ $network }” is no address or network; 10.0.0.0/8 would be one.
error-config-file = { $file } cannot be read as a settings file: { $problem }.
error-config-unknown = { $file } sets “{ $name }”, which is no setting. `katta serve --help` lists them all.
error-config-value = { $file } sets “{ $name }” to { $value }, which it cannot be.
error-config-variable = The environment sets { $name }, which is no setting. `katta serve --help` lists them all.
error-config-twice = { $name } and { $other } are both set; leave one of them out.
error-serve-key = { $what } holds no key of Katta. Put the right file there, or choose another one with --key-file.
error-serve-no-key = The secrets in this database are sealed with a key of another server. Copy its key file to { $what }, or name it with --key-file.

## Joining a table

join-link = Your seat, also after a break or from another device: { $link }
join-invite = Send this link to your friends: { $link }
join-lost = No connection. Your game is safe; trying again …
join-waiting =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
join-help =
    Type 1, 2, … or the words of a choice
    ? shows this help
    r shows the rule that matters now
    u takes back your last move, if the table allows it
    q leaves; the same link brings you back
join-record = The record of the game: { $address }
error-join-link = “{ $link }” is not the link of a table; a link looks like http://host/table/NAME#SECRET.
error-join-unreachable = { $link } cannot be reached: { $problem }.
error-join-refused = { $problem }

## Trouble with the store

server-looking = It is not known yet whether this was kept: the server is looking, and will tell you.
server-troubled = The server cannot keep anything at the moment. Nothing that was confirmed is lost, and it goes on by itself.
server-recovered = The server can keep everything again.

## Refusals

server-bad-host = This server does not go by the name in this address. Who runs it can allow that name with --allowed-host.
server-bad-message = That message is not of this protocol.
server-bad-name = A nickname has 1 to 40 visible characters.
server-bad-origin = Pages of another site may not use this server.
server-bad-push = No messages can be sent to that device from here.
server-bad-record = This record is damaged: { $problem }.
server-bad-seats = These seats do not go together; look at the table again.
server-bad-table = Such a table cannot be made: { $problem }.
server-closed = This table was closed by those who run the server.
server-forbidden = This is only for those who run the server.
server-has-begun = The game has begun; this can only be settled before.
server-hello-first = Open the link of a table first.
server-hints-off = There are no hints at this table.
server-mark-taken = Somebody else plays with this colour.
server-name-taken = { $name } sits here already; choose another nickname.
server-newer-rules = This table is played by newer rules than this server knows; it is kept, and goes on when the server is updated.
server-no-claim = This request is no longer open.
server-no-open-seat = No seat is free at this table.
server-no-proposal = This is no longer up for agreement.
server-no-spectators = This table is not open to spectators.
server-no-such-evening = There is no such evening here.
server-no-such-game = There is no such game here.
server-no-such-mark = This game has no such colour.
server-no-such-table = There is no such table here.
server-nobody-there = Nobody is on that seat right now who could let you in. Use the personal link of the seat.
server-not-a-person = No person sits on that seat.
server-not-asked = You are not asked for your agreement.
server-not-away = No bot plays for you.
server-not-host = Only the host of the table may do that.
server-not-over = The game is not over yet.
server-not-playing = The game is not under way.
server-not-readable = The server cannot look that up at the moment; nothing has changed. Try again in a moment.
server-not-seated = Only those who sit at the table may do that.
server-not-stored = The server could not keep that; nothing has changed. Try again.
server-not-your-turn = It is not your turn.
server-old-rules = This table was played by older rules; it cannot go on here.
server-other-protocol = This server speaks protocol { $protocol }; another client is needed.
server-paused = The server is being set up anew; it goes on in a moment.
server-sealed = The secrets of this table cannot be read, because their key is missing. The table is kept, and goes on when the key is back.
server-seat-needs-name = Say a nickname to take this seat.
server-seat-present = That person is here, or was a moment ago.
server-seats-open = There are free seats; wait for your friends, or begin with bots.
server-spoilt-table = This table can no longer be read. It is kept aside as it is; all others go on.
server-stale = The table has gone on meanwhile; this came too late.
server-stopping = The server is just stopping; try again in a moment.
server-too-fast = Too much at once; wait a moment.
server-too-long = That is too long; at most { $most } KB are read here.
server-too-many-people = At most { $most } can play this game.
server-too-many-sockets = Too many connections from your address.
server-too-many-tables = Too many new tables from your address; wait a while.
server-too-slow = The request took too long to arrive.
server-undo-nothing = There is nothing that you could take back.
server-undo-revealed = That move showed something hidden, so it stands.
server-unknown-level = There is no bot “{ $level }”.
server-unknown-phrase = There is no such phrase.
server-unreachable = This table is just moving to another server; try again in a moment.
server-unsettled = It is not known yet whether this was kept. Ask again in a moment: it is done only once.
server-wrong-secret = This link opens no seat at this table.
