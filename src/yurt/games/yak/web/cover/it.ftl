pitch-yak = Dichiara più di quanto gli altri credano, e non farti scoprire.
