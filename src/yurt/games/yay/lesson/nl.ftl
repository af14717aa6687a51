# De les van YAY! in het Nederlands (docs/lessons.md)

lesson-opening = Drie dobbelstenen, één blad en voor iedereen een potlood. Gooi, schrijf je getal op en streep dat van je buren door. Heb je aan het eind de meeste vakjes, dan win je!

lesson-throw = Sleep over het blad: het kruis laat zien waar je op mikt. Ongeveer de helft van je dobbelstenen blijft in de ring. Klaar? Tik op “Gooi”!
lesson-throw-other = Je mag overal mikken. Bij de rand kaatsen dobbelstenen terug, en af en toe springt er een uit, en die telt niet. Probeer eerst het midden.
lesson-throw-right = 5, 4 en 2 is samen 11! Een dobbelsteen ligt waar vier vakjes samenkomen en raakt ze alle vier. In elk vrij vakje daarvan kun je 11 schrijven: ze lichten op.

lesson-write = Tik op een vakje dat oplicht en schrijf je 11. Je allereerste worp telt altijd. Later heb je de keus.
lesson-write-other = Tik op een van de vakjes die oplichten en schrijf daar je 11.
lesson-write-right = Dat is van jou, met jouw kleur en jouw strepen! Aan het eind telt elk vakje van jou voor één, groot getal of klein. Nu gooit { $seat1 }.

lesson-rival = { $seat1 } heeft 8 op g7 geschreven. Sleep je kruis naar een hoek van die 8 en gooi.
lesson-rival-other = Een beetje ver weg. Sleep je kruis naar rechtsonder, naar een hoek van de 8.
lesson-rival-right = 6, 4 en 2 is samen 12, meer dan de 8 van { $seat1 }! Tik op een vakje vlak naast de 8 en die begint te trillen.

lesson-cross = Schrijf je 12 op g6, vlak boven de 8.
lesson-cross-other =
    { $verb ->
        [aim] 12 is een mooie worp. Houd hem en schrijf hem op g6.
       *[other] Daar kan het ook. Maar neem deze keer g6, vlak boven de 8.
    }
lesson-cross-right = YAY! De 8 is doorgestreept en { $seat1 } is het vakje kwijt. Zo gaat het met elk lager getal van een ander boven, onder, links of rechts van het jouwe, nooit schuin.

lesson-low = { $seat1 } heeft een 15 op b2. Gooi in de buurt van b2 en kijk wat een hoog getal doet.
lesson-low-other = Mik op b2 of er vlak naast, zodat je dobbelstenen in de buurt van de 15 komen.
lesson-low-right = Oeps, er sprong een dobbelsteen uit! 3 en 2 is samen 5. Naast de 15 kun je niet schrijven, want 5 is niet hoger. Alleen a3 en c1 blijven over.

lesson-again = Een 5 is zo doorgestreept. Durf je opnieuw te gooien? Dan moet je boven 5 uitkomen. Tik op “Gooi opnieuw”, mik rond c3 en tik op “Gooi”.
lesson-again-other =
    { $verb ->
        [write] Dat mag, en het is veilig. Maar laten we eerst nog een worp wagen.
       *[other] Een beetje ver weg. Mik rond c3.
    }
lesson-again-right = 4, 3 en 2 is samen 9, meer dan 5! Je zou zelfs kunnen proberen boven 9 uit te komen. Zie je de punt na de 9? 6 en 9 hebben er een, zo verwisselt niemand ze.

lesson-nine = 9 is genoeg. Schrijf hem op d3.
lesson-nine-other =
    { $verb ->
        [aim] Dat kan, maar dan heb je meer dan 9 nodig. Schrijf hem op d3.
       *[other] Ook een goede plek! Maar neem deze keer d3.
    }
lesson-nine-right = Het is van jou, tot iemand er vlak naast een hoger getal schrijft. Houd je 12 in de gaten als { $seat1 } gooit.

lesson-risk = { $seat1 } schreef 16 naast jouw 12 en streepte die door. Kijk nu wat er gebeurt als een worp te laag is: mik rond e6, gooi, en gooi dan opnieuw.
lesson-risk-other =
    { $verb ->
        [write] 10 opschrijven zou slim zijn. Maar kijk hier wat er gebeurt als je te veel waagt: gooi opnieuw.
       *[other] Mik rond e6, daar is plek.
    }
lesson-risk-right = Eerst 10, dan maar 7. Daarmee kom je niet boven 10 uit: de worp telt niet en kost je een van je eigen getallen.

lesson-pay = Streep een van je eigen getallen door: tik op de 9 op d3. Daarna is je beurt voorbij.
lesson-pay-other = Je mag elk getal van jezelf kiezen. Maar een laag getal strepen anderen makkelijker door, dus geef de 9 weg.
lesson-pay-right = Gooi dus alleen opnieuw als het de moeite waard is. Nu gooit { $seat1 }.

lesson-block = Nog één ding: mik rond g6 en gooi. Past je totaal nergens, dan blokkeer je een vakje.
lesson-block-other = Mik rond g6. Blokkeer dan het vakje dat oplicht, in plaats van opnieuw te gooien.
lesson-block-right = 3 is niet hoger dan de 16 naast h7, dus heb je h7 geblokkeerd: gevuld en van niemand. Raken je dobbelstenen geen vrij vakje, dan is je beurt gewoon voorbij.

lesson-ending = Het is afgelopen als een hele rij en een hele kolom vol zijn, ook met doorgestreept en geblokkeerd. Wie meer vakjes heeft, wint; bij gelijke stand telt de hoogste som!
