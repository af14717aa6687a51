"""One folder a game. The registry finds the folders by itself; there is no list to keep."""
