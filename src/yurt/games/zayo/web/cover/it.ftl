pitch-zayo = Vinci le prese, monta il campo, attento al lupo e parti per la steppa.
