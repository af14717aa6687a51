pitch-yay = Wirf drei Würfel in die Schale, füll deine Felder und streich die der Nachbarn.
# Was gezählt wird, nach der Zahl
score-yay =
    { $count ->
        [one] Feld
       *[other] Felder
    }
