# De les van YAK in het Nederlands (docs/lessons.md)

lesson-opening = Bij YAK draait het om bluf! Iedereen legt gedekte kaarten op één stapel en zegt wat erin zit. Jok gerust, maar laat je niet betrappen: wie de minste kaarten heeft, wint!

lesson-open = Jij begint de stapel. Tik op je yak 2 en zeg 1 van een dier naar keuze. De eerste bewering is altijd 1, wat je ook speelt.
lesson-open-other = Dat kan, maar die kaart heb je later nog nodig. Leg deze keer de yak 2.
lesson-open-right = “Er zit er minstens 1 in”, zeg je. Waar of niet, niemand anders heeft je kaart gezien. Je trekt een nieuwe en hebt er weer vijf.

lesson-outrank = { $seat2 } zegt 3 yeti’s. Ga hoger: een hoger aantal, of hetzelfde aantal van een groter dier. Speel je gier 3 en zeg 3 gieren.
lesson-outrank-other =
    { $verb ->
        [challenge] Twijfelen mag elke beurt, en misschien heb je gelijk. Maar ga eerst eens hoger.
        [play] In een echt spel zou je die kunnen spelen. Neem hier de gier 3.
       *[other] Hoog genoeg, maar hoger dan nodig. Blijf bij 3 en noem een groter dier.
    }
lesson-outrank-right = Van klein naar groot: yeti, marmot, gier, steenbok, yak. Daarom gaan 3 gieren over 3 yeti’s heen.

lesson-bluff = { $seat2 } zit op 4 steenbokken, en eerlijk kom jij niet hoger. Bluf dus! Leg je kleine yeti 1 neer en zeg 4 yaks.
lesson-bluff-other =
    { $verb ->
        [challenge] Twijfelen zou dapper zijn. Maar probeer deze keer zelf te bluffen.
        [play] Bluffen kan met elke kaart. Neem hier de yeti 1, die is het minst waard.
       *[other] Bluf niet hoger dan nodig. Zeg 4 yaks.
    }
lesson-bluff-right = { $seat1 } twijfelt en de stapel gaat open: 2 yaks, geen 4. Betrapt! Alle zeven kaarten zijn voor jou.

lesson-wild = Jij hebt de stapel gepakt, dus jij begint de volgende. Speel je joker: die telt als elk dier dat genoemd wordt. En je zegt weer 1.
lesson-wild-other = Bewaar die kaart voor later en begin met de joker.
lesson-wild-right = Je joker is 2 waard voor elk dier. Onthoud wat je hebt gelegd: alleen jij weet het!

lesson-doubt = { $seat2 } zegt 9 yaks. Er liggen maar drie kaarten, geen is meer waard dan 3, en die van jou is een 2. Hooguit 8 dus. Tik op “Twijfel!”
lesson-doubt-other = Je kunt nog hoger gaan, maar dan twijfelt er iemand aan jou. 9 yaks kan niet kloppen. Tik op “Twijfel!”
lesson-doubt-right = Alleen je joker telt: 2. Betrapt! { $seat2 } pakt de stapel en begint de volgende.

lesson-bang = Speciale kaarten zijn niets waard, maar veranderen de telling. Met “!” telt elk dier in de stapel als het dier dat jij noemt. Speel hem en zeg 2 steenbokken.
lesson-bang-other =
    { $verb ->
        [challenge] Een bewering van 1 klopt vaak. Twijfel niet, maar ga hoger met de “!”.
        [play] Een goede kaart, maar probeer nu de “!”.
       *[other] Voorzichtig, er zit maar één dier in de stapel. Zeg 2.
    }
lesson-bang-right = { $seat1 } twijfelt. Maar door jouw “!” telt de yak als steenbok: dat is 3, en 2 is genoeg. Onterecht twijfelen kost je de stapel!

lesson-one = 4 yaks, en die zitten er vast in. Zet een val! Met een “1” in de stapel telt elke kaart nog maar 1. Speel hem en zeg 5 yaks.
lesson-one-other =
    { $verb ->
        [challenge] Die 4 yaks lijken echt. Zet liever een val.
        [play] Daar heeft niemand last van. Leg de “1”.
       *[other] Een goede val lijkt onschuldig: 5 yaks is genoeg.
    }
lesson-one-right = Niemand vermoedt dat de grote yaks piepklein zijn geworden. Laat de anderen nu maar hoger gaan!

lesson-catch = Al 8 yaks! Naast je “1” liggen vier kaarten, en elke kaart telt 1. Jij weet het: dat is te veel. Tik op “Twijfel!”
lesson-catch-other = Stop hier: je val klapt zo dicht. Tik op “Twijfel!”
lesson-catch-right = Vier kaarten die elk 1 tellen, dat is 4. Betrapt! { $seat2 } pakt alle vijf de kaarten.

lesson-stop = Tot slot de stopkaart: die zet elke “!” en “1” in de stapel buitenspel. Door een tweede werken ze weer. Speel hem en zeg 2 van een dier naar keuze.
lesson-stop-other =
    { $verb ->
        [challenge] Laat die maar gaan. Probeer eerst de stopkaart.
        [play] Houd die kaart nog even: nu is de stopkaart aan de beurt.
       *[other] Dat mag. Maar hier is 2 van een dier naar keuze genoeg.
    }
lesson-stop-right = { $seat1 } rekende op een “!” en zei 6 gieren. Jouw stopkaart zet die buitenspel: er tellen er maar 2. { $seat2 } twijfelde, en { $seat1 } pakt de stapel.

lesson-ending = Is de trekstapel op, dan eindigt het spel met de volgende twijfel. De minste kaarten winnen: { $seat1 } heeft er 5, jij 7 en { $seat2 } 8. En nu echt!
