pitch-yaki = Omdraaien, onthouden en naar de beker rennen: hier winnen kinderen vaak.
