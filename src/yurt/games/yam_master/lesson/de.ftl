# Die Lektion von Yam Master auf Deutsch (docs/lessons.md)

lesson-opening = Fünf Würfel und ein Brett mit 25 Feldern. Jedes Feld verlangt eine Figur; gelingt sie dir, gehört es dir. Steine in Linie bringen Punkte, fünf in einer Reihe den Sieg.

lesson-keep = Du hast alle fünf geworfen und darfst dreimal werfen. Tipp auf die beiden Vieren, um sie zu behalten, und wirf die anderen.
lesson-keep-other =
    { $verb ->
        [pass] Nicht so schnell, du hast noch zwei Würfe. Behalte die beiden Vieren.
       *[other] Behalten kannst du, was du willst. Aber aus zwei Vieren werden leicht drei: Behalte nur sie.
    }
lesson-keep-right = Drei Vieren. Drei gleiche sind ein Dreierpasch, und dafür hat das Brett zwei Felder mit einer 4: Sie leuchten.

lesson-place = Tipp auf d1, die 4 in der obersten Reihe, und setz dort einen Stein. Damit endet dein Zug.
lesson-place-other =
    { $verb ->
        [place] e5 ist auch eine 4. Nimm diesmal d1: Von dort aus wächst eine Linie.
        [pass] Setzen ist nie Pflicht, aber dieses Feld lohnt sich. Nimm d1.
       *[other] Du könntest weiter auf eine vierte Vier hoffen. Nimm, was du hast: d1.
    }
lesson-place-right = Das Feld gehört dir, und zwar fast für immer. Jetzt würfelt { $seat1 }.

lesson-figure = 2 2 2 5 5 auf einmal: drei und zwei, das ist ein Full. Mehrere Felder leuchten, und du wählst eins. Setz auf d2, direkt unter deinen Stein.
lesson-figure-other =
    { $verb ->
        [place] Die Würfel erlauben es. Aber neben deinem ersten Stein, auf d2, bringen sie mehr.
       *[other] Ein Full im ersten Wurf ist Glück. Nutz es und setz auf d2.
    }
lesson-figure-right = Dieselben Würfel sind ein Dreierpasch, ein Full und ein Sec, also eine Figur aus dem ersten Wurf. Du hast gewählt, was deiner Linie hilft.

lesson-defi = Nun d3, ein Défi. Sag es vor dem zweiten Wurf an, dann muss mehr als ein Dreierpasch gelingen. Schalt das Défi ein, behalte die drei Dreien und wirf.
lesson-defi-other =
    { $verb ->
        [keep] Ohne Ansage bleibt d3 zu. Schalt zuerst das Défi ein.
        [defi] Mutig. Aber die drei Dreien sind ein guter Anfang: Behalte sie.
       *[other] Ein Dreierpasch ist sicher. Aber nur ein Défi öffnet d3, also wag es.
    }
lesson-defi-right = Zwei Sechsen zu den drei Dreien: ein Full. Dein Défi ist gelungen. Wäre es misslungen, hättest du nur passen können.

lesson-line = Jetzt ist d3 offen. Setz deinen Stein und schau, was mit der Spalte geschieht.
lesson-line-other = Ein gewonnenes Défi öffnet jedes Feld, das deine Würfel ergeben. Aber d3 macht eine Linie: Setz dort.
lesson-line-right = Drei in Linie sind 1 Punkt. { $seat1 } ist dir auf den Fersen, in der Spalte nebenan.

lesson-four = 1 1 1 2 3 ergeben zusammen 8, und d4 verlangt 8 oder weniger. Setz dort, und deine Linie wächst.
lesson-four-other = Möglich wäre es, aber auf d4 verlängern dieselben Würfel deine Linie.
lesson-four-right = Vier in Linie sind 2 Punkte. Aber schau auf Spalte e, wenn { $seat1 } gewürfelt hat.

lesson-yam = Auch { $seat1 } hat vier in einer Reihe: Noch e5, und das Spiel ist verloren. Du hast vier Sechsen. Behalte sie und wirf den letzten Würfel.
lesson-yam-other =
    { $verb ->
        [place] Ein Carré ist schön, hält { $seat1 } aber nicht auf. Versuch die fünfte Sechs.
       *[other] Behalte alle vier Sechsen: Fünf gleiche sind die stärkste Figur.
    }
lesson-yam-right = Fünf gleiche: ein Yam. Er könnte c3 in der Mitte nehmen. Oder er wird zum Predator.

lesson-predator = Der Predator nimmt einen Stein von { $seat1 } vom Brett. Wähl einen in Spalte e und brich diese Linie.
lesson-predator-other = Setzen wäre gut, aber dann gewinnt { $seat1 } vielleicht mit e5. Nimm einen Stein aus Spalte e.
lesson-predator-right = { $seat1 } bekommt den Stein zurück, die Linie ist gebrochen, und dein Zug ist zu Ende.

lesson-win = { $seat1 } hatte kein Glück. Du hast drei Fünfen, und d5 ist eine 5. Setz dort.
lesson-win-other = Schau auf Spalte d: Ein Feld fehlt noch. Setz auf d5.
lesson-win-right = Fünf in einer Reihe gewinnen sofort, egal wie die Punkte stehen.

lesson-ending = Meist schafft niemand fünf. Dann ist Schluss, wenn jemand alle 12 Steine gesetzt hat: Eine Linie aus drei zählt 1 Punkt, aus vier 2. Mehr Punkte gewinnen.
