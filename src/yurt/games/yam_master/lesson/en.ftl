# The lesson of Yam Master in English (docs/lessons.md)

lesson-opening = Five dice, 25 squares! Every square wants something from your dice: make it, and your token goes there. Lines of tokens score points, and five in a row wins at once.

lesson-keep = You may throw three times in a turn, and you’ve thrown two 4s already. Tap both to keep them, then “Throw 3 dice”.
lesson-keep-other =
    { $verb ->
        [pass] Not so fast, you’ve got two throws left! Keep the two 4s.
       *[other] You may keep whatever you like, but two 4s are nearly three. Keep just those two.
    }
lesson-keep-right = Three 4s! That’s three of a kind, and the board has two squares for it. See them glow?

lesson-place = Tap d1, the 4 in the top row, then “Place a token on d1”. That ends your turn.
lesson-place-other =
    { $verb ->
        [place] e5 is a 4 too. But take d1 this time: a line is going to start there.
        [pass] You never have to place, but this square’s worth it. Take d1.
       *[other] You could hope for a fourth 4. But take what you’ve got: d1.
    }
lesson-place-right = That square’s yours! Well, almost for good. Now { $seat1 } throws.

lesson-figure = 2 2 2 5 5 in one throw! Three and two make a Full, a full house. Several squares glow, and you choose. Place a token on d2, right below your first one.
lesson-figure-other =
    { $verb ->
        [place] Your dice allow that. But on d2, next to your first token, they’re worth more.
       *[other] A Full with your first throw is pure luck. Use it: place a token on d2.
    }
lesson-figure-right = The same dice make three 2s, a Full and a Sec. Sec means “one shot”: done with your very first throw. You picked what helps your line.

lesson-defi = d3 is a Défi, a challenge: bet that your next throws make more than three of a kind. Turn on the Défi, keep the three 3s and throw.
lesson-defi-other =
    { $verb ->
        [keep] Without the Défi, d3 stays closed. Turn on the Défi first.
        [defi] Brave! But three 3s are a good start, so keep them.
       *[other] Three 3s are safe. But only a Défi opens d3, so go for it!
    }
lesson-defi-right = Two 6s join the three 3s: a Full! You’ve won your Défi. If it had failed, you could only have passed.

lesson-line = Now d3 is open. Place a token there and watch the column!
lesson-line-other = A won Défi opens every square your dice fit. But d3 makes a line, so place your token there.
lesson-line-right = Three in a row score 1 point! { $seat1 } is right behind you, in the next column.

lesson-four = 1 1 1 2 3 add up to 8, and d4 wants 8 or less. Place a token there and your line grows.
lesson-four-other = You could do that. But on d4 the same dice make your line longer.
lesson-four-right = Four in a row score 2 points! But keep an eye on column e when { $seat1 } throws.

lesson-yam = Uh-oh: { $seat1 } has four in a row too. One more on e5, and you’ve lost! You’ve got four 6s. Keep them, then “Throw 1 die”.
lesson-yam-other =
    { $verb ->
        [place] A Carré, four of a kind, is nice. But it doesn’t stop { $seat1 }. Go for the fifth 6!
       *[other] Keep all four 6s. Five of a kind is the best there is!
    }
lesson-yam-right = Five of a kind: a Yam! It could go on c3, in the middle. Or it becomes a Predator!

lesson-predator = A Predator takes one of { $seat1 }’s tokens off the board. Tap one in column e and break that line!
lesson-predator-other = Placing would be fine, but then { $seat1 } may win on e5. Take a token off column e.
lesson-predator-right = Phew! { $seat1 } gets the token back, the line is broken, and your turn is over.

lesson-win = { $seat1 } had no luck. You’ve got three 5s, and d5 is a 5. Place a token there!
lesson-win-other = Look at column d: just one square is missing. Place a token on d5!
lesson-win-right = Five in a row! You win at once, whatever the points say.

lesson-ending = Five in a row is rare. Usually the game ends when someone places their 12th token: three in a row scores 1, four scores 2. Most points wins!
