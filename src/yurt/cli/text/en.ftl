# Sentences of the command line in English

# What cannot be
unknown-language = Yurt doesn’t speak “{ $language }”: choose from { $known }.
unknown-game = There’s no game “{ $name }”: choose from { $names }.
option-form = “{ $text }” isn’t an option: write it as key=value.
known-options = { $game } has { $options }.
no-options = { $game } has no options.
wrong-seat = “{ $seat }” can’t sit at the table: choose from { $known }.
too-many-seats = You named { $seats } seats for { $players } players: name one seat for each player.
too-many-names =
    { $people ->
        [0] Nobody at this table needs a name: all seats are bots.
        [one] You gave { $names } names for { $people } person: give one name for each person.
       *[other] You gave { $names } names for { $people } people: give one name for each person.
    }
wrong-name = A name needs at least one letter, and all on one line.
wrong-first = “{ $value }” can’t begin: name a seat from 0 to { $last }, or random.
wrong-players = { $game } is for { $least } to { $most } players: choose one of these numbers.
wrong-players-fixed = { $game } is always for { $least } players.
wrong-games = Nothing to simulate: ask for at least 1 game.
wrong-jobs = Nobody can play: ask for at least 1 game at once.
wrong-depth = The tree can be counted to a depth from 0 to { $most }.
no-matplotlib = The report needs matplotlib: install it with pip install "yurt[lab]".
other-study = “{ $folder }” holds a study of another game, or of other rules: name another folder.
cannot-report-there = The report can’t be written to “{ $folder }”: name a folder you can write to.
kept-damaged = “{ $file }” is damaged, so nothing can be added to it: name another folder.
not-a-number = “{ $text }” isn’t a whole number: write one such as 3.
cannot-save-there = The record can’t be saved as “{ $path }”: name a file in a folder you can write to.
no-rules = The rules of { $game } aren’t written down here yet.

mishap = Yurt made a mistake; it wasn’t you. What happened is written down. Please send it to the makers of Yurt:

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
welcome = Welcome to Yurt! Which game shall we play?
ask-game = Number or name of the game:
ask-players = How many play { $game }, you and the bots together, { $least } to { $most }? [{ $least }]
ask-bots = How strong should the bots be: { $levels }? [by rules of thumb]
wrong-level = Type a number from 1 to { $most }, or only press Enter for bots that play by rules of thumb.
seat-name = { $seat }
bot-name = { $seat } ({ $title })
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
      hint    to see the best moves now, with their chances and why
      table   to see the table again
      rules   to read the rules of the game
      undo    to take back your last move, while nobody else has moved and nothing was shown
      quit    to save the record and leave

# During the game
your-move = { $seat }, your move:
times = ({ $count } times)
more-moves = … and { $count } more, up to “{ $last }”
more-hint = Write any of them out, or type ? to list them all.
wrong-number = There’s no move { $number } right now: type a number from the list, or write the move.
not-a-move = “{ $text }” isn’t a move of this game. Write, for example, “{ $example }”, or type help.
curtain = Hand the keyboard to { $seat }, then press Enter.
seen-it = Take a good look, then press Enter: the screen is cleared.
undo-nothing = You haven’t moved yet, so there’s nothing to take back.
undo-chance = Too late to take your move back: chance has had its say since.
undo-others = Too late to take your move back: { $seat } has moved since.
undo-shown = You can’t take this move back: it showed something that was hidden.
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
not-saved = The record can’t be saved: { $reason }. Here it is, to copy:

# Simulation
compiling = Preparing { $game } for speed. This happens once and takes up to a minute.
no-cache = What makes the games fast can’t be kept in “{ $folder }”, so they run slowly: let YURT_CACHE name a folder you can write to.
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
report-written = The report of the study is written:
column-depth = Depth
column-nodes = Nodes
column-decisions = Decisions
column-chance = Chance
column-over = Ends

