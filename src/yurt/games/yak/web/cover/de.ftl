pitch-yak = Behaupte mehr, als dir jemand glaubt, und lass dich nicht erwischen.
