# Die Lektion von ZAYO auf Deutsch (docs/lessons.md)

lesson-opening = Gewinn Stiche, bau ein Lager auf, sammle eine Herde und reite mit zwei Kamelen in die Steppe! Mit den oberen Karten bietest du, die unteren sind für alles andere da.

lesson-follow = { $seat1 } spielt Hirtenziegen 6 an. Höher kommst du da nicht, also biete, was du willst. Gib deine niedrigste Karte her: Tipp auf Hirtenziegen 1 und biete sie.
lesson-follow-other =
    { $verb ->
        [lay] Vor dem Gebot darfst du eine Karte spielen, aber später nützt sie dir mehr. Biete einfach Hirtenziegen 1.
       *[other] Dieser Stich ist verloren, und die Karte kann noch einen gewinnen. Biete Hirtenziegen 1.
    }
lesson-follow-right = Die höchste Karte der angespielten Farbe gewinnt: die 6 von { $seat1 }! Als Belohnung kommt eine Jurte ins Lager. Wer gewinnt, spielt den nächsten Stich an.

lesson-overbid = Vorn liegt { $seat2 } mit Clanziegen 5. Wenn du das überbieten kannst, musst du es auch: Deine 6 leuchtet. Biete sie!
lesson-overbid-other = Du darfst vorher eine Karte spielen, aber lass das noch. Biete Clanziegen 6.
lesson-overbid-right = Deine 6 ist die höchste der Farbe: Der Stich gehört dir! Andere Farben gewinnen nie, so hoch sie auch sind.

lesson-place = Jetzt kommt deine Belohnung! Ein Lager braucht Pferd, Karren und Jurte. Ein Pferd hast du: Leg es aus.
lesson-place-other = Passen darfst du immer, aber dann bekommst du nichts. Leg das Pferd aus.
lesson-place-right = Die erste Lücke in deinem Lager ist gefüllt! Dein Pferd bleibt das ganze Spiel da, außer der Dieb kommt.

lesson-lead = Du hast gewonnen, also spielst du an. Eine 8 schlägt nichts: Biete Hirtenschafe 8.
lesson-lead-other =
    { $verb ->
        [lay] Vor deinem nächsten Gebot spielst du eine Karte. Jetzt biete einfach Hirtenschafe 8.
       *[other] Heb die Karte für einen späteren Stich auf. Biete Hirtenschafe 8.
    }
lesson-lead-right = Eine 8 kann niemand überbieten: Der Stich gehört wieder dir! Jetzt brauchst du einen Karren und eine Jurte.

lesson-ask = Karren und Jurte hast du selbst nicht, also darfst du jemanden bitten. Wähl { $seat2 } und bitte um einen Karren.
lesson-ask-other =
    { $verb ->
        [pass] Wenn du passt, bekommst du nichts für den Stich. Bitte { $seat2 } um einen Karren.
       *[other] Du darfst alle um alles bitten, was dir noch fehlt. Diesmal bitte { $seat2 } um einen Karren.
    }
lesson-ask-right = { $seat2 } hat einen Karren und muss ihn dir geben! Sonst hättest du nichts bekommen.

lesson-thief = Nur die Jurte fehlt noch! Vor jedem Gebot darfst du eine Karte spielen: Tipp auf den Dieb und schick ihn zu { $seat1 }, er soll die Jurte stehlen.
lesson-thief-other =
    { $verb ->
        [bid] Du musst keine Karte spielen, aber der Dieb holt dir erst noch die Jurte!
       *[other] Die Karte kann warten. Der Dieb holt dir die Jurte, die dir fehlt.
    }
lesson-thief-right = { $seat1 } könnte mit der Freundschaft antworten, lässt es aber zu. Pferd, Karren und Jurte: Dein Lager ist komplett!

lesson-high = Danach bietest du noch. Ab jetzt bringt dir jeder Stich, den du gewinnst, ein Tier: Biete Clanschafe 8.
lesson-high-other = Eine 2 gewinnt fast nie. Biete Clanschafe 8.
lesson-high-right = Der Stich gehört dir, und dein Lager war schon komplett. Also bekommst du jetzt ein Tier!

lesson-take = Schafe und Ziegen sind gleich viel wert. Nimm ein Schaf.
lesson-take-other =
    { $verb ->
        [pass] Dann kommt kein Tier in deine Herde. Nimm ein Schaf.
       *[other] Eine Ziege ist genauso viel wert, aber nimm diesmal ein Schaf.
    }
lesson-take-right = Schau, es grast neben deinem Lager! Drei Schafe oder Ziegen und eine Fiedel geben ein Kamel, und eine Fiedel hast du schon.

lesson-last = Der fünfte Stich ist der letzte der Runde. Biete deine letzte Karte, und behalt { $seat1 } im Auge!
lesson-last-other = Spiel noch nichts, vielleicht brauchst du es gleich. Biete Hirtenziegen 2.
lesson-last-right = Nach fünf Stichen werden alle Karten neu ausgeteilt. Lager und Herden bleiben. Aber Vorsicht: Jemand will dein Schaf!

lesson-answer = Vorsicht, der Wolf! { $seat1 } schickt ihn nach deinem Schaf. Du darfst sofort antworten, und du hast die richtige Karte: Spiel den Schamanen.
lesson-answer-other = Dann wäre dein Schaf weg. Spiel den Schamanen, er schickt den Wolf fort!
lesson-answer-right = Der Wolf zieht hungrig ab! Der Schamane schützt dich, bis die Runde endet. Eine Wolfsfalle schützt für immer, kostet aber zwei Tiere.

lesson-ending = So wächst deine Herde, Runde für Runde. Jede Fiedel macht aus drei Tieren ein Kamel. Mit zwei Kamelen spielst du die Steppe und hast gewonnen!
