pitch-zayo = Win tricks, pitch your camp, beware of the wolf, and ride out into the steppe.
