# The lesson of Yam Master in English (docs/lessons.md)

lesson-opening = Five dice and a board of 25 squares. Each square asks for a figure; make it and the square is yours. Tokens in a line bring points, and five in a row win.

lesson-keep = You have thrown five dice, and you may throw three times. Tap the two 4s to keep them, then throw the others.
lesson-keep-other =
    { $verb ->
        [pass] Not so fast, you have two throws left. Keep the two 4s.
       *[other] You may keep whatever you like. But two 4s are on their way to three: keep just those.
    }
lesson-keep-right = Three 4s. Three alike are a Brelan, and the board has two squares for a Brelan of 4: they glow.

lesson-place = Tap d1, the 4 in the top row, and place a token there. That ends your turn.
lesson-place-other =
    { $verb ->
        [place] e5 is a 4 as well. Take d1 this time: a line will grow from it.
        [pass] Placing is never a must, but this square is worth it. Take d1.
       *[other] You could throw once more and hope for a fourth 4. Take what you have: d1.
    }
lesson-place-right = The square is yours for good, or almost. Now { $seat1 } throws.

lesson-figure = 2 2 2 5 5 in one throw: three and two are a Full. Several squares glow, and you choose one. Place on d2, right below your token.
lesson-figure-other =
    { $verb ->
        [place] Those dice allow it. But next to your first token, on d2, they are worth more.
       *[other] A Full in the first throw is luck. Use it: place on d2.
    }
lesson-figure-right = The same dice make a Brelan of 2, a Full and a Sec, which is a figure of the very first throw. You chose the one that helps your line.

lesson-defi = d3 is next, a Défi. Announce it before your second throw, and you must make more than a Brelan. Turn on the Défi, keep the three 3s and throw.
lesson-defi-other =
    { $verb ->
        [keep] Without announcing it d3 stays closed. Turn on the Défi first.
        [defi] Bold. But the three 3s are a good start: keep them.
       *[other] A Brelan of 3 is safe. But only a Défi opens d3, so dare it.
    }
lesson-defi-right = Two 6s with the three 3s: a Full. Your Défi has come off. Had it failed, you could only have passed.

lesson-line = Now d3 is open. Place your token there and see what happens to the column.
lesson-line-other = A won Défi opens every square that your dice make. But d3 makes a line: place there.
lesson-line-right = Three in a line are 1 point. { $seat1 } is close behind, in the column beside yours.

lesson-four = 1 1 1 2 3 add up to 8, and d4 asks for 8 or less. Place there and your line grows.
lesson-four-other = Possible, but on d4 the same dice make your line longer.
lesson-four-right = Four in a line are 2 points. But look at column e when { $seat1 } has thrown.

lesson-yam = { $seat1 } has four in a row, too: one more on e5 and the game is lost. You have four 6s. Keep them and throw the last die.
lesson-yam-other =
    { $verb ->
        [place] A Carré is fine, but it does not stop { $seat1 }. Go for the fifth 6.
       *[other] Keep all four 6s: five alike are the strongest figure there is.
    }
lesson-yam-right = Five alike: a Yam. It could take c3 in the middle. Or it becomes a Predator.

lesson-predator = A Predator takes one of { $seat1 }’s tokens off the board. Choose one in column e and break that line.
lesson-predator-other = Placing would be good, but then { $seat1 } may win with e5. Take a token off column e.
lesson-predator-right = The token goes back to { $seat1 }, the line is broken, and your turn is over.

lesson-win = { $seat1 } had no luck. You have three 5s, and d5 is a 5. Place there.
lesson-win-other = Look at column d: one square is missing. Place on d5.
lesson-win-right = Five in a row win at once, whatever the points say.

lesson-ending = Mostly nobody gets five. Then the game ends when someone has placed all 12 tokens: a line of three is 1 point, of four 2 points. More points win.
