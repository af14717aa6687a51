pitch-yak = Annonce plus qu’on ne peut croire, et ne te fais pas prendre.
