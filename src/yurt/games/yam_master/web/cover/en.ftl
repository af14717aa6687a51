pitch-yam-master = Five dice, three throws, one board: a duel for the longest row.
