pitch-yaki = Aufdecken, merken, zum Pokal laufen: Hier gewinnen oft die Kinder.
