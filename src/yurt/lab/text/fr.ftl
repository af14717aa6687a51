# Le rapport d’une étude en français

report-title = { $game } : une étude
report-random = { $games } parties de chaque sorte, coups au hasard, graine { $seed } ; la place 0 commence
report-bots = { $games } parties de chaque sorte, robots, graine { $seed } ; la place 0 commence
report-options = Joué avec { $options }.
report-intervals = Les intervalles contiennent la vraie valeur dans 95 études sur 100.
players-count = { $count } joueurs
seat-number = Place { $seat }

lengths-title = Combien durent les parties
lengths-note = Les événements d’une partie : décisions, cartes et dés.
axis-events = Événements
axis-games = Parties, %
column-players = Joueurs
column-mean = Moyenne
column-least = Au moins
column-most = Au plus
column-quantile = 95 % ont au plus
column-capped = Écourtées, %

seats-title = Qui gagne
seats-note = Une victoire partagée compte à parts égales. La ligne est ce que chaque place gagnerait si toutes se valaient.
axis-seat = Place
axis-wins = Victoires, %
column-shared = Victoires partagées, %

branching-title = Combien il y a à choisir
branching-note = Coups permis à une décision, du premier dixième d’une partie au dernier.
axis-progress = Avancement de la partie, %
axis-moves = Coups permis
column-decisions = Décisions par partie
column-moves = Coups, moyenne
column-widest = Coups, au plus

luck-title = La chance
luck-note = Chaque partie a été rejouée deux fois : avec le même hasard et de nouvelles décisions, puis avec les mêmes décisions et un nouveau hasard. Ce qui se répète de qui gagne est, la première fois, le hasard seul, la seconde fois, les décisions seules ; le reste est leur interaction. La part de chance est le hasard seul et la moitié de l’interaction. Elle parle de ces joueurs-là, non de ce qu’obtiendrait un meilleur.
axis-variance = Part de ce qui décide de la victoire, %
column-luck = Part de chance, %
column-chance = Hasard seul, %
column-choice = Décisions seules, %
column-interplay = Interaction, %

effects-title = Ce que changent les options
effects-note = Chaque valeur comparée à celle qui a été jouée, toutes choses égales par ailleurs.
axis-effect = Changement du nombre d’événements
column-option = Réglage
column-value = Valeur
column-instead = Au lieu de
column-events = Événements
column-first = Victoires de la place 0, %
