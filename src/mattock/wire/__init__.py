"""What crosses a border: the shapes of messages, and their only encoder."""
