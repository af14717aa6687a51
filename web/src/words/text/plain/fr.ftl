# La table simple : faite de mots, pour tous les jeux
plain-table = Table simple
plain-table-help = Chaque jeu en mots : la table en texte, les coups par leur nom. Pour les lecteurs d’écran et les vieux appareils.
plain-drawn = La table
plain-own = Ce que tu peux faire
plain-search = Chercher un coup
plain-found =
    { $count ->
        [one] { $count } coup trouvé
       *[other] { $count } coups trouvés
    }
plain-none-found = Aucun coup ne s’appelle ainsi. Essaie un autre mot.
# A list of moves: its first one, and how many follow
plain-group = { $name }, et { $count } de plus
plain-part = Choix { $number }
plain-seats = Places
plain-score =
    { $score ->
        [one] point
       *[other] points
    }
plain-line = { $line }.
plain-row = { $row } : { $cells }.
plain-row-empty = { $row } : rien.
