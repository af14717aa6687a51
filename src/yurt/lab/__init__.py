"""Studies of the games: lengths, seats, branching, luck, options, and counts of the tree."""
