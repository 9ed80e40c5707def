"""The command `mattock`. Whatever goes wrong is one line on the error stream and an exit code, never a traceback."""
