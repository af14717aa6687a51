# De les van YAKI in het Nederlands (docs/lessons.md)

lesson-opening = Loop fiche voor fiche van de vlag naar de trofee! Er liggen 20 fiches gedekt in het zand: vier kleuren, 1 tot 5, elk maar één keer. Iedereen ziet wat er wordt omgedraaid. Onthoud het!

lesson-start = Je pad is leeg, dus elk fiche mag beginnen. Tik op het fiche linksboven in de hoek om het om te draaien.
lesson-start-other = Elk fiche zou goed zijn. Maar neem hier dat linksboven in de hoek: je komt het nog tegen.
lesson-start-right = De rode 3 komt op je startvakje. Zolang je fiches passen, draai je er nog een om.

lesson-follow = Het volgende vakje heeft geen kleur. Na de rode 3 past elk rood fiche, of een 2, 3 of 4: kijk naar de plaatjes onderaan. Draai er een om uit de bovenste twee rijen.
lesson-follow-other = Dat past misschien ook. Maar bewaar de onderste twee rijen voor later en probeer het hogerop.
lesson-follow-right = De gele 4 past! Die is niet rood, maar 4 is één meer dan 3. Hetzelfde getal of één minder mag ook. Maar 5 en 1 zijn geen buren.

lesson-miss = Je volgende vakje is rood: je zoekt een rood fiche dat bij je gele 4 past. De rode 3 heb je al, en waar de rode 4 en 5 zijn, weet niemand. Probeer de hoek rechtsonder.
lesson-miss-other = Misschien ligt het daar. Maar probeer hier de hoek rechtsonder, ook als het misgaat.
lesson-miss-right = O nee, de paarse 1 past niet! Je beurt is voorbij. Die gaat terug, en de rode 3 ook: alleen je voorste fiche blijft. Onthoud beide plekken, en let nu op { $seat1 }.

lesson-remember = Ook bij { $seat1 } ging het mis, dus de rode 5 ging terug. Die is rood, en 5 is één meer dan jouw 4. Weet je nog waar hij ligt? Draai hem om!
lesson-remember-other = Daar ligt de rode 5 niet: het is het tweede fiche van links in de onderste rij. De rode 3 zou ook passen, maar die heb je later nodig.
lesson-remember-right = Goed onthouden! De rode 5 komt op het rode vakje. Ook wat de anderen omdraaien, helpt je.

lesson-own = Weer een vakje zonder kleur: een rood fiche, of een 4 of 5. Je eigen rode 3 ging terug naar zijn plek toen je beurt voorbij was. Haal hem op!
lesson-own-other = Misschien, maar één ken je zeker: je rode 3 ligt waar je begon, linksboven in de hoek.
lesson-own-right = Een fiche dat teruggaat, ligt altijd weer op zijn oude plek. Onthoud die, dan kun je het weer gebruiken!

lesson-luck = Nu een groen vakje. De groene 4 ligt bij { $seat1 }, en de groene 2 en 3 heeft niemand gezien. Waag dus een gok: neem een nieuw fiche uit de derde rij.
lesson-luck-other = Dat niet. Neem een fiche dat nog niemand heeft omgedraaid: probeer de derde rij.
lesson-luck-right = Wat een geluk, de groene 2 past! Anders was je beurt nu voorbij en bleef alleen de rode 3 op je pad.

lesson-trophy = Alleen de trofee nog! Daar mag elke kleur: een groen fiche, of een 1, 2 of 3. De paarse 1 heb je gezien aan het eind van je eerste beurt. Waar ligt die?
lesson-trophy-other = Daar niet. De paarse 1 ligt rechtsonder in de hoek.
lesson-trophy-right = De trofee is van jou! De fiches worden geschud, iedereen geeft zijn bord door naar links, en de volgende ronde begint.

lesson-ending = In een echt spel heeft het pad tien vakjes, en met drie trofeeën win je. Kijk ook goed als je niet aan de beurt bent: elk fiche dat je onthoudt, helpt je!
