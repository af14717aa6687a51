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
coach-terms = Am Anfang haben alle die gleiche Chance auf den Sieg. Glück ist, was Karten, Würfel und alles, was du nicht wissen konntest, dir geben oder nehmen. Der Rest ist, was du und die anderen entscheiden. Eine Genauigkeit von 100 heißt: Jede Entscheidung war die beste. Bei 0 hättest du auch mit verbundenen Augen spielen können.
coach-wins = { $name } gewinnt.
coach-shares = { $name } teilt sich den Sieg.
coach-loses = { $name } gewinnt nicht.
coach-luck = Glück
coach-own = Eigene Entscheidungen
coach-others = Die der anderen
coach-accuracy = Genauigkeit:
coach-sum = Glück { $luck }, eigene Entscheidungen { $own }, die der anderen { $others } von 100.

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
