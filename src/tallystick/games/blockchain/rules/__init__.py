"""The rules of Blockchain, one module a chapter."""
