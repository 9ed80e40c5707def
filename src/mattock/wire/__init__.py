"""What crosses the border between server and clients, as types and as their JSON Schema."""
