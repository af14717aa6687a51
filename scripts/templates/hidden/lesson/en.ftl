# The lesson of Demo in English (docs/lessons.md)

lesson-opening = Everyone has three dice under a cup, and bids on all of them together. Nobody sees the dice of the others.

lesson-open = You hold 2 5 5, and nine dice lie on the table. Begin with what you know to be true: at least 2 dice show 5.
lesson-open-other = You could say that. But bid what you hold: at least 2 dice show 5.
lesson-open-right = That is certainly true. The others have to bid more, and so they do.

lesson-raise = { $seat2 } is at 3 dice with a 4. Of the six dice that you cannot see, one may well show 5. Bid: at least 3 dice show 5.
lesson-raise-other =
    { $verb ->
        [doubt] You would be right this time. But first try to bid higher.
       *[other] That goes up more than it has to. Bid 3 dice with a 5.
    }
lesson-raise-right = { $seat1 } doubts it, and all cups are lifted: three dice show 5. The bid is true, so { $seat1 } loses a chip.

lesson-stretch = You hold 1 1 4. { $seat2 } bids 2 dice with a 3. A larger number of any face is higher: bid 3 dice with a 1.
lesson-stretch-other =
    { $verb ->
        [doubt] Two dice with a 3 are not much among nine. Go higher instead.
       *[other] You could, but two ones are what you hold. Bid 3 dice with a 1.
    }
lesson-stretch-right = A bid does not have to be true: it has to be believed. Nobody doubts it.

lesson-doubt = { $seat2 } now bids 4 dice with a 3, and you hold none. So four of only six dice would have to show it. Doubt it.
lesson-doubt-other = Higher still would be very risky. Doubt the bid.
lesson-doubt-right = Only three dice show 3. { $seat2 } was wrong and loses a chip.

lesson-sure = Three sixes, what luck. Bid 3 dice with a 6: whoever doubts that is wrong.
lesson-sure-other = That will do too, but this time bid exactly what you hold: 3 dice with a 6.
lesson-sure-right = It is true for certain, so you cannot lose a chip by it.

lesson-end = { $seat2 } has only one chip, and bids 5 dice with a 2. You hold none of them. Doubt it.
lesson-end-other = There is no need to go higher. Doubt the bid.
lesson-end-right = Only two dice show 2, so { $seat2 } loses the last chip.

lesson-ending = When anyone has lost the last chip, the game is over and the most chips win. You have lost none: you win.
