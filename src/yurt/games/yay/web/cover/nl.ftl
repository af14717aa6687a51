pitch-yay = Gooi drie dobbelstenen in de bak, vul je vakjes en streep die van de buren door.
