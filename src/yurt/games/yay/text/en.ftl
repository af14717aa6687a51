# YAY! in English

# Names
square = { $square }
between = between { $upper } and { $lower }
number = { $seat }’s { $number } on { $square }
    .seat = your { $number } on { $square }
row = row { $row }
column = column { $column }

# What happened
aims = { $seat } aims { $place } and throws.
    .seat = You aim { $place } and throw.
aims-again = { $seat } throws again, { $place }, and needs more than { $total }.
    .seat = You throw again, { $place }, and need more than { $total }.
die = A { $face } lands { $place }.
die-off = A die ends up outside the tray.
total = That makes { $total } for { $seat }.
    .seat = That makes { $total } for you.
lost-off = No die stays in the tray: { $seat } gets nothing this turn.
    .seat = No die stays in the tray: you get nothing this turn.
lost-filled = That makes { $total } for { $seat }, but every square under the dice is filled. The turn is over.
    .seat = That makes { $total } for you, but every square under the dice is filled. Your turn is over.
fails = { $total } doesn’t beat { $previous }: { $seat } has to cross out a number.
    .seat = { $total } doesn’t beat { $previous }: you have to cross out one of your numbers.
fails-unpunished = { $total } doesn’t beat { $previous }, but { $seat } has no number to lose. The turn is over.
    .seat = { $total } doesn’t beat { $previous }, but you have no number to lose. Your turn is over.
writes = { $seat } writes { $number } on { $square }.
    .seat = You write { $number } on { $square }.
crosses-out = YAY! { $seat } crosses out { $numbers }.
    .seat = YAY! You cross out { $numbers }.
blocks = { $total } fits nowhere: { $seat } blocks { $square }.
    .seat = { $total } fits nowhere: you block { $square }.
pays = { $seat } dared too much and crosses out the { $number } on { $square }.
    .seat = You dared too much and cross out your { $number } on { $square }.
end-near =
    { $count ->
        [one] The end is near: one more square can end the game!
       *[other] The end is near: { $count } more squares can end the game!
    }
ends-full =
    { $count ->
        [one] The game is over: { $lines } is full.
       *[other] The game is over: { $lines } are full.
    }
ends-idle =
    { $count ->
        [one] The game is over: the last turn filled no square.
       *[other] The game is over: the last { $count } turns filled no square.
    }
ends-long =
    { $count ->
        [one] The game is over after { $count } turn.
       *[other] The game is over after { $count } turns.
    }

# What is expected of you
expect-aim = Aim where four squares meet, then throw your three dice.
expect-write = Write your { $total } in a free square that a die touches, or throw again and beat it.
expect-first-write = Write your { $total } in a free square that a die touches. Your first throw counts!
expect-block = Your { $total } fits nowhere. Block a free square that a die touches, or throw again and beat it.
expect-first-block = Your { $total } fits nowhere. Block a free square that a die touches: your first throw counts.
expect-cross = You didn’t beat { $previous }. Cross out one of your own numbers.

# Refusals
refuse-cannot-land =
    { $reach ->
        [one] A die aimed at { $aim } can’t come to rest on { $block }: it stays on the sheet, at most { $reach } column and { $reach } row away.
       *[other] A die aimed at { $aim } can’t come to rest on { $block }: it stays on the sheet, at most { $reach } columns and { $reach } rows away.
    }
refuse-cannot-leave = A die aimed at { $aim } can’t leave the tray here: it stays on the sheet.
refuse-penalty-due = Your throw didn’t beat { $previous }: cross out one of your own numbers first.
refuse-no-penalty = You cross out your own number only when you threw again and didn’t get more.
refuse-no-block = A die on { $square } would stick out over the edge: aim somewhere from a1 to g7.
refuse-first-throw-counts = Your very first throw counts: fill a square with it. You can throw again from your next turn on.
refuse-throw-first = Throw first: choose where to aim.
refuse-untouched = No die touches { $square }: choose a free square that one touches.
refuse-filled = { $square } is filled already: choose a free square that a die touches.
refuse-too-low = { $total } can’t go on { $square }: it has to be higher than { $numbers } beside it.
refuse-can-be-written = You block only when you can’t write: { $total } fits on { $squares }.

# Options
option-tray = Tray
option-tray-help = What happens to a die that rolls to the edge?
option-tray-rim = With a rim: dice bounce back, 1 in 20 jumps out
option-tray-open = Open: a die that rolls over the edge is out
option-scatter = Scatter
option-scatter-help = How far do the dice roll from where you aim?
option-scatter-sure = Sure: most dice stay close to where you aim
option-scatter-normal = Normal: many dice roll a square or two further
option-scatter-wild = Wild: anything can happen
option-end = End
option-end-help = What has to be full for the game to end?
option-end-row-and-column = A whole row and a whole column
option-end-row-or-column = A whole row or a whole column: a shorter game

