"""The people at a table: seats, watchers, chat, and who is sent what."""
