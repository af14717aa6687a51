"""What holds in every game, over thousands of random ones."""
