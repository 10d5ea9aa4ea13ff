"""Words made of ids, where there is no text for them."""

from __future__ import annotations


def spaced(slug: str) -> str:
    return slug.replace("_", " ")


def capital(text: str) -> str:
    """With a capital letter, the rest as it is."""
    return text[:1].upper() + text[1:]


def within_quotes(text: str) -> str:
    """With single quotation marks, to stand in double ones; German and English ones alike."""
    return text.translate(SINGLE_QUOTES)


def folded(text: str) -> str:
    """A name as anybody may type it: case, extra spaces, underscores and umlauts do not matter."""
    return " ".join(spaced(text).casefold().translate(UMLAUTS).split())


SINGLE_QUOTES = str.maketrans("„“”", "‚‘’")
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
