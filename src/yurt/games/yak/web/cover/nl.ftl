pitch-yak = Jok zoveel je wilt, maar laat je niet betrappen!
# Wat er geteld wordt, na het getal
score-yak =
    { $count ->
        [one] kaart
       *[other] kaarten
    }
# Het spel in drie zinnen, terwijl je op de anderen wacht: doel, beurt, einde
tour-yak-want = Pak zo weinig mogelijk kaarten. Bluffen mag, betrapt worden niet!
tour-yak-turn = Leg een kaart gedekt op de stapel en zeg wat erin zit: ‘4 yaks!’ Of geloof de laatste bewering niet.
tour-yak-end = Is de trekstapel op, dan beslist de volgende twijfel: met de minste kaarten win je.
