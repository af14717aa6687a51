# YAY! in English

# Names
square = { $square }
number = { $seat }’s { $number } on { $square }
row = row { $row }
column = column { $column }

# What happened
aims = { $seat } aims at { $block } and throws.
aims-again = { $seat } throws again, at { $block }, to beat { $total }.
die = A die shows { $face } on { $block }.
die-off = A die leaves the tray.
total = { $seat } has a total of { $total }.
lost-off = { $seat } has no die in the tray. The turn ends.
lost-filled = { $seat } has a total of { $total }, but every square that the dice touch is filled. The turn ends.
fails = { $seat } has a total of { $total }, does not beat { $previous }, and must cross out a number.
fails-unpunished = { $seat } has a total of { $total }, does not beat { $previous }, and has no number to cross out. The turn ends.
writes = { $seat } writes { $number } on { $square }.
crosses-out = It crosses out { $numbers }.
blocks = { $seat } can write { $total } nowhere and blocks { $square }.
pays = { $seat } crosses out { $number } on { $square } as a penalty.
ends-full =
    { $count ->
        [one] The game ends: { $lines } is full.
       *[other] The game ends: { $lines } are full.
    }
ends-idle =
    { $count ->
        [one] The game ends: the last turn filled no square.
       *[other] The game ends: the last { $count } turns filled no square.
    }
ends-long =
    { $count ->
        [one] The game ends after { $count } turn.
       *[other] The game ends after { $count } turns.
    }

# What is expected of you
expect-aim = Aim where four squares meet and throw the three dice.
expect-write = Write { $total } in a free square that a die touches, or throw again and beat it.
expect-first-write = Write { $total } in a free square that a die touches: your first throw counts.
expect-block = No free square takes { $total }: block one that a die touches, or throw again and beat it.
expect-first-block = No free square takes { $total }: block one that a die touches, your first throw counts.
expect-cross = You did not beat { $previous }: cross out one of your own numbers.

# Refusals
refuse-cannot-land =
    { $reach ->
        [one] A die aimed at { $aim } cannot come to rest on { $block }: it lies on a block of the sheet, at most { $reach } column and { $reach } row away.
       *[other] A die aimed at { $aim } cannot come to rest on { $block }: it lies on a block of the sheet, at most { $reach } columns and { $reach } rows away.
    }
refuse-cannot-leave = A die aimed at { $aim } cannot leave the tray here: it comes to rest on a block.
refuse-penalty-due = Your throw did not beat { $previous }: you can only cross out one of your own numbers.
refuse-no-penalty = You cross out a number of your own only after throwing again without a higher total.
refuse-no-block = A die on { $square } would stick out of the sheet: aim at a block from a1 to g7.
refuse-first-throw-counts = Your very first throw counts: fill a square with it instead of throwing again.
refuse-throw-first = Throw first: aim at a block.
refuse-untouched = No die touches { $square }: choose a free square that a die touches.
refuse-filled = { $square } is filled already: choose a free square that a die touches.
refuse-too-low = { $total } does not go on { $square }: it must be higher than { $numbers } beside it.
refuse-can-be-written = You block only when you cannot write: { $total } goes on { $squares }.

# Options
option-tray = Tray
option-tray-help = What happens to a die that rolls to the edge?
option-tray-rim = With a rim: dice bounce back, 1 in 20 jumps out
option-tray-open = Open: a die that rolls over the edge is out
option-scatter = Scatter
option-scatter-help = How far do the dice roll away from where you aim?
option-scatter-sure = Sure: most dice lie near where you aim
option-scatter-normal = Normal: many dice roll a square or two further
option-scatter-wild = Wild: anything can happen
option-end = End
option-end-help = What must be filled for the game to end?
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
        [1] one off
        [2] two off
       *[3] three off
    }

# What is told of a finished game, after a name, and in a list
feat-highest =
    { $count ->
        [6] writes 6. as the highest number
        [9] writes 9. as the highest number
       *[other] writes { $count } as the highest number
    }
feat-highest-label = Highest number
feat-crossed-out =
    { $count ->
        [one] crosses out { $count } number of others
       *[other] crosses out { $count } numbers of others
    }
feat-crossed-out-label = Numbers crossed out
feat-lost-numbers =
    { $count ->
        [one] loses { $count } number to others
       *[other] loses { $count } numbers to others
    }
feat-lost-numbers-label = Numbers lost
feat-improved =
    { $count ->
        [one] improves a throw once
       *[other] improves a throw { $count } times
    }
feat-improved-label = Throws improved
feat-too-far =
    { $count ->
        [one] goes too far once
       *[other] goes too far { $count } times
    }
feat-too-far-label = Gone too far
feat-blocked =
    { $count ->
        [one] blocks { $count } square
       *[other] blocks { $count } squares
    }
feat-blocked-label = Squares blocked
feat-dice-off =
    { $count ->
        [one] throws { $count } die out of the tray
       *[other] throws { $count } dice out of the tray
    }
feat-dice-off-label = Dice out of the tray

# Advice: what to do, and why that can be good
advise-aim = Throw at { $block }
advise-aim-again = Throw again, at { $block }
advise-write =
    { $count ->
        [0] Write { $number } on { $square }
        [one] Write { $number } on { $square } and cross out { $count } number
       *[other] Write { $number } on { $square } and cross out { $count } numbers
    }
advise-block = Block { $square }
advise-cross = Cross out your { $number } on { $square }
why-aim = The chance that you can write your total somewhere is { $odds }.
why-aim-again = The chance to beat { $total } is { $odds }; if you do not, you cross out one of your numbers.
why-aim-again-free = The chance to beat { $total } is { $odds }; you have no number to lose yet.
why-write-crosses = It crosses out { $numbers }.
why-write-closed = No free square lies beside it, so nobody else can cross it out any more.
why-write-highest = No total is higher than { $total }, so nobody else can ever cross it out.
why-write-open =
    { $count ->
        [one] Others can cross it out only from one free square beside it, and only with more than { $total }: three dice make that in { $odds } of all throws.
       *[other] Others can cross it out only from { $count } free squares beside it, and only with more than { $total }: three dice make that in { $odds } of all throws.
    }
why-block = A block costs you no number; another throw, aimed as well as can be, would beat { $total } with a chance of { $odds }.
why-block-first = Your first throw counts, and { $total } goes on no square that the dice touch.
own-number = your { $number } on { $square }
why-block-protects = From there nobody can cross out { $numbers } any more.
why-cross-open =
    { $count ->
        [one] Others could still have crossed it out from one free square beside it.
       *[other] Others could still have crossed it out from { $count } free squares beside it.
    }
why-cross-lowest = It is your lowest number, and with equal squares the higher sum decides.
why-cross-closed = It costs you one square, as any of your numbers does.
why-end-won = It ends the game, and you win with { $own } squares to { $most }.
why-end-even = It ends the game with { $own } squares to { $most }: then the higher sum decides.
why-end-lost = It ends the game with { $own } squares to { $most }.
