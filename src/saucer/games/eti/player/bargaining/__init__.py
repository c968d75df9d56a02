"""How bots bargain: what is at stake, how a vote will go, what to offer, promise, keep and break."""
