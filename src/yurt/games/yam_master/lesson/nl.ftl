# De les van Yam Master in het Nederlands (docs/lessons.md)

lesson-opening = Vijf dobbelstenen, 25 vakjes! Elk vakje wil iets van je dobbelstenen: lukt het, dan zet je er een pion op. Rijen leveren punten op, en vijf op een rij wint meteen.

lesson-keep = Je mag drie keer gooien in een beurt, en je hebt al twee vieren. Tik ze allebei aan om ze te houden, dan “Gooi er 3”.
lesson-keep-other =
    { $verb ->
        [pass] Niet zo snel, je hebt nog twee worpen! Houd de twee vieren.
       *[other] Je mag houden wat je wilt. Maar twee vieren zijn bijna drie: houd alleen die twee.
    }
lesson-keep-right = Drie vieren! Dat zijn drie gelijke, en het bord heeft er twee vakjes voor. Zie je ze oplichten?

lesson-place = Tik op d1, de 4 bovenaan, dan “Zet een pion op d1”. Daarmee is je beurt voorbij.
lesson-place-other =
    { $verb ->
        [place] e5 is ook een 4. Maar neem deze keer d1: daar begint zo een rij.
        [pass] Zetten hoeft nooit, maar dit vakje is het waard. Neem d1.
       *[other] Je kunt hopen op een vierde vier. Maar neem wat je hebt: d1.
    }
lesson-place-right = Dat vakje is van jou! Nou ja, bijna voor altijd. Nu gooit { $seat1 }.

lesson-figure = 2 2 2 5 5 in één worp! Drie en twee is een Full. Er lichten meer vakjes op, en jij kiest. Zet een pion op d2, vlak onder je eerste.
lesson-figure-other =
    { $verb ->
        [place] Met deze worp mag dat. Maar op d2, naast je eerste pion, is hij meer waard.
       *[other] Een Full in de eerste worp, wat een geluk! Gebruik het: zet een pion op d2.
    }
lesson-figure-right = Dezelfde worp is ook drie tweeën en een Sec. Sec betekent “in één keer”: gelukt met je allereerste worp. Je koos wat je rij helpt.

lesson-defi = d3 is een Défi, een uitdaging: wed dat je volgende worpen meer opleveren dan drie gelijke. Zet de Défi aan, houd de drie drieën en gooi.
lesson-defi-other =
    { $verb ->
        [keep] Zonder Défi blijft d3 dicht. Zet eerst de Défi aan.
        [defi] Wat een lef! Maar drie drieën zijn een goed begin, dus houd ze.
       *[other] Drie drieën heb je al. Maar alleen een Défi opent d3, dus waag het!
    }
lesson-defi-right = Twee zessen bij de drie drieën: een Full! Je hebt je Défi gewonnen. Anders had je alleen kunnen passen.

lesson-line = Nu is d3 open. Zet daar een pion en kijk naar de kolom!
lesson-line-other = Een gewonnen Défi opent elk vakje dat bij je worp past. Maar d3 maakt een rij: zet daar je pion.
lesson-line-right = Drie op een rij is 1 punt! { $seat1 } zit je op de hielen, in de kolom ernaast.

lesson-four = 1 1 1 2 3 is samen 8, en d4 vraagt 8 of minder. Zet daar een pion en je rij groeit.
lesson-four-other = Dat kan. Maar op d4 maakt dezelfde worp je rij langer.
lesson-four-right = Vier op een rij is 2 punten! Maar houd kolom e in de gaten als { $seat1 } gooit.

lesson-yam = O jee: { $seat1 } heeft er ook al vier op een rij. Nog e5 en je hebt verloren! Jij hebt vier zessen. Houd ze, dan “Gooi er 1”.
lesson-yam-other =
    { $verb ->
        [place] Een Carré, vier gelijke, is mooi. Maar { $seat1 } houd je er niet mee tegen. Ga voor de vijfde zes!
       *[other] Houd alle vier de zessen. Vijf gelijke, beter bestaat niet!
    }
lesson-yam-right = Vijf gelijke: een Yam! Die kan op c3, in het midden. Of hij wordt een Predator!

lesson-predator = De Predator haalt een pion van { $seat1 } van het bord. Tik er een aan in kolom e en breek die rij!
lesson-predator-other = Zetten kan ook, maar dan wint { $seat1 } misschien op e5. Haal een pion weg uit kolom e.
lesson-predator-right = Pfoe! { $seat1 } krijgt de pion terug, de rij is gebroken en je beurt is voorbij.

lesson-win = { $seat1 } had geen geluk. Jij hebt drie vijven, en d5 is een 5. Zet daar een pion!
lesson-win-other = Kijk naar kolom d: er ontbreekt nog één vakje. Zet een pion op d5!
lesson-win-right = Vijf op een rij! Je wint meteen, hoe de punten ook staan.

lesson-ending = Vijf op een rij is zeldzaam. Meestal is het afgelopen als iemand de 12e pion zet: drie op een rij is 1 punt, vier is er 2. De meeste punten winnen!
