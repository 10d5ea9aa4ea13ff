"""Fitting: games are played, and guides learn from them which moves are likely and what counts."""
