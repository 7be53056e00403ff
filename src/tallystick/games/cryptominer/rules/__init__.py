"""The rules of CryptoMiner, one module for each part of a round."""
