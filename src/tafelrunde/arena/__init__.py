"""Bots against each other: many games, what came of them, and how sure one can be of it."""
