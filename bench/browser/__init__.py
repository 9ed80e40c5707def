"""The browser client in the real browser: how heavy, how soon there, how smooth, how quick to answer, how steady."""
