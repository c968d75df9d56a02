"""Worked examples: towns with their values for cards 1, 2, 3, 5 … 26."""

VECTORS = """
3A1 1B2 7A3 8A2 5A1 6A0 9A0 2A1 4B3 | 0 0 1 6 11 5 12 2 4 0 2 1 1 4 1 0 1 2 0 4 1 5 2 1 1
6A2 4B1 5A2 8B2 9A2 1B0 2A1 7A1 3A3 | 2 4 1 11 9 5 6 2 3 0 1 2 2 3 2 0 4 2 0 5 2 3 1 1 2
1B3 3B2 6A1 8A1 7B1 4B3 5A3 9A3 2A2 | 1 0 3 4 10 4 5 2 6 0 3 3 1 6 0 0 0 1 0 7 2 3 2 2 0
1A1 6B0 4A0 9A2 7B3 3B1 2A1 8B3 5A0 | 2 0 1 7 5 4 2 3 1 3 3 1 2 1 1 4 2 2 0 5 4 1 3 3 2
6B1 9B2 7B0 8B3 3A2 2B2 4B1 1B1 5A3 | 2 1 1 6 6 2 0 3 4 1 3 1 3 4 0 0 2 0 1 7 3 1 3 2 3
5A1 3A2 1B0 8A3 7A0 2A0 9A0 4B0 6B0 | 1 0 1 5 10 4 6 2 4 1 2 2 1 4 0 2 2 1 1 4 1 3 2 2 2
"""
LOOPING = "2A2 1B1 7A2 3A0 9A0 8B2 6A1 4B1 5B2"

VALUED_CARDS = [card for card in range(1, 27) if card != 4]

# The least and the most any town can have; card 15 as a plain number of roads.
RANGES = {
    1: (0, 4), 2: (0, 4), 3: (1, 5), 5: (2, 11), 6: (1, 11), 7: (1, 6), 8: (0, 20), 9: (0, 5), 10: (1, 6),
    11: (0, 3), 12: (1, 6), 13: (1, 5), 14: (0, 4), 15: (1, 6), 16: (0, 7), 17: (0, 8), 18: (0, 4),
    19: (0, 4), 20: (0, 3), 21: (1, 9), 22: (0, 6), 23: (1, 5), 24: (0, 5), 25: (0, 3), 26: (0, 4),
}  # fmt: skip


def vectors() -> list[tuple[str, dict[int, int]]]:
    pairs = [line.split("|") for line in VECTORS.strip().splitlines()]
    return [
        (town.strip(), dict(zip(VALUED_CARDS, map(int, values.split()), strict=True)))
        for town, values in pairs
    ]
