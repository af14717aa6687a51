# Les phrases de la ligne de commande en français

# Ce qui ne se peut pas
unknown-language = Yurt ne parle pas « { $language } » : choisis parmi { $known }.
unknown-game = Il n’y a pas de jeu « { $name } » : choisis parmi { $names }.
option-form = « { $text } » n’est pas une option : écris-la sous la forme clé=valeur.
known-options = { $game } se joue avec ces options : { $options }.
no-options = { $game } se joue sans options.
wrong-seat = « { $seat } » ne peut pas s’asseoir à la table : choisis parmi { $known }.
too-many-seats = Tu as indiqué { $seats } places pour { $players } joueurs : indiques-en une par joueur.
too-many-names =
    { $people ->
        [0] Personne n’a besoin d’un nom à cette table : il n’y a que des robots.
        [one] Tu as donné { $names } noms pour { $people } personne : donne un nom par personne.
       *[other] Tu as donné { $names } noms pour { $people } personnes : donne un nom par personne.
    }
wrong-name = Un nom doit avoir au moins une lettre et tenir sur une seule ligne.
wrong-first = « { $value } » ne peut pas commencer : indique une place de 0 à { $last }, ou random pour tirer au sort.
wrong-players = { $game } se joue de { $least } à { $most } joueurs : choisis un de ces nombres.
wrong-players-fixed = { $game } se joue toujours à { $least }.
wrong-games = Il n’y a rien à simuler : demande au moins 1 partie.
wrong-jobs = Personne ne peut jouer : demande au moins 1 partie à la fois.
wrong-depth = L’arbre peut être compté jusqu’à une profondeur de 0 à { $most }.
no-matplotlib = Le rapport a besoin de matplotlib : installe-le avec pip install "yurt[lab]".
other-study = « { $folder } » contient l’étude d’un autre jeu, ou d’autres règles : indique un autre dossier.
cannot-report-there = Le rapport ne peut pas être écrit dans « { $folder } » : indique un dossier où tu peux écrire.
kept-damaged = « { $file } » est endommagé, rien ne peut y être ajouté : indique un autre dossier.
not-a-number = « { $text } » n’est pas un nombre entier : écris-en un, comme 3.
cannot-save-there = La partie ne peut pas être enregistrée sous « { $path } » : indique un fichier dans un dossier où tu peux écrire.
no-rules = Les règles de { $game } ne sont pas encore écrites ici.

mishap = Yurt a fait une erreur, tu n’y es pour rien. Tout est noté dans ce fichier. Envoie-le, s’il te plaît, à l’équipe de Yurt :

# Les jeux
column-number = N°
column-name = Nom court
column-game = Jeu
column-players = Joueurs
column-age = Âge
column-minutes = Durée
players-range =
    { $least ->
        [2] { $most ->
            [2] 2
           *[other] 2 à { $most }
        }
       *[other] { $least } à { $most }
    }
age-from = dès { $age } ans
minutes-about = { $minutes } min
options-title = Options pour { $game }
options-none = { $game } se joue sans options.
option-allowed = Valeurs possibles : { $allowed }
option-default = D’habitude : { $value }

# Avant la partie
welcome = Bienvenue dans Yurt ! À quoi on joue ?
ask-game = Numéro ou nom du jeu :
ask-players = Combien de joueurs pour { $game }, robots compris, de { $least } à { $most } ? [{ $least }]
ask-bots = De quelle force seront les robots : { $levels } ? [règles simples]
wrong-level = Tape un nombre de 1 à { $most }, ou seulement Entrée pour des robots qui suivent des règles simples.
seat-name = { $seat }
bot-name = { $seat } ({ $title })
player-name = Joueur { $letter }
people-play =
    { $count ->
        [one] Tu es { $names }.
       *[other] À ce clavier : { $names }.
    }
bots-play =
    { $count ->
        [one] { $names } est un robot.
       *[other] { $names } sont des robots.
    }
begins = { $seat } commence.
how-to = Tape le numéro d’un coup ou écris le coup lui-même. Tape help pour voir ce que tu peux taper d’autre.
help =
    Tu peux taper
      le numéro d’un coup, ou le coup comme il est écrit dans la liste
      ?       pour voir tous les coups possibles maintenant
      hint    pour voir les meilleurs coups, avec leurs chances et pourquoi
      table   pour revoir la table
      rules   pour lire les règles du jeu
      undo    pour annuler ton dernier coup, si personne n’a joué et si rien n’a été montré depuis
      quit    pour enregistrer la partie et sortir

