"""Tables and their matches: who sits there, what is played, who is sent what."""
