pitch-yak = Beweer meer dan iemand gelooft, en laat je niet betrappen.
