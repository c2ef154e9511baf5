### What `katta admin` says to those who run a server.

admin-none = There are no tables.
admin-column-table = Table
admin-column-game = Game
admin-column-status = Status
admin-column-people = People
admin-column-age = Made
admin-column-last = Last move
admin-status-waiting = waiting
admin-status-playing = playing
admin-status-over = over
admin-status-closed = closed
admin-age-m = { $count } min ago
admin-age-h = { $count } h ago
admin-age-d =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
admin-seats = Bots: { $bots }. Free seats: { $open }. Entries in the log: { $moves }.
admin-closed = Table { $table } is closed.
admin-deleted =
    { $count ->
        [one] { $count } table was removed.
       *[other] { $count } tables were removed.
    }
admin-would-delete =
    { $count ->
        [one] { $count } table would be removed.
       *[other] { $count } tables would be removed.
    }
admin-checked =
    { $count ->
        [one] { $count } table was looked into; spoilt: { $spoilt }.
       *[other] { $count } tables were looked into; spoilt: { $spoilt }.
    }
admin-spoilt-row = its row in the database cannot be read
admin-spoilt-game = there is no such game
admin-spoilt-versions = moves are missing, or there is one too many
admin-spoilt-seats = its seats are not complete
admin-spoilt-rules = played by other rules than these; not looked into
admin-spoilt-sealed = its secrets cannot be opened with this key
admin-spoilt-moves = its moves cannot be played through
admin-spoilt-deal = not every card is what the dealer’s secret gives
admin-spoilt-end = whether the game is over does not agree with its moves
admin-spoilt-result = the result that is kept is not what came out
admin-backed-up =
    { $count ->
        [one] { $count } table was written to { $file }.
       *[other] { $count } tables were written to { $file }.
    }
admin-without-key = Its secrets are sealed: to restore it elsewhere you need the key, too. Keep a copy of { $key } in another place.
admin-with-key = It contains the key of { $key }: whoever has this file can read all secrets. Keep it safe.
admin-restored =
    { $count ->
        [one] { $count } table was restored.
       *[other] { $count } tables were restored.
    }
admin-shut =
    { $count ->
        [one] The secrets of { $count } table cannot be opened: its key is missing. Add it as a line to { $key }.
       *[other] The secrets of { $count } tables cannot be opened: their key is missing. Add it as a line to { $key }.
    }
error-admin-table = There is no table “{ $table }”.
error-admin-over = Table { $table } is over already.
error-admin-rule = Say which tables are to go: --finished-before 90d, --idle-before 30d, or both.
error-admin-age = “{ $age }” is no age; one looks like 90d, 12h, 30m or 2w.
error-admin-no-store = There are no tables of Katta in { $what }. Name the right place with --database.
error-admin-revision = The tables in { $what } are of another version of Katta. Start its server once with this version, or update Katta.
error-admin-store = The tables cannot be reached: { $problem }.
error-admin-server = The server at { $address } does not do that: { $problem }.
error-admin-token = The server at { $address } does not accept the key of these tables. Name the right one with --key-file.
error-admin-running = The server at { $address } is running. Stop it first, or restore under it with --while-running; those who play are asked to wait.
error-admin-backup = { $file } is no backup of Katta, or one of a newer version.
error-admin-not-empty = There are tables in { $what } already; nothing was changed. With --replace they are replaced.
