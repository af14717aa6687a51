pitch-yay = Gooi drie dobbelstenen, vul je vakjes en streep de getallen van de buren door. YAY!
# Wat er geteld wordt, na het getal
score-yay =
    { $count ->
        [one] vakje
       *[other] vakjes
    }
# Het spel in drie zinnen, terwijl je op de anderen wacht: doel, beurt, einde
tour-yay-want = Verover de meeste vakjes op het blad.
tour-yay-turn = Mik, gooi drie dobbelstenen en schrijf het totaal waar er een ligt. Lagere getallen ernaast worden doorgestreept. YAY!
tour-yay-end = Zijn één hele rij en één hele kolom vol, dan is het klaar: tel je vakjes!
