"""TypeScript types of all that travels: ``scripts/types`` writes them for the browser client.

msgspec knows the types as JSON schemas; here these are printed as TypeScript. A field that may be
left out has a question mark. The client's types follow from ``wire.py``, ``forms.py`` and each
game's ``show.py``, and from nothing else. Beside them lie the lists that are the same for every
game, as values.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from yurt.engine import registry
from yurt.engine.spec import LEVEL_COUNT
from yurt.engine.words import LANGUAGES
from yurt.server import forms, wire
from yurt.server.seats import FACES

Schema = Mapping[str, Any]
# The name of each set of words that is a type of its own
Words = Mapping[frozenset[Any], str]

REFERENCE = "#/$defs/"
HEAD = "// Made by scripts/types; edits are lost.\n"
SIMPLE = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def main() -> None:
    """Writes the types of the messages into the folder named, and those of what each game shows
    into the game's folder."""
    for path, text in files(Path(sys.argv[1])).items():
        path.write_text(text, encoding="utf-8")


def files(folder: Path) -> dict[Path, str]:
    """All files as they must be. A game that has no table of its own needs no types."""
    tables = {name: registry.folder_of(name) / "web" for name in registry.names()}
    shows = {table / "wire.ts": shown(name) for name, table in tables.items() if table.is_dir()}
    return {folder / "messages.ts": messages(), folder / "values.ts": values(), **shows}


def values() -> str:
    """The lists that the client shares with the server."""
    return "\n".join(
        [
            HEAD,
            _constant("LANGUAGES", LANGUAGES, "Every language that pages and tables speak."),
            _constant("LEVELS", range(1, LEVEL_COUNT + 1), "The bots, from the weakest on."),
            _constant("FACES", FACES, "The animals that people may have as their face."),
        ]
    )


def _constant(name: str, items: Sequence[Any], told: str) -> str:
    return f"/** {told} */\nexport const {name} = {json.dumps(list(items))} as const;\n"


def messages() -> str:
    """The messages of the WebSocket, and the bodies of HTTP requests and answers."""
    bodies = {
        name: kind
        for name, kind in vars(forms).items()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == forms.__name__
    }
    calls = {"AnyCall": wire.AnyCall, "AnyMessage": wire.AnyMessage, "Drawn": wire.Drawn}
    return printed({**calls, **bodies})


def shown(game: str) -> str:
    """What a game shows of a view."""
    show = registry.load(game, mode="plain").show_type
    words = {
        frozenset(get_args(kind)): name
        for name, kind in vars(import_module(show.__module__)).items()
        if get_origin(kind) is Literal
    }
    return printed({"Show": show}, words)


def printed(types: Mapping[str, Any], words: Words | None = None) -> str:
    """The types and all that they are made of, as one module. ``words``: the names of types that
    are one of several words."""
    schemas, parts = msgspec.json.schema_components(
        types.values(), ref_template=REFERENCE + "{name}"
    )
    printer = Printer(words or {})
    blocks = [
        f"export type {name} = {printer.type_of(schema)};\n"
        for name, schema in zip(types, schemas, strict=True)
        if name not in parts
    ]
    blocks += ["".join(printer.declaration(name, part)) for name, part in parts.items()]
    return "\n".join([HEAD, *printer.named(), *blocks])


class Printer:
    """Prints schemas as TypeScript, and remembers which named words it met."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._met: dict[str, list[Any]] = {}

    def named(self) -> list[str]:
        """The types of words that were met."""
        return [
            f"export type {name} = {' | '.join(map(json.dumps, values))};\n"
            for name, values in sorted(self._met.items())
        ]

    def declaration(self, name: str, schema: Schema) -> Iterator[str]:
        """A struct as an interface, with what its docstring says."""
        description = str(schema.get("description", ""))
        # A dataclass without a docstring has its signature for one.
        if description and not description.startswith(f"{name}("):
            yield from comment(description)
        yield f"export interface {name} {{\n"
        for field, part in schema["properties"].items():
            sign = "" if field in schema["required"] else "?"
            yield f"  {key(field)}{sign}: {self.type_of(part)};\n"
        yield "}\n"

    def type_of(self, schema: Schema) -> str:
        kind = schema.get("type")
        if "$ref" in schema:
            return str(schema["$ref"]).removeprefix(REFERENCE)
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.type_of(part) for part in schema["anyOf"]))
        if "enum" in schema:
            return self._one_of(schema["enum"])
        if not set(schema) - {"default", "description", "title"}:
            return "unknown"
        if kind == "array" and "prefixItems" not in schema:
            item = self.type_of(schema.get("items", {}))
            return f"({item})[]" if " | " in item else f"{item}[]"
        if kind == "object" and "properties" not in schema:
            return f"Record<string, {self.type_of(schema.get('additionalProperties', {}))}>"
        if kind in SIMPLE:
            return SIMPLE[kind]
        raise TypeError(f"No TypeScript for {schema}: use a struct.")

    def _one_of(self, values: list[Any]) -> str:
        name = self._words.get(frozenset(values))
        if name is None:
            return " | ".join(map(json.dumps, values))
        self._met[name] = values
        return name


def comment(text: str) -> Iterator[str]:
    lines = [line.strip() for line in text.replace("``", "`").replace("*/", "* /").splitlines()]
    if len(lines) == 1:
        yield f"/** {lines[0]} */\n"
        return
    yield "/**\n"
    yield from (f" * {line}".rstrip() + "\n" for line in lines)
    yield " */\n"


def key(name: str) -> str:
    """The name of a field, in quotes where it needs them."""
    return name if name.isidentifier() else json.dumps(name)


if __name__ == "__main__":
    main()
