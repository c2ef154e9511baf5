"""Tables over HTTP and WebSocket: nothing acknowledged is lost, nobody gets what their seat cannot see."""
