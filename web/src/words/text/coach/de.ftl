# Der Trainer: Glück und Können in einer fertigen Partie, und was besser gegangen wäre.

coach-title = Trainer
coach-title-of = Trainer: { $game }
coach-open = Den Trainer fragen
coach-open-label = Trainer: { $game }, Tisch { $code }
coach-begins = Der Trainer schaut sich die Partie an.
coach-looking = Der Trainer schaut sich die Partie an: Schritt { $done } von { $total }.
coach-progress = Wie weit der Trainer ist
coach-patience = Das dauert etwa eine Minute, und vielleicht sind noch andere vor dir dran. Geh ruhig und komm später wieder.

# Glück und Können
coach-balance = Glück und Können
coach-terms = Alle beginnen mit dem gleichen Anteil am Sieg. Glück ist, was Karten, Würfel und alles, was du nicht wissen konntest, gegeben oder genommen haben. Der Rest ist das, was am Tisch entschieden wurde, von dir und von den anderen. Genauigkeit ist 100, wenn jede Entscheidung die beste war, und 0, wenn ausgeloste Züge genauso gut gewesen wären.
coach-wins = { $name } gewinnt.
coach-shares = { $name } teilt sich den Sieg.
coach-loses = { $name } gewinnt nicht.
coach-luck = Glück
coach-decided = Entscheidungen
coach-accuracy = Genauigkeit:
coach-sum = Glück { $luck }, Entscheidungen { $decided }, auf { $error } von 100 genau.

# Das Diagramm
coach-chart = Gewinnchancen im Lauf der Partie
coach-axis = Siege von 100
coach-cursor = Moment der Partie
coach-moment = { $number } von { $count }:
coach-chance-of = { $name } gewinnt { $chance } von 100.
coach-from = Anfang
coach-to = Ende
coach-back = Zum Fehler davor
coach-on = Zum nächsten Fehler
coach-see = Nochmal ansehen
coach-table = Die Chancen als Tabelle
coach-what = Was geschieht

# Entscheidungen
coach-decisions = Was besser gegangen wäre
coach-whose = Wessen Entscheidungen?
coach-everyone = Die von allen
coach-count =
    { $count ->
        [one] Eine Entscheidung war deutlich schlechter als eine andere Wahl.
       *[other] { $count } Entscheidungen waren deutlich schlechter als eine andere Wahl.
    }
coach-none = Keine großen Fehler. Tolles Spiel, ihr alle!
coach-none-of = { $name } hat keine großen Fehler gemacht. Gut gespielt!
coach-all = Alle Schnitzer und Fehler
coach-made = Gemacht
coach-better = Besser
grade-slip = Schnitzer
grade-mistake = Fehler
grade-blunder = Grober Fehler

# Moments that mattered
coach-mattered = Darauf kam es an
coach-mattered-whose = Wessen Momente?
coach-mattered-none = Diesmal keine großen Momente: stark gespielt, ruhig wie ein Yak!
coach-odds = Die Chancen
coach-moment-slip = „{ $move }“ war ein kleiner Schnitzer.
coach-moment-mistake = „{ $move }“ war ein Fehler.
coach-moment-blunder = „{ $move }“ war richtig teuer.
coach-moment-find = „{ $move }“: stark!
coach-moment-unlucky = „{ $move }“ war richtig. Pech gehabt!
coach-moment-lucky = „{ $move }“ war gewagt und hat geklappt!
coach-moment-better = Besser: „{ $move }“.
