"""Writes plain data as TOML: values first, then lists of tables with a row for each, then tables."""

import json
from typing import Any


def write_toml(content: dict[str, Any]) -> str:
    tables = {name: value for name, value in content.items() if isinstance(value, dict)}
    rows = {name: value for name, value in content.items() if is_rows(value)}
    plain = [f"{name} = {inline(value)}" for name, value in content.items() if name not in tables | rows]
    parts = ["\n".join(plain)]
    parts += [
        f"{name} = [\n" + "".join(f"  {inline(row)},\n" for row in value) + "]"
        for name, value in rows.items()
    ]
    parts += [
        "\n".join([f"[{name}]", *(f"{key} = {inline(part)}" for key, part in value.items())])
        for name, value in tables.items()
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {inline(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
