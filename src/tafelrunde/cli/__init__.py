"""The command `tafelrunde`: one small module per command, and the text table they share."""
