"""The text table: any game at a terminal, from views, prompts, events and catalogue alone."""
