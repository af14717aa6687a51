pitch-zayo = Gagne des plis, monte ton camp, méfie-toi du loup et pars dans la steppe.
