# Texts of the pages around the tables: lobby, making a table, joining, rules, settings.

site-title = Yurt: five games for one table
page-title = { $page } · Yurt
page-skip = Skip to the page
page-back = Back
page-home = To all games
page-settings = Settings

trouble-title = That didn’t work
trouble-offline = Yurt doesn’t answer. Check the connection and try again.
trouble-page = We couldn’t load this page. Check the connection and try again.
trouble-again = Try again
nowhere-title = Nobody camps here
nowhere-say = There’s no such page. Perhaps a letter of the address got lost.

language = Language
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-nl = Nederlands

# Lobby
lobby-title = What shall we play?
lobby-welcome = Five small games for the whole family. Play against bots right away, or gather your friends round a table.
lobby-games = The games
your-name = Your name
default-name = Nomad
name-first = What’s your name? The others want to know.
face = Your animal
face-choose = Choose an animal
face-letter = No animal, my letter
face-yak = Yak
face-ibex = Ibex
face-vulture = Vulture
face-groundhog = Groundhog
face-yeti = Yeti
face-wolf = Wolf
face-sheep = Sheep
face-goat = Goat
face-camel = Camel
face-horse = Horse
face-fox = Fox
face-owl = Owl
game-players-exactly = { $most } players
game-players = { $least } to { $most } players
game-minutes = { $minutes } minutes
game-in-english = in English
game-age = ages { $age } and up
game-play-now = Play now
game-play-now-label = Play now: { $game }, against bots
game-make-table = Make a table
game-make-table-label = Make a table: { $game }
game-rules = Rules
game-rules-label = Rules: { $game }

own-running = Go on playing
own-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
own-finished = Finished games
own-forget = Remove { $game }, table { $code }, from this list
public-tables = Open tables
public-refresh = Look again for open tables
public-none = No open table right now. Make one, and others can join you!
public-join = Join
public-watch = Watch
row-code = Table
row-waiting = { $free ->
    [0] Everyone is here.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
row-playing = The game is on.
row-your-turn = It’s your turn!
row-turn = { $name }’s turn
row-over = The game is over.
row-closed-rules = Closed: the rules have changed.
row-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the win.
}

# Joining
join = Join
join-title = Join a table
join-code = Code of a table
join-code-short = Code
join-four-letters = The code of a table has four or five letters, such as KAMP.
join-qr = Is there a QR code on a screen? Point the camera of your phone at it and tap the link.
join-link = Did someone send you a link? Open it, and you are at the table.

# Making a table
new-title = A table for { $game }
new-way = How do you want to play?
way-bots = Alone against bots
way-bots-help = You can start right away.
way-friends = With friends elsewhere
way-friends-help = Everyone plays on their own device. You send them a link or the code.
way-here = All on this device
way-here-help = You pass it round. Between turns a curtain hides what the others may not see.
way-here-open = You pass it round from turn to turn.
way-screen = On a shared screen
way-screen-help = This screen shows the table. Everyone joins with a phone and has their own things there.
new-seats = Who sits where?
new-names = What are you all called?
new-players = Players
seat-number = Seat { $number }
seat-who = Who takes seat { $number }?
seat-name = Name on seat { $number }
seat-me = Me
seat-here = Someone here
seat-friend = A friend, by link
seat-phone = Someone with a phone
seat-bot = A bot
new-level = How well do the bots play?
new-level-mixed = Each bot plays in its own way.
seat-level = How well the bot on seat { $number } plays
new-options = Rules of the house
new-options-print = As in the printed rules.
new-options-change = Change the rules
new-option-is = { $option }: { $value }
new-clock = Clock
clock-none = No clock
clock-none-help = Everyone takes the time they need.
clock-move = For each move
clock-move-help = The same time for every decision.
clock-bank = For the whole game
clock-bank-help = Everyone has a supply of time and gets a little more with each move.
clock-per-move = Time for a move
clock-each = Time for each player
clock-increment = More with each move
clock-out = When someone’s time is up, a bot plays for them until they come back.
seconds = { $count } s
minutes = { $count } min
new-more = Around the table
new-first = Who begins?
new-first-drawn = By lot
new-back = Taking back
new-back-agreed = If everyone agrees
new-back-agreed-help = You can take back a slip at once. Once others have moved, or dice and cards have shown something, the other people are asked. Bots never agree.
new-back-never = Never
new-back-never-help = What is played stays played.
new-back-practice = Practice
new-back-practice-help = You can take everything back, as often as you like, to try things out. The game doesn’t count in the statistics.
new-hints = Hints
new-hints-help = On your turn you can ask what would be good. Nobody else sees it.
new-public = Everyone may join
new-public-help = The table is in the list of open tables. Otherwise only people with the link or the code find it.
new-chat = Chat
new-chat-help = You can write to each other at the table.
new-watch = Watching
new-watch-help = Anyone with the link can watch. They only see what everyone sees.
new-open = Open the table
new-outlook-now = The game begins at once.
new-outlook-friends = { $count ->
    [one] You get a link and a code for one friend.
   *[other] You get a link and a code for { $count } friends.
}
new-outlook-screen = This device becomes the table. Phones join by QR code.

# Rules
rules-title = Rules of { $game }
rules-search = Search the rules
rules-search-hint = Search
rules-found = { $found ->
    [0] Not found
    [one] Found once
   *[other] Found { $found } times
}
rules-none = The rules don’t mention this. Try another word.
rules-contents = Contents
rules-missing = Rule { $ruling } isn’t on this page. Here are all the rules.

# Settings
settings-say = Kept in this browser, for this device.
theme = Look
theme-auto = As the device
theme-light = Day
theme-dark = Evening
text-size = Text size
percent = { $size }%
sound = Sound
sound-help = Cards, dice and a small bell when it’s your turn.
still = Less motion
still-help = Things fade instead of moving.
careful = Ask me first
careful-help = Before moves you can’t take back, such as doubting a claim.
speed = Speed of moves
speed-slow = Unhurried
speed-normal = Normal
speed-fast = Brisk
