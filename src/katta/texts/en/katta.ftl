### What all games and all clients share. The terms are in ../TERMS.md.

list-and = { $start } and { $last }
# Before a word that begins like “and” does, where a language minds that.
list-and-vowel = { $start } and { $last }
# What a list holds several times is said once.
list-times = { $item } (×{ $count })

hint-chance = { $percent }%

bot-seated =
    { $count ->
        [one] { $players } is a bot, level “{ $level }”.
       *[other] { $players } are bots, level “{ $level }”.
    }
bot-level-random = random
bot-level-easy = easy
bot-level-medium = medium
bot-level-hard = hard
bot-level-expert = expert

## Refusals

refusal-move-unknown = “{ $text }” is not a move in this game. Choose one of the moves that are offered.
refusal-move-not-legal = “{ $text }” is not possible now. Choose one of the moves that are offered.
refusal-move-game-over = The game is over: no more moves can be played.
refusal-move-awaits-chance = First the dealer has to deal.

## Errors

error-file = { $file } cannot be read or written: { $problem }.
error-record = { $file } is not a sound record, line { $line }: { $problem }.
error-components = These components cannot be used: { $problem }.
error-game-missing = Name a game; there are { $known }.
error-game-unknown = There is no game “{ $name }”; there are { $known }.
error-seats = { $game } is for { $least } to { $most } players, not { $count }.
error-option-unknown = There is no option “{ $text }”; write NAME=VALUE with one of these names: { $known }.
error-option-value = The option { $name } has the values { $known }, not “{ $value }”.
error-language-unknown = There is no language “{ $name }”; there are { $known }.
error-level-unknown = There is no bot “{ $name }”; there are: { $known }.
error-name = “{ $name }” cannot be a player’s name, which has 1 to { $most } visible characters.
error-names-twice = Every player needs a name of their own.
error-secret = A secret has { $count } hexadecimal digits.
error-save-exists = { $file } is there already and is not overwritten; continue it with --resume, or name another file.
error-save-refused = The game cannot be saved in { $file }: { $problem }.
error-no-dealer = { $file } was dealt by hand, so there is no dealer to go on with.
error-no-commitment = { $file } was dealt by hand, without a promise code, so there is nothing to verify.
error-input-ended = The input ended before the game could begin; name the game and its players on the command line, or answer the questions.
error-section-unknown = There is no section “{ $name }”; there are { $known }.
error-seat-unknown = There is no seat { $count }; the seats are 1 to { $most }.
error-bench = The uncompiled rules could not be measured: { $problem }
error-bot = The bot of level “{ $level }” has stopped thinking; the game is saved up to here.

playing-card = { $rank }{ $suit }
