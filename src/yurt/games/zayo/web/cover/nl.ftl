pitch-zayo = Win slagen, sla je kamp op, pas op voor de wolf en rijd de steppe in.
