# Textes de la table : ce qui entoure chaque jeu.

# Bar
coming = On prépare la table …
bar-home = Accueil
bar-tools = Outils de la table
bar-waiting = Il manque du monde, code { $code }
bar-over = La partie est finie.
bar-yours = À toi de jouer
bar-turn = C’est à { $name }
clock-left = Temps restant :
side-title = Récit et messages
keep-on = Non, finalement
sure-title = C’est bien ce que tu veux ?
sure-say = Tu ne pourras pas revenir en arrière.
sure-yes = Oui, vas-y

# Log
log-title = Ce qui s’est passé
log-none = Il ne s’est encore rien passé.
log-deal = On distribue les cartes.

# Chat
talk-title = Messages
talk-title-new = Messages, du nouveau
talk-none = Personne n’a encore rien dit.
talk-off = L’hôte a coupé les messages.
talk-muted = L’hôte t’a coupé la parole.
talk-watching = Prends une place pour écrire aussi.
talk-write = Dis quelque chose
talk-send = Envoyer
phrase-hello = Bonjour tout le monde !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-your-turn = C’est à toi
phrase-one-more = Encore une partie ?
phrase-goodbye = Au revoir !

# Waiting room
room-title = Qui joue ?
room-join = Viens jouer !
room-invited = { $name } t’attend : { $game } !
room-say =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
room-full = Tout le monde est là !
room-free = Place libre
room-here = Sur cet appareil
room-bot = Un robot
room-bot-level = { $level } (robot)
room-there = Est là
room-away = Pas là pour l’instant
room-sit-too = Quelqu’un d’autre ici
room-qr = Code pour l’appareil photo d’un téléphone
room-start = Commencer
room-start-bots = Jouer avec des robots
room-host-starts = La partie commence quand toutes les places sont prises, ou quand l’hôte commence avec des robots.
room-come = Rejoindre cette table
room-shared = Pour une télévision ou une tablette que tout le monde voit :
room-move = Ma place sur un autre appareil
room-move-help = Avec ce lien, on joue à ta place. Garde-le pour toi.
room-move-qr = Code qui déplace ta place sur un autre appareil
room-chance = Ajouter ton grain de hasard
room-chance-help = Ajoute un nombre ou un mot à toi. Il entre dans le mélange, et après la partie tout le monde peut vérifier.
room-number = Lettres et chiffres
room-add = Ajouter
room-added = C’est dans le mélange.
room-promise = Le nombre scellé du serveur :
tour-title = Le jeu en une minute
tour-want = Ton but
tour-turn = À ton tour
tour-end = La fin

# Taking a seat
take-name-hint = Comment t’appelles-tu ?
take-sit = S’asseoir
take-where = Où ?
take-any = N’importe quelle place libre

# Invitations
invite-copy = Copier le lien
invite-copied = Copié
invite-copy-command = Copier
invite-share = Partager
invite-friends = Inviter des amis
invite-by-hand = Copie l’adresse à la main.
invite-only-here = Cette adresse ne marche que sur cet appareil. Pour les téléphones, ouvre la page par l’adresse de cet ordinateur sur votre réseau.
invite-start = Les téléphones ne trouvent pas encore cette adresse. Arrête Yurt et relance-le ainsi, tes tables restent :

# While playing
notices-title = Avis
lost = La connexion est coupée. On réessaie …
lost-kept = La connexion est coupée. Ce que tu as fait est gardé : laisse cette page ouverte, et tout partira dès qu’elle reviendra.
missed = Voici ce qui s’est passé en ton absence.
undo-question = { $name } voudrait annuler un coup. Tu es d’accord ?
undo-agree = Oui
undo-disagree = Non
undo-waiting = On demande aux autres si tu peux annuler.
undo-asked = { $name } voudrait annuler un coup.
undo-undoes = Voici ce qui serait annulé : { $what }
undo-more =
    { $count ->
        [one] Et encore une chose.
       *[other] Et encore { $count } choses.
    }
bot-plays = Un robot joue pour toi.
bot-back = Reprendre ta place
watching-now = Tu regardes.
watching-take = Prendre une place libre
wish-want = Demander une place
wish-ask = Demander la place
wish-waiting = On va te laisser entrer …
wish-cancel = Ne plus attendre
wish-question = { $name } demande à jouer pour { $other }.
wish-let-in = Laisser entrer
wish-let-in-name = Laisser entrer { $name }
wish-refuse = Non
wish-refuse-name = Ne pas laisser entrer { $name }
wish-others = Tu es d’accord. On demande aussi aux autres.
people-replaced = Un robot joue pour l’instant
stage-whole = Voir toute la table
stage-hand = Seulement ma main

# When somebody is away
away-since = { $name } n’est plus là depuis { $time }.
away-yesterday = { $name } : dernière visite hier.
away-day = { $name } : dernière visite le { $date }.
away-cover = Laisser un robot jouer pour { $name }
away-may = Tu n’as pas besoin d’attendre : à la table, tout le monde peut laisser jouer un robot en attendant, ou arrêter la partie.
away-end = Arrêter la partie
away-end-why = La partie ne comptera pas, et ce qui est caché reste caché.
away-end-sure = Oui, arrêter
away-end-question = { $name } voudrait arrêter la partie. Tu es d’accord ?
away-end-wish = { $name } voudrait arrêter la partie.
away-end-asked = On demande aux autres s’il faut arrêter la partie.
away-end-keep = Continuer à jouer
people-covered = Un robot joue en attendant
paused-say = La partie est en pause.
paused-go-on = Reprendre la partie
paused-start = Mettre en pause
stand-in = L’hôte n’est pas là. En attendant, c’est toi qui peux commencer, mettre en pause et rejouer.
host-patience = Si quelqu’un n’est plus là, les autres peuvent agir après
patience-never = Jamais

