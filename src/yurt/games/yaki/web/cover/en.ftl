pitch-yaki = Turn, remember and race to the trophy: children often win this one.
# What a score counts, after the number
score-yaki =
    { $count ->
        [one] trophy
       *[other] trophies
    }
