"""Writes the TypeScript types of all that travels between server and client, from the server's own schemas.

`python web/wire_types.py` writes them; with `--check` it only says whether they are as they should be.
"""

import sys
from pathlib import Path
from typing import Any, Literal, NewType, get_origin

import msgspec

from saucer.engine.types import Data
from saucer.games import BUILT_IN
from saucer.server.http import responses
from saucer.server.protocol import messages, requests
from saucer.texts.fields import element_type, family_of, field_types, is_tuple, kebab, without_none

SRC = Path(__file__).resolve().parent / "src"
HEAD = "/** {what} Written by web/wire_types.py from the server's schemas: do not edit. */\n"

ANSWERS = (
    messages.Told,
    responses.TableAnswer,
    responses.GameInfo,
    responses.RulesPage,
    responses.Mine,
    responses.Replay,
)
REQUESTS = (
    messages.Asked,
    requests.NewTable,
    requests.Sit,
    requests.SeatOnly,
    requests.PutBot,
    requests.Mute,
    requests.PlanBranch,
    requests.Rematch,
)

Schema = dict[str, Any]


def main() -> None:
    written = {SRC / "lib" / "wire.ts": wire_types()}
    for game in BUILT_IN:
        written[SRC / "games" / game.id / "types.ts"] = game_types(game)
    if "--check" in sys.argv:
        stale = [
            path.name for path, text in written.items() if not path.is_file() or path.read_text() != text
        ]
        sys.exit(f"run web/wire_types.py: {', '.join(stale)} no longer fits the server" if stale else 0)
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def wire_types() -> str:
    _, answers = msgspec.json.schema_components(ANSWERS, ref_template="{name}")
    _, requests = msgspec.json.schema_components(REQUESTS, ref_template="{name}")
    unions = [union("Told", messages.Told), union("Asked", messages.Asked)]
    parts = {name: declare(name, schema, complete=True) for name, schema in answers.items()}
    for name, schema in requests.items():
        parts.setdefault(name, declare(name, schema, complete=False))
    return (
        HEAD.format(what="What the server tells and is asked.") + "\n" + "\n".join([*parts.values(), *unions])
    )


def game_types(game: Any) -> str:
    _, found = msgspec.json.schema_components([game.view, *game.moves, *game.events], ref_template="{name}")
    names = list_names(game.moves), list_names(game.events)
    parts = [declare(name, schema, complete=True) for name, schema in found.items()]
    parts += [f"export type Move = {names[0]};\n", f"export type Event = {names[1]};\n"]
    parts.append(f"export const SHAPE = {spell_shape(shapes(game.view))} as const;\n")
    return HEAD.format(what=f"Views, moves and events of the game {game.id}.") + "\n" + "\n".join(parts)


def shapes(view: type[Data]) -> dict[str, dict[str, str]]:
    """What the fields of a view and of all in it are: seats, named things of a family, or other structs."""
    found: dict[str, dict[str, str]] = {}
    waiting: list[type[Data]] = [view]
    while waiting:
        cls = waiting.pop()
        if cls.__name__ in found or cls.__name__ == "Options":
            continue
        found[cls.__name__] = {}
        for name, hint in field_types(cls).items():
            inner = innermost(hint)
            if isinstance(inner, type) and issubclass(inner, Data):
                waiting.append(inner)
                found[cls.__name__][name] = inner.__name__
            elif not isinstance(inner, type):
                found[cls.__name__][name] = "seat" if inner.__name__ == "Seat" else family_of(name, inner)
            elif inner is str:
                found[cls.__name__][name] = kebab(name)
    return found


def innermost(hint: Any) -> Any:
    """What a field holds, one or many of it; a NewType stays as it is, and any other hint is its plain type."""
    while is_tuple(hint):
        hint = without_none(element_type(hint))
    if isinstance(hint, NewType | type):
        return hint
    return str if get_origin(hint) is Literal else object


def spell_shape(shape: dict[str, dict[str, str]]) -> str:
    return msgspec.json.format(msgspec.json.encode(shape), indent=2).decode()


def union(name: str, types: Any) -> str:
    return f"export type {name} = {list_names(types.__args__)};\n"


def list_names(types: Any) -> str:
    return " | ".join(cls.__name__ for cls in types)


def declare(name: str, schema: Schema, *, complete: bool) -> str:
    """An interface; in what the server sends every field is there, in what it is sent those with a default may miss."""
    needed = set(schema.get("required", ())) if not complete else set(schema.get("properties", ()))
    fields = [
        f"  {field}{'' if field in needed else '?'}: {spell(part)};"
        for field, part in schema.get("properties", {}).items()
    ]
    body = "\n".join(fields)
    return (
        f"export interface {name} {{\n{body}\n}}\n"
        if fields
        else f"export type {name} = Record<string, never>;\n"
    )


def spell(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spell(part) for part in schema["anyOf"]))
    return spell_type(schema)


def spell_type(schema: Schema) -> str:
    kind = schema.get("type")
    if kind == "array":
        return spell_array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {spell(values) if isinstance(values, dict) and values else 'unknown'}>"
    plain = {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }
    return plain.get(str(kind), "unknown")


def spell_array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(spell(part) for part in schema['prefixItems'])}]"
    inside = spell(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inside})[]" if " | " in inside else f"{inside}[]"


if __name__ == "__main__":
    main()
