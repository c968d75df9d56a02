"""Caches: what was made for a key, kept for when it is asked for again."""

from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Cache(Generic[Key, Value]):
    """Keeps the values of up to `most` keys. When it is full, the half that came first is dropped.

    Keys are compared by value and must never change: no key may be, or contain, a State.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: dict[Key, Value] = {}

    def __len__(self) -> int:
        return len(self.kept)

    def get(self, key: Key) -> Value | None:
        """Return the value kept for a key, or None."""
        return self.kept.get(key)

    def put(self, key: Key, value: Value) -> Value:
        """Keep a value for a key, and return it."""
        if len(self.kept) >= self.most:
            for oldest in list(self.kept)[: (self.most + 1) // 2]:
                self.kept.pop(oldest, None)
        self.kept[key] = value
        return value


class Latest(Generic[Key, Value]):
    """Keeps the value of the latest key alone, and compares keys by identity: for large keys that never change.

    A search asks for the same view hundreds of times in a row, and comparing views takes longer than that.
    """

    def __init__(self) -> None:
        self.entry: tuple[Key, Value] | None = None

    def get(self, key: Key) -> Value | None:
        """Return the value kept for a key, or None."""
        entry = self.entry
        return entry[1] if entry is not None and entry[0] is key else None

    def put(self, key: Key, value: Value) -> Value:
        """Keep a value for a key instead of the one before, and return it."""
        self.entry = (key, value)
        return value
