# YAY! en français

# Noms
square = { $square }
between = entre { $upper } et { $lower }
number = le { $number } en { $square } ({ $seat })
    .seat = ton { $number } en { $square }
row = la ligne { $row }
column = la colonne { $column }

# Ce qui s’est passé
aims = { $seat } vise { $place } et lance.
    .seat = Tu vises { $place } et tu lances.
aims-again = { $seat } relance { $place } : il faut plus que { $total }.
    .seat = Tu relances { $place } : il te faut plus que { $total }.
die = Un { $face } tombe { $place }.
die-off = Un dé finit hors du plateau.
total = Ça fait { $total } pour { $seat }.
    .seat = Ça fait { $total } pour toi.
lost-off = Aucun dé ne reste sur le plateau : rien à écrire pour { $seat }.
    .seat = Aucun dé ne reste sur le plateau : rien à écrire pour toi.
lost-filled = Ça fait { $total } pour { $seat }, mais toutes les cases sous les dés sont remplies. Le tour est fini.
    .seat = Ça fait { $total } pour toi, mais toutes les cases sous les dés sont remplies. Ton tour est fini.
fails = { $total } ne bat pas { $previous } : { $seat } doit barrer un de ses nombres.
    .seat = { $total } ne bat pas { $previous } : tu dois barrer un de tes nombres.
fails-unpunished = { $total } ne bat pas { $previous }, mais { $seat } n’a aucun nombre à perdre. Le tour est fini.
    .seat = { $total } ne bat pas { $previous }, mais tu n’as aucun nombre à perdre. Ton tour est fini.
writes = { $seat } écrit { $number } en { $square }.
    .seat = Tu écris { $number } en { $square }.
crosses-out = YAY ! { $seat } barre { $numbers }.
    .seat = YAY ! Tu barres { $numbers }.
blocks = { $total } ne va nulle part : { $seat } verrouille { $square }.
    .seat = { $total } ne va nulle part : tu verrouilles { $square }.
pays = { $seat } a trop osé et barre son { $number } en { $square }.
    .seat = Tu as trop osé et tu barres ton { $number } en { $square }.
end-near =
    { $count ->
        [one] La fin approche : encore une case et la partie peut finir !
       *[other] La fin approche : encore { $count } cases et la partie peut finir !
    }
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
        [one] La partie est finie après { $count } tour.
       *[other] La partie est finie après { $count } tours.
    }

# Ce qu’on attend de toi
expect-aim = Vise là où quatre cases se rejoignent, puis lance tes trois dés.
expect-write = Écris ton { $total } dans une case libre touchée par un dé, ou relance et fais mieux.
expect-first-write = Écris ton { $total } dans une case libre touchée par un dé. Ton premier lancer compte !
expect-block = Ton { $total } ne va nulle part. Verrouille une case libre touchée par un dé, ou relance et fais mieux.
expect-first-block = Ton { $total } ne va nulle part. Verrouille une case libre touchée par un dé : ton premier lancer compte.
expect-cross = Tu n’as pas battu { $previous }. Barre un de tes propres nombres.

# Refus
refuse-cannot-land =
    { $reach ->
        [one] Un dé lancé vers { $aim } ne peut pas s’arrêter en { $block } : il reste sur la feuille, à { $reach } colonne et { $reach } ligne de là au plus.
       *[other] Un dé lancé vers { $aim } ne peut pas s’arrêter en { $block } : il reste sur la feuille, à { $reach } colonnes et { $reach } lignes de là au plus.
    }
refuse-cannot-leave = Un dé lancé vers { $aim } ne peut pas sortir du plateau ici : il reste sur la feuille.
refuse-penalty-due = Ton lancer n’a pas battu { $previous } : barre d’abord un de tes propres nombres.
refuse-no-penalty = Tu ne barres ton propre nombre que si tu as relancé sans faire mieux.
refuse-no-block = Un dé en { $square } dépasserait du bord : vise un endroit entre a1 et g7.
refuse-first-throw-counts = Ton tout premier lancer compte : remplis une case avec lui. Tu pourras relancer dès ton prochain tour.
refuse-throw-first = Lance d’abord : choisis où viser.
refuse-untouched = Aucun dé ne touche { $square } : choisis une case libre touchée par un dé.
refuse-filled = La case { $square } est déjà remplie : choisis une case libre touchée par un dé.
refuse-too-low = { $total } ne va pas en { $square } : il faut dépasser { $numbers }, juste à côté.
refuse-can-be-written = Tu ne verrouilles que si tu ne peux pas écrire : { $total } va en { $squares }.

# Options
option-tray = Plateau
option-tray-help = Qu’arrive-t-il à un dé qui roule jusqu’au bord ?
option-tray-rim = Avec un rebord : les dés rebondissent, 1 sur 20 saute dehors
option-tray-open = Ouvert : un dé qui passe le bord est sorti
option-scatter = Dispersion
option-scatter-help = De combien les dés s’écartent-ils de ce que tu vises ?
option-scatter-sure = Faible : la plupart des dés restent près de ce que tu vises
option-scatter-normal = Normale : beaucoup de dés roulent une ou deux cases plus loin
option-scatter-wild = Folle : tout peut arriver
option-end = Fin
option-end-help = Que faut-il remplir pour finir la partie ?
option-end-row-and-column = Une ligne entière et une colonne entière
option-end-row-or-column = Une ligne entière ou une colonne entière : une partie plus courte

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

