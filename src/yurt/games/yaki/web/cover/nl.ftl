pitch-yaki = Omdraaien, onthouden en rennen naar de trofee: hier winnen kinderen vaak van de groten!
# Wat er geteld wordt, na het getal
score-yaki =
    { $count ->
        [one] trofee
       *[other] trofeeën
    }
# Het spel in drie zinnen, terwijl je op de anderen wacht: doel, beurt, einde
tour-yaki-want = Win als eerste drie trofeeën. Er wacht er een aan het eind van je pad!
tour-yaki-turn = Draai een fiche om. Past het bij je laatste, dan is het van jou en ga je door. Onthoud waar de andere liggen!
tour-yaki-end = Met de derde trofee win je meteen.