# The arena
too-few-bots = An arena needs at least two bots: name them, choosing from { $known }.
unknown-bot = There’s no bot “{ $bot }”: choose from { $known }.
bot-unready = “{ $bot }” can’t play: { $reason }.
bot-open-only = “{ $bot }” only plays games in which no cards are hidden, so not { $game }: choose another bot.
wrong-time = Nobody can think in no time: allow at least 1 millisecond a move.
records-where = Records need a place: name it with --folder.
sprt-two = SPRT compares one bot with another: name exactly two.
sprt-order = SPRT needs two numbers of Elo, the smaller one first, such as --sprt 0 20.
sprt-far = SPRT tells differences of strength apart up to { $most } Elo: name numbers between −{ $most } and { $most }.
other-arena = “{ $folder }” holds games of other bots, settings or rules: name another folder.
cannot-keep-there = The games can’t be kept in “{ $folder }”: name a folder you can write to.
arena-playing = { $game }, arena
arena-title = { $game }, { $players } at the table, { $deals } deals, { $time } ms a move, seed { $seed }
arena-legend = In brackets: 95 of 100 such intervals hold the true figure. A fair score is { $fair } %; Elo is counted from the last bot.
arena-forfeit = { $bot } has forfeited (× { $times }): { $reason }
column-bot = Bot
column-score = Score, %
column-elo = Elo
column-time-mean = ms a move
column-time-high = 99 % within
column-time-most = slowest
column-forfeits = Forfeits
forfeit-late = its time was up
forfeit-illegal = it made an illegal move
forfeit-unreadable = its answer isn’t what the protocol asks for
forfeit-ended = its program isn’t running
forfeit-failed = it has a bug
sprt-elo1 = SPRT: { $one } is stronger than { $other }, by { $elo1 } Elo rather than { $elo0 } (log-likelihood ratio { $ratio }, bounds { $low } and { $high }).
sprt-elo0 = SPRT: { $one } is not stronger than { $other } by { $elo1 } Elo, rather by { $elo0 } (log-likelihood ratio { $ratio }, bounds { $low } and { $high }).
sprt-open = SPRT: not decided between { $elo0 } and { $elo1 } Elo of { $one } over { $other } (log-likelihood ratio { $ratio }, bounds { $low } and { $high }).

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
verify-drawn = The player who begins was drawn from it, too.
verify-named = The player who begins was named, not drawn.
verify-taken-back =
    { $count ->
        [one] One draw was taken back.
       *[other] { $count } draws were taken back.
    }
verify-bad = { $file }: not as promised: { $reason }
verify-unread = { $file } can’t be read: { $reason }.

# A review of a game
reviewing = { $game }: thinking each decision over
review-title = { $game }, { $events } events, { $decisions } decisions
review-legend = In hundredths of the win. Result less fair share = cards and dice + the unknown (what hidden cards made of guesses) + own decisions + the others' decisions; ± covers the chance of the sample (in 95 of 100 cases), not errors in how the bots judge. Accuracy: 100 if every decision was the best one, 0 if they were as far behind as moves drawn by lot.
review-bad = { $file } can’t be reviewed: { $reason }
review-not-over = This game isn’t over: a review would show what’s still hidden.
review-faultless = No big mistakes. Great game, everyone!
review-best = { $event }. { $name }: “{ $made }” ({ $chance }) – the best move
review-other = { $event }. { $name }: “{ $made }” ({ $chance }) – the best: “{ $best }” ({ $better })
review-slip = { $event }. { $name }: “{ $made }” ({ $chance }) – a slip, a little better: “{ $best }” ({ $better })
review-mistake = { $event }. { $name }: “{ $made }” ({ $chance }) – a mistake, better: “{ $best }” ({ $better })
review-blunder = { $event }. { $name }: “{ $made }” ({ $chance }) – a blunder, far better: “{ $best }” ({ $better })
column-seat = Seat
column-result = Result – fair
column-cards = Cards
column-unknown = Unknown
column-own = Own
column-others = Others
column-accuracy = Accuracy

# Hints
hint-title = How often { $seat } wins with each move, as far as { $seat } can tell:
hint-chances = { $chance } % ± { $reach }
hint-quick = A quick look for { $seat }, by rule of thumb:
hint-later = How often each move wins can be told once { $game } has learned to look ahead. That’s going on right now: ask again in a minute.
hint-thinking = Let me think …
hint-one = { $seat } has only one move: “{ $move }”.
hint-chance = Chance is next, so there’s nothing to decide now.
hint-over = The game is over, so there’s nothing left to decide.

in-english = { $game } has its texts in English only so far.
