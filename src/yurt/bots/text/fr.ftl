# Les niveaux des bots, d’après les animaux de la steppe
level-1 = Agneau
level-2 = Chèvre
level-3 = Cheval
level-4 = Loup
level-5 = Aigle
