"""HTTP and WebSocket: wire messages, tokens, limits, refusals to replies."""
