pitch-yaki = Omdraaien, onthouden en rennen naar de trofee: hier winnen kinderen vaak van de groten!
# Wat er geteld wordt, na het getal
score-yaki =
    { $count ->
        [one] trofee
       *[other] trofeeën
    }
