# De les van ZAYO in het Nederlands (docs/lessons.md)

lesson-opening = Win slagen, sla een kamp op, verzamel een kudde en trek met twee kamelen de steppe in! Met de bovenste kaarten bied je, de onderste zijn voor al het andere.

lesson-follow = { $seat1 } komt uit met herdersgeiten 6. Hoger heb je daar niet, dus bied wat je wilt. Geef je laagste kaart weg: tik op herdersgeiten 1 en bied die.
lesson-follow-other =
    { $verb ->
        [lay] Vóór je bod mag je een kaart spelen, maar later heb je er meer aan. Bied gewoon herdersgeiten 1.
       *[other] Deze slag is verloren, en die kaart kan er nog een winnen. Bied herdersgeiten 1.
    }
lesson-follow-right = De hoogste kaart van de gevraagde kleur wint: de 6 van { $seat1 }! De beloning is een joert voor het kamp. Win je een slag, dan kom je uit voor de volgende.

lesson-overbid = { $seat2 } ligt voor met clangeiten 5. Kun je dat overbieden, dan moet het ook: je 6 licht op. Bied hem!
lesson-overbid-other = Je mag eerst een kaart spelen, maar laat dat nog even. Bied clangeiten 6.
lesson-overbid-right = Je 6 is de hoogste van de kleur: de slag is voor jou! Andere kleuren winnen nooit, hoe hoog ze ook zijn.

lesson-place = Nu krijg je je beloning! Een kamp heeft een paard, een kar en een joert nodig. Een paard heb je: leg het neer.
lesson-place-other = Passen mag altijd, maar dan krijg je niets. Leg het paard neer.
lesson-place-right = De eerste plek in je kamp is gevuld! Je paard blijft daar het hele spel, tenzij de dief komt.

lesson-lead = Je hebt gewonnen, dus jij komt uit. Niets gaat boven een 8: bied herdersschapen 8.
lesson-lead-other =
    { $verb ->
        [lay] Vóór je volgende bod speel je een kaart. Bied nu gewoon herdersschapen 8.
       *[other] Bewaar die kaart voor een latere slag. Bied herdersschapen 8.
    }
lesson-lead-right = Niemand kan over een 8 heen: de slag is weer voor jou! Nu heb je nog een kar en een joert nodig.

lesson-ask = Een kar en een joert heb je zelf niet, dus mag je iemand vragen. Kies { $seat2 } en vraag om een kar.
lesson-ask-other =
    { $verb ->
        [pass] Als je past, krijg je niets voor de slag. Vraag { $seat2 } om een kar.
       *[other] Je mag iedereen vragen om wat je nog mist. Vraag deze keer { $seat2 } om een kar.
    }
lesson-ask-right = { $seat2 } heeft een kar en moet die aan jou geven! Anders had je niets gekregen.

lesson-thief = Alleen de joert ontbreekt nog! Vóór elk bod mag je een kaart spelen: tik op de dief en stuur hem naar { $seat1 } om de joert te stelen.
lesson-thief-other =
    { $verb ->
        [bid] Je hoeft geen kaart te spelen, maar de dief haalt eerst nog die joert voor je!
       *[other] Die kaart kan wachten. De dief haalt de joert die je mist.
    }
lesson-thief-right = { $seat1 } kan met vriendschap antwoorden, maar laat het gebeuren. Paard, kar en joert: je kamp is compleet!

lesson-high = Daarna moet je nog bieden. Vanaf nu levert elke slag die je wint een dier op: bied clanschapen 8.
lesson-high-other = Een 2 wint bijna nooit. Bied clanschapen 8.
lesson-high-right = De slag is voor jou, en je kamp was al compleet. Dus nu krijg je een dier!

lesson-take = Schapen en geiten zijn evenveel waard. Neem een schaap.
lesson-take-other =
    { $verb ->
        [pass] Dan komt er geen dier bij je kudde. Neem een schaap.
       *[other] Een geit is evenveel waard, maar neem deze keer een schaap.
    }
lesson-take-right = Kijk, het graast naast je kamp! Drie schapen of geiten en een viool worden een kameel, en een viool heb je al.

lesson-last = De vijfde slag is de laatste van de ronde. Bied je laatste kaart, en houd { $seat1 } in de gaten!
lesson-last-other = Speel nog niets, misschien heb je het zo nodig. Bied herdersgeiten 2.
lesson-last-right = Na vijf slagen worden alle kaarten opnieuw gedeeld. Kampen en kuddes blijven. Maar pas op: iemand wil je schaap!

lesson-answer = Pas op voor de wolf! { $seat1 } stuurt hem naar je schaap. Je mag meteen antwoorden, en je hebt de juiste kaart: speel de sjamaan.
lesson-answer-other = Dan is je schaap weg. Speel de sjamaan en stuur de wolf weg!
lesson-answer-right = De wolf druipt hongerig af! De sjamaan beschermt je tot de ronde voorbij is. Een wolvenval beschermt voorgoed, maar kost twee dieren.

lesson-ending = Zo groeit je kudde, ronde na ronde. Elke viool maakt van drie dieren een kameel. Met twee kamelen speel je de steppe, en je hebt gewonnen!
