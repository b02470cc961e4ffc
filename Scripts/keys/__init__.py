"""What Scripts/generate_keys.py writes from the declarations of keys."""
