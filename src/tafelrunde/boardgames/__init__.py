"""The games, one folder each; `registry` lists them."""
