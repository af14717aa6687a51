# YAKI en français

# Noms
token =
    { $colour ->
        [green] le { $number } vert
        [red] le { $number } rouge
        [yellow] le { $number } jaune
       *[violet] le { $number } violet
    }
coloured =
    { $colour ->
        [green] un jeton vert
        [red] un jeton rouge
        [yellow] un jeton jaune
       *[violet] un jeton violet
    }
number = un { $number }

# Ce qui s’est passé
turns-up = { $seat } retourne le jeton à l’emplacement { $place }.
lays-start = { $seat } pose { $token } sur la case départ.
lays = { $seat } pose { $token } sur la case { $square }.
misses = C’est { $token }, et il ne convient pas : il reprend sa place, face cachée.
stops = { $seat } s’arrête là ; tous ses jetons restent sur le chemin.
none-left = Il ne reste aucun jeton à retourner : le tour s’arrête là pour { $seat }.
goes-back =
    { $count ->
        [one] { $seat } garde son jeton le plus avancé ; { $count } autre reprend sa place, face cachée.
       *[other] { $seat } garde son jeton le plus avancé ; { $count } autres reprennent leur place, face cachée.
    }
wins-trophy = { $seat } pose { $token } sur la case trophée et remporte un trophée.
has-trophies =
    { $count ->
        [one] { $seat } a { $count } trophée ; il en faut { $goal } pour gagner la partie.
       *[other] { $seat } a { $count } trophées ; il en faut { $goal } pour gagner la partie.
    }
wins =
    { $count ->
        [one] { $seat } gagne la partie avec { $count } trophée.
       *[other] { $seat } gagne la partie avec { $count } trophées.
    }
boards-go-left = On mélange tous les jetons, et chaque plateau passe à la personne de gauche.
begins = { $seat } commence la nouvelle manche.
void-turns = { $turns } tours sans trophée : la manche est nulle, et on mélange tous les jetons.
void-stuck = Plus aucun jeton ne convient à personne : la manche est nulle, et on mélange tous les jetons.
ends-void = { $count } manches nulles de suite : la partie s’arrête là.

# Ce qu’on attend de toi
expect-start = Retourne un jeton : n’importe lequel va sur ta case départ.
expect-plain = Retourne { $coloured }, { $numbers }, pour continuer après { $token }.
expect-trophy = Retourne { $coloured }, { $numbers }, pour continuer après { $token } et remporter le trophée.
expect-same-colour = Retourne { $coloured } : la case suivante veut cette couleur, et tous les nombres conviennent.
expect-coloured = Retourne { $tokens } : la case suivante veut cette couleur.
expect-or-stop = { $flip } Ou arrête-toi : tes jetons restent où ils sont.

# Refus
refuse-not-face-down = Il n’y a pas de jeton caché à l’emplacement { $place } : choisis-en un où il y en a.
refuse-seen-before = Dans cette manche, on a déjà retourné { $token } : il est ailleurs.
refuse-no-stop = Tu ne peux pas t’arrêter : retourne des jetons jusqu’à ce que l’un d’eux ne convienne pas.
refuse-stop-too-early = Tu ne peux t’arrêter qu’après avoir posé un jeton pendant ce tour : retournes-en d’abord un.

# Options
option-paths = Plateaux
option-paths-help = Les chemins des six plateaux, pour entrer les tiens : S départ, T trophée, G case verte, R rouge, Y jaune et V violette, un point pour une case neutre ; de 4 à 16 cases chacun, séparés par des virgules.
paths-count = Il faut toujours six chemins, séparés par des virgules, et non { $found }.
path-length = Le chemin { $number }, « { $path } », est de longueur { $squares } : un chemin a de 4 à 16 cases.
path-ends = Le chemin { $number }, « { $path } », doit commencer par S et finir par T.
path-letters = Le chemin { $number }, « { $path } », ne peut avoir que des points et les lettres G, R, Y et V entre S et T.
option-may_stop = Arrêt
option-may_stop-help = Après avoir posé un jeton, peut-on s’arrêter au lieu d’en retourner jusqu’à ce que l’un d’eux ne convienne pas ?
option-may_stop-no = Non, on continue jusqu’à ce qu’un jeton ne convienne pas
option-may_stop-yes = Oui, et tous les jetons restent sur le chemin
option-trophies = Trophées
option-trophies-help = Combien il faut de trophées pour gagner la partie.

# La table en texte
drawn-face-down = Face cachée :

# Ce qu’on raconte d’une partie finie, après un nom et dans une liste
feat-longest-run =
    { $count ->
        [one] pose { $count } jeton en un tour
       *[other] pose { $count } jetons en un tour
    }
feat-longest-run-label = Plus longue série
feat-remembered =
    { $count ->
        [one] retrouve { $count } jeton de mémoire
       *[other] retrouve { $count } jetons de mémoire
    }
feat-remembered-label = Retrouvés de mémoire
feat-lucky =
    { $count ->
        [one] a de la chance avec { $count } jeton inconnu
       *[other] a de la chance avec { $count } jetons inconnus
    }
feat-lucky-label = Coups de chance
feat-mixed-up =
    { $count ->
        [one] se trompe une fois de jeton déjà vu
       *[other] se trompe { $count } fois de jeton déjà vu
    }
feat-mixed-up-label = Jetons confondus
feat-flips =
    { $count ->
        [one] retourne { $count } jeton
       *[other] retourne { $count } jetons
    }
feat-flips-label = Jetons retournés

# Conseils : que faire, et ce qui parle en faveur du coup
advise-stop = Arrête-toi : tes jetons restent où ils sont
advise-any = Retourne un jeton
advise-flip = Retourne le jeton à l’emplacement { $place }
why-start = N’importe quel jeton va sur ta case départ.
why-fits = Il y a là { $token }, et il convient.
why-misses = Il y a là { $token } : il ne convient pas, donc ton tour s’arrête et seul ton jeton le plus avancé reste, mais personne ne voit de nouveau jeton.
why-hidden =
    { $fitting ->
        [0] Sur { $count } jetons cachés, aucun ne convient ({ $odds }).
        [one] Sur { $count } jetons cachés, { $fitting } convient : { $odds }.
       *[other] Sur { $count } jetons cachés, { $fitting } conviennent : { $odds }.
    }
why-seen =
    { $fitting ->
        [0] Sur { $count } jetons encore jamais vus, aucun ne convient ({ $odds }).
        [one] Sur { $count } jetons encore jamais vus, { $fitting } convient : { $odds }.
       *[other] Sur { $count } jetons encore jamais vus, { $fitting } conviennent : { $odds }.
    }
why-trophy =
    { $fitting ->
        [0] Sur { $count } jetons qui peuvent se trouver là, aucun ne remporte le trophée ({ $odds }).
        [one] Sur { $count } jetons qui peuvent se trouver là, { $fitting } convient et remporte le trophée : { $odds }.
       *[other] Sur { $count } jetons qui peuvent se trouver là, { $fitting } conviennent et remportent le trophée : { $odds }.
    }
why-stop =
    { $fitting ->
        [0] En t’arrêtant, tu ne montres aucun nouveau jeton aux autres et tu n’en remets aucun en jeu ; sur { $count } jetons cachés, aucun ne convient.
        [one] En t’arrêtant, tu ne montres aucun nouveau jeton aux autres et tu n’en remets aucun en jeu ; sur { $count } jetons cachés, { $fitting } convient.
       *[other] En t’arrêtant, tu ne montres aucun nouveau jeton aux autres et tu n’en remets aucun en jeu ; sur { $count } jetons cachés, { $fitting } conviennent.
    }
