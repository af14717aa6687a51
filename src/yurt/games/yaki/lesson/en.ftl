# The lesson of YAKI in English (docs/lessons.md)

lesson-opening = Walk from the flag to the trophy, token by token! 20 tokens lie face down in the sand: four colours, 1 to 5, each just once. Everyone sees what is turned up. Remember it!

lesson-start = Your path is empty, so any token can go first. Tap the one in the top left corner to turn it up.
lesson-start-other = Any token would do. But for this lesson take the one in the top left corner: you’ll meet it again.
lesson-start-right = The red 3 goes on your start square. As long as your tokens fit, you turn up another one.

lesson-follow = Next is a plain square. After the red 3, any red token fits, or any 2, 3 or 4: look at the pictures at the bottom. Turn up a token in the top two rows.
lesson-follow-other = That one might fit, too. But save the bottom two rows for later, and try one further up.
lesson-follow-right = The yellow 4 fits! It isn’t red, but 4 is one more than 3. The same number or one less is fine, too. But 5 and 1 aren’t neighbours.

lesson-miss = Your next square is red: you need a red token that fits your yellow 4. The red 3 is on your path already, and nobody knows where the red 4 and 5 are. Try the bottom right corner.
lesson-miss-other = It might be there. But try the bottom right corner here, even if it goes wrong.
lesson-miss-right = Oh no, the violet 1 doesn’t fit! Your turn ends. It goes back, and so does the red 3: only your front token stays. Remember both places, and now watch { $seat1 }.

lesson-remember = { $seat1 } missed as well, so the red 5 went back. It’s red, and 5 is one more than your 4. Do you remember where it is? Turn it up!
lesson-remember-other = The red 5 isn’t there: it’s the second token from the left in the bottom row. The red 3 would fit, too, but you’ll need it later.
lesson-remember-right = Well remembered! The red 5 goes on the red square. What the others turn up helps you, too.

lesson-own = A plain square again: any red token fits, or a 4 or 5. Your own red 3 went back to its place when your turn ended. Fetch it!
lesson-own-other = Perhaps, but there’s one you know for sure: your red 3 is where you began, in the top left corner.
lesson-own-right = A token that goes back always goes to its old place. Remember where, and you can use it again!

lesson-luck = Now a green square. { $seat1 } has the green 4, and nobody has seen the green 2 and 3. So try your luck with a new token: take one from the third row.
lesson-luck-other = Not that one. Take a token that nobody has turned up yet: try the third row.
lesson-luck-right = Lucky you, the green 2 fits! If it didn’t, your turn would be over, and only the red 3 would stay on your path.

lesson-trophy = Only the trophy is left! That square takes any colour: a green token, or a 1, 2 or 3. You saw the violet 1 at the end of your first turn. Where is it?
lesson-trophy-other = Not there. The violet 1 is in the bottom right corner.
lesson-trophy-right = The trophy is yours! The tokens are shuffled, everyone passes their board to the left, and the next round begins.

lesson-ending = In a game the path has ten squares, and you win with three trophies. Keep watching when it’s not your turn: every token that you remember helps you!
