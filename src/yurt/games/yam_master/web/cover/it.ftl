pitch-yam-master = Cinque dadi, tre lanci, un tabellone: un duello per la fila più lunga.
