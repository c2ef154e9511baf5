"""How many moves a second the server keeps and shows, and how long a click takes."""
