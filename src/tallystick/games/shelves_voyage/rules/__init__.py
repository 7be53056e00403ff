"""The rules of A Shelves Voyage, one module a chapter."""
