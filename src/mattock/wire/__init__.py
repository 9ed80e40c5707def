"""What crosses the border between server and clients: its types, their JSON Schema, and the only encoder."""
