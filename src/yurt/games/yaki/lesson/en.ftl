# The lesson of YAKI in English (docs/lessons.md)

lesson-opening = In YAKI you walk from the flag to the trophy, token by token. The 20 tokens lie face down in the sand: four colours, 1 to 5, each only once. Remember what you see.

lesson-start = Your path is empty, so any token may begin it. Tap the token in the upper left corner to turn it up.
lesson-start-other = Any token would do. For this lesson take the one in the upper left corner: you will meet it again.
lesson-start-right = Red 3 lies on your start square. As long as your tokens fit, you turn up another one.

lesson-follow = Next is a plain square. After red 3, any red token fits, or any 2, 3 or 4: the pictures at the bottom show it. Turn up a token in the two upper rows.
lesson-follow-other = That one could be right, too. But leave the two lower rows for later, and try one further up.
lesson-follow-right = Yellow 4 fits: it is not red, but 4 is one more than 3. The same number or one less is fine, too. But 5 and 1 are no neighbours.

lesson-miss = Your next square is red: it wants a red token that also fits your yellow 4. Red 3 is laid already, and nobody knows where red 4 and red 5 are. Try the lower right corner.
lesson-miss-other = It might be there. But here try the lower right corner, even if it goes wrong.
lesson-miss-right = Violet 1 does not fit, so your turn ends. It goes back, and so does red 3: only the token furthest ahead stays. Remember both places, and now watch { $seat1 }.

lesson-remember = The last token did not fit, so { $seat1 } had to put red 5 back. It is red, and 5 is one more than your 4. Do you remember where it lies? Turn it up.
lesson-remember-other = Red 5 is not there: it is the second token from the left in the bottom row. Red 3 would fit, too, but you need it later.
lesson-remember-right = Red 5 fits and lies on the red square. What the others turn up helps you, too.

lesson-own = A plain square again: a red token, or a 4 or 5. Your own red 3 went back to its place when your turn ended. Fetch it.
lesson-own-other = Perhaps, but you know a sure one. Your red 3 lies where you began: in the upper left corner.
lesson-own-right = A token that goes back always lies in its old place again. Whoever remembers it can use it.

lesson-luck = Now a green square. { $seat1 } has green 4, and nobody has seen green 2 and green 3. When you know nothing, take your chance with a new token. Try the third row.
lesson-luck-other = Not that one. Take a token that nobody has turned up yet: try the third row.
lesson-luck-right = Green 2 fits. If it did not, your turn would be over and only red 3 would stay on your path.

lesson-trophy = Only the trophy is left. That square takes any colour: a green token, or a 1, 2 or 3. You have seen violet 1: it ended your first turn. Where does it lie?
lesson-trophy-other = Not there. Violet 1 lies in the lower right corner.
lesson-trophy-right = Your trophy. All tokens are shuffled, everyone passes their path to the left, and a new round begins.

lesson-ending = In a game the path has ten squares, and whoever is first to win three trophies wins. Look closely, even when it is not your turn: every token helps whoever remembers it.
