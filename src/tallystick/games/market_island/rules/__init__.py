"""The rules of Market Island, one module for each chapter of a round."""
