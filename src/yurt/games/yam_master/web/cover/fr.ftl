pitch-yam-master = Cinq dés, trois lancers, un plateau : un duel pour le plus bel alignement.
