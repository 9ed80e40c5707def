"""Pictures for documents and for looking at: of the browser client, and (`terminal.py`) of games at a terminal."""
