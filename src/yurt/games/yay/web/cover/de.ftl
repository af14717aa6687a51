pitch-yay = Wirf drei Würfel in die Schale, füll deine Felder und streich die der Nachbarn.
