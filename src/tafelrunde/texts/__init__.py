"""All words of the games, in German and English: single texts and the rules to read."""

from tafelrunde.texts.languages import languages
from tafelrunde.texts.messages import TextError, Texts, bot_names
from tafelrunde.texts.rulebook import RulesText, Section, rules, rules_text

__all__ = [
    "RulesText",
    "Section",
    "TextError",
    "Texts",
    "bot_names",
    "languages",
    "rules",
    "rules_text",
]
