pitch-yaki = Aufdecken, merken, ab zur Trophäe: Hier schlagen Kinder oft die Großen!
# Was gezählt wird, nach der Zahl
score-yaki =
    { $count ->
        [one] Trophäe
       *[other] Trophäen
    }
# Was das Spiel ist, solange man auf andere wartet: Ziel, Zug, Schluss
tour-yaki-want = Hol dir als Erste oder Erster drei Trophäen. Eine wartet am Ende deines Weges!
tour-yaki-turn = Deck ein Plättchen auf. Passt es zu deinem letzten, gehört es dir, und du machst weiter. Merk dir, wo die anderen liegen!
tour-yaki-end = Die dritte Trophäe gewinnt auf der Stelle.
