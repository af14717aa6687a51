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
    .seat = Tu retournes le jeton à l’emplacement { $place }.
lays-start = { $seat } pose { $token } sur la case départ.
    .seat = Tu poses { $token } sur ta case départ.
lays = { $seat } pose { $token } sur la case { $square }.
    .seat = Tu poses { $token } sur la case { $square }.
misses = C’est { $token }. Ça ne va pas : il reprend sa place, face cachée.
stops = { $seat } s’arrête là. Tous ses jetons restent sur le chemin.
    .seat = Tu t’arrêtes là. Tous tes jetons restent sur le chemin.
none-left = Il n’y a plus de jeton à retourner : { $seat } a fini son tour.
    .seat = Il n’y a plus de jeton à retourner : ton tour est fini.
goes-back =
    { $count ->
        [one] { $seat } garde son jeton le plus avancé. L’autre reprend sa place, face cachée.
       *[other] { $seat } garde son jeton le plus avancé. Les { $count } autres reprennent leur place, face cachée.
    }
    .seat =
        { $count ->
            [one] Tu gardes ton jeton le plus avancé. L’autre reprend sa place, face cachée.
           *[other] Tu gardes ton jeton le plus avancé. Les { $count } autres reprennent leur place, face cachée.
        }
wins-trophy = { $seat } pose { $token } sur la case trophée et gagne un trophée !
    .seat = Tu poses { $token } sur la case trophée : le trophée est à toi !
has-trophies =
    { $count ->
        [one] { $seat } a maintenant { $count } trophée. Il en faut { $goal } pour gagner.
       *[other] { $seat } a maintenant { $count } trophées. Il en faut { $goal } pour gagner.
    }
    .seat =
        { $count ->
            [one] Tu as maintenant { $count } trophée. Il t’en faut { $goal } pour gagner.
           *[other] Tu as maintenant { $count } trophées. Il t’en faut { $goal } pour gagner.
        }
wins =
    { $count ->
        [one] { $seat } gagne la partie avec { $count } trophée !
       *[other] { $seat } gagne la partie avec { $count } trophées !
    }
    .seat =
        { $count ->
            [one] Tu gagnes la partie avec { $count } trophée !
           *[other] Tu gagnes la partie avec { $count } trophées !
        }
boards-go-left = On mélange les jetons, et chacun passe son plateau à gauche.
begins = { $seat } commence la nouvelle manche.
    .seat = Tu commences la nouvelle manche.
void-turns =
    { $turns ->
        [one] { $turns } tour et toujours pas de trophée : cette manche ne compte pas. On mélange les jetons.
       *[other] { $turns } tours et toujours pas de trophée : cette manche ne compte pas. On mélange les jetons.
    }
void-stuck = Plus aucun jeton ne peut aller nulle part : cette manche ne compte pas. On mélange les jetons.
ends-void =
    { $count ->
        [one] { $count } manche de suite ne compte pas : la partie s’arrête là.
       *[other] { $count } manches de suite ne comptent pas : la partie s’arrête là.
    }

# Ce qu’on attend de toi
expect-start = Retourne un jeton : sur ta case départ, ils vont tous.
expect-plain = Retourne { $coloured }, { $numbers }, pour aller après { $token }.
expect-trophy = Retourne { $coloured }, { $numbers }, pour aller après { $token }, et le trophée est à toi !
expect-same-colour = Retourne { $coloured }, avec n’importe quel nombre : ta case suivante est de cette couleur.
expect-coloured = Retourne { $tokens } : ta case suivante est de cette couleur.
expect-or-stop = { $flip } Ou arrête-toi là : tes jetons restent sur le chemin.

# Refus
refuse-not-face-down = Il n’y a pas de jeton face cachée à l’emplacement { $place }. Choisis-en un où il y en a un.
refuse-seen-before = Dans cette manche, on a déjà retourné { $token } : il est ailleurs.
refuse-no-stop = Dans cette partie, on ne s’arrête pas : retourne des jetons jusqu’au premier qui ne va pas.
refuse-stop-too-early = Tu peux t’arrêter dès que tu as posé un jeton pendant ce tour. Retournes-en d’abord un.

# Options
option-paths = Plateaux
option-paths-help = Les chemins des six plateaux, si tu veux jouer avec les tiens : S départ, T trophée, G case verte, R rouge, Y jaune et V violette, un point pour une case sans couleur. De 4 à 16 cases par chemin, avec une virgule entre les chemins.
paths-count = Il faut toujours six chemins, avec des virgules entre eux, et non { $found }.
path-length = Le chemin { $number }, « { $path } », est de longueur { $squares } : un chemin a de 4 à 16 cases.
path-ends = Le chemin { $number }, « { $path } », doit commencer par S et finir par T.
path-letters = Le chemin { $number }, « { $path } », ne peut avoir que des points et les lettres G, R, Y et V entre S et T.
option-may_stop = Arrêt
option-may_stop-help = Quand tu as posé un jeton, peux-tu t’arrêter, ou faut-il continuer jusqu’au premier qui ne va pas ?
option-may_stop-no = Non, on continue jusqu’au premier qui ne va pas
option-may_stop-yes = Oui, et les jetons restent sur le chemin
option-trophies = Trophées
option-trophies-help = Combien de trophées il faut pour gagner la partie.

