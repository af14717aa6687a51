# Die Lektion von Yam Master auf Deutsch (docs/lessons.md)

lesson-opening = Fünf Würfel, 25 Felder! Jedes Feld will etwas von deinen Würfeln: Schaffst du es, kommt dein Stein darauf. Linien bringen Punkte, und fünf in einer Linie gewinnen sofort.

lesson-keep = Du darfst pro Zug dreimal werfen, und zwei Vieren hast du schon. Tipp beide an, um sie zu behalten, dann „3 Würfel werfen“.
lesson-keep-other =
    { $verb ->
        [pass] Nicht so schnell, du hast noch zwei Würfe! Behalte die beiden Vieren.
       *[other] Behalten darfst du, was du willst. Aber zwei Vieren sind fast schon drei: Behalte nur die beiden.
    }
lesson-keep-right = Drei Vieren! Das ist ein Dreierpasch, und dafür hat das Brett zwei Felder. Siehst du sie leuchten?

lesson-place = Tipp auf d1, die 4 ganz oben, dann „Stein auf d1 setzen“. Damit endet dein Zug.
lesson-place-other =
    { $verb ->
        [place] e5 ist auch eine 4. Nimm diesmal d1: Dort fängt gleich eine Linie an.
        [pass] Setzen musst du nie, aber dieses Feld lohnt sich. Nimm d1.
       *[other] Du könntest auf eine vierte Vier hoffen. Nimm lieber, was du hast: d1.
    }
lesson-place-right = Das Feld gehört dir! Na ja, fast für immer. Jetzt würfelt { $seat1 }.

lesson-figure = 2 2 2 5 5 auf einen Schlag! Drei und zwei sind ein Full, also ein Full House. Mehrere Felder leuchten. Setz deinen Stein auf d2, direkt unter den ersten.
lesson-figure-other =
    { $verb ->
        [place] Das geht. Aber auf d2, neben deinem ersten Stein, bringen die Würfel mehr.
       *[other] Ein Full im ersten Wurf, so ein Glück! Nutz es und setz deinen Stein auf d2.
    }
lesson-figure-right = Dieselben Würfel sind auch 3 × 2 und ein Sec. Sec heißt „auf Anhieb“: gleich mit dem ersten Wurf geschafft. Du hast genommen, was deiner Linie hilft.

lesson-defi = d3 ist ein Défi, eine Wette: Deine nächsten Würfe müssen mehr ergeben als einen Dreierpasch. Schalt das Défi ein, behalte die drei Dreien und wirf.
lesson-defi-other =
    { $verb ->
        [keep] Ohne Défi bleibt d3 zu. Schalt zuerst das Défi ein.
        [defi] Mutig! Aber drei Dreien sind ein guter Anfang, also behalte sie.
       *[other] Drei Dreien sind sicher. Aber nur ein Défi öffnet d3, also trau dich!
    }
lesson-defi-right = Zwei Sechsen zu den drei Dreien: ein Full! Dein Défi ist geschafft. Sonst hättest du nur passen können.

lesson-line = Jetzt ist d3 offen. Setz deinen Stein dorthin und schau auf die Spalte!
lesson-line-other = Ein geschafftes Défi öffnet jedes Feld, das zu deinen Würfeln passt. Aber d3 macht eine Linie: Setz dorthin.
lesson-line-right = Drei in einer Linie sind 1 Punkt! { $seat1 } ist dir auf den Fersen, gleich in der Spalte daneben.

lesson-four = 1 1 1 2 3 sind zusammen 8, und d4 will höchstens 8. Setz deinen Stein dorthin, und deine Linie wächst.
lesson-four-other = Das ginge. Aber auf d4 machen dieselben Würfel deine Linie länger.
lesson-four-right = Vier in einer Linie sind 2 Punkte! Aber behalt Spalte e im Auge, wenn { $seat1 } würfelt.

lesson-yam = Oje: { $seat1 } hat auch schon vier in einer Linie. Noch e5, und du hast verloren! Du hast vier Sechsen. Behalte sie, dann „1 Würfel werfen“.
lesson-yam-other =
    { $verb ->
        [place] Ein Carré, also ein Viererpasch, ist schön. Aber { $seat1 } hältst du so nicht auf. Versuch die fünfte Sechs!
       *[other] Behalte alle vier Sechsen. Etwas Besseres als fünf Gleiche gibt es nicht!
    }
lesson-yam-right = Fünf Gleiche: ein Yam! Er könnte auf c3, in die Mitte. Oder er wird zum Predator!

lesson-predator = Der Predator nimmt { $seat1 } einen Stein weg. Tipp auf einen in Spalte e und brich diese Linie!
lesson-predator-other = Setzen wäre gut, aber dann gewinnt { $seat1 } vielleicht auf e5. Nimm einen Stein aus Spalte e weg.
lesson-predator-right = Puh! { $seat1 } bekommt den Stein zurück, die Linie ist gebrochen, und dein Zug ist vorbei.

lesson-win = { $seat1 } hatte kein Glück. Du hast drei Fünfen, und d5 ist eine 5. Setz deinen Stein dorthin!
lesson-win-other = Schau auf Spalte d: Nur ein Feld fehlt noch. Setz deinen Stein auf d5!
lesson-win-right = Fünf in einer Linie! Du gewinnst sofort, egal wie die Punkte stehen.

lesson-ending = Fünf in einer Linie sind selten. Meist ist Schluss, wenn jemand den 12. Stein setzt: Drei in einer Linie zählen 1 Punkt, vier zählen 2. Wer mehr Punkte hat, gewinnt!
