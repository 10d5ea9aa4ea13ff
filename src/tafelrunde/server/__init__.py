"""The web table: tables, seats, storage, sockets. It knows no rule; the engine does."""
