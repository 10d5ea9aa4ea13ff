"""What search knows of the game beside its rules."""
