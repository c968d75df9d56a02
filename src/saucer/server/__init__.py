"""Tables on which people and bots play: one authority that checks, stores, then tells."""
