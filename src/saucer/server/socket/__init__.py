"""The WebSocket: connections and the messages that come in on them."""
