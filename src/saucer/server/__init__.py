"""The server: tables on which people and bots play. It checks, plays, stores and broadcasts every move."""
