# The lesson of YAY! in English (docs/lessons.md)

lesson-opening = Three dice, one sheet, a pencil for everyone. You throw onto the sheet, write numbers and cross out those of your neighbours. Whoever holds the most squares wins.

lesson-throw = Drag over the sheet to aim. The cross lies where four squares meet, and the button names the one at its top left. About half of the dice stay in the ring.
lesson-throw-other = You may aim wherever you like. At the edge dice bounce off the rim; now and then one jumps out and does not count. Try the middle first.
lesson-throw-right = 5, 4 and 2 make 11. A die lies where four squares meet and touches all four. In any of those squares that is free you may write your 11: they glow.

lesson-write = Tap one of the glowing squares and write your 11. Your very first throw has to be written; later you will have a choice.
lesson-write-other = Tap one of the squares that glow and write your 11 there.
lesson-write-right = The square is yours, with your colour and your stripes. At the end every square you hold counts one, whatever its number. Now { $seat1 } throws.

lesson-rival = { $seat1 } has written 8 on g7. Drag your cross to a corner of the 8, for example to f6, and throw.
lesson-rival-other = A bit far away. Drag your cross down to the right, to a corner of the 8.
lesson-rival-right = 6, 4 and 2 make 12, more than { $seat1 }’s 8. Choose a square right beside the 8 and it begins to shiver.

lesson-cross = Write your 12 on g6, right above the 8.
lesson-cross-other =
    { $verb ->
        [aim] 12 is a good throw. Keep it and write it on g6.
       *[other] You could write it there. But this time take g6, right above the 8.
    }
lesson-cross-right = The 8 is crossed out: { $seat1 } loses the square. This happens to every lower number of others above, below, left or right of yours, but not across a corner.

lesson-low = { $seat1 } has a 15 on b2. Throw there, around b2, and see what a high number does.
lesson-low-other = Aim at b2 or right beside it, so that your dice come near the 15.
lesson-low-right = One die jumped out, so only 3 and 2 count: 5. Right beside the 15 you cannot write, because 5 is not higher. Only a3 and c1 are left.

lesson-again = 5 is soon crossed out. You may throw all three dice again, but then you must get more than 5. Choose “Throw again”, aim around c3 and throw.
lesson-again-other =
    { $verb ->
        [write] That is allowed, and safe. But let us dare another throw first.
       *[other] A bit far away. Aim around c3.
    }
lesson-again-right = 4, 3 and 2 make 9, which beats 5. You could even go on and try to beat 9. See the dot after the 9? 6 and 9 have one, so that nobody mixes them up.

lesson-nine = 9 will do. Write it on d3.
lesson-nine-other =
    { $verb ->
        [aim] You could, but then you would need more than 9. Write it on d3.
       *[other] A good place, too. But this time take d3.
    }
lesson-nine-right = It is yours, until somebody writes a higher number right beside it. Look at your 12 when { $seat1 } throws.

lesson-risk = { $seat1 } has written 16 beside your 12 and crossed it out. And if a new throw is too low? Aim around e6 and throw, then throw again.
lesson-risk-other =
    { $verb ->
        [write] Writing 10 would be wise. But here see what happens when you dare too much: throw again.
       *[other] Aim around e6, there is room.
    }
lesson-risk-right = First 10, then only 7. That does not beat 10, so the throw does not count and costs you one of your own numbers.

lesson-pay = Cross out one of your own numbers: tap the 9 on d3. Then your turn is over.
lesson-pay-other = You may choose any of yours. But others cross out a low number more easily, so give away the 9.
lesson-pay-right = So throw again only if it is worth the risk. Now { $seat1 } throws.

lesson-block = One last thing: aim around g6 and throw. If your total fits nowhere, you block a square instead.
lesson-block-other = Aim around g6. Then block the square that glows, rather than throwing again.
lesson-block-right = 3 is not higher than the 16 beside h7, so you blocked h7. It is filled and nobody’s. And if dice touch no free square at all, the turn is simply over.

lesson-ending = The game ends when a whole row and a whole column are full, crossed-out and blocked squares included. Most squares win; in a tie, the higher sum of numbers.
