pitch-yay = Lancia tre dadi nel vassoio, riempi le tue caselle e cancella quelle dei vicini.
