pitch-yaki = Aufdecken, merken, ab zur Trophäe: Hier schlagen Kinder oft die Großen!
# Was gezählt wird, nach der Zahl
score-yaki =
    { $count ->
        [one] Trophäe
       *[other] Trophäen
    }
