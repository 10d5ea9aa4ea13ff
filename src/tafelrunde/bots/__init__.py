"""Bots: whoever else sits at the table, and whoever gives advice there."""

from tafelrunde.bots.interface import Advice, Bot, UnknownBot
from tafelrunde.bots.registry import bot, bots

__all__ = ["Advice", "Bot", "UnknownBot", "bot", "bots"]
