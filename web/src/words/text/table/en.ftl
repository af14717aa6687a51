# Texts of the table: what stands around every game.

# Bar
coming = Setting the table …
bar-home = To the lobby
bar-tools = Table tools
bar-waiting = Waiting for players, code { $code }
bar-over = The game is over.
bar-yours = Your turn
bar-turn = It’s { $name }’s turn
clock-left = Time left:
side-title = Log and chat
keep-on = Never mind
sure-title = Are you sure?
sure-say = You can’t take this back.
sure-yes = Yes, do it

# Log
log-title = What happened
log-none = Nothing has happened yet.
log-deal = The cards are dealt.

# Chat
talk-title = Chat
talk-title-new = Chat, something new
talk-none = Nobody has said anything yet.
talk-off = The host has turned off the chat.
talk-muted = The host has muted you.
talk-watching = Take a seat to join the chat.
talk-write = Say something
talk-send = Say it
phrase-hello = Hello, everyone!
phrase-well-played = Well played
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-your-turn = It’s your turn
phrase-one-more = One more game?
phrase-goodbye = Bye!

# Waiting room
room-title = Who is playing?
room-join = Come and play!
room-invited = { $name } is waiting for you: { $game }!
room-say =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
room-full = Everyone’s here!
room-free = Free seat
room-here = On this device
room-bot = A bot
room-bot-level = { $level } (bot)
room-there = Is here
room-away = Away right now
room-sit-too = One more on this device
room-qr = Code to point a phone’s camera at
room-start = Start
room-start-bots = Start now with bots
room-host-starts = The game begins when all seats are taken, or when the host starts with bots.
room-come = Come to this table
room-shared = For a television or tablet that everyone sees:
room-move = My seat on another device
room-move-help = Anyone who opens this link plays your seat, so keep it to yourself.
room-move-qr = Code that moves your seat to another device
room-chance = Add to the luck
room-chance-help = Add a number or a word of your own. It’s mixed into the shuffle, and after the game everyone can check it.
room-number = Letters and digits
room-add = Add
room-added = It’s in the mix now.
room-promise = The server’s sealed number:
tour-title = The game in a minute
tour-want = What you want
tour-turn = On your turn
tour-end = What ends it

# Taking a seat
take-name-hint = What are you called?
take-sit = Sit down
take-where = Where?
take-any = Any free seat

# Invitations
invite-copy = Copy link
invite-copied = Copied
invite-copy-command = Copy
invite-share = Share
invite-friends = Invite friends
invite-by-hand = Copy the address by hand, please.
invite-only-here = This address works on this device only. For phones, open the page by this computer’s address in your network.
invite-start = Phones can’t find this address yet. Stop Yurt and start it like this, your tables stay:

# While playing
notices-title = Notices
lost = Connection lost. Trying again …
lost-kept = Connection lost. What you did is kept: leave this page open and it’ll be sent as soon as we’re back.
missed = Here’s what happened while you were away.
undo-question = { $name } would like to take a move back. Do you agree?
undo-agree = Yes
undo-disagree = No
undo-waiting = We’re asking the others whether you may take it back.
undo-asked = { $name } would like to take a move back.
undo-undoes = This would be undone: { $what }
undo-more =
    { $count ->
        [one] And one more thing.
       *[other] And { $count } more things.
    }
bot-plays = A bot is playing for you.
bot-back = Take your seat back
watching-now = You’re watching.
watching-take = Take a free seat
wish-want = Ask for a seat
wish-ask = Ask for the seat
wish-waiting = Waiting for someone to let you in …
wish-cancel = Don’t wait
wish-question = { $name } asks to play for { $other }.
wish-let-in = Let in
wish-let-in-name = Let { $name } in
wish-refuse = No
wish-refuse-name = Don’t let { $name } in
wish-others = You’ve agreed. The others are being asked too.
people-replaced = A bot plays for now
stage-whole = See the whole table
stage-hand = Only my hand

# When somebody is away
away-since = { $name } has been away since { $time }.
away-yesterday = { $name } was last here yesterday.
away-day = { $name } was last here on { $date }.
away-cover = Let a bot play for { $name }
away-may = You don’t have to wait: anyone at the table can let a bot play for now, or end the game.
away-end = End the game
away-end-why = The game won’t count, and what’s hidden stays hidden.
away-end-sure = Yes, end it
away-end-question = { $name } would like to end the game. Do you agree?
away-end-wish = { $name } would like to end the game.
away-end-asked = The others are asked whether to end the game.
away-end-keep = Play on
people-covered = A bot plays until they’re back
paused-say = The game is paused.
paused-go-on = Play on now
paused-start = Pause the game
stand-in = The host is away. Until they’re back, you can start, pause and play again.
host-patience = If someone’s away, the others may step in after
patience-never = Never

