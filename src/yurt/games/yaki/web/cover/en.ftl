pitch-yaki = Turn, remember and race to the trophy: children often win this one.
