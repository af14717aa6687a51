# Ein Spiel beim Spielen lernen: was jede Lektion sagt

learn-title = { $game } lernen
learn-link = In { $steps } Schritten lernen
learn-link-label = { $game } in { $steps } Schritten lernen
learn-first = Noch nie gespielt?
learn-steps = Schritt { $step } von { $steps }
learn-back = Einen Schritt zurück
learn-again = Von vorn
learn-begin = Los geht’s
learn-go-on = Weiter
learn-show = Zeig es mir
learn-watch = Schau, was jetzt passiert.
learn-what-now = Und jetzt?
learn-done = Jetzt kannst du { $game }!
learn-play = Gegen Bots spielen
