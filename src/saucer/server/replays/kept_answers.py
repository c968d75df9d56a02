"""The answers asked for most recently, up to a number of bytes."""

from collections.abc import Hashable

MOST_BYTES = 16_000_000


class KeptAnswers:
    """Compressed answers by what was asked. The least recently used go first."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.answers: dict[Hashable, bytes] = {}
        self.size = 0

    def find(self, key: Hashable) -> bytes | None:
        known = self.answers.pop(key, None)
        if known is not None:
            self.answers[key] = known
        return known

    def keep(self, key: Hashable, answer: bytes) -> None:
        self.answers[key] = answer
        self.size += len(answer)
        while self.size > self.most_bytes:
            self.size -= len(self.answers.pop(next(iter(self.answers))))
