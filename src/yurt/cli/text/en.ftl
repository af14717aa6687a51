# Sentences of the command line in English

# What cannot be
unknown-language = Yurt does not speak “{ $language }”: choose from { $known }.
unknown-game = There is no game “{ $name }”: choose from { $names }.
option-form = “{ $text }” is not an option: write it as key=value.
known-options = { $game } has { $options }.
no-options = { $game } has no options.
wrong-seat = “{ $seat }” cannot sit at the table: a seat is human or bot.
too-many-seats = You named { $seats } seats for { $players } players: name one seat for each player.
too-many-names =
    { $people ->
        [0] Nobody at this table needs a name: all seats are bots.
        [one] You gave { $names } names for { $people } person: give one name for each person.
       *[other] You gave { $names } names for { $people } people: give one name for each person.
    }
wrong-name = A name needs at least one letter, and all on one line.
wrong-first = “{ $value }” cannot begin: name a seat from 0 to { $last }, or random.
wrong-players = { $game } is for { $least } to { $most } players: choose one of these numbers.
wrong-players-fixed = { $game } is always for { $least } players.
wrong-games = Nothing to simulate: ask for at least 1 game.
not-a-number = “{ $text }” is not a whole number: write one such as 3.
cannot-save-there = The record cannot be saved as “{ $path }”: name a file in a folder that you can write to.
no-rules = The rules of { $game } are not written down here yet.

mishap = Yurt has made a mistake; it was not you. What happened is written down, please send it to the makers of Yurt:

# The games
column-number = No.
column-name = Short name
column-game = Game
column-players = Players
column-age = Age
column-minutes = Time
players-range =
    { $least ->
        [2] { $most ->
            [2] 2
           *[other] 2–{ $most }
        }
       *[other] { $least }–{ $most }
    }
age-from = { $age } and up
minutes-about = { $minutes } minutes
options-title = { $game } can be played with
options-none = { $game } has no options.
option-allowed = Possible: { $allowed }
option-default = Usually: { $value }

# Before the game
welcome = Welcome to Yurt. Which game shall it be?
ask-game = Number or name of the game:
ask-players = How many play { $game }, you and the bots together, { $least } to { $most }? [{ $least }]
seat-name = { $seat }
player-name = Player { $letter }
people-play =
    { $count ->
        [one] You are { $names }.
       *[other] At this keyboard: { $names }.
    }
bots-play =
    { $count ->
        [one] { $names } is a bot.
       *[other] { $names } are bots.
    }
begins = { $seat } begins.
how-to = Type the number of a move or write the move itself. Type help to see what else you can type.
help =
    You can type
      the number of a move, or the move as it is written in the list
      ?       to list all moves you can make now
      table   to see the table again
      rules   to read the rules of the game
      undo    to take back your last move, while nobody else has moved and nothing was shown
      quit    to save the record and leave

# During the game
your-move = { $seat }, your move:
times = ({ $count } times)
more-moves = … and { $count } more, up to “{ $last }”
more-hint = Write any of them out, or type ? to list them all.
wrong-number = There is no move { $number } now: type a number of the list, or write the move.
not-a-move = “{ $text }” is no move of this game. Write, for example, “{ $example }”, or type help.
curtain = Hand the keyboard to { $seat }, then press Enter.
seen-it = Look well, then press Enter: the screen is cleared.
undo-nothing = You have not moved yet, so there is nothing to take back.
undo-chance = It is too late to take your move back: chance has had its say since.
undo-others = It is too late to take your move back: { $seat } has moved since.
undo-shown = This move cannot be taken back: it has shown something that was hidden.
taken-back = You take back “{ $move }”.

# After the game
game-ends = The game is over.
winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
left-early = The game stops here.
saved = The record of the game is saved in
not-saved = The record cannot be saved: { $reason }. Here it is, to copy:

# Simulation
compiling = Preparing { $game } for speed. This happens once and takes up to a minute.
simulating = { $game }, { $players } players
simulated-random = { $game }, random moves, seed { $seed }; seat 0 begins
simulated-bots = { $game }, bots, seed { $seed }; seat 0 begins
column-games = Games
column-mean = Events, mean
column-least = least
column-most = most
column-quantile = 95 %
column-wins = Wins by seat, %
column-capped = Capped, %

# The server
serve-ready = Yurt is ready at { $url }
serve-other-port = Port { $busy } is taken, so this time it is { $port }.
serve-scan = Other devices in this network open this link, or scan this code:
serve-leave = Ctrl-C ends Yurt; all tables are kept.
serve-stopped = Yurt has stopped. All tables are kept.

# Checking the dice
verify-good =
    { $count ->
        [one] { $file }: the one card or die follows from the seed.
       *[other] { $file }: all { $count } cards and dice follow from the seed.
    }
verify-bad = { $file }: not as promised: { $reason }
verify-unread = { $file } cannot be read: { $reason }.
