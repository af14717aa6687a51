"""The second opinion: the rulings again, slow and plain, written apart from the real engine."""
