pitch-yam-master = Fünf Würfel, drei Würfe, ein Brett: ein Duell um die längste Reihe.
