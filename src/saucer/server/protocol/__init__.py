"""What travels between server and clients: values, socket messages, request bodies."""
