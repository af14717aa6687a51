# De niveaus van de bots, naar de dieren van de steppe
level-1 = Lam
level-2 = Geit
level-3 = Paard
level-4 = Wolf
level-5 = Arend
