pitch-yaki = Aufdecken, merken, zum Pokal laufen: Hier gewinnen oft die Kinder.
# Was gezählt wird, nach der Zahl
score-yaki =
    { $count ->
        [one] Trophäe
       *[other] Trophäen
    }
