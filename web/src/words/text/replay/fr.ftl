# Textes pour revoir une partie : la ligne du temps, les parties enregistrées, le hasard vérifié.

replay-title = Rediffusion
replay-again = Revoir la partie
replay-again-label = Revoir { $game }, table { $code }
replay-to-table = À la table
replay-tools = Outils
replay-mute = Couper les sons
replay-unmute = Remettre les sons
replay-only-look = Cette partie est finie. Tu peux la regarder, mais plus rien changer.

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
replay-public = Ceux qui regardent
replay-all = Toutes les mains visibles

# Parties enregistrées
replay-open-title = Revoir une partie
replay-welcome = Ouvre une partie enregistrée et regarde-la coup par coup. Nous la lisons seulement, nous ne gardons rien.
replay-open = Ouvrir une partie
replay-file = Partie enregistrée
replay-drop-here = Ou dépose le fichier n’importe où sur cette page.
replay-drop = Lâche, et la partie se met en place.
replay-too-large = Ce fichier est trop gros pour une partie enregistrée.

# Vérifier les dés
verify-open = Vérifier le hasard
verify-title = Était-ce vraiment le hasard ?
verify-proves = Avant la partie, le serveur a scellé un nombre secret. Chaque carte et chaque dé en découle. Si tout sort à nouveau pareil, personne n’a touché au hasard.
verify-not = Cela ne prouve pas qui a joué les coups, ni que le sceau ci-dessous est celui que tu as vu au début : compare les deux.
verify-now = On tire tout une nouvelle fois …
verify-good =
    { $count ->
        [one] Le seul tirage est conforme à la promesse.
       *[other] Les { $count } tirages sont conformes à la promesse.
    }
verify-drawn = Le tirage au sort de la première place en découle aussi.
verify-named = La personne qui commence a été choisie, sans tirage au sort.
verify-taken-back =
    { $count ->
        [one] Un tirage a été annulé.
       *[other] { $count } tirages ont été annulés.
    }
verify-bad = Ce n’est pas conforme à la promesse.
verify-none = Cette partie enregistrée n’a pas de preuve. Seule une partie jouée jusqu’au bout à une table en a une.
verify-failed = Nous n’avons pas pu vérifier.
verify-seal = Le sceau montré au début :
