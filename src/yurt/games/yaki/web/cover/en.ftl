pitch-yaki = Turn up, remember, race to the trophy: kids often beat grown-ups!
# What a score counts, after the number
score-yaki =
    { $count ->
        [one] trophy
       *[other] trophies
    }
# What the game is, while people are waited for: what you want, your turn, what ends it
tour-yaki-want = Be the first to win three trophies. One waits at the end of your path!
tour-yaki-turn = Turn up a token. If it goes with your last one, it’s yours and you go on. Remember where the others lie!
tour-yaki-end = The third trophy wins the game on the spot.