# Passing the device round
curtain-pass = Pass the device to { $name }
curtain-who = Who’s holding the device?
curtain-why = Everyone else, look away!
curtain-me = I am { $name }

# End
end-you-win = You won! Well played!
end-draw = It’s a draw!
end-winners =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }
end-places = Result
end-place = Place
end-name = Name
end-points = Points
end-show = Result
end-again = Play again
end-follow = To the next game
end-first-last = { $name }, who came last
end-host-again = The host can start another game.
end-look = Look at the table
end-record = Download the record

# Games that do not count
mark-practice = Practice
mark-taken-back = Taken back
mark-practice-say = This was practice, so it doesn’t count in the statistics.
mark-taken-back-say = Something you’d already seen was taken back, so this game doesn’t count in the statistics.
mark-practice-now = Practice: you can take everything back, and the game doesn’t count.

# Menu
menu-title = Menu
menu-help = Help for { $name }
menu-glow = Show what’s possible
menu-glow-help = What you can play glows.
menu-aloud = Read aloud
menu-aloud-help = What happens, and what you’re asked, is read out.
menu-hand-only = Only my hand on this screen
menu-hand-only-help = For a phone when the table stands on a shared screen.
menu-sound = Sounds
menu-rules = Rules
menu-settings = Settings
menu-people = At this table
menu-hand = Let a bot play for me
menu-leave = Leave my seat
menu-leave-sure = Leave for good
host-title = As the host
host-chat = People may chat
host-watch = People may watch
host-watch-help = Also on a shared screen.
host-mute = Mute
host-mute-name = Mute { $name } in the chat
host-unmute = Let speak
host-unmute-name = Let { $name } speak in the chat
host-kick = Send away
host-kick-name = Send { $name } away
host-kick-sure = Yes, send { $name } away
host-free = Open the seat: { $name }
host-close = Close the table
host-close-sure = Close it for everyone

# When it ends here
bye-moved-title = You’re playing on another device now
bye-moved = Your seat was opened somewhere else. You can play here again any time.
bye-left-title = You have left your seat
bye-left = The seat isn’t yours any more. You can watch, or go back to the lobby.
bye-sent-title = Your seat was freed
bye-sent = The host has freed your seat. You can watch, or go back to the lobby.
bye-closed-title = The table is closed
bye-closed = The host has closed this table.
bye-closed-rules = The rules of this game have changed, and a game under the old ones can’t go on. Set up a new table: it has the new rules.
bye-agreed-title = The game is over
bye-agreed = You all agreed to end this game. It doesn’t count, and what was hidden stays hidden.
bye-refused-title = You can’t come in here
bye-refused = You can’t watch this table any more.
bye-here-again = Play here again
bye-watch = Watch

# Keys
keys-title = Keys
keys-repeat = Say again what happened last
keys-table = Read the table
keys-moves = List what you can do
keys-hint = Ask for a hint
keys-list = Show these keys
keys-arrows = Move
keys-enter = Choose
keys-escape = Put back or close
moves-title = What you can do
moves-none = It’s not your turn yet.

# Shared screen
tv-point =
    { $count ->
        [one] One seat is free: point your phone at it.
       *[other] Point your phone at a free seat to sit down.
    }
tv-type = Or go to { $address } on any device.
tv-full = Full screen
tv-small = Leave full screen

# How well bots play
level-1 = Lamb
level-2 = Goat
level-3 = Horse
level-4 = Wolf
level-5 = Eagle
level-1-plays = The lamb plays by feel and forgets quickly. Just right for a first game.
level-2-plays = The goat sees what’s right in front of it.
level-3-plays = The horse thinks a little ahead: a fair match.
level-4-plays = The wolf plans far ahead and rarely slips.
level-5-plays = The eagle weighs up everything its seat can know. The strongest of all!

# Hints
hint-title = Hint
hint-more = Other moves
hint-fold = See the table
hint-chance = Wins { $chance } of 100, give or take { $error }
hint-only = The only move
hint-quick = A quick look, by rule of thumb
waking-level =
    { $seconds ->
        [0] { $name } is waking up: a moment more
       *[other] { $name } is waking up: about { $seconds } s
    }
waking-hints =
    { $seconds ->
        [0] Better hints are on their way: a moment more
       *[other] Better hints are on their way: about { $seconds } s
    }
