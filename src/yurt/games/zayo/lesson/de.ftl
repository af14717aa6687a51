# Die Lektion von ZAYO auf Deutsch (docs/lessons.md)

lesson-opening = In ZAYO gewinnst du Stiche, baust ein Lager auf, sammelst eine Herde und ziehst mit zwei Kamelen in die Steppe. Oben liegen deine Bietkarten, unten deine Spielkarten.

lesson-follow = { $seat1 } spielt Hirtenziegen 6 an. Höher kommst du in der Farbe nicht, also darfst du alles bieten. Gib deine kleinste Karte her: Tipp auf Hirtenziegen 1 und biete sie.
lesson-follow-other =
    { $verb ->
        [lay] Vor dem Gebot darfst du eine Karte ausspielen, aber später nützt sie dir mehr. Biete einfach Hirtenziegen 1.
       *[other] Dieser Stich ist verloren, und die Karte kann noch einen gewinnen. Biete Hirtenziegen 1.
    }
lesson-follow-right = Die höchste Karte der angespielten Farbe gewinnt: die 6 von { $seat1 }. Als Belohnung kommt eine Jurte ins Lager. Wer gewinnt, spielt zum nächsten Stich an.

lesson-overbid = Angespielt sind Clanziegen, am höchsten ist die 5 von { $seat2 }. Wer sie überbieten kann, muss es tun: Deine 6 leuchtet. Biete sie.
lesson-overbid-other = Vorher darfst du eine Karte ausspielen. Aber lass das noch und biete Clanziegen 6.
lesson-overbid-right = Deine 6 ist die höchste der angespielten Farbe, der Stich gehört dir. Andere Farben gewinnen nie, so hoch sie auch sind.

lesson-place = Jetzt kommt deine Belohnung. Ein Lager braucht Pferd, Karren und Jurte, und ein Pferd hast du: Leg es aus.
lesson-place-other = Passen darfst du immer, aber dann bekommst du nichts. Leg das Pferd aus.
lesson-place-right = Der erste Umriss in deinem Lager ist gefüllt. Was dort steht, bleibt das ganze Spiel, außer der Dieb kommt.

lesson-lead = Du hast gewonnen, also spielst du an. Eine 8 schlägt niemand: Biete Hirtenschafe 8.
lesson-lead-other =
    { $verb ->
        [lay] Vor deinem nächsten Gebot spielst du eine Karte aus. Jetzt spiel einfach Hirtenschafe 8 an.
       *[other] Heb die Karte für einen späteren Stich auf und spiel Hirtenschafe 8 an.
    }
lesson-lead-right = Niemand kann deine 8 überbieten, der Stich gehört wieder dir. Jetzt brauchst du einen Karren und eine Jurte.

lesson-ask = Du hast selbst keinen Karren und keine Jurte. Dann darfst du jemanden bitten: Wähl { $seat2 } und bitte um einen Karren.
lesson-ask-other =
    { $verb ->
        [pass] Wenn du passt, bekommst du nichts für den Stich. Bitte { $seat2 } um einen Karren.
       *[other] Du darfst alle um alles bitten, was dir fehlt. Diesmal bitte { $seat2 } um einen Karren.
    }
lesson-ask-right = { $seat2 } hat einen Karren und muss ihn dir geben. Sonst wärst du leer ausgegangen.

lesson-thief = Nur die Jurte fehlt noch. Vor jedem Gebot darfst du eine Karte ausspielen: Tipp auf den Dieb und lass ihn bei { $seat1 } die Jurte stehlen.
lesson-thief-other =
    { $verb ->
        [bid] Ausspielen musst du nichts. Aber mit dem Dieb bekommst du vorher noch deine Jurte.
       *[other] Die Karte kann warten. Der Dieb bringt dir die Jurte, die dir fehlt.
    }
lesson-thief-right = { $seat1 } könnte mit der Freundschaft antworten, nimmt es aber hin. Pferd, Karren und Jurte stehen nun vor dir: Dein Lager ist komplett.

lesson-high = Nach dem Ausspielen bietest du noch. Ab jetzt bringt dir jeder Stich, den du gewinnst, ein Tier: Spiel Clanschafe 8 an.
lesson-high-other = Eine 2 gewinnt fast nie. Biete Clanschafe 8.
lesson-high-right = Der Stich gehört dir, und dein Lager war schon komplett. Also bekommst du jetzt ein Tier.

lesson-take = Schafe und Ziegen sind gleich viel wert. Nimm ein Schaf.
lesson-take-other =
    { $verb ->
        [pass] Dann kommt kein Tier in deine Herde. Nimm ein Schaf.
       *[other] Eine Ziege ist genauso viel wert. Nimm hier aber ein Schaf.
    }
lesson-take-right = Es grast neben deinem Lager. Drei Schafe oder Ziegen und eine Fiedel geben ein Kamel, und eine Fiedel hast du schon.

lesson-last = Der fünfte Stich ist der letzte der Runde. Biete deine letzte Karte, und behalt { $seat1 } im Auge.
lesson-last-other = Spiel noch nichts aus, vielleicht brauchst du es gleich. Biete Hirtenziegen 2.
lesson-last-right = Nach fünf Stichen werden alle Karten neu ausgeteilt. Lager und Herden bleiben. Aber jetzt will jemand dein Schaf.

lesson-answer = { $seat1 } schickt den Wolf nach deinem Schaf. Du darfst sofort antworten, und du hast die richtige Karte: Antworte mit dem Schamanen.
lesson-answer-other = Dann wäre das Schaf weg. Antworte mit dem Schamanen: Er schickt den Wolf fort.
lesson-answer-right = Der Wolf zieht hungrig ab, und der Schamane schützt dich, bis die Runde endet. Eine Wolfsfalle schützt für immer, sie kostet zwei Tiere.

lesson-ending = So wächst deine Herde, Runde um Runde. Mit jeder Fiedel werden drei Tiere ein Kamel. Mit zwei Kamelen spielst du die Steppe aus und hast gewonnen.
