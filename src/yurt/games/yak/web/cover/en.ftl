pitch-yak = Fib all you like, just don’t get caught!
# What a score counts, after the number
score-yak =
    { $count ->
        [one] card
       *[other] cards
    }
# What the game is, while people are waited for: what you want, your turn, what ends it
tour-yak-want = Take as few cards as you can. Fib all you like, just don’t get caught!
tour-yak-turn = Put a card face down on the pile and say what’s in it: “4 yaks!” Or doubt the last claim.
tour-yak-end = Once the draw pile is empty, the next doubt settles it: the fewest cards win.
