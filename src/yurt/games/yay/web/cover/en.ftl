pitch-yay = Throw three dice into the tray, fill your squares and cross out the neighbours.
