# Textes des pages autour des tables : accueil, nouvelle table, rejoindre, règles, réglages.

site-title = Yurt : cinq jeux pour une table
page-title = { $page } · Yurt
page-skip = Aller au contenu
page-back = Retour
page-home = Tous les jeux
page-settings = Réglages

trouble-title = Ça n’a pas marché
trouble-offline = Yurt ne répond pas. Vérifie la connexion et réessaie.
trouble-page = Nous n’avons pas pu charger cette page. Vérifie la connexion et réessaie.
trouble-again = Réessayer
nowhere-title = Personne ne campe ici
nowhere-say = Cette page n’existe pas. Une lettre de l’adresse s’est peut-être perdue.

language = Langue
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-nl = Nederlands

# Accueil
lobby-title = À quoi on joue ?
lobby-welcome = Cinq petits jeux pour toute la famille. Joue tout de suite contre des robots, ou réunis tes amis autour d’une table.
lobby-games = Les jeux
your-name = Ton nom
default-name = Nomade
name-first = Comment t’appelles-tu ? Les autres veulent le savoir.
face = Ton animal
face-choose = Choisis un animal
face-letter = Pas d’animal, ma lettre
face-yak = Yak
face-ibex = Bouquetin
face-vulture = Vautour
face-groundhog = Marmotte
face-yeti = Yéti
face-wolf = Loup
face-sheep = Mouton
face-goat = Chèvre
face-camel = Chameau
face-horse = Cheval
face-fox = Renard
face-owl = Hibou
game-players-exactly = { $most } joueurs
game-players = { $least } à { $most } joueurs
game-minutes = { $minutes } minutes
game-in-english = en anglais
game-age = dès { $age } ans
game-play-now = Jouer tout de suite
game-play-now-label = Jouer tout de suite : { $game }, contre des robots
game-make-table = Ouvrir une table
game-make-table-label = Ouvrir une table : { $game }
game-rules = Règles
game-rules-label = Règles : { $game }

own-running = Continuer à jouer
own-more = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
}
own-finished = Parties terminées
own-forget = Retirer { $game }, table { $code }, de cette liste
public-tables = Tables ouvertes
public-refresh = Chercher de nouveau des tables ouvertes
public-none = Aucune table ouverte pour l’instant. Ouvres-en une, et d’autres pourront te rejoindre !
public-join = Jouer
public-watch = Regarder
row-code = Table
row-waiting = { $free ->
    [0] Tout le monde est là.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
row-playing = La partie est en cours.
row-your-turn = À toi de jouer !
row-turn = C’est à { $name }.
row-over = La partie est finie.
row-closed-rules = Fermée : les règles ont changé.
row-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}

# Rejoindre
join = Rejoindre
join-title = Rejoindre une table
join-code = Code d’une table
join-code-short = Code
join-four-letters = Le code d’une table a quatre ou cinq lettres, par exemple KAMP.
join-qr = Il y a un code QR sur un écran ? Vise-le avec l’appareil photo de ton téléphone et touche le lien.
join-link = On t’a envoyé un lien ? Ouvre-le, et te voilà à la table.

# Créer une table
new-title = Une table de { $game }
new-way = Comment voulez-vous jouer ?
way-bots = En solo contre des robots
way-bots-help = On commence tout de suite.
way-friends = Avec des amis, à distance
way-friends-help = Tout le monde joue sur son propre appareil. Tu envoies un lien ou le code.
way-here = Tous sur cet appareil
way-here-help = Vous vous le passez. Entre les tours, un rideau cache ce que les autres ne doivent pas voir.
way-here-open = Vous vous le passez à chaque tour.
way-screen = Sur un écran commun
way-screen-help = Cet écran montre la table. Chacun la rejoint avec son téléphone et y garde ce qui n’est qu’à lui.
new-seats = Qui s’assoit où ?
new-names = Comment vous appelez-vous ?
new-players = Joueurs
seat-number = Place { $number }
seat-who = Qui prend la place { $number } ?
seat-name = Nom à la place { $number }
seat-me = Moi
seat-here = Quelqu’un ici
seat-friend = Quelqu’un avec un lien
seat-phone = Quelqu’un avec un téléphone
seat-bot = Un robot
new-level = À quel niveau jouent les robots ?
new-level-mixed = Chaque robot joue à sa façon.
seat-level = À quel niveau joue le robot de la place { $number }
new-options = Règles maison
new-options-print = Comme dans la règle imprimée.
new-options-change = Changer les règles
new-option-is = { $option } : { $value }
new-clock = Pendule
clock-none = Sans pendule
clock-none-help = Chacun prend le temps qu’il lui faut.
clock-move = Par coup
clock-move-help = Le même temps pour chaque décision.
clock-bank = Pour toute la partie
clock-bank-help = Chacun a une réserve de temps et en gagne un peu à chaque coup.
clock-per-move = Temps par coup
clock-each = Temps par joueur
clock-increment = En plus à chaque coup
clock-out = Quand ton temps est écoulé, un robot joue à ta place jusqu’à ton retour.
seconds = { $count } s
minutes = { $count } min
new-more = Autour de la table
new-first = Qui commence ?
new-first-drawn = On tire au sort
new-back = Annuler un coup
new-back-agreed = Si tout le monde est d’accord
new-back-agreed-help = Une étourderie s’annule aussitôt. Si d’autres ont joué, ou si des dés ou des cartes ont montré quelque chose, on demande aux autres. Les robots ne sont jamais d’accord.
new-back-never = Jamais
new-back-never-help = Ce qui est joué est joué.
new-back-practice = Entraînement
new-back-practice-help = Tu peux tout annuler, autant de fois que tu veux, pour essayer. La partie ne compte pas dans les statistiques.
new-hints = Indices
new-hints-help = À ton tour, tu peux demander ce qui serait bien. Personne d’autre ne le voit.
new-public = Ouverte à tous
new-public-help = La table figure dans la liste des tables ouvertes. Sinon, il faut le lien ou le code pour la trouver.
new-chat = Messages
new-chat-help = Vous pouvez vous écrire à la table.
new-watch = Spectateurs
new-watch-help = Avec le lien, on peut regarder. On ne voit que ce que tout le monde voit.
new-open = Ouvrir la table
new-outlook-now = La partie commence tout de suite.
new-outlook-friends = { $count ->
    [one] Tu reçois un lien et un code pour une personne.
   *[other] Tu reçois un lien et un code pour { $count } personnes.
}
new-outlook-screen = Cet appareil devient la table. Les téléphones la rejoignent par code QR.

# Règles
rules-title = { $game } : les règles
rules-search = Chercher dans les règles
rules-search-hint = Chercher
rules-found = { $found ->
    [0] Introuvable
    [one] Trouvé une fois
   *[other] Trouvé { $found } fois
}
rules-none = Les règles n’en parlent pas. Essaie un autre mot.
rules-contents = Sommaire
rules-missing = La règle { $ruling } n’est pas sur cette page. Voici toutes les règles.

# Réglages
settings-say = Ces réglages valent pour cet appareil et restent dans ce navigateur.
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Soir
text-size = Taille du texte
percent = { $size } %
sound = Son
sound-help = Les cartes, les dés et une clochette quand c’est à toi.
still = Moins de mouvement
still-help = Les choses apparaissent en fondu au lieu de bouger.
careful = Demande-moi d’abord
careful-help = Avant les coups sur lesquels on ne revient pas, par exemple mettre une annonce en doute.
speed = Vitesse des coups
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
