"""The seats that bots play, and the worker processes in which they search."""