# Ce qu’on raconte d’une partie finie, après « tu as » ou « … a », et dans une liste
feat-highest = écrit { $count } comme plus grand nombre
feat-highest-label = Plus grand nombre
feat-crossed-out =
    { $count ->
        [one] barré { $count } nombre aux autres
       *[other] barré { $count } nombres aux autres
    }
feat-crossed-out-label = Nombres barrés aux autres
feat-lost-numbers =
    { $count ->
        [one] perdu { $count } nombre
       *[other] perdu { $count } nombres
    }
feat-lost-numbers-label = Nombres perdus
feat-improved =
    { $count ->
        [one] fait mieux une fois en relançant
       *[other] fait mieux { $count } fois en relançant
    }
feat-improved-label = Relances réussies
feat-too-far =
    { $count ->
        [one] trop osé une fois
       *[other] trop osé { $count } fois
    }
feat-too-far-label = Relances de trop
feat-blocked =
    { $count ->
        [one] verrouillé { $count } case
       *[other] verrouillé { $count } cases
    }
feat-blocked-label = Cases verrouillées
feat-dice-off =
    { $count ->
        [one] envoyé { $count } dé hors du plateau
       *[other] envoyé { $count } dés hors du plateau
    }
feat-dice-off-label = Dés hors du plateau

# Idées : que faire, et ce qui parle en faveur du coup
advise-aim = Lance vers { $block }
advise-aim-again = Relance vers { $block }
advise-throw = Lance { $place }
advise-throw-again = Relance { $place }
advise-write =
    { $count ->
        [0] Écris { $number } en { $square }
        [one] Écris { $number } en { $square } et barre { $count } nombre
       *[other] Écris { $number } en { $square } et barre { $count } nombres
    }
advise-block = Verrouille { $square }
advise-cross = Barre ton { $number } en { $square }
fits =
    { $likely ->
        [very] Ton lancer ira très probablement quelque part.
        [probably] Ton lancer ira sans doute quelque part.
        [even] Il y a une chance sur deux que ton lancer aille quelque part.
        [unlikely] Ton lancer n’ira sans doute nulle part.
       *[hardly] Ton lancer n’ira presque sûrement nulle part.
    }
beats =
    { $likely ->
        [very] Tu battras très probablement { $total }.
        [probably] Tu battras sans doute { $total }.
        [even] Tu as à peu près une chance sur deux de battre { $total }.
        [unlikely] Tu ne battras sans doute pas { $total }.
       *[hardly] Tu ne battras presque jamais { $total }.
    }
others-beat =
    { $likely ->
        [very] Presque tous les lancers battent { $total }.
        [probably] La plupart des lancers battent { $total }.
        [even] Un lancer sur deux environ bat { $total }.
        [unlikely] Peu de lancers battent { $total }.
       *[hardly] Presque aucun lancer ne bat { $total }.
    }
why-aim = { $fits } Probabilité : { $odds }.
why-aim-again = { $beats } Sinon, tu perds un de tes nombres. Probabilité : { $odds }.
why-aim-again-free = { $beats } Tu n’as encore aucun nombre à perdre. Probabilité : { $odds }.
why-write-crosses = YAY ! Ça barre { $numbers }.
why-write-closed = Aucune case libre à côté : plus personne d’autre ne peut le barrer.
why-write-highest = Rien ne bat { $total } : personne d’autre ne pourra jamais le barrer.
why-write-open =
    { $count ->
        [one] Les autres ne peuvent le barrer que depuis une case libre à côté. { $beats } Probabilité : { $odds }.
       *[other] Les autres ne peuvent le barrer que depuis { $count } cases libres à côté. { $beats } Probabilité : { $odds }.
    }
why-block = Verrouiller ne te coûte aucun nombre. Et si tu relances ? { $beats } Probabilité : { $odds }.
why-block-first = Ton premier lancer compte, et { $total } ne va nulle part sous tes dés.
own-number = ton { $number } en { $square }
why-block-protects = De là, plus personne ne pourra barrer { $numbers }.
why-cross-open =
    { $count ->
        [one] Il est en danger de toute façon : les autres pourraient le barrer depuis une case libre à côté.
       *[other] Il est en danger de toute façon : les autres pourraient le barrer depuis { $count } cases libres à côté.
    }
why-cross-lowest = C’est ton plus petit nombre, et à égalité la plus grande somme gagne.
why-cross-closed = Ça te coûte une case, comme n’importe lequel de tes nombres.
why-end-won = La partie est finie, et tu gagnes { $own } à { $most } !
why-end-even = La partie finit { $own } à { $most } : égalité, donc la plus grande somme gagne.
why-end-lost = La partie finit { $own } à { $most }, et tu perds.
