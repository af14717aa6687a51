"""What a machine can hear of a text: every message is put into words with small numbers and with
names that begin with vowels and consonants, and what no native would write is found in it."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as syntax

from tests.architecture.fluent import WEB, Home, messages, placeholders, walk
from yurt.engine.words import ENGINE_TEXT, spoken_file

NUMBERS = (0, 1, 2, 5)
NAMES = ("Anna", "Emma", "Hugo", "Łukasz")
# Details that are people; all others that nothing is known of are things.
PEOPLE = re.compile(r"(seat|name|names|other|victim|giver|from|owner|who|winner|loser|actor)\d?")
# A thing that is said elsewhere: neither a vowel nor a consonant, and no sentence.
THING = "⟨…⟩"
# So many combinations of details are tried of one message.
MOST = 300
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NARROW = "\N{NARROW NO-BREAK SPACE}"
NO_BREAK = NARROW + "\N{NO-BREAK SPACE}"

EVERYWHERE = {
    # Lists that are aligned, line by line, may have them.
    "two blanks": re.compile(r"\A[^\n]*\S  +\S[^\n]*\Z"),
    "a blank before a full stop or comma": re.compile(r" [.,](?![\d.]|\w)"),
    "doubled punctuation": re.compile(r"[,;:]{2}|(?<!\.)\.\.(?!\.)|[!?]\.|[.,;:][!?](?![!?])|!!"),
    "an empty bracket or quotation": re.compile(r"\(\)|“”|„“|« ?»|\[\]"),
}
# Vowels that a word before them gives way to; in French also the silent h of names.
VOWEL = "AEIOUÀÂÉÈÊÎÔaeiouàâéèêîô"
LANGUAGES: dict[str, dict[str, re.Pattern[str]]] = {
    "en": {
        "a instead of an": re.compile(r"\b[Aa] (?!one\b|uni|use|usual|eu)[aeiou]"),
        "an instead of a": re.compile(r"\b[Aa]n (?!hour|honest|heir)[bcdfghjklmnpqrstvwxyz]"),
    },
    "de": {"English words": re.compile(r"\b(the|and|your|you|with|of)\b")},
    "fr": {
        "a missing elision": re.compile(
            rf"(?<!-)\b([Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Nn]e|[Jj]e|[Mm]e|[Tt]e|[Ss]e|[Ll]a|[Ll]e)"
            rf" (?!onz|oui\b|un\b|ouis)(Hugo|[{VOWEL}])"
        ),
        "de or que before un": re.compile(r"\b([Dd]e|[Qq]ue) une?\b"),
        "a contraction": re.compile(r"\b(de|à) les?\b(?! [a-zéè]+(er|ir|re)\b)"),
        "no narrow blank before a sign": re.compile(rf"[^\s{NO_BREAK}!?:][!?;»]|\w:(?= |$)"),
        "a usual blank beside a sign": re.compile(r"\S [!?;:»]|« "),
        "English words": re.compile(r"\b(the|and|your|you|with|of)\b"),
    },
    "it": {
        "a missing elision": re.compile(
            r"\b([Ll]a|[Dd]ell[oa]|[Nn]ell[oa]|[Aa]ll[oa]|[Dd]all[oa]|[Ss]ull[oa]|[Uu]na)"
            r" (?![oae]\b)[aeiouAEIOUàèéìòù]"
        ),
        "an article before a number that begins with a vowel": re.compile(
            r"\b([Nn]el|[Dd]el|[Aa]l|[Dd]al|[Ss]ul) (8\d?\b|11\b|meno\b|più\b)"
        ),
        "English words": re.compile(r"\b(the|and|your|you|with|of)\b"),
    },
    "nl": {"English words": re.compile(r"\b(the|and|your|you|with)\b")},
}


# Parts that computers read have their own signs and blanks.
LITERAL = re.compile(r"Content-Type: [a-z/]+")


def checks(language: str) -> dict[str, re.Pattern[str]]:
    return {**EVERYWHERE, **LANGUAGES[language]}


def faults(text: str, language: str) -> list[str]:
    """What is wrong with a sentence, as far as a machine can tell."""
    plain = LITERAL.sub(THING, text)
    return [name for name, pattern in checks(language).items() if pattern.search(plain)]


def uncounted(message: syntax.Message) -> list[str]:
    """Numbers before a word that is the same for one and for many."""
    counted = {name for name, each in _selects(message) if _is_plural(each)}
    found = []
    for pattern in walk(message):
        if isinstance(pattern, syntax.Pattern):
            for one, next_one in zip(pattern.elements, pattern.elements[1:], strict=False):
                name = _variable(one)
                is_word = isinstance(next_one, syntax.TextElement) and re.match(
                    rf"[ {NO_BREAK}](?!(?:{UNCHANGING})\b)\w{{3}}", next_one.value
                )
                if name in NUMBERED and name not in counted and is_word:
                    found.append(name)
    return found


# Details that are a number of things.
NUMBERED = {"count", "points"}
# What is the same after one and after many: "1 more", "2 more", "3 each", and the signs of units.
UNCHANGING = "more|fois|min|each|partout|per|met|tegen|out of|aus|hors|fuori|uit|Plättchen|Yam|Défi"


def renderings(home: Home, language: str) -> Iterator[tuple[str, str]]:
    """Every message and every sentence to a reader, with all that can stand in it."""
    bundle = _bundle(home, language)
    for key, message in messages(home.text / f"{language}.ftl").items():
        spoken = bundle.get_message(key)
        patterns = [spoken.value, *spoken.attributes.values()]
        for details in islice(_details(home, message), MOST):
            for pattern in patterns:
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, details)
                    yield key, str(text)


@cache
def _bundle(home: Home, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    shared = [ENGINE_TEXT, *sorted((WEB / "words" / "text").iterdir())]
    own = [home.text.parent / "text", home.text.parents[1] / "text"] if home.game else []
    for folder in [*shared, *(each for each in own if each.exists()), home.text]:
        path = spoken_file(folder, language)
        if path.exists():
            resource = FluentResource(path.read_text("utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


def _details(home: Home, message: syntax.Message) -> Iterator[dict[str, str | int]]:
    names = sorted(placeholders(message))
    for values in product(*(_values(name, message) for name in names)):
        yield dict(zip(names, values, strict=True))


def _values(name: str, message: syntax.Message) -> list[str | int]:
    """What can stand in a detail: cases that the message tells apart, numbers, people, things."""
    selects = [each for selector, each in _selects(message) if selector == name]
    if any(_is_plural(each) for each in selects):
        return list(NUMBERS)
    cases = {case for each in selects for case in _cases(each)}
    if cases:
        return sorted(cases)
    if name in NUMBERED | {"number", "seconds", "percent", "value", "sum"}:
        return list(NUMBERS)
    return list(NAMES) if PEOPLE.fullmatch(name) else [THING]


def _selects(message: syntax.Message) -> list[tuple[str, syntax.SelectExpression]]:
    """The details that a message tells cases of apart, each with its cases."""
    return [
        (node.selector.id.name, node)
        for node in walk(message)
        if isinstance(node, syntax.SelectExpression)
        and isinstance(node.selector, syntax.VariableReference)
    ]


def _cases(select: syntax.SelectExpression) -> list[str]:
    keys = [variant.key for variant in select.variants]
    return [key.name if isinstance(key, syntax.Identifier) else key.value for key in keys]


def _is_plural(select: syntax.SelectExpression) -> bool:
    return all(case in PLURALS or case.isdigit() for case in _cases(select))


def _variable(element: object) -> str:
    inner = getattr(element, "expression", None)
    return inner.id.name if isinstance(inner, syntax.VariableReference) else ""


def unwanted(table: str) -> dict[str, list[str]]:
    """The words of each language that stand for what has another name, from docs/words.md."""
    _, _, rows = table.partition("## Not these")
    found: dict[str, list[str]] = {}
    for language, word in re.findall(r"^\| (\w\w) \| (.+?) \|", rows, re.MULTILINE):
        found.setdefault(language, []).append(word)
    return found


def misnamed(text: str, words: list[str]) -> list[str]:
    """Those of the words that a text has."""
    return [word for word in words if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE)]


# The words of a button: t("key") or t(`key-${part}`) between <Button …> and </Button>.
BUTTON = re.compile(r"<Button\b.*?</Button>", re.DOTALL)
WORDS = re.compile(r"""\bt\(\s*(["`])(.+?)\1""")


def buttons(path: Path) -> Iterator[str]:
    """The keys of what stands on the buttons of a Svelte file, templates among them."""
    for button in BUTTON.findall(path.read_text("utf-8")):
        inside = re.sub(r"\blabel=\{.*?\}(?=[\s/>])", "", button, flags=re.DOTALL)
        for _, key in WORDS.findall(inside):
            yield key