# Pendant la partie
your-move = { $seat }, à toi de jouer :
times = ({ $count } fois)
more-moves = … et { $count } de plus, jusqu’à « { $last } »
more-hint = Écris celui que tu veux, ou tape « ? » pour les voir tous.
wrong-number = Il n’y a pas de coup { $number } maintenant : tape un numéro de la liste, ou écris le coup.
not-a-move = « { $text } » n’est pas un coup de ce jeu. Écris par exemple « { $example } », ou tape help.
curtain = Passe le clavier à { $seat }, puis appuie sur Entrée.
seen-it = Regarde bien, puis appuie sur Entrée : l’écran s’efface.
undo-nothing = Tu n’as pas encore joué : il n’y a rien à annuler.
undo-chance = Il est trop tard pour annuler ton coup : le hasard a parlé depuis.
undo-others = Il est trop tard pour annuler ton coup : { $seat } a joué depuis.
undo-shown = Ce coup ne s’annule pas : il a montré quelque chose de caché.
taken-back = Tu annules « { $move } ».

# Après la partie
game-ends = La partie est finie.
winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
left-early = La partie s’arrête ici.
saved = La partie est enregistrée dans
not-saved = La partie ne peut pas être enregistrée ({ $reason }). La voici, à copier :

# Simulation
compiling = Yurt prépare { $game } pour jouer plus vite. Cela n’arrive qu’une fois et prend une minute au plus.
no-cache = Ce qui rend les jeux rapides ne peut pas être gardé dans « { $folder } », ils sont donc lents : indique avec YURT_CACHE un dossier où tu peux écrire.
simulating = { $game }, { $players } joueurs
simulated-random = { $game }, coups au hasard, graine { $seed } ; la place 0 commence
simulated-bots = { $game }, robots, graine { $seed } ; la place 0 commence
column-games = Parties
column-mean = Événements, moyenne
column-least = minimum
column-most = maximum
column-quantile = 95 %
column-wins = Victoires par place, %
column-capped = Écourtées, %
report-written = Le rapport de l’étude est écrit :
column-depth = Profondeur
column-nodes = Nœuds
column-decisions = Décisions
column-chance = Hasard
column-over = Fins

# L’arène
too-few-bots = Une arène demande au moins deux robots : nomme-les, parmi { $known }.
unknown-bot = Il n’y a pas de robot « { $bot } » : choisis parmi { $known }.
bot-unready = « { $bot } » ne peut pas jouer : { $reason }.
bot-open-only = « { $bot } » ne joue qu’aux jeux sans cartes cachées, donc pas à { $game } : choisis un autre robot.
wrong-time = Personne ne réfléchit en un temps nul : accorde au moins 1 milliseconde par coup.
records-where = Les parties enregistrées demandent un endroit : indique-le avec --folder.
sprt-two = SPRT compare un robot à un autre : nommes-en exactement deux.
sprt-order = SPRT demande deux nombres Elo, le plus petit d’abord, comme --sprt 0 20.
sprt-far = SPRT distingue des écarts de force jusqu’à { $most } Elo : indique des nombres entre −{ $most } et { $most }.
other-arena = « { $folder } » contient des parties d’autres robots, réglages ou règles : indique un autre dossier.
cannot-keep-there = Les parties ne peuvent pas être gardées dans « { $folder } » : indique un dossier où tu peux écrire.
arena-playing = { $game }, arène
arena-title = { $game }, { $players } à la table, { $deals } donnes, { $time } ms par coup, graine { $seed }
arena-legend = Entre crochets : 95 de ces intervalles sur 100 contiennent la vraie valeur. Un score équitable est { $fair } % ; l’Elo se compte à partir du dernier robot.
arena-forfeit = { $bot } a perdu par forfait (× { $times }) : { $reason }
column-bot = Robot
column-score = Résultat, %
column-elo = Classement Elo
column-time-mean = ms par coup
column-time-high = 99 % en
column-time-most = le plus lent
column-forfeits = Forfaits
forfeit-late = son temps était écoulé
forfeit-illegal = son coup n’était pas permis
forfeit-unreadable = sa réponse n’est pas celle que demande le protocole
forfeit-ended = son programme ne tourne pas
forfeit-failed = il a un défaut
sprt-elo1 = SPRT : { $one } dépasse { $other }, de { $elo1 } Elo plutôt que de { $elo0 } (logarithme du rapport de vraisemblance { $ratio }, bornes { $low } et { $high }).
sprt-elo0 = SPRT : { $one } ne dépasse pas { $other } de { $elo1 } Elo, plutôt de { $elo0 } (logarithme du rapport de vraisemblance { $ratio }, bornes { $low } et { $high }).
sprt-open = SPRT : rien n’est décidé entre { $elo0 } et { $elo1 } Elo de { $one } sur { $other } (logarithme du rapport de vraisemblance { $ratio }, bornes { $low } et { $high }).

