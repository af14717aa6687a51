# De les van ZAYO in het Nederlands (docs/lessons.md)

lesson-opening = In ZAYO win je slagen, sla je een kamp op, verzamel je een kudde en vertrek je met twee kamelen naar de steppe. Boven liggen je biedkaarten, onder je speelkaarten.

lesson-follow = { $seat1 } komt uit met herdersgeiten 6. Hoger heb je niet in die kleur, dus mag je alles bieden. Geef je laagste kaart weg: tik op herdersgeiten 1 en bied die.
lesson-follow-other =
    { $verb ->
        [lay] Vóór een bod mag je een kaart spelen, maar later heb je er meer aan. Bied gewoon herdersgeiten 1.
       *[other] Deze slag is toch verloren, en die kaart kan er nog een winnen. Bied herdersgeiten 1.
    }
lesson-follow-right = De hoogste kaart van de gevraagde kleur wint: de 6 van { $seat1 }, die als beloning een joert neerlegt. Wie een slag wint, komt uit in de volgende.

lesson-overbid = Clangeiten zijn gevraagd, en de 5 van { $seat2 } is de hoogste. Wie die kan overbieden, moet dat ook: je 6 licht op. Bied die.
lesson-overbid-other = Je mag eerst een kaart spelen. Maar laat dat nu even en bied clangeiten 6.
lesson-overbid-right = Je 6 is de hoogste van de gevraagde kleur, dus de slag is van jou. Andere kleuren winnen nooit, hoe hoog ze ook zijn.

lesson-place = Nu krijg je je beloning. Een kamp heeft een paard, een kar en een joert nodig, en een paard heb je: leg het neer.
lesson-place-other = Passen mag altijd, maar dan krijg je niets. Leg het paard neer.
lesson-place-right = De eerste omtrek van je kamp is gevuld. Wat daar staat, blijft het hele spel, tenzij de dief komt.

lesson-lead = Jij hebt gewonnen, dus jij komt uit. Een 8 is niet te verslaan: bied herdersschapen 8.
lesson-lead-other =
    { $verb ->
        [lay] Vóór je volgende bod speel je een kaart. Kom nu gewoon uit met herdersschapen 8.
       *[other] Bewaar die kaart voor een latere slag en kom uit met herdersschapen 8.
    }
lesson-lead-right = Niemand kan je 8 overbieden, dus de slag is weer van jou. Nu heb je nog een kar en een joert nodig.

lesson-ask = Zelf heb je geen kar en geen joert. Dan mag je iemand erom vragen: kies { $seat2 } en vraag om een kar.
lesson-ask-other =
    { $verb ->
        [pass] Als je past, krijg je niets voor de slag. Vraag { $seat2 } om een kar.
       *[other] Je mag iedereen vragen om wat je mist. Vraag deze keer { $seat2 } om een kar.
    }
lesson-ask-right = { $seat2 } heeft een kar en moet die aan je geven. Anders had je niets gekregen.

lesson-thief = Alleen de joert ontbreekt nog. Vóór elk bod mag je één kaart spelen: tik op de dief en stuur hem naar { $seat1 } voor de joert.
lesson-thief-other =
    { $verb ->
        [bid] Je hoeft geen kaart te spelen. Maar met de dief krijg je eerst nog je joert.
       *[other] Die kaart kan wachten. De dief brengt je de joert die je nog mist.
    }
lesson-thief-right = { $seat1 } had met vriendschap kunnen antwoorden, maar laat het gebeuren. Paard, kar en joert staan nu voor je: je kamp is compleet.

lesson-high = Na het spelen van een kaart bied je nog. Vanaf nu levert elke slag die je wint een dier op: kom uit met clanschapen 8.
lesson-high-other = Een 2 wint bijna nooit. Bied clanschapen 8.
lesson-high-right = De slag is van jou, en je kamp was al compleet. Dus nu krijg je een dier.

lesson-take = Schapen en geiten zijn evenveel waard. Neem een schaap.
lesson-take-other =
    { $verb ->
        [pass] Dan komt er geen dier bij je kudde. Neem een schaap.
       *[other] Een geit is evenveel waard. Maar neem hier een schaap.
    }
lesson-take-right = Het graast naast je kamp. Drie schapen of geiten en een vedel geven een kameel, en een vedel heb je al.

lesson-last = De vijfde slag is de laatste van de ronde. Bied je laatste kaart, en houd { $seat1 } in de gaten.
lesson-last-other = Speel nog niets: misschien heb je het zo nodig. Bied herdersgeiten 2.
lesson-last-right = Na vijf slagen worden alle kaarten opnieuw gedeeld. Kampen en kuddes blijven. Maar nu heeft iemand het op je schaap voorzien.

lesson-answer = { $seat1 } stuurt de wolf op je schaap af. Je mag meteen antwoorden, en je hebt de juiste kaart: antwoord met de sjamaan.
lesson-answer-other = Dan was het schaap weg. Antwoord met de sjamaan: die stuurt de wolf weg.
lesson-answer-right = De wolf druipt hongerig af, en de sjamaan beschermt je tot de ronde afgelopen is. Een wolvenval beschermt voorgoed en kost twee dieren.

lesson-ending = Zo groeit je kudde, ronde na ronde. Met elke vedel worden drie dieren een kameel. Met twee kamelen speel je de steppe, en je hebt gewonnen.
