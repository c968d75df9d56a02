"""What changed between two JSON values: a list of edits, small where the values are large and nearly the same.

An edit is one of three lists. A path is a list of keys and places, from the whole value inwards.

    [path, value]             put this value there, in place of what is there or as a new key
    [path]                    remove this key
    [path, at, count, items]  in this list, put `items` in place of `count` items from place `at` on

Edits are made in their order. `web/src/shared/changes.ts` is the same for browsers.
"""

from typing import Any

import msgspec
from msgspec import Raw

Path = list[str | int]
Edit = list[Any]

OBJECT, LIST = b"{["

encode = msgspec.json.Encoder().encode
read_object = msgspec.json.Decoder(dict[str, Raw]).decode
read_list = msgspec.json.Decoder(list[Raw]).decode


def changes_between(before: Any, after: Any) -> list[Edit]:
    """The edits that make `after` of `before`."""
    found: list[Edit] = msgspec.json.decode(encode(json_changes(encode(before), encode(after))))
    return found


def json_changes(before: bytes, after: bytes) -> list[Edit]:
    """The edits between two values that are JSON already, with values that are JSON too.

    Only what differs is read, one level at a time: all else is compared as bytes, so that true is not 1.
    """
    return [] if before == after else edits_at([], Raw(before), Raw(after))


def apply_changes(before: Any, edits: list[Edit]) -> Any:
    """The value after these edits. `before` is left alone."""
    value = before
    for path, *edit in edits:
        value = edited(value, path, edit)
    return value


def edits_at(path: Path, before: Raw, after: Raw) -> list[Edit]:
    """The edits for a value that has changed: inside it, or the whole value where that is shorter."""
    whole: list[Edit] = [[path, after]]
    kind = memoryview(after)[0]
    if kind != memoryview(before)[0] or kind not in (OBJECT, LIST):
        return whole
    if kind == OBJECT:
        inside = edits_of_object(path, read_object(before), read_object(after))
    else:
        inside = edits_of_list(path, read_list(before), read_list(after))
    return inside if len(encode(inside)) < len(encode(whole)) else whole


def edits_of_object(path: Path, before: dict[str, Raw], after: dict[str, Raw]) -> list[Edit]:
    found: list[Edit] = [[[*path, key]] for key in before if key not in after]
    for key, value in after.items():
        old = before.get(key)
        if old is None:
            found.append([[*path, key], value])
        elif old != value:
            found += edits_at([*path, key], old, value)
    return found


def edits_of_list(path: Path, before: list[Raw], after: list[Raw]) -> list[Edit]:
    """Edits of single items where as many items changed as there were, else one edit for all that changed."""
    start = same_items(before, after)
    end = same_items(before[start:][::-1], after[start:][::-1])
    olds, news = before[start : len(before) - end], after[start : len(after) - end]
    if len(olds) != len(news):
        return [[path, start, len(olds), news]]
    found: list[Edit] = []
    for place, (old, new) in enumerate(zip(olds, news, strict=True), start):
        if old != new:
            found += edits_at([*path, place], old, new)
    return found


def same_items(before: list[Raw], after: list[Raw]) -> int:
    """How many items at the beginning are the same."""
    count = 0
    for old, new in zip(before, after, strict=False):
        if old != new:
            break
        count += 1
    return count


def edited(value: Any, path: Path, edit: list[Any]) -> Any:
    """A value with one edit made at a path."""
    if not path and len(edit) == 1:
        return edit[0]
    if not path:
        at, count, items = edit
        return [*value[:at], *items, *value[at + count :]]
    key, *rest = path
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    if rest or edit:
        copy[key] = edited(value[key] if rest or len(edit) > 1 else None, rest, edit)
    else:
        del copy[key]
    return copy
