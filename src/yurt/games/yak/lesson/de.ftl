# Die Lektion von YAK auf Deutsch (docs/lessons.md)

lesson-opening = In YAK wird geblufft. Alle legen verdeckt Karten auf denselben Stapel und sagen, was darin liegt. Wer am Ende am wenigsten Karten kassiert hat, gewinnt.

lesson-open = Du beginnst den Stapel. Tipp auf deinen Yak mit der 2 und behaupte 1 von einem beliebigen Tier. Die erste Behauptung ist immer 1, egal was du spielst.
lesson-open-other = Das ginge auch, aber diese Karte brauchst du später. Leg diesmal den Yak mit der 2.
lesson-open-right = „Mindestens 1 davon liegt hier“, sagst du. Wahr oder nicht, deine Karte hat sonst niemand gesehen. Du ziehst nach und hast wieder fünf.

lesson-outrank = { $seat2 } behauptet 3 Yetis. Du musst höher gehen: mehr Tiere, oder gleich viele von einem größeren. Spiel deinen Geier und behaupte 3 Geier.
lesson-outrank-other =
    { $verb ->
        [challenge] Anzweifeln darfst du immer, und vielleicht stimmt es ja. Aber geh erst einmal höher.
        [play] Am Tisch könntest du diese spielen. Nimm hier den Geier mit der 3.
       *[other] Hoch genug, aber mehr als nötig. Bleib bei 3 und nenn ein größeres Tier.
    }
lesson-outrank-right = Von klein nach groß: Yeti, Murmeltier, Geier, Steinbock, Yak. Darum übertreffen 3 Geier die 3 Yetis.

lesson-bluff = { $seat2 } ist bei 4 Steinböcken, und mit deinen Karten wird nichts Höheres wahr. Also bluffe: Leg deinen kleinen Yeti ab und behaupte 4 Yaks.
lesson-bluff-other =
    { $verb ->
        [challenge] Anzweifeln wäre mutig. Aber versuch diesmal selbst einen Bluff.
        [play] Bluffen kannst du mit jeder Karte. Nimm hier den Yeti, er ist am wenigsten wert.
       *[other] Ein Bluff soll nicht größer sein als nötig. Behaupte 4 Yaks.
    }
lesson-bluff-right = { $seat1 } zweifelt, und der Stapel wird aufgedeckt: 2 Yaks, weniger als behauptet. Du kassierst alle sieben Karten. Wer zu viel behauptet, zahlt mit dem Stapel.

lesson-wild = Wer kassiert, beginnt den nächsten Stapel. Spiel deinen Joker: Er zählt für jedes Tier, das behauptet wird. Und du sagst wieder 1 an.
lesson-wild-other = Heb dir diese Karte auf und beginne mit dem Joker.
lesson-wild-right = Dein Joker ist für jede Behauptung 2 wert. Merk dir, was du gelegt hast: Nur du weißt es.

lesson-doubt = { $seat2 } behauptet 9 Yaks. Drei Karten liegen da, keine zählt mehr als 3, und deine ist eine 2. Das gibt höchstens 8. Zweifle es an.
lesson-doubt-other = Du könntest noch höher gehen, doch dann zweifelt jemand dich an. 9 Yaks können nicht stimmen: Zweifle.
lesson-doubt-right = Nur dein Joker zählt: 2. { $seat2 } kassiert den Stapel und beginnt den nächsten.

lesson-bang = Sonderkarten zählen selbst nichts, aber sie ändern die Zählung. Mit „!“ zählt jedes Tier im Stapel als das behauptete. Spiel es und behaupte 2 Steinböcke.
lesson-bang-other =
    { $verb ->
        [challenge] 1 stimmt oft. Zweifle nicht, übertrumpf es mit dem „!“.
        [play] Eine gute Karte, aber probier jetzt das „!“.
       *[other] Vorsicht, nur ein Tier liegt da. Behaupte 2.
    }
lesson-bang-right = { $seat1 } zweifelt. Aber mit deinem „!“ zählt der Yak als das Tier, das du genannt hast: 3, und 2 genügen. Wer zu Unrecht zweifelt, kassiert.

lesson-one = 4 Yaks, und die liegen wohl da. Stell eine Falle: Mit „1“ im Stapel zählt jede Karte nur noch 1. Spiel sie und behaupte 5 Yaks.
lesson-one-other =
    { $verb ->
        [challenge] Die 4 Yaks sehen wahr aus. Stell lieber eine Falle.
        [play] Das täte niemandem weh. Leg die „1“.
       *[other] Eine Falle wirkt am besten, wenn sie harmlos aussieht: 5 Yaks genügen.
    }
lesson-one-right = Niemand ahnt, dass aus großen Yaks kleine geworden sind. Lass die anderen höher gehen.

lesson-catch = 8 Yaks also. Neben deiner „1“ liegen vier Karten, und jede zählt 1. Du weißt, dass das zu viel ist. Zweifle es an.
lesson-catch-other = Nicht weiter, deine Falle schnappt gerade zu. Zweifle die 8 Yaks an.
lesson-catch-right = Vier Karten, die je 1 zählen, ergeben 4. { $seat2 } kassiert alle fünf Karten.

lesson-stop = Zuletzt die Stoppkarte: Sie hebt jedes „!“ und jede „1“ im Stapel auf. Eine zweite lässt sie wieder gelten. Spiel sie und behaupte 2 von einem beliebigen Tier.
lesson-stop-other =
    { $verb ->
        [challenge] Lass das durchgehen. Probier erst die Stoppkarte.
        [play] Behalt diese Karte: Jetzt ist die Stoppkarte dran.
       *[other] Das ist erlaubt. Aber hier genügen 2 von einem beliebigen Tier.
    }
lesson-stop-right = { $seat1 } vertraute auf ein „!“ und behauptete 6 Geier. Deine Stoppkarte hob es auf: Nur 2 zählen. { $seat2 } zweifelte, und { $seat1 } kassiert.

lesson-ending = Ist der Nachziehstapel leer, endet das Spiel mit dem nächsten Anzweifeln. Wer am wenigsten kassiert hat, gewinnt: Hier hat { $seat1 } 5 Karten, du hast 7 und { $seat2 } 8.
