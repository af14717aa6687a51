"""The documentation site, built by ``scripts/docs``; decision 12 says why with Sphinx."""

import sys
from importlib.metadata import version as installed
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
# The extension beside this file, and the package as it stands in this tree.
sys.path[:0] = [str(HERE), str(HERE.parent / "src")]

project = "Yurt"
author = "The Yurt contributors"
project_copyright = author
release = installed("yurt")

extensions = ["myst_parser", "sphinx.ext.autodoc", "tree"]
source_suffix = {".md": "markdown"}

# Headings down to this depth can be linked to, as on a code host.
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
# JSON in the documents has comments and "…" where something is left out.
suppress_warnings = ["misc.highlighting_failure"]

# What the extras for study bring need not be there for their pages.
STUDY = ("gymnasium", "matplotlib", "open_spiel", "pettingzoo", "pyspiel")
autodoc_mock_imports = [name for name in STUDY if find_spec(name) is None]
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
nitpicky = True
# Types of other libraries have pages elsewhere; a name of ours that is not public has none.
INNER = r"yurt\.(engine|server|bots\.thinking|lab\.(luck|playing|arena\.playing))\..*"
nitpick_ignore_regex = [(r"py:.*", r"(?!yurt\.).*"), (r"py:.*", INNER), (r"py:.*", r".*\.YurtEnv")]

# The colours of the tables (web/src/style.css), by day and in the evening.
COLOURS = {
    "paper": ("#f4ede1", "#161b1d"),
    "card": ("#fffaf0", "#1d2326"),
    "sunk": ("#e7dcc8", "#2a3235"),
    "line": ("#cbbb9f", "#475257"),
    "ink": ("#2c2722", "#f2eadb"),
    "soft": ("#62584b", "#b9b2a3"),
    "accent": ("#a2431f", "#e08a5b"),
    "visited": ("#6d3f97", "#c39be6"),
    "glow": ("#ffd866", "#8a5a00"),
    "good": ("#2f6b3c", "#8fcf9a"),
}
# What Furo paints with which of them.
PAINTED = {
    "foreground-primary": "ink",
    "foreground-secondary": "soft",
    "foreground-muted": "soft",
    "foreground-border": "line",
    "background-primary": "card",
    "background-secondary": "paper",
    "background-hover": "sunk",
    "background-border": "line",
    "background-item": "line",
    "brand-primary": "accent",
    "brand-content": "accent",
    "brand-visited": "visited",
    "highlighted-background": "glow",
    "inline-code-background": "paper",
    "api-name": "good",
    "api-pre-name": "good",
}


def look(day: bool) -> dict[str, str]:
    """The variables of Furo."""
    fonts = {
        "font-stack": "'Nunito Sans', system-ui, sans-serif",
        "font-stack--headings": "Fraunces, Georgia, serif",
    }
    return fonts | {
        f"color-{place}": COLOURS[name][0 if day else 1] for place, name in PAINTED.items()
    }


html_theme = "furo"
html_title = "Yurt"
html_logo = html_favicon = "../web/public/icon.svg"
html_theme_options = {
    "light_css_variables": look(day=True),
    "dark_css_variables": look(day=False),
}
html_static_path = ["_static"]
html_css_files = ["yurt.css"]
html_domain_indices = False
html_copy_source = False
html_show_sphinx = False
# A page ends with a full stop and not with advertising.
html_show_copyright = False
