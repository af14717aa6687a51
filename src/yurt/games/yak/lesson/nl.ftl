# De les van YAK in het Nederlands (docs/lessons.md)

lesson-opening = Bij YAK wordt gebluft. Iedereen legt kaarten gedekt op dezelfde stapel en zegt wat erin ligt. Wie aan het eind de minste kaarten heeft gepakt, wint.

lesson-open = Jij begint de stapel. Tik op je yak met de 2 en zeg 1 van een dier naar keuze. De eerste bewering is altijd 1, wat je ook speelt.
lesson-open-other = Dat mag ook, maar die kaart heb je later nodig. Leg deze keer de yak met de 2.
lesson-open-right = “Hier ligt er minstens 1”, zeg je. Waar of niet, niemand anders heeft je kaart gezien. Je trekt een nieuwe en hebt er weer vijf.

lesson-outrank = { $seat2 } zegt 3 yeti’s. Jij moet hoger: een hoger getal, of evenveel van een groter dier. Speel je gier en zeg 3 gieren.
lesson-outrank-other =
    { $verb ->
        [challenge] Twijfelen mag elke beurt, en misschien heb je gelijk. Maar ga eerst eens hoger.
        [play] Aan tafel zou je die kunnen spelen. Neem hier de gier met de 3.
       *[other] Hoog genoeg, maar hoger dan nodig. Blijf bij 3 en noem een groter dier.
    }
lesson-outrank-right = Van klein naar groot: yeti, marmot, gier, steenbok, yak. Daarom overtreffen 3 gieren de 3 yeti’s.

lesson-bluff = { $seat2 } zit op 4 steenbokken, en met jouw kaarten wordt niets hogers waar. Bluf dus: leg je kleine yeti neer en zeg 4 yaks.
lesson-bluff-other =
    { $verb ->
        [challenge] Twijfelen zou dapper zijn. Maar probeer deze keer zelf te bluffen.
        [play] Bluffen kan met elke kaart. Neem hier de yeti, die is het minst waard.
       *[other] Maak een bluf niet groter dan nodig. Zeg 4 yaks.
    }
lesson-bluff-right = { $seat1 } twijfelt en de stapel gaat open: 2 yaks, minder dan je zei. Dus pak jij alle zeven kaarten. Wie te veel zegt, betaalt met de stapel.

lesson-wild = Wie de stapel pakt, begint de volgende. Speel je joker: die telt voor elk dier dat genoemd wordt. En jij zegt weer 1.
lesson-wild-other = Bewaar die kaart voor later en begin met de joker.
lesson-wild-right = Je joker is 2 waard voor elke bewering. Onthoud wat je hebt gelegd: alleen jij weet het.

lesson-doubt = { $seat2 } zegt 9 yaks. Er liggen drie kaarten, geen enkele is meer waard dan 3, en die van jou is een 2. Dat is hooguit 8. Twijfel.
lesson-doubt-other = Je kunt nog hoger gaan, maar dan twijfelt er iemand aan jou. 9 yaks kan niet kloppen: twijfel.
lesson-doubt-right = Alleen je joker telt: 2. { $seat2 } pakt de stapel en begint de volgende.

lesson-bang = Speciale kaarten zijn niets waard, maar veranderen de telling. Met een “!” telt elk dier in de stapel als het genoemde. Speel hem en zeg 2 steenbokken.
lesson-bang-other =
    { $verb ->
        [challenge] Een bewering van 1 klopt vaak. Twijfel niet, maar ga eroverheen met de “!”.
        [play] Een goede kaart, maar probeer nu de “!”.
       *[other] Voorzichtig, er ligt maar één dier. Zeg 2.
    }
lesson-bang-right = { $seat1 } twijfelt. Maar door jouw “!” telt de yak als het dier dat je noemde: 3, en 2 is genoeg. Wie ten onrechte twijfelt, pakt de stapel.

lesson-one = 4 yaks, en die liggen er vast. Zet een val: met een “1” in de stapel telt elke kaart nog maar 1. Speel hem en zeg 5 yaks.
lesson-one-other =
    { $verb ->
        [challenge] Die 4 yaks lijken waar. Zet liever een val.
        [play] Daar heeft niemand last van. Leg de “1”.
       *[other] Een val werkt het best als hij onschuldig lijkt: 5 yaks is genoeg.
    }
lesson-one-right = Niemand vermoedt dat de grote yaks klein zijn geworden. Laat de anderen maar hoger gaan.

lesson-catch = 8 yaks dus. Naast je “1” liggen vier kaarten, en elke kaart telt 1. Jij weet dat het te veel is. Twijfel.
lesson-catch-other = Ga niet verder: je val klapt zo dicht. Twijfel aan die 8 yaks.
lesson-catch-right = Vier kaarten die elk 1 tellen, dat is 4. { $seat2 } pakt alle vijf de kaarten.

lesson-stop = Tot slot de stopkaart: die maakt elke “!” en “1” in de stapel ongeldig. Door een tweede gelden ze weer. Speel hem en zeg 2 van een dier naar keuze.
lesson-stop-other =
    { $verb ->
        [challenge] Laat die maar gaan. Probeer eerst de stopkaart.
        [play] Houd die kaart nog even: nu is de stopkaart aan de beurt.
       *[other] Dat mag. Maar hier is 2 van een dier naar keuze genoeg.
    }
lesson-stop-right = { $seat1 } rekende op een “!” en zei 6 gieren. Jouw stopkaart maakt die ongeldig: er tellen er maar 2. { $seat2 } twijfelde en { $seat1 } pakt de stapel.

lesson-ending = Is de trekstapel op, dan eindigt het spel met de volgende twijfel. Wie de minste kaarten heeft gepakt, wint: hier heeft { $seat1 } er 5, jij 7 en { $seat2 } 8.
