"""What people asked for and cannot have."""


class Complaint(Exception):
    """One sentence for whoever typed the command: what is wrong, and what would be right."""
