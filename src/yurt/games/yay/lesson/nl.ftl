# De les van YAY! in het Nederlands (docs/lessons.md)

lesson-opening = Drie dobbelstenen, één blad en voor iedereen een potlood. Je gooit op het blad, schrijft getallen en streept die van je buren door. Wie de meeste vakjes heeft, wint.

lesson-throw = Sleep over het blad om te mikken. Het kruis ligt waar vier vakjes samenkomen; de knop noemt dat linksboven. Ongeveer de helft van de dobbelstenen blijft in de ring.
lesson-throw-other = Je mag mikken waar je wilt. Bij de rand kaatsen dobbelstenen terug; af en toe springt er een uit, en die telt niet. Probeer eerst het midden.
lesson-throw-right = 5, 4 en 2 is samen 11. Een dobbelsteen ligt waar vier vakjes samenkomen en raakt ze alle vier. In elk vrij vakje daarvan mag je 11 schrijven: ze lichten op.

lesson-write = Tik op een vakje dat oplicht en schrijf je 11. Je allereerste worp moet je opschrijven; later heb je de keus.
lesson-write-other = Tik op een van de vakjes die oplichten en schrijf daar je 11.
lesson-write-right = Het vakje is van jou, met jouw kleur en jouw strepen. Aan het eind telt elk vakje van jou voor één, welk getal er ook staat. Nu gooit { $seat1 }.

lesson-rival = { $seat1 } heeft 8 op g7 geschreven. Sleep je kruis naar een hoek van de 8, bijvoorbeeld naar f6, en gooi.
lesson-rival-other = Een beetje ver weg. Sleep je kruis naar rechtsonder, naar een hoek van de 8.
lesson-rival-right = 6, 4 en 2 is samen 12, meer dan de 8 van { $seat1 }. Kies een vakje vlak naast de 8 en ze begint te trillen.

lesson-cross = Schrijf je 12 op g6, vlak boven de 8.
lesson-cross-other =
    { $verb ->
        [aim] 12 is een goede worp. Houd hem en schrijf hem op g6.
       *[other] Daar kan het ook. Maar neem deze keer g6, vlak boven de 8.
    }
lesson-cross-right = De 8 is doorgestreept: { $seat1 } is dat vakje kwijt. Zo gaat het met elk lager getal van een ander boven, onder, links of rechts van het jouwe, niet schuin.

lesson-low = { $seat1 } heeft een 15 op b2. Gooi daarheen, rond b2, en kijk wat een hoog getal doet.
lesson-low-other = Mik op b2 of er vlak naast, zodat je dobbelstenen in de buurt van de 15 komen.
lesson-low-right = Er sprong een dobbelsteen uit, dus alleen 3 en 2 tellen: 5. Vlak naast de 15 kun je niet schrijven, want 5 is niet hoger. Alleen a3 en c1 blijven over.

lesson-again = 5 is zo doorgestreept. Je mag alle drie de dobbelstenen opnieuw gooien, maar dan moet je boven 5 uitkomen. Kies “Gooi opnieuw”, mik rond c3 en gooi.
lesson-again-other =
    { $verb ->
        [write] Dat mag, en het is veilig. Maar laten we eerst nog een worp wagen.
       *[other] Een beetje ver weg. Mik rond c3.
    }
lesson-again-right = 4, 3 en 2 is samen 9, meer dan 5. Je mag zelfs proberen boven 9 uit te komen. Zie je de punt na de 9? 6 en 9 hebben er een, zo verwisselt niemand ze.

lesson-nine = 9 is genoeg. Schrijf hem op d3.
lesson-nine-other =
    { $verb ->
        [aim] Dat kan, maar dan heb je meer dan 9 nodig. Schrijf hem op d3.
       *[other] Ook een goede plek. Maar neem deze keer d3.
    }
lesson-nine-right = Het is van jou, tot iemand er vlak naast een hoger getal schrijft. Kijk naar je 12 als { $seat1 } gooit.

lesson-risk = { $seat1 } schreef 16 naast jouw 12 en streepte die door. En als een nieuwe worp te laag is? Mik rond e6 en gooi, en gooi dan opnieuw.
lesson-risk-other =
    { $verb ->
        [write] 10 opschrijven zou verstandig zijn. Maar kijk hier wat er gebeurt als je te veel waagt: gooi opnieuw.
       *[other] Mik rond e6, daar is plek.
    }
lesson-risk-right = Eerst 10, dan maar 7. Daarmee kom je niet boven 10 uit: de worp telt niet en kost je een van je eigen getallen.

lesson-pay = Streep een van je eigen getallen door: tik op de 9 op d3. Daarna is je beurt voorbij.
lesson-pay-other = Je mag elk getal van jezelf kiezen. Maar een laag getal strepen anderen makkelijker door, dus geef de 9 weg.
lesson-pay-right = Gooi dus alleen opnieuw als het risico de moeite waard is. Nu gooit { $seat1 }.

lesson-block = Nog één ding: mik rond g6 en gooi. Kun je het totaal nergens kwijt, dan blokkeer je een vakje.
lesson-block-other = Mik rond g6. Blokkeer dan het vakje dat oplicht, in plaats van opnieuw te gooien.
lesson-block-right = 3 is niet hoger dan de 16 naast h7, dus heb je h7 geblokkeerd. Het is gevuld en van niemand. Raken ze geen enkel vrij vakje, dan is de beurt gewoon voorbij.

lesson-ending = Het spel eindigt zodra een hele rij en een hele kolom vol zijn; ook doorgestreept en geblokkeerd telt mee. De meeste vakjes winnen, bij gelijke stand de hoogste som.
