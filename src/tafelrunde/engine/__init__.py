"""The rules engine: states, steps, knowledge, positions, records, laws. It knows no game."""
