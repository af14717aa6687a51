# Der Bericht einer Untersuchung auf Deutsch

report-title = { $game }: eine Untersuchung
report-random = je { $games } Partien, zufällige Züge, Startzahl { $seed }; Platz 0 beginnt
report-bots = je { $games } Partien, Bots, Startzahl { $seed }; Platz 0 beginnt
report-options = Gespielt mit { $options }.
report-intervals = Die Bereiche enthalten den wahren Wert in 95 von 100 Untersuchungen.
players-count = { $count } Spieler
seat-number = Platz { $seat }

lengths-title = Wie lange Partien dauern
lengths-note = Ereignisse einer Partie: Entscheidungen, Karten und Würfel.
axis-events = Ereignisse
axis-games = Partien, %
column-players = Spieler
column-mean = Mittel
column-least = Mindestens
column-most = Höchstens
column-quantile = 95 % haben höchstens
column-capped = Am Limit, %

seats-title = Wer gewinnt
seats-note = Ein geteilter Sieg zählt zu gleichen Teilen. Die Linie ist, was jeder Platz gewänne, wenn alle gleich wären.
axis-seat = Platz
axis-wins = Siege, %
column-shared = Geteilte Siege, %

branching-title = Wie viel zur Wahl steht
branching-note = Erlaubte Züge bei einer Entscheidung, vom ersten Zehntel einer Partie bis zum letzten.
axis-progress = Verlauf der Partie, %
axis-moves = Erlaubte Züge
column-decisions = Entscheidungen je Partie
column-moves = Züge, Mittel
column-widest = Züge, höchstens

luck-title = Glück
luck-note = Jede Partie wurde noch zweimal gespielt: mit demselben Zufall und neuen Entscheidungen, und mit denselben Entscheidungen und neuem Zufall. Was davon, wer gewinnt, sich beim ersten Mal wiederholt, ist Zufall allein, was sich beim zweiten Mal wiederholt, sind Entscheidungen allein, und der Rest ist ihr Zusammenspiel. Der Glücksanteil ist der Zufall allein und die Hälfte des Zusammenspiels. Er sagt etwas über diese Spieler, nicht darüber, wie weit ein besserer käme.
axis-variance = Anteil an dem, was den Sieg entscheidet, %
column-luck = Glücksanteil, %
column-chance = Zufall allein, %
column-choice = Entscheidungen allein, %
column-interplay = Zusammenspiel, %

effects-title = Was die Optionen ändern
effects-note = Jeder Wert verglichen mit dem gespielten; alles andere ist gleich.
axis-effect = Änderung der Ereignisse
column-option = Einstellung
column-value = Wert
column-instead = Statt
column-events = Ereignisse
column-first = Siege von Platz 0, %
