# YAY! en français

# Noms
square = { $square }
number = le { $number } écrit par { $seat } en { $square }
row = la ligne { $row }
column = la colonne { $column }

# Ce qui s’est passé
aims = { $seat } vise { $block } et lance les dés.
aims-again = { $seat } relance en visant { $block }, pour battre { $total }.
die = Un dé montre { $face } en { $block }.
die-off = Un dé sort du plateau.
total = { $seat } a un total de { $total }.
lost-off = { $seat } n’a plus aucun dé sur le plateau. Le tour s’arrête là.
lost-filled = { $seat } a un total de { $total }, mais toutes les cases que touchent les dés sont remplies. Le tour s’arrête là.
fails = { $seat } a un total de { $total }, ne bat pas { $previous } et doit barrer un nombre.
fails-unpunished = { $seat } a un total de { $total }, ne bat pas { $previous } et n’a aucun nombre à barrer. Le tour s’arrête là.
writes = { $seat } écrit { $number } en { $square }.
crosses-out = Cela barre { $numbers }.
blocks = { $seat } ne peut écrire { $total } nulle part et verrouille { $square }.
pays = { $seat } barre son { $number } en { $square }, en guise de pénalité.
ends-full =
    { $count ->
        [one] La partie est finie : { $lines } est remplie.
       *[other] La partie est finie : { $lines } sont remplies.
    }
ends-idle =
    { $count ->
        [one] La partie est finie : le dernier tour n’a rempli aucune case.
       *[other] La partie est finie : les { $count } derniers tours n’ont rempli aucune case.
    }
ends-long =
    { $count ->
        [one] La partie s’arrête après { $count } tour.
       *[other] La partie s’arrête après { $count } tours.
    }

# Ce qu’on attend de toi
expect-aim = Vise là où quatre cases se rejoignent et lance les trois dés.
expect-write = Écris { $total } dans une case libre que touche un dé, ou relance pour le battre.
expect-first-write = Écris { $total } dans une case libre que touche un dé : ton premier lancer compte.
expect-block = { $total } ne va dans aucune case libre : verrouilles-en une que touche un dé, ou relance pour le battre.
expect-first-block = { $total } ne va dans aucune case libre : verrouilles-en une que touche un dé, ton premier lancer compte.
expect-cross = Tu n’as pas battu { $previous } : barre un de tes propres nombres.

# Refus
refuse-cannot-land =
    { $reach ->
        [one] Un dé lancé vers { $aim } ne peut pas s’arrêter en { $block } : il reste sur un bloc de la feuille, à { $reach } colonne et { $reach } ligne de là au plus.
       *[other] Un dé lancé vers { $aim } ne peut pas s’arrêter en { $block } : il reste sur un bloc de la feuille, à { $reach } colonnes et { $reach } lignes de là au plus.
    }
refuse-cannot-leave = Un dé lancé vers { $aim } ne peut pas sortir du plateau ici : il s’arrête sur un bloc.
refuse-penalty-due = Ton lancer n’a pas battu { $previous } : tu ne peux que barrer un de tes propres nombres.
refuse-no-penalty = Tu ne barres un de tes propres nombres qu’après avoir relancé sans faire un total plus grand.
refuse-no-block = Un dé en { $square } dépasserait de la feuille : vise un bloc entre a1 et g7.
refuse-first-throw-counts = Ton tout premier lancer compte : remplis une case avec lui au lieu de relancer.
refuse-throw-first = Lance d’abord les dés : vise un bloc.
refuse-untouched = Aucun dé ne touche { $square } : choisis une case libre que touche un dé.
refuse-filled = La case { $square } est déjà remplie : choisis une case libre que touche un dé.
refuse-too-low = { $total } ne va pas en { $square } : il doit dépasser { $numbers }, juste à côté.
refuse-can-be-written = On ne verrouille que si l’on ne peut pas écrire : { $total } va en { $squares }.

# Options
option-tray = Plateau
option-tray-help = Qu’arrive-t-il à un dé qui roule jusqu’au bord ?
option-tray-rim = Avec un rebord : les dés rebondissent, 1 sur 20 saute dehors
option-tray-open = Ouvert : un dé qui passe le bord est sorti
option-scatter = Dispersion
option-scatter-help = De combien les dés s’écartent-ils de ce que tu vises ?
option-scatter-sure = Faible : la plupart des dés restent près de ce que tu vises
option-scatter-normal = Normale : beaucoup de dés roulent une ou deux cases plus loin
option-scatter-wild = Folle : tout peut arriver
option-end = Fin
option-end-help = Que faut-il remplir pour que la partie se termine ?
option-end-row-and-column = Une ligne entière et une colonne entière
option-end-row-or-column = Une ligne entière ou une colonne entière : une partie plus courte

