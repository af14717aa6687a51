# Sentences of the server: why something cannot be done at a table now.

# Tables and seats
table-none = There’s no such table.
table-guesses = Too many codes that don’t exist. Wait a few seconds and try again.
table-token = This link doesn’t belong to a seat at this table any more. Ask the host for a new one.
table-no-spectators = The host doesn’t allow watching at this table.
table-watching = You’re watching. Take a seat to play.
table-host-only = Only the host can do this.
table-full = Every seat at this table is taken.
table-taken = This seat is taken. Choose another one.
table-sent-away = The host has sent you away from this table.
table-not-let-in = You weren’t let in at this table.
table-asked = Somebody is already asking for this seat. Wait until they have an answer.
table-second-hand = You have or had another seat in this game: nobody sees two hands.
table-nobody-asks = Nobody is asking for this seat any more.
table-secret = A secret has 22 to 64 characters, at least eight different ones. Let chance make it.
table-no-seat = There’s no such seat at this table.
table-no-person = Nobody sits there.
table-waiting = The game hasn’t begun yet.
table-started = The game has begun already.
table-not-playing = There’s no game on at this table.
table-over = The game at this table is over.
table-not-over = The game isn’t over yet.
table-again = There’s a rematch already. Follow the link to it.
table-closed = The table is closed.
table-bot-plays = A bot is playing for you. Take your seat back first.
table-you-play = You’re playing yourself already.
table-late = Your time for this move is up: the bot makes it. Take your seat back after that.
table-number = Your number for the chance of this table can have letters and digits, 64 at most.
table-not-your-turn = It’s { $seat }’s turn. Yours will come.
table-moved-on = The game has moved on. Look again and then choose.
table-apart = After the first of these moves it isn’t simply your turn again: make them one after the other.
table-wait = It’s too soon: give them a little longer.
table-nobody-away = Nobody is away.
table-nobody-ends = Nobody wants to end the game any more.
table-paused = The game is paused. Go on with it first.

# Taking back
undo-nothing = You haven’t made a move you could take back.
undo-never = At this table nothing can be taken back.
undo-seen = You’ve seen what was turned up. You can’t take back a look.
undo-bots = Others have moved since, or chance has spoken, and bots never agree. At a practice table you could take it back.
undo-away = The people who’d have to agree are away. Ask again when they’re back.
undo-another = Someone is already asking to take a move back. Answer that first, or play on.
undo-not-asked = Nobody is asking to take a move back.
undo-answered = You’ve answered already.

# Chat
chat-off = The host has turned off the chat.
chat-muted = The host has muted you at this table.
chat-phrase = There’s no such phrase.
chat-length = Write something short: 1 to 240 characters.

# Calls
call-hello = A connection begins by saying hello.
call-malformed = The server doesn’t understand this message.
call-too-long = This message is too long: { $most } bytes at most.
call-too-many = That was too much at once. Wait a moment.
call-request = The name of a request can have 40 characters at most.

# The house
house-full = There’s no room for another table right now. Try again in a moment.
house-busy = There’s too much going on at this table right now. Try again.
house-store = The database isn’t answering. Check whether it worked, and try again in a moment if it didn’t.
house-limit = You’ve opened a lot of tables. Wait a little before you open another one.

# Checking the dice
proof-missing = The record has no “# proof seed” line, so its chance can’t be checked.
proof-commitment = The seed doesn’t belong to the promise in the header (seed-commitment).
proof-differs = Chance gave “{ $drawn }” here, not “{ $text }”.
proof-first = Chance gave seat { $drawn } to begin, not seat { $named }.
proof-unmarked = Draws were taken back (“# proof skipped”), but the record isn’t marked with “# taken-back” or “# practice”.

# Hints and reviews
hint-forbidden = This table has no hints.
review-failed = The review didn’t work. Ask again and we’ll try once more.

# Looking at a game again
replay-not-over = You can look at a game again once it’s over.
record-line = Line { $line }: { $reason }
record-hidden = Something is still hidden here (“?”). Only the record of a finished game can be looked at: download it again after the end.

# Requests
game-none = There’s no such game. There are { $games }.
clock-seconds = A clock needs more than 0 seconds.
lesson-off-script = This lesson doesn’t go on like that. Start it again.
http-nothing = There’s nothing at this address.
http-method = This address doesn’t take such a request.
http-foreign = This request comes from a page of another website, so we didn’t carry it out.
http-host = This server doesn’t go by that name. The person who runs it can add the name: yurt serve --name.
http-too-long = This request is too long.
http-not-json = This address takes JSON: send it with “Content-Type: application/json”.
http-malformed = The server doesn’t understand this request.
http-failed = Something went wrong on the server. Check whether it worked, and try again if it didn’t.

# The browser client
pages-not-built = The pages of Yurt aren’t built yet: run { $command } and load this page again.
docs-not-built = The documentation isn’t built here yet: run { $command }, or read the { $readme } in the meantime.
