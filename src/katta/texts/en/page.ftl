# Tables that live in the page.

page-by-server = This browser cannot play by itself, so the server holds the table.
page-unable = The games do not come, or this browser is too old for them: it cannot play by itself.
page-broken = That did not work. Try it once more.
page-troubled = A bot cannot think at the moment. It goes on trying.
page-elsewhere = This game is being played in another tab of this browser.
page-take = Play here
page-unthought = That could not be thought about. Ask once more.
page-unkept = This browser keeps nothing: when you close the page, this game is lost.
page-on-server = Play on the server
page-on-server-how = Otherwise games against bots and around this device are held by the page itself, even without a network.