# Passing the device round
curtain-pass = Passe l’appareil à { $name }
curtain-who = Qui tient l’appareil ?
curtain-why = Les autres, fermez les yeux !
curtain-me = C’est moi, { $name }

# End
end-you-win = Gagné ! Bien joué !
end-draw = Égalité !
end-winners =
    { $count ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné.
    }
end-places = Résultat
end-place = Rang
end-name = Nom
end-points = Points
end-show = Résultat
end-again = Rejouer
end-follow = Partie suivante
end-first-last = { $name }, qui finit en dernier
end-host-again = L’hôte peut relancer une partie.
end-look = Regarder la table
end-record = Télécharger la partie

# Parties qui ne comptent pas
mark-practice = Entraînement
mark-taken-back = Coup annulé
mark-practice-say = C’était pour s’entraîner. La partie ne compte pas dans les statistiques.
mark-taken-back-say = Quelque chose que tu avais déjà vu a été annulé. Cette partie ne compte donc pas dans les statistiques.
mark-practice-now = Entraînement : tu peux tout annuler, et la partie ne compte pas.

# Menu
menu-title = Menu
menu-help = Aide pour { $name }
menu-glow = Montrer ce qui est possible
menu-glow-help = Ce que tu peux jouer brille.
menu-aloud = Lire à voix haute
menu-aloud-help = Ce qui se passe et ce qu’on te demande est lu à voix haute.
menu-hand-only = Seulement ma main sur cet écran
menu-hand-only-help = Pour un téléphone, quand la table est sur un écran commun.
menu-sound = Sons
menu-rules = Règles
menu-settings = Réglages
menu-people = À cette table
menu-hand = Laisser jouer un robot
menu-leave = Quitter ma place
menu-leave-sure = Quitter pour de bon
host-title = En tant qu’hôte
host-chat = On peut s’écrire
host-watch = On peut regarder
host-watch-help = Aussi sur un écran commun.
host-mute = Couper la parole
host-mute-name = Couper la parole à { $name }
host-unmute = Laisser parler
host-unmute-name = Laisser { $name } écrire à nouveau
host-kick = Renvoyer
host-kick-name = Renvoyer { $name }
host-kick-sure = Oui, renvoyer { $name }
host-free = Ouvrir la place : { $name }
host-close = Fermer la table
host-close-sure = Fermer pour tous

# When it ends here
bye-moved-title = Tu joues maintenant sur un autre appareil
bye-moved = Ta place a été ouverte ailleurs. Tu peux revenir jouer ici à tout moment.
bye-left-title = Tu as quitté ta place
bye-left = La place n’est plus à toi. Tu peux regarder ou retourner à l’accueil.
bye-sent-title = Ta place a été libérée
bye-sent = L’hôte a libéré ta place. Tu peux regarder ou retourner à l’accueil.
bye-closed-title = La table est fermée
bye-closed = L’hôte a fermé cette table.
bye-closed-rules = Les règles de ce jeu ont changé, et une partie avec les anciennes ne peut pas continuer. Ouvre une nouvelle table : elle suit les nouvelles.
bye-agreed-title = La partie est finie
bye-agreed = Vous avez décidé ensemble d’arrêter cette partie. Elle ne compte pas, et ce qui était caché reste caché.
bye-refused-title = Tu ne peux pas entrer ici
bye-refused = Tu ne peux plus regarder cette table.
bye-here-again = Jouer de nouveau ici
bye-watch = Regarder

# Keys
keys-title = Touches
keys-repeat = Redire ce qui vient de se passer
keys-table = Lire la table
keys-moves = Lister ce que tu peux faire
keys-hint = Demander un indice
keys-list = Montrer ces touches
keys-arrows = Se déplacer
keys-enter = Choisir
keys-escape = Reposer ou fermer
moves-title = Ce que tu peux faire
moves-none = Ce n’est pas encore ton tour.

# Shared screen
tv-point =
    { $count ->
        [one] Une place est libre : vise-la avec ton téléphone.
       *[other] Vise une place libre avec ton téléphone pour t’asseoir.
    }
tv-type = Ou ouvre { $address } sur n’importe quel appareil.
tv-full = Plein écran
tv-small = Quitter le plein écran

# Comment jouent les robots
level-1 = Agneau
level-2 = Chèvre
level-3 = Cheval
level-4 = Loup
level-5 = Aigle
level-1-plays = L’agneau joue à l’instinct et oublie vite. Parfait pour une première partie !
level-2-plays = La chèvre voit ce qui est juste devant elle.
level-3-plays = Le cheval réfléchit un peu à l’avance : un adversaire à ta mesure.
level-4-plays = Le loup prévoit de loin et se trompe rarement.
level-5-plays = L’aigle pèse tout ce qu’il peut savoir de sa place. Le plus fort de tous !

# Indices
hint-title = Indice
hint-more = Autres coups
hint-fold = Voir la table
hint-chance = Gagne { $chance } fois sur 100, à { $error } près
hint-only = Le seul coup possible
hint-quick = Un avis rapide, à vue de nez
waking-level =
    { $seconds ->
        [0] { $name } se réveille : encore un instant
       *[other] { $name } se réveille : encore { $seconds } s environ
    }
waking-hints =
    { $seconds ->
        [0] De meilleurs indices arrivent : encore un instant
       *[other] De meilleurs indices arrivent : encore { $seconds } s environ
    }