# Le serveur
serve-ready = Yurt est en service : { $url }
serve-other-port = Le port { $busy } est pris, ce sera donc { $port } cette fois.
serve-scan = Les autres appareils de ce réseau ouvrent ce lien ou scannent ce code :
serve-leave = Ctrl-C arrête Yurt ; toutes les tables sont gardées.
serve-stopped = Yurt s’est arrêté. Toutes les tables sont conservées.

# Vérifier les dés
verify-good =
    { $count ->
        [one] { $file } : la seule carte ou le seul dé découle bien de la graine.
       *[other] { $file } : les { $count } cartes et dés découlent tous de la graine.
    }
verify-drawn = Le tirage au sort de la première place en découle aussi.
verify-named = La personne qui commence a été choisie, sans tirage au sort.
verify-taken-back =
    { $count ->
        [one] Un tirage a été annulé.
       *[other] { $count } tirages ont été annulés.
    }
verify-bad = { $file } : la promesse n’est pas tenue : { $reason }
verify-unread = { $file } ne peut pas être lu : { $reason }.

# Revoir une partie
reviewing = { $game } : chaque décision est repensée
review-title = { $game }, { $events } événements, { $decisions } décisions
review-legend = En centièmes de la victoire. Résultat moins part équitable = cartes et dés + l’inconnu (ce que les cartes cachées ont fait des paris) + tes décisions + celles des autres ; ± couvre le hasard de l’échantillon (95 fois sur 100), pas les erreurs de jugement des robots. Précision : 100 si chaque décision était la meilleure, 0 si elles valaient des coups tirés au sort.
review-bad = { $file } ne peut pas être revu : { $reason }
review-not-over = Cette partie n’est pas terminée : la revoir montrerait ce qui est encore caché.
review-faultless = Pas de grosse erreur. Belle partie, tout le monde !
review-best = { $event }. { $name } : « { $made } » ({ $chance }) – le meilleur coup
review-other = { $event }. { $name } : « { $made } » ({ $chance }) – le mieux : « { $best } » ({ $better })
review-slip = { $event }. { $name } : « { $made } » ({ $chance }) – une petite erreur, un peu mieux : « { $best } » ({ $better })
review-mistake = { $event }. { $name } : « { $made } » ({ $chance }) – une erreur, mieux : « { $best } » ({ $better })
review-blunder = { $event }. { $name } : « { $made } » ({ $chance }) – une grosse erreur, bien mieux : « { $best } » ({ $better })
column-seat = Place
column-result = Résultat – équitable
column-cards = Cartes
column-unknown = Inconnu
column-own = Soi
column-others = Autres
column-accuracy = Précision

# Conseils
hint-title = { $seat } : chances de gagner avec chaque coup, autant qu’on peut le savoir de cette place :
hint-chances = { $chance } % ± { $reach }
hint-quick = Un coup d’œil rapide pour { $seat }, à vue de nez :
hint-later = Les chances de chaque coup viendront dès que { $game } saura prévoir ; cela se prépare en ce moment. Redemande dans une minute.
hint-thinking = Je réfléchis …
hint-one = { $seat } n’a qu’un coup : « { $move } ».
hint-chance = C’est au hasard de jouer, il n’y a rien à décider pour l’instant.
hint-over = La partie est finie, il n’y a plus rien à décider.

in-english = { $game } n’existe pour l’instant qu’en anglais.