# The table drawn as text
drawn-seat =
    { $count ->
        [one] pencil { $pencil }: { $count } square, sum { $sum }
       *[other] pencil { $pencil }: { $count } squares, sum { $sum }
    }
drawn-signs = A12 number, (A12) crossed out, ## blocked, . free, o free and touched
drawn-throw = Dice: { $dice }, total { $total }
drawn-throw-again = Dice: { $dice }, total { $total }, to beat { $previous }
drawn-die = { $face } on { $block }
drawn-dice-off =
    { $count ->
        [1] one outside
        [2] two outside
       *[3] three outside
    }

# What is told of a finished game, after “you” or a name, and in a list
feat-highest = went as high as { $count }
feat-highest-label = Highest number
feat-crossed-out =
    { $count ->
        [one] crossed out { $count } number of others
       *[other] crossed out { $count } numbers of others
    }
feat-crossed-out-label = Numbers crossed out
feat-lost-numbers =
    { $count ->
        [one] lost { $count } number to others
       *[other] lost { $count } numbers to others
    }
feat-lost-numbers-label = Numbers lost
feat-improved =
    { $count ->
        [one] beat an earlier throw once
       *[other] beat an earlier throw { $count } times
    }
feat-improved-label = Throws beaten
feat-too-far =
    { $count ->
        [one] dared too much once
       *[other] dared too much { $count } times
    }
feat-too-far-label = Dared too much
feat-blocked =
    { $count ->
        [one] blocked { $count } square
       *[other] blocked { $count } squares
    }
feat-blocked-label = Squares blocked
feat-dice-off =
    { $count ->
        [one] threw { $count } die out of the tray
       *[other] threw { $count } dice out of the tray
    }
feat-dice-off-label = Dice out of the tray

# Advice: what to do, and why that can be good
advise-aim = Throw at { $block }
advise-aim-again = Throw again, at { $block }
advise-throw = Throw { $place }
advise-throw-again = Throw again, { $place }
advise-write =
    { $count ->
        [0] Write { $number } on { $square }
        [one] Write { $number } on { $square } and cross out { $count } number
       *[other] Write { $number } on { $square } and cross out { $count } numbers
    }
advise-block = Block { $square }
advise-cross = Cross out your { $number } on { $square }
fits =
    { $likely ->
        [very] Your throw will very likely fit somewhere.
        [probably] Your throw will probably fit somewhere.
        [even] It’s about even whether your throw fits anywhere.
        [unlikely] Your throw probably won’t fit anywhere.
       *[hardly] Your throw will hardly fit anywhere.
    }
beats =
    { $likely ->
        [very] You’ll very likely beat { $total }.
        [probably] You’ll probably beat { $total }.
        [even] It’s about even whether you beat { $total }.
        [unlikely] You probably won’t beat { $total }.
       *[hardly] You’ll hardly ever beat { $total }.
    }
others-beat =
    { $likely ->
        [very] Nearly every throw beats { $total }.
        [probably] Most throws beat { $total }.
        [even] About half of all throws beat { $total }.
        [unlikely] Few throws beat { $total }.
       *[hardly] Hardly any throw beats { $total }.
    }
why-aim = { $fits } Chance: { $odds }.
why-aim-again = { $beats } If you don’t, you lose one of your numbers. Chance: { $odds }.
why-aim-again-free = { $beats } You have no number to lose yet. Chance: { $odds }.
why-write-crosses = YAY! That crosses out { $numbers }.
why-write-closed = No square beside it is free, so nobody else can cross it out any more.
why-write-highest = Nothing beats { $total }, so nobody else can ever cross it out.
why-write-open =
    { $count ->
        [one] Others can cross it out only from one free square beside it. { $beats } Chance: { $odds }.
       *[other] Others can cross it out only from { $count } free squares beside it. { $beats } Chance: { $odds }.
    }
why-block = Blocking costs you no number. And another throw? { $beats } Chance: { $odds }.
why-block-first = Your first throw counts, and { $total } fits nowhere under your dice.
own-number = your { $number } on { $square }
why-block-protects = Then nobody can cross out { $numbers } from there any more.
why-cross-open =
    { $count ->
        [one] It’s in danger anyway: others could cross it out from one free square beside it.
       *[other] It’s in danger anyway: others could cross it out from { $count } free squares beside it.
    }
why-cross-lowest = It’s your lowest number, and in a tie the higher sum wins.
why-cross-closed = It costs you one square, like any of your numbers.
why-end-won = It ends the game, and you win { $own } to { $most }!
why-end-even = It ends the game at { $own } to { $most }: a tie, so the higher sum wins.
why-end-lost = It ends the game at { $own } to { $most }, and you lose.
