"""The people at a table: seats, watchers, chat, broadcasts."""
