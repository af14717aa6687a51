# De les van YAKI in het Nederlands (docs/lessons.md)

lesson-opening = In YAKI loop je fiche voor fiche van de vlag naar de trofee. De 20 fiches liggen gedekt in het zand: vier kleuren, 1 tot 5, elk maar één keer. Onthoud wat je ziet.

lesson-start = Je pad is leeg, dus elk fiche mag beginnen. Tik op het fiche linksboven in de hoek om het om te draaien.
lesson-start-other = Elk fiche zou goed zijn. Neem hier dat linksboven in de hoek: je komt het nog tegen.
lesson-start-right = Rood 3 ligt op je startvakje. Zolang je fiches passen, draai je er nog een om.

lesson-follow = Het volgende vakje heeft geen kleur. Na rood 3 past elk rood fiche, of een 2, 3 of 4: de plaatjes onderaan laten het zien. Draai er een om uit de bovenste twee rijen.
lesson-follow-other = Dat kan ook goed zijn. Maar bewaar de onderste twee rijen voor later en probeer het hogerop.
lesson-follow-right = Geel 4 past: het is niet rood, maar 4 is één meer dan 3. Hetzelfde getal of één minder mag ook. Maar 5 en 1 zijn geen buren.

lesson-miss = Je volgende vakje is rood: het fiche moet rood zijn en ook bij geel 4 passen. Rood 3 ligt er al, en waar rood 4 en 5 zijn, weet niemand. Probeer de hoek rechtsonder.
lesson-miss-other = Misschien ligt het daar. Maar probeer hier de hoek rechtsonder, ook als het misgaat.
lesson-miss-right = Paars 1 past niet: je beurt is voorbij. Het gaat gedekt terug, en rood 3 ook; alleen je voorste fiche blijft liggen. Onthoud beide plekken, en let nu op { $seat1 }.

lesson-remember = Het laatste fiche paste niet, dus moest { $seat1 } rood 5 terugleggen. Het past bij jouw 4. Weet je nog waar het ligt? Draai het om.
lesson-remember-other = Daar ligt rood 5 niet: het is het tweede fiche van links in de onderste rij. Rood 3 zou ook passen, maar dat heb je later nodig.
lesson-remember-right = Rood 5 past en ligt op het rode vakje. Ook wat de anderen omdraaien helpt je.

lesson-own = Weer een vakje zonder kleur: een rood fiche, of een 4 of 5. Je eigen rood 3 ging terug naar zijn plek toen je beurt voorbij was. Haal het.
lesson-own-other = Misschien, maar één ken je zeker. Je rood 3 ligt waar je begon: linksboven in de hoek.
lesson-own-right = Een fiche dat teruggaat, ligt altijd weer op zijn oude plek. Wie die onthoudt, kan het gebruiken.

lesson-luck = Nu een groen vakje. Groen 4 heeft { $seat1 }, en groen 2 en 3 heeft niemand gezien. Als je niets weet, gok je met een nieuw fiche. Probeer de derde rij.
lesson-luck-other = Dat niet. Neem een fiche dat nog niemand heeft omgedraaid: probeer de derde rij.
lesson-luck-right = Groen 2 past. Anders was je beurt voorbij en bleef alleen rood 3 op je pad.

lesson-trophy = Nu nog de trofee. Daar past elke kleur: een groen fiche, of een 1, 2 of 3. Paars 1 heb je gezien, aan het eind van je eerste beurt. Waar ligt het?
lesson-trophy-other = Daar niet. Paars 1 ligt rechtsonder in de hoek.
lesson-trophy-right = Jouw trofee. Alle fiches worden geschud, iedereen geeft zijn pad door naar links, en er begint een nieuwe ronde.

lesson-ending = In een spel heeft het pad tien vakjes, en wie als eerste drie trofeeën heeft, wint. Kijk ook goed als je niet aan de beurt bent: elk fiche helpt wie het onthoudt.
