pitch-yaki = Retourne, retiens et file jusqu’au trophée : ici, les enfants gagnent souvent.
