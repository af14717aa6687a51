pitch-yaki = Turn up, remember, race to the trophy: kids often beat the grown-ups here!
# What a score counts, after the number
score-yaki =
    { $count ->
        [one] trophy
       *[other] trophies
    }
