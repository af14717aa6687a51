# Après la partie : le score d’une soirée, les statistiques de cet appareil, l’application

end-series = Score après { $count } parties
end-series-wins =
    { $count ->
        [one] { $name } : { $count } victoire
       *[other] { $name } : { $count } victoires
    }

stats-title = Statistiques
stats-say = Les parties que tu as finies sur cet appareil. Elles restent dans ce navigateur, et personne d’autre ne les voit.
stats-games = Parties
stats-wins = Gagnées
stats-favourite = Le plus joué
stats-people = Qui joue ici
stats-by-game = Jeu par jeu
stats-count =
    { $games ->
        [one] { $games } partie, victoires : { $wins }
       *[other] { $games } parties, victoires : { $wins }
    }
stats-feat = Quoi
stats-best = En une partie
stats-sum = En tout
stats-recent = Dernières parties
stats-won = { $name } gagne
stats-drawn = { $name } : égalité
stats-placed = { $name } : place { $rank } sur { $players }
stats-empty-title = Pas encore de partie
stats-empty = Joue une partie jusqu’au bout, et tu verras ici comment elle s’est passée.
stats-forget = Tout oublier
stats-forget-ask = Oublier toutes les statistiques ?
stats-forget-say = Cet appareil oubliera toutes les parties qui y ont été jouées. Tu ne pourras pas revenir en arrière.
stats-forget-sure = Oublier
stats-forget-keep = Les garder

install = Installer Yurt
install-help = Yurt aura sur cet appareil sa propre icône et sa propre fenêtre.
