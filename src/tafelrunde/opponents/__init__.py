"""Bots: whoever else sits at the table, and whoever gives advice there."""

from tafelrunde.opponents.hints import Because, Hint, hint
from tafelrunde.opponents.interface import Advice, Bot, UnknownBot
from tafelrunde.opponents.registry import bot, bots

__all__ = ["Advice", "Because", "Bot", "Hint", "UnknownBot", "bot", "bots", "hint"]
