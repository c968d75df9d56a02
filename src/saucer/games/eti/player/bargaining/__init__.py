"""How bots bargain: stakes, the likely vote, offers, promises, and which to keep or break."""
