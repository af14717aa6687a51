pitch-yam-master = Vijf dobbelstenen, één bord, jij of ik: wie legt de meeste rijen?
# Wat er geteld wordt, na het getal
score-yam-master =
    { $count ->
        [one] punt
       *[other] punten
    }
# Het spel in drie zinnen, terwijl je op de anderen wacht: doel, beurt, einde
tour-yam-master-want = Krijg je pionnen op een rij: drie leveren 1 punt op, vier leveren er 2 op.
tour-yam-master-turn = Gooi de vijf dobbelstenen hooguit drie keer en houd wat je bevalt. Zet dan een pion op een vakje dat erbij past.
tour-yam-master-end = Met vijf op een rij win je meteen. Of iemands pionnen zijn op: dan tellen de punten.
