# De les van Yam Master in het Nederlands (docs/lessons.md)

lesson-opening = Vijf dobbelstenen en een bord met 25 vakjes. Elk vakje vraagt een combinatie: lukt die, dan is het van jou. Lijnen leveren punten op, vijf op een rij de winst.

lesson-keep = Je hebt alle vijf gegooid, en je mag drie keer gooien. Tik op de twee vieren om ze te houden en gooi de rest.
lesson-keep-other =
    { $verb ->
        [pass] Niet zo snel, je hebt nog twee worpen. Houd de twee vieren.
       *[other] Je mag houden wat je wilt. Maar van twee vieren maak je er zo drie: houd alleen die.
    }
lesson-keep-right = Drie vieren. Drie gelijke zijn een Brelan, en voor een Brelan van 4 heeft het bord twee vakjes: die lichten op.

lesson-place = Tik op d1, de 4 in de bovenste rij, en zet daar een pion. Daarmee eindigt je beurt.
lesson-place-other =
    { $verb ->
        [place] e5 is ook een 4. Neem deze keer d1: daar begint een lijn.
        [pass] Zetten hoeft nooit, maar dit vakje is het waard. Neem d1.
       *[other] Je kunt hopen op een vierde vier. Neem wat je hebt: d1.
    }
lesson-place-right = Het vakje is van jou, bijna voor altijd. Nu gooit { $seat1 }.

lesson-figure = 2 2 2 5 5 in één worp: drie en twee is een Full. Er lichten meer vakjes op, en jij kiest. Zet op d2, vlak onder je pion.
lesson-figure-other =
    { $verb ->
        [place] Met deze worp mag dat. Maar naast je eerste pion, op d2, is hij meer waard.
       *[other] Een Full in de eerste worp is geluk. Gebruik het: zet op d2.
    }
lesson-figure-right = Dezelfde worp is een Brelan van 2, een Full en een Sec: een combinatie uit de allereerste worp. Je koos wat je lijn helpt.

lesson-defi = Nu d3, een Défi. Kondig die aan vóór je tweede worp, dan moet je meer maken dan een Brelan. Zet de Défi aan, houd de drie drieën en gooi.
lesson-defi-other =
    { $verb ->
        [keep] Zonder aankondiging blijft d3 dicht. Zet eerst de Défi aan.
        [defi] Moedig. Maar de drie drieën zijn een goed begin: houd ze.
       *[other] Een Brelan van 3 is zeker. Maar alleen een Défi opent d3, dus waag het.
    }
lesson-defi-right = Twee zessen bij de drie drieën: een Full. Je Défi is gelukt. Anders had je alleen kunnen passen.

lesson-line = Nu is d3 open. Zet daar je pion en kijk wat er met de kolom gebeurt.
lesson-line-other = Een gewonnen Défi opent elk vakje dat je dobbelstenen maken. Maar d3 maakt een lijn: zet daar.
lesson-line-right = Drie op een lijn is 1 punt. { $seat1 } zit je op de hielen, in de kolom ernaast.

lesson-four = 1 1 1 2 3 is samen 8, en d4 vraagt 8 of minder. Zet daar en je lijn groeit.
lesson-four-other = Dat kan, maar op d4 maakt dezelfde worp je lijn langer.
lesson-four-right = Vier op een lijn is 2 punten. Maar kijk naar kolom e als { $seat1 } heeft gegooid.

lesson-yam = Ook { $seat1 } heeft er vier op een rij: nog e5 en het spel is verloren. Jij hebt vier zessen. Houd ze en gooi de laatste dobbelsteen.
lesson-yam-other =
    { $verb ->
        [place] Een Carré is mooi, maar houdt { $seat1 } niet tegen. Ga voor de vijfde zes.
       *[other] Houd alle vier de zessen: vijf gelijke is de sterkste combinatie.
    }
lesson-yam-right = Vijf gelijke: een Yam. Die kan c3 nemen, in het midden. Of Predator worden.

lesson-predator = De Predator haalt een pion van { $seat1 } van het bord. Kies er een in kolom e en breek die lijn.
lesson-predator-other = Zetten is goed, maar dan wint { $seat1 } misschien met e5. Haal een pion uit kolom e weg.
lesson-predator-right = { $seat1 } krijgt de pion terug, de lijn is gebroken en je beurt is voorbij.

lesson-win = { $seat1 } had geen geluk. Jij hebt drie vijven, en d5 is een 5. Zet daar.
lesson-win-other = Kijk naar kolom d: er ontbreekt één vakje. Zet op d5.
lesson-win-right = Vijf op een rij wint meteen, wat de punten ook zeggen.

lesson-ending = Meestal haalt niemand er vijf. Dan eindigt het spel als iemand alle 12 pionnen heeft gezet: een lijn van drie is 1 punt, van vier 2. Wie meer punten heeft, wint.
