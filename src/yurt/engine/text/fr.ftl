# Les phrases du moteur : ce qui vaut pour tous les jeux.

seat = Place { $number }
chance = le hasard
listing = { $most } et { $last }
listing-or = { $most } ou { $last }

# Refus sans règle numérotée
not-your-turn = { $actor } doit encore attendre : { $expected }.
watching = Tu regardes seulement : { $expected }.
expected-chance = c’est le hasard qui décide
expected-seat = c’est à { $seat } de jouer
game-over = La partie est finie, il n’y a plus rien à jouer.
no-event = « { $text } » n’existe pas dans ce jeu. Écris par exemple { $example }.
chance-only = « { $text } », c’est le hasard qui en décide, pas les joueurs.
move-only = « { $text } », ce sont les joueurs qui en décident, pas le hasard.

# Options et en-tête d’une partie notée
option-unknown = Il n’y a pas d’option « { $option } » ici.
option-value = « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
numbers-between = de { $least } à { $most }
numbers-in-steps = de { $least } à { $most }, de { $step } en { $step }
header-form = « { $text } » n’est pas une ligne d’en-tête : écris une clé, un deux-points, une espace et une valeur.
header-missing = Il manque « { $key } » dans l’en-tête : ajoute une ligne « { $key }: … ».
header-repeated = « { $key } » figure déjà dans l’en-tête.
header-seat = Il n’y a pas de « { $key } » à { $players } joueurs.
not-utf-8 = Cette ligne n’est pas du texte UTF-8.
no-actor = Une ligne commence par * pour le hasard, ou par une place de 0 à { $seats }, suivie d’une espace.
unreadable = Nous ne pouvons pas lire le fichier : { $reason }.

# Après la partie
story = { $seat } a { $parts }.
    .seat = Tu as { $parts }.
story-quiet = { $seat } a joué une partie tranquille.
    .seat = Tu as joué une partie tranquille.

# Probabilités
odds = { $percent } %
odds-hardly = moins de 1 %
odds-nearly = plus de 99 %

# Les coups en conseils, quand un jeu n’a pas ses propres mots
advise-event = { $text }
why-best = Ce coup promet plus que les autres.
