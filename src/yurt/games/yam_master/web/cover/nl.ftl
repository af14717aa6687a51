pitch-yam-master = Vijf dobbelstenen, drie worpen, één bord: een duel om de langste rij.
# Wat er geteld wordt, na het getal
score-yam-master =
    { $count ->
        [one] punt
       *[other] punten
    }
