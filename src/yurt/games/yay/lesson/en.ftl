# The lesson of YAY! in English (docs/lessons.md)

lesson-opening = Three dice, one sheet and a pencil for everyone. Throw, write your number down and cross out your neighbours’. Most squares at the end wins!

lesson-throw = Drag over the sheet: the cross shows where you aim. About half of your dice will stay in the ring. Ready? Tap “Throw”!
lesson-throw-other = You can aim anywhere. At the edge dice bounce off the rim, and now and then one jumps out and doesn’t count. Try the middle first.
lesson-throw-right = 5, 4 and 2 make 11! A die lies where four squares meet and touches all four. You can write your 11 in any of those that’s free: they glow.

lesson-write = Tap a glowing square and write your 11. Your very first throw always counts. Later you’ll have a choice.
lesson-write-other = Tap one of the glowing squares and write your 11 there.
lesson-write-right = It’s yours, with your colour and your stripes! At the end every square you hold counts one, big number or small. Now { $seat1 } throws.

lesson-rival = { $seat1 } has written 8 on g7. Drag your cross to a corner of that 8 and throw.
lesson-rival-other = A bit far away. Drag your cross down to the right, to a corner of the 8.
lesson-rival-right = 6, 4 and 2 make 12, more than { $seat1 }’s 8! Tap a square right beside the 8 and watch it shiver.

lesson-cross = Write your 12 on g6, right above the 8.
lesson-cross-other =
    { $verb ->
        [aim] 12 is a great throw. Keep it and write it on g6.
       *[other] You could write it there, too. But this time take g6, right above the 8.
    }
lesson-cross-right = YAY! The 8 is crossed out and { $seat1 } loses the square. That goes for every lower number of others above, below, left or right of yours, never across a corner.

lesson-low = { $seat1 } has a 15 on b2. Throw near b2 and see what a high number can do.
lesson-low-other = Aim at b2 or right beside it, so your dice come near the 15.
lesson-low-right = Oops, one die jumped out! 3 and 2 make 5. You can’t write beside the 15, because 5 isn’t higher. Only a3 and c1 are left.

lesson-again = A 5 is soon crossed out. Dare to throw all three dice again? Then you need more than 5. Tap “Throw again”, aim around c3 and tap “Throw”.
lesson-again-other =
    { $verb ->
        [write] That’s allowed, and safe. But let’s dare another throw first.
       *[other] A bit far away. Aim around c3.
    }
lesson-again-right = 4, 3 and 2 make 9, and that beats 5! You could even try to beat 9. See the dot after the 9? 6 and 9 have one, so nobody mixes them up.

lesson-nine = 9 will do. Write it on d3.
lesson-nine-other =
    { $verb ->
        [aim] You could, but then you’d need more than 9. Write it on d3.
       *[other] Good spot, too! But this time take d3.
    }
lesson-nine-right = It’s yours, until somebody writes a higher number right beside it. Keep an eye on your 12 when { $seat1 } throws.

lesson-risk = { $seat1 } has written 16 beside your 12 and crossed it out. Now see what happens when a throw is too low: aim around e6, throw, then throw again.
lesson-risk-other =
    { $verb ->
        [write] Writing 10 would be wise. But see what happens when you dare too much: throw again.
       *[other] Aim around e6, there’s room.
    }
lesson-risk-right = First 10, then only 7. That doesn’t beat 10, so it doesn’t count, and it costs you one of your own numbers.

lesson-pay = Cross out one of your own numbers: tap the 9 on d3. Then your turn is over.
lesson-pay-other = You can pick any of yours. But others cross out a low number more easily, so give away the 9.
lesson-pay-right = So throw again only when it’s worth the risk. Now { $seat1 } throws.

lesson-block = One last thing: aim around g6 and throw. If your total fits nowhere, you block a square instead.
lesson-block-other = Aim around g6. Then block the glowing square instead of throwing again.
lesson-block-right = 3 isn’t higher than the 16 beside h7, so you blocked h7: filled, and nobody’s. If your dice touch no free square at all, your turn is simply over.

lesson-ending = It’s over when a whole row and a whole column are full, crossed-out and blocked squares too. Most squares wins! In a tie, the higher sum of numbers wins.
