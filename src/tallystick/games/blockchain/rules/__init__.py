"""The rules of Blockchain, a module for each chapter."""
