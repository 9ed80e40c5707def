"""What is measured, with peers side by side: `python -m bench` from the root of the repository, or `make bench`."""
