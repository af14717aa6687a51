# Die Lektion von YAK auf Deutsch (docs/lessons.md)

lesson-opening = In YAK wird geblufft! Alle legen verdeckt Karten auf einen Stapel und sagen, was drinsteckt. Schwindle, so viel du willst, aber lass dich nicht erwischen: Wenige Karten gewinnen!

lesson-open = Du beginnst den Stapel. Tipp auf deinen Yak 2 und behaupte 1 von irgendeinem Tier. Die erste Behauptung ist immer 1, egal was du spielst.
lesson-open-other = Das ginge, aber diese Karte brauchst du später noch. Leg diesmal den Yak 2.
lesson-open-right = „Davon steckt mindestens 1 drin“, sagst du. Ob es stimmt? Deine Karte hat sonst niemand gesehen. Du ziehst nach und hast wieder fünf.

lesson-outrank = { $seat2 } behauptet 3 Yetis. Geh höher: mit einer höheren Zahl oder mit gleich vielen von einem größeren Tier. Spiel deinen Geier 3 und behaupte 3 Geier.
lesson-outrank-other =
    { $verb ->
        [challenge] Anzweifeln darfst du immer, vielleicht sogar zu Recht. Aber geh erst einmal höher.
        [play] In einem richtigen Spiel ginge die auch. Nimm hier den Geier 3.
       *[other] Hoch genug, aber höher als nötig. Bleib bei 3 und nenn ein größeres Tier.
    }
lesson-outrank-right = Von klein nach groß: Yeti, Murmeltier, Geier, Steinbock, Yak. Darum übertreffen 3 Geier die 3 Yetis.

lesson-bluff = { $seat2 } ist bei 4 Steinböcken, und ehrlich kommst du nicht höher. Also bluffe! Leg deinen kleinen Yeti 1 und behaupte 4 Yaks.
lesson-bluff-other =
    { $verb ->
        [challenge] Anzweifeln wäre mutig. Aber versuch diesmal selbst einen Bluff.
        [play] Bluffen kannst du mit jeder Karte. Nimm hier den Yeti 1, der ist am wenigsten wert.
       *[other] Bluffe nicht höher als nötig. Behaupte 4 Yaks.
    }
lesson-bluff-right = { $seat1 } zweifelt, und der Stapel wird aufgedeckt: 2 Yaks, nicht 4. Erwischt! Du kassierst alle sieben Karten.

lesson-wild = Du hast kassiert, also beginnst du den nächsten Stapel. Spiel deinen Joker: Er zählt als das Tier, das gerade behauptet wird. Und du sagst wieder 1.
lesson-wild-other = Heb dir diese Karte auf und beginne mit dem Joker.
lesson-wild-right = Dein Joker ist für jedes Tier 2 wert. Merk dir, was du gelegt hast: Das weißt nur du!

lesson-doubt = { $seat2 } behauptet 9 Yaks. Nur drei Karten liegen da, keine zählt mehr als 3, und deine ist eine 2. Mehr als 8 geht nicht. Tipp auf „Anzweifeln!“
lesson-doubt-other = Du könntest noch höher gehen, aber dann zweifelt jemand an dir. 9 Yaks können nicht stimmen. Tipp auf „Anzweifeln!“
lesson-doubt-right = Nur dein Joker zählt: 2. Erwischt! { $seat2 } kassiert den Stapel und beginnt den nächsten.

lesson-bang = Spezialkarten zählen selbst nichts, aber sie ändern die Zählung. Mit „!“ zählt jedes Tier im Stapel als das, das du nennst. Spiel es und behaupte 2 Steinböcke.
lesson-bang-other =
    { $verb ->
        [challenge] 1 stimmt oft. Zweifle nicht, geh mit dem „!“ höher.
        [play] Eine gute Karte, aber probier jetzt das „!“.
       *[other] Vorsicht, es liegt nur ein Tier im Stapel. Behaupte 2.
    }
lesson-bang-right = { $seat1 } zweifelt. Aber durch dein „!“ zählt der Yak als Steinbock: Das sind 3, und 2 reichen. Zu Unrecht gezweifelt kostet den Stapel!

lesson-one = 4 Yaks, und die liegen wohl wirklich da. Stell eine Falle! Mit einer „1“ im Stapel zählt jede Karte nur noch 1. Spiel sie und behaupte 5 Yaks.
lesson-one-other =
    { $verb ->
        [challenge] Die 4 Yaks sehen echt aus. Stell lieber eine Falle.
        [play] Das täte niemandem weh. Leg die „1“.
       *[other] Eine Falle muss harmlos aussehen: 5 Yaks reichen.
    }
lesson-one-right = Niemand ahnt, dass die großen Yaks winzig geworden sind. Jetzt lass die anderen höher gehen!

lesson-catch = Schon 8 Yaks! Neben deiner „1“ liegen vier Karten, und jede zählt 1. Du weißt: Das ist zu viel. Tipp auf „Anzweifeln!“
lesson-catch-other = Nicht weiter, deine Falle schnappt gleich zu. Tipp auf „Anzweifeln!“
lesson-catch-right = Vier Karten, die je 1 zählen: macht 4. Erwischt! { $seat2 } kassiert alle fünf Karten.

lesson-stop = Zuletzt die Stoppkarte: Sie hebt jedes „!“ und jede „1“ im Stapel auf. Mit einer zweiten gelten sie wieder. Spiel sie und behaupte 2 von irgendeinem Tier.
lesson-stop-other =
    { $verb ->
        [challenge] Lass das durchgehen. Probier erst die Stoppkarte.
        [play] Behalt diese Karte: Jetzt ist die Stoppkarte dran.
       *[other] Das ginge. Aber hier reichen 2 von irgendeinem Tier.
    }
lesson-stop-right = { $seat1 } vertraute auf ein „!“ und behauptete 6 Geier. Deine Stoppkarte hob es auf: Nur 2 zählen. { $seat2 } zweifelte, und { $seat1 } kassiert.

lesson-ending = Ist der Nachziehstapel leer, endet das Spiel mit dem nächsten Zweifel. Wenige Karten gewinnen: { $seat1 } hat 5, du hast 7, { $seat2 } hat 8. Und jetzt richtig!
