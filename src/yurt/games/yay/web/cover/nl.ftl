pitch-yay = Gooi drie dobbelstenen in de bak, vul je vakjes en streep die van de buren door.
# Wat er geteld wordt, na het getal
score-yay =
    { $count ->
        [one] vakje
       *[other] vakjes
    }
