# Sentences of the engine: what holds for every game.

seat = Seat { $number }
chance = chance
listing = { $most } and { $last }
listing-or = { $most } or { $last }

# Refusals without a ruling
not-your-turn = It’s not { $actor }’s turn: { $expected }.
watching = You’re only watching: { $expected }.
expected-chance = the next event is chance
expected-seat = it’s { $seat }’s turn
game-over = The game is over, so there’s nothing more to play.
no-event = “{ $text }” isn’t something that can happen in this game. Write it, for example, as { $example }.
chance-only = “{ $text }” is decided by chance, not by a player.
move-only = “{ $text }” is decided by a player, not by chance.

# Options and headers of a record
option-unknown = There’s no option “{ $option }” here.
option-value = “{ $option }” can’t be “{ $value }”; it can be { $allowed }.
numbers-between = { $least } to { $most }
numbers-in-steps = { $least } to { $most } in steps of { $step }
header-form = “{ $text }” isn’t a line of the header: write a key, a colon, a blank and a value.
header-missing = The header has no “{ $key }”: add a line for it, “{ $key }: …”.
header-repeated = “{ $key }” stands in the header already.
header-seat = There’s no “{ $key }” with { $players } players.
not-utf-8 = This line isn’t UTF-8 text.
no-actor = A line begins with * for chance or with a seat, 0 to { $seats }, and a blank.
unreadable = We can’t read the file: { $reason }.

# After the game
story = { $seat } { $parts }.
    .seat = You { $parts }.
story-quiet = { $seat } had a quiet game.
    .seat = You had a quiet game.

# Chances
odds = { $percent }%
odds-hardly = less than 1%
odds-nearly = more than 99%

# Moves as advice, where a game has no words of its own
advise-event = { $text }
why-best = It promises more than the other moves.