# La table en texte
drawn-seat =
    { $count ->
        [one] crayon { $pencil } : { $count } case, somme { $sum }
       *[other] crayon { $pencil } : { $count } cases, somme { $sum }
    }
drawn-signs = A12 nombre, (A12) barré, ## case verrouillée, . libre, o libre et touchée
drawn-throw = Dés : { $dice }, total { $total }
drawn-throw-again = Dés : { $dice }, total { $total }, à battre { $previous }
drawn-die = { $face } en { $block }
drawn-dice-off =
    { $count ->
        [1] un dehors
        [2] deux dehors
       *[3] trois dehors
    }

# Ce qu’on raconte d’une partie finie, après un nom et dans une liste
feat-highest =
    { $count ->
        [6] écrit 6. comme plus grand nombre
        [9] écrit 9. comme plus grand nombre
       *[other] écrit { $count } comme plus grand nombre
    }
feat-highest-label = Plus grand nombre
feat-crossed-out =
    { $count ->
        [one] barre { $count } nombre aux autres
       *[other] barre { $count } nombres aux autres
    }
feat-crossed-out-label = Nombres barrés aux autres
feat-lost-numbers =
    { $count ->
        [one] perd { $count } nombre
       *[other] perd { $count } nombres
    }
feat-lost-numbers-label = Nombres perdus
feat-improved =
    { $count ->
        [one] améliore une fois un lancer
       *[other] améliore { $count } fois un lancer
    }
feat-improved-label = Lancers améliorés
feat-too-far =
    { $count ->
        [one] lance une fois de trop
       *[other] lance { $count } fois de trop
    }
feat-too-far-label = Lancers de trop
feat-blocked =
    { $count ->
        [one] verrouille { $count } case
       *[other] verrouille { $count } cases
    }
feat-blocked-label = Cases verrouillées
feat-dice-off =
    { $count ->
        [one] envoie { $count } dé hors du plateau
       *[other] envoie { $count } dés hors du plateau
    }
feat-dice-off-label = Dés hors du plateau

# Conseils : que faire, et ce qui parle en faveur du coup
advise-aim = Vise { $block }
advise-aim-again = Relance en visant { $block }
advise-write =
    { $count ->
        [0] Écris { $number } en { $square }
        [one] Écris { $number } en { $square } et barre { $count } nombre
       *[other] Écris { $number } en { $square } et barre { $count } nombres
    }
advise-block = Verrouille { $square }
advise-cross = Barre ton { $number } en { $square }
why-aim = La probabilité de pouvoir écrire ton total quelque part est de { $odds }.
why-aim-again = La probabilité de battre { $total } est de { $odds } ; sinon, tu barres un de tes nombres.
why-aim-again-free = La probabilité de battre { $total } est de { $odds } ; tu n’as encore aucun nombre à perdre.
why-write-crosses = Cela barre { $numbers }.
why-write-closed = Aucune case libre à côté : plus personne d’autre ne peut le barrer.
why-write-highest = Aucun total ne dépasse { $total } : personne d’autre ne pourra jamais le barrer.
why-write-open =
    { $count ->
        [one] Les autres ne peuvent le barrer que depuis une case libre à côté, et seulement avec plus de { $total } : trois dés y arrivent dans { $odds } des lancers.
       *[other] Les autres ne peuvent le barrer que depuis { $count } cases libres à côté, et seulement avec plus de { $total } : trois dés y arrivent dans { $odds } des lancers.
    }
why-block = Verrouiller ne te coûte aucun nombre ; en visant au mieux, la probabilité de battre { $total } avec un nouveau lancer est de { $odds }.
why-block-first = Ton premier lancer compte, et { $total } ne va dans aucune case que touchent les dés.
own-number = ton { $number } en { $square }
why-block-protects = De là, plus personne ne peut barrer { $numbers }.
why-cross-open =
    { $count ->
        [one] Les autres auraient encore pu le barrer depuis une case libre à côté.
       *[other] Les autres auraient encore pu le barrer depuis { $count } cases libres à côté.
    }
why-cross-lowest = C’est ton plus petit nombre, et à égalité de cases la plus grande somme décide.
why-cross-closed = Cela te coûte une case, comme n’importe lequel de tes nombres.
why-end-won = La partie se termine, et tu gagnes par { $own } cases à { $most }.
why-end-even = La partie se termine à { $own } cases contre { $most } : la plus grande somme décide alors.
why-end-lost = La partie se termine à { $own } cases contre { $most }.
