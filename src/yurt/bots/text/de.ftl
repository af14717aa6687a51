# Die Stufen der Bots, nach den Tieren der Steppe
level-1 = Lamm
level-2 = Ziege
level-3 = Pferd
level-4 = Wolf
level-5 = Adler
