# I livelli dei bot, dagli animali della steppa
level-1 = Agnello
level-2 = Capra
level-3 = Cavallo
level-4 = Lupo
level-5 = Aquila
