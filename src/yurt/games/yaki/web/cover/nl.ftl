pitch-yaki = Omdraaien, onthouden en naar de beker rennen: hier winnen kinderen vaak.
# Wat er geteld wordt, na het getal
score-yaki =
    { $count ->
        [one] trofee
       *[other] trofeeën
    }
