# De les van YAKI in het Nederlands (docs/lessons.md)

lesson-opening = In YAKI loop je fiche voor fiche van de vlag naar de trofee. Alle 20 fiches liggen gedekt in het zand, dus onthoud wat je ziet. Dit pad is kort; anders heeft het tien vakjes.

lesson-start = Je pad is leeg, dus elk fiche mag beginnen. Tik op het fiche linksboven in de hoek om het om te draaien.
lesson-start-other = Elk fiche zou goed zijn. Neem hier dat linksboven in de hoek: je komt het nog tegen.
lesson-start-right = Rood 3 ligt op je startvakje. Zolang je fiches passen, draai je er nog een om.

lesson-follow = Het volgende vakje heeft geen kleur. Na rood 3 past elk rood fiche, of een 2, 3 of 4: de plaatjes onderaan laten het zien. Draai er een om uit de bovenste twee rijen.
lesson-follow-other = Dat kan ook goed zijn. Maar bewaar de onderste twee rijen voor later en probeer het hogerop.
lesson-follow-right = Geel 4 past: het is niet rood, maar 4 is één meer dan 3. Alleen 5 en 1 zijn geen buren.

lesson-miss = Je volgende vakje is rood: het fiche moet rood zijn en ook bij geel 4 passen. Waar rood 4 en rood 5 liggen, weet niemand. Waag een gokje rechtsonder in de hoek.
lesson-miss-other = Misschien ligt het daar. Maar probeer hier de hoek rechtsonder, ook als het misgaat.
lesson-miss-right = Paars 1 past niet. Het gaat gedekt terug, en je rood 3 ook. Alleen je voorste fiche blijft liggen. Onthoud beide plekken en let op { $seat1 }.

lesson-remember = { $seat1 } had rood 5 en moest het terugleggen. Het is rood, en 5 is één meer dan jouw 4. Weet je nog waar het ligt? Draai het om.
lesson-remember-other = Daar niet. { $seat1 } haalde het uit de onderste rij: het is het tweede fiche van links.
lesson-remember-right = Rood 5 past en ligt op het rode vakje. Ook wat de anderen omdraaien helpt je.

lesson-own = Weer een vakje zonder kleur: een rood fiche, of een 4 of 5. Je eigen rood 3 ging terug naar zijn plek toen je beurt voorbij was. Haal het.
lesson-own-other = Misschien, maar één ken je zeker. Je rood 3 ligt waar je begon: linksboven in de hoek.
lesson-own-right = Een fiche gaat altijd terug naar zijn eigen plek. Wie die onthoudt, kan het weer gebruiken.

lesson-luck = Nu een groen vakje: groen 2 of 3 zou passen, en niemand heeft ze gezien. Als je niets weet, gok je met een nieuw fiche. Probeer de derde rij.
lesson-luck-other = Dat ken je al, of het is nu niet aan de beurt. Neem een nieuw fiche: in de derde rij heeft nog niemand er een omgedraaid.
lesson-luck-right = Groen 2. Had het niet gepast, dan was je beurt voorbij en bleef alleen rood 3 op je pad.

lesson-trophy = Nu nog de trofee. Daar past elke kleur: een groen fiche, of een 1, 2 of 3. Een 1 heb je gezien, aan het eind van je eerste beurt. Waar ligt die?
lesson-trophy-other = Bijna. Paars 1 lag rechtsonder in de hoek.
lesson-trophy-right = Jouw trofee. Alle fiches worden geschud, elk bord gaat naar de speler links, en er begint een nieuwe ronde.

lesson-ending = Wie als eerste drie trofeeën heeft, wint. Kijk ook goed als je niet aan de beurt bent: elk fiche helpt wie het onthoudt.
