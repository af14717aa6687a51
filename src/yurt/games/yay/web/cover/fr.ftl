pitch-yay = Lance trois dés dans le plateau, remplis tes cases et raye celles des voisins.
