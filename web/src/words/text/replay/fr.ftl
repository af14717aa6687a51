# Textes pour revoir une partie : la ligne du temps, les parties enregistrées, le hasard vérifié.

replay-title = Revoir la partie
replay-again = Revoir la partie
replay-again-label = Revoir { $game }, table { $code }
replay-to-table = À la table
replay-tools = Outils
replay-mute = Couper les sons
replay-unmute = Remettre les sons
replay-only-look = Tu regardes une partie déjà jouée : on ne peut plus rien y changer.

# Ligne du temps
replay-controls = Lecture
replay-line = Ligne du temps
replay-start = La partie commence.
replay-moment = { $number } sur { $count } : { $text }
replay-play = Lire
replay-pause = Mettre en pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-speed = Vitesse : { $times } fois
replay-times = { $times }×
replay-eyes = Par les yeux de qui ?
replay-public = Le public
replay-all = Toutes les mains visibles

# Parties enregistrées
replay-open-title = Revoir une partie
replay-welcome = Ouvre une partie enregistrée et regarde-la coup par coup. Elle est seulement lue, rien n’en est gardé.
replay-open = Ouvrir une partie
replay-file = Partie enregistrée
replay-drop-here = Ou dépose le fichier n’importe où sur cette page.
replay-drop = Lâche, et la partie se met en place.
replay-too-large = Ce fichier est trop gros pour une partie enregistrée.

# Vérifier les dés
verify-open = Vérifier le hasard
verify-title = Était-ce vraiment le hasard ?
verify-proves = Avant la partie, le serveur a scellé un nombre secret, et chaque carte et chaque dé en découle : si tous sortent de nouveau, personne n’a touché au hasard en route.
verify-not = Cela ne prouve pas qui a joué les coups, ni que le sceau ci-dessous est celui que tu as vu au début : compare les deux.
verify-now = Tout est tiré de nouveau.
verify-good =
    { $count ->
        [one] Le seul tirage est conforme à la promesse.
       *[other] Les { $count } tirages sont conformes à la promesse.
    }
verify-drawn = Qui commence en découle aussi.
verify-named = Qui commence a été désigné, et non tiré au sort.
verify-taken-back =
    { $count ->
        [one] Un tirage a été repris.
       *[other] { $count } tirages ont été repris.
    }
verify-bad = Ce n’est pas conforme à la promesse.
verify-none = Cette partie enregistrée ne contient pas de preuve : seule une partie jouée jusqu’au bout à une table en a une.
verify-failed = La vérification n’a pas pu se faire.
verify-seal = Le sceau montré au début :
