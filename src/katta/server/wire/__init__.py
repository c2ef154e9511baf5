"""What is said over the socket and over HTTP, and why something is refused."""
