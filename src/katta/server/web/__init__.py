"""HTTP and sockets: who comes in, how often, and what they are answered."""
