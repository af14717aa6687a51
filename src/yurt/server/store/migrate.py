"""The steps that bring a database to the version this program knows.

A step is one file ``migrations/DIALECT/NNNN_what.sql``. Steps that were released are never edited.
"""

from importlib import resources

from yurt.server.store.rows import StoreError


def steps(dialect: str) -> list[str]:
    """The text of every step; the first one leads to version 1."""
    folder = resources.files("yurt.server.store") / "migrations" / dialect
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    assert [int(file.name[:4]) for file in files] == [*range(1, len(files) + 1)]
    return [file.read_text(encoding="utf-8") for file in files]


def missing(dialect: str, version: int, name: str) -> list[tuple[int, str]]:
    """The steps that a database still needs, each with the version it leads to."""
    known = steps(dialect)
    if version > len(known):
        raise StoreError(
            f"{name} was made by a newer Yurt (its version is {version}, this Yurt "
            f"knows versions up to {len(known)}): update Yurt, or choose another database."
        )
    return [*enumerate(known[version:], version + 1)]
