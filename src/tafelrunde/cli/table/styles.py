"""What all that is painted has in common."""

NUMBER = "bold green"  # what can be typed
QUIET = "dim"
GAP = 2
