# Apprendre un jeu en jouant : ce que dit chaque leçon

learn-title = Apprendre { $game }
learn-link = Apprendre en { $steps } étapes
learn-link-label = { $game } : apprendre en { $steps } étapes
learn-first = Tu n’y as jamais joué ?
learn-steps = Étape { $step } sur { $steps }
learn-back = Une étape en arrière
learn-again = Recommencer
learn-begin = C’est parti !
learn-go-on = Continuer
learn-show = Montre-moi
learn-watch = Regarde ce qui se passe.
learn-what-now = Et maintenant ?
learn-done = Tu sais jouer à { $game } !
learn-play = Jouer contre des robots
