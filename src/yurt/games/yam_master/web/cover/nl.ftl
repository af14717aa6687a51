pitch-yam-master = Vijf dobbelstenen, drie worpen, één bord: een duel om de langste rij.
