pitch-yak = Claim more than anyone believes, and do not get caught.
