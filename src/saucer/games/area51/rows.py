"""Lists that are replaced, never changed: small changes made on a copy."""


def replaced(row: list[int], index: int, value: int) -> list[int]:
    twin = row[:]
    twin[index] = value
    return twin


def added(row: list[int], index: int, amount: int) -> list[int]:
    twin = row[:]
    twin[index] += amount
    return twin


def with_row(rows: list[list[int]], index: int, row: list[int]) -> list[list[int]]:
    twin = rows[:]
    twin[index] = row
    return twin
