# The lesson of YAKI in English (docs/lessons.md)

lesson-opening = In YAKI you walk from the flag to the trophy, token by token. All 20 tokens lie face down in the sand, so remember what you see. This path is short; usually it has ten squares.

lesson-start = Your path is empty, so any token may begin it. Tap the token in the upper left corner to turn it up.
lesson-start-other = Any token would do. For this lesson take the one in the upper left corner: you will meet it again.
lesson-start-right = Red 3 lies on your start square. As long as your tokens fit, you turn up another one.

lesson-follow = Next is a plain square. After red 3 fits any red token, or any 2, 3 or 4. The pictures below show it. Turn up a token in the two upper rows.
lesson-follow-other = That one could be right, too. But leave the two lower rows for later, and try one further up.
lesson-follow-right = Yellow 4 fits: it is not red, but 4 is one more than 3. Only 5 and 1 are no neighbours.

lesson-miss = Your next square is red: it wants a red token that also fits your yellow 4. Nobody knows where red 4 and red 5 lie. Try your luck in the lower right corner.
lesson-miss-other = It might be there. But here try the lower right corner, even if it goes wrong.
lesson-miss-right = Violet 1 does not fit. It goes back, and so does your red 3. Only your most advanced token stays. Remember both places, and watch what { $seat1 } turns up.

lesson-remember = { $seat1 } laid red 5 and had to put it back. It is red, and 5 is one more than your 4. Do you remember where it lies? Turn it up.
lesson-remember-other = Not there. { $seat1 } took it from the bottom row: it is the second token from the left.
lesson-remember-right = Red 5 fits and lies on the red square. What the others turn up helps you, too.

lesson-own = A plain square again: a red token, or a 4 or 5. Your own red 3 went back to its place when your turn ended. Fetch it.
lesson-own-other = Perhaps, but you know a sure one. Your red 3 lies where you began: in the upper left corner.
lesson-own-right = A token always goes back to its own place. Whoever remembers it can use it again.

lesson-luck = Now a green square: green 2 or 3 would fit, and nobody has seen them. When you know nothing, take your chance with a new one. Try the third row.
lesson-luck-other = You know that one, or it is not for now. Take a new one: nobody has touched the third row yet.
lesson-luck-right = Green 2. Had it not fitted, your turn would be over and only red 3 would stay on your path.

lesson-trophy = Only the trophy is left. That square takes any colour: a green token, or a 1, 2 or 3. You have seen a 1: it ended your first turn. Where does it lie?
lesson-trophy-other = Close. Violet 1 lay in the lower right corner.
lesson-trophy-right = Your trophy. All tokens are shuffled, every board goes to the player on the left, and a new round begins.

lesson-ending = Whoever is first to win three trophies wins the game. Look closely, even when it is not your turn: every token helps whoever remembers it.
