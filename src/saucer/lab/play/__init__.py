"""How matches of a run are played: by which bots, in which processes, and what is kept of each."""
