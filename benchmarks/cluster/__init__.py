"""What one, two and three servers over one database do with the same load."""