# La table en texte
drawn-face-down = Face cachée :

# Ce qu’on raconte d’une partie finie, après « tu as » ou « Anna a », et dans une liste
feat-longest-run =
    { $count ->
        [one] posé { $count } jeton en un seul tour
       *[other] posé { $count } jetons en un seul tour
    }
feat-longest-run-label = Plus longue série
feat-remembered =
    { $count ->
        [one] retrouvé { $count } jeton de mémoire
       *[other] retrouvé { $count } jetons de mémoire
    }
feat-remembered-label = Retrouvés de mémoire
feat-lucky =
    { $count ->
        [one] eu de la chance avec { $count } jeton inconnu
       *[other] eu de la chance avec { $count } jetons inconnus
    }
feat-lucky-label = Coups de chance
feat-mixed-up =
    { $count ->
        [one] confondu { $count } jeton avec un autre
       *[other] confondu { $count } jetons avec d’autres
    }
feat-mixed-up-label = Jetons confondus
feat-flips =
    { $count ->
        [one] retourné { $count } jeton
       *[other] retourné { $count } jetons
    }
feat-flips-label = Jetons retournés

# Conseils : que faire, et pourquoi c’est bien
advise-stop = Arrête-toi là : tes jetons restent sur le chemin
advise-any = Retourne un jeton, n’importe lequel
advise-blind =
    { $likely ->
        [sure] Retourne un jeton : ils vont tous
        [very-likely] Retourne un jeton : même un que tu ne connais pas ira très probablement
        [probably] Retourne un jeton : même un que tu ne connais pas ira probablement
        [even] Retourne un jeton : un que tu ne connais pas va environ une fois sur deux
        [unlikely] Retourne un jeton dont tu te souviens : un inconnu n’ira probablement pas
       *[no] Retourne un jeton : aucun ne va, et ton tour s’arrête là
    }
advise-flip = Retourne le jeton à l’emplacement { $place }
why-start = Sur ta case départ, n’importe quel jeton va.
why-fits = Là, il y a { $token }. Ça va !
why-misses = Là, il y a { $token }. Ça ne va pas et ton tour s’arrête, mais les autres ne voient rien de nouveau.
why-hidden =
    { $count ->
        [one]
            { $fitting ->
                [0] Le seul jeton face cachée ne va pas.
               *[other] Le seul jeton face cachée va ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] Parmi les { $count } jetons face cachée, aucun ne va.
                [one] Parmi les { $count } jetons face cachée, un seul va ({ $odds }).
               *[other] Parmi les { $count } jetons face cachée, { $fitting } vont ({ $odds }).
            }
    }
why-seen =
    { $count ->
        [one]
            { $fitting ->
                [0] Un seul jeton n’a encore été vu par personne, et il ne va pas.
               *[other] Un seul jeton n’a encore été vu par personne, et il va ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] Personne n’a encore vu { $count } des jetons, et aucun d’eux ne va.
                [one] Personne n’a encore vu { $count } des jetons, et un seul d’entre eux va ({ $odds }).
               *[other] Personne n’a encore vu { $count } des jetons, et { $fitting } d’entre eux vont ({ $odds }).
            }
    }
why-trophy =
    { $count ->
        [one]
            { $fitting ->
                [0] Un seul jeton peut être là, et il ne donne pas le trophée.
               *[other] Un seul jeton peut être là, et il donne le trophée ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] { $count } jetons peuvent être là, et aucun ne donne le trophée.
                [one] { $count } jetons peuvent être là, et un seul donne le trophée ({ $odds }).
               *[other] { $count } jetons peuvent être là, et { $fitting } donnent le trophée ({ $odds }).
            }
    }
why-stop =
    { $count ->
        [one]
            { $fitting ->
                [0] Tu gardes tous tes jetons, et les autres ne voient rien de nouveau. Le seul jeton face cachée ne va pas.
               *[other] Tu gardes tous tes jetons, et les autres ne voient rien de nouveau. Le seul jeton face cachée va.
            }
       *[other]
            { $fitting ->
                [0] Tu gardes tous tes jetons, et les autres ne voient rien de nouveau. Parmi les { $count } jetons face cachée, aucun ne va.
                [one] Tu gardes tous tes jetons, et les autres ne voient rien de nouveau. Parmi les { $count } jetons face cachée, un seul va.
               *[other] Tu gardes tous tes jetons, et les autres ne voient rien de nouveau. Parmi les { $count } jetons face cachée, { $fitting } vont.
            }
    }
