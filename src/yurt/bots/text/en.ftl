# The levels of the bots, by the animals of the steppe
level-1 = Lamb
level-2 = Goat
level-3 = Horse
level-4 = Wolf
level-5 = Eagle
