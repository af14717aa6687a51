# Sentences of the server: why something cannot be done at a table now.

# Tables and seats
table-none = There is no such table.
table-guesses = Many codes that do not exist were tried from here. Wait a few seconds and try again.
table-token = This link does not belong to a seat at this table any more. Ask the host for a new one.
table-no-spectators = The host of this table does not allow watching.
table-watching = You are watching. Take a seat to play.
table-host-only = Only the host of the table can do this.
table-full = Every seat at this table is taken.
table-taken = This seat is taken. Choose another one.
table-sent-away = The host has sent you away from this table.
table-not-let-in = You were not let in at this table.
table-asked = Somebody is asking for this seat already. Wait until they have been answered.
table-second-hand = You have or had another seat in this game: nobody sees two hands.
table-nobody-asks = Nobody is asking for this seat any more.
table-secret = A secret has 22 to 64 characters, at least eight different ones. Let chance make it.
table-no-seat = There is no such seat at this table.
table-no-person = Nobody sits there.
table-waiting = The game has not begun yet.
table-started = The game has begun already.
table-not-playing = No game is being played at this table.
table-over = The game at this table is over.
table-not-over = The game is not over yet.
table-again = There is a rematch already. Follow the link to it.
table-closed = The table is closed.
table-bot-plays = A bot is playing for you. Take your seat back first.
table-you-play = You are playing yourself already.
table-late = Your time for this move is over: the bot makes it. Take your seat back after that.
table-number = Your number for the chance of this table can have letters and digits, 64 at most.
table-not-your-turn = It is { $seat }’s turn. Yours will come.
table-moved-on = The game has moved on. Look again and then choose.
table-apart = After the first of these moves it is not simply your turn again: make them one after the other.
table-wait = It’s too soon: wait a little longer for whoever is away.
table-nobody-away = Nobody is away.
table-nobody-ends = Nobody wants to end the game any more.
table-paused = The game is paused. Go on with it first.

# Taking back
undo-nothing = You have not made a move that could be taken back.
undo-never = At this table nothing is taken back.
undo-seen = What was turned up has been seen: a look cannot be taken back.
undo-bots = Others have moved since, or chance has spoken, and bots agree to nothing. At a practice table you could take it back.
undo-away = Whoever would have to agree is away. Ask again when they are back.
undo-another = Someone is asking to take a move back already. Answer that first, or play on.
undo-not-asked = Nobody is asking to take a move back.
undo-answered = You have answered already.

# Chat
chat-off = The host has turned off talking at this table.
chat-muted = The host has muted you at this table.
chat-phrase = There is no such phrase.
chat-length = Write something short: 1 to 240 characters.

# Calls
call-hello = A connection begins by saying hello.
call-malformed = The server does not understand this message.
call-too-long = This message is too long: { $most } bytes at most.
call-too-many = That was too much at once. Wait a moment.
call-request = The name of a request can have 40 characters at most.

# The house
house-full = There is no room for another table just now. Try again in a moment.
house-busy = Too much is happening at this table at once. Try again.
house-store = The database does not answer just now. Look whether it worked, and try again in a moment if not.
house-limit = You have opened many tables in a short time. Wait a little before you open another one.

# Checking the dice
proof-missing = The record has no “# proof seed” line, so its chance cannot be checked.
proof-commitment = The seed does not belong to the promise in the header (seed-commitment).
proof-differs = Chance gave “{ $drawn }” here, not “{ $text }”.
proof-first = Chance gave seat { $drawn } to begin, not seat { $named }.
proof-unmarked = Draws were taken back (“# proof skipped”), but the record is not marked with “# taken-back” or “# practice”.

# Hints and reviews
hint-forbidden = This table is without hints.
review-failed = The game could not be reviewed. Ask again to have it tried once more.

# Looking at a game again
replay-not-over = A game can be looked at again when it is over.
record-line = Line { $line }: { $reason }
record-hidden = Something is still hidden here (“?”). Only the record of a finished game can be looked at: download it again after the end.

# Requests
game-none = There is no such game. There are { $games }.
clock-seconds = A clock needs more than 0 seconds.
lesson-off-script = This lesson does not go on like that. Start it again.
http-nothing = There is nothing at this address.
http-method = This address does not take such a request.
http-foreign = This request comes from a page of another website, so it was not carried out.
http-host = This server does not go by that name. Whoever runs it can add the name: yurt serve --name.
http-too-long = This request is too long.
http-not-json = This address takes JSON: send it with “Content-Type: application/json”.
http-malformed = The server does not understand this request.
http-failed = Something went wrong on the server. Look whether it worked, and try again if not.

# The browser client
pages-not-built = The pages of Yurt are not built yet: run { $command } and load this page again.
docs-not-built = The documentation is not built here yet: run { $command }, or read the { $readme } meanwhile.
