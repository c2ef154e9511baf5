### What the browser says when something of it breaks.

failure-part = This part of the page has stopped working. The game itself goes on.
failure-page = This page has stopped working. Nothing that was played is lost.
failure-fetch = A piece of Katta could not be loaded. The connection may be gone, or the server has a newer version.
failure-hitch = Something went wrong just now. If the page no longer does what it should, reload it.
failure-again = Try again
failure-reload = Reload
failure-wait = Loading …
failure-start = Katta does not load as it should. Check the connection, then reload the page.
