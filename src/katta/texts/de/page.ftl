# Tables that live in the page.

page-by-server = Dieser Browser kann nicht selbst spielen, darum hält der Server den Tisch.
page-unable = Die Spiele kommen nicht an, oder dieser Browser ist zu alt dafür: Er kann nicht selbst spielen.
page-broken = Das hat nicht geklappt. Versuche es noch einmal.
page-troubled = Ein Bot kann gerade nicht nachdenken. Er versucht es weiter.
page-elsewhere = Diese Partie wird in einem anderen Tab dieses Browsers gespielt.
page-take = Hier spielen
page-unthought = Darüber ließ sich nicht nachdenken. Frage noch einmal.
page-unkept = Dieser Browser behält nichts: Wenn du die Seite schließt, ist diese Partie verloren.
page-on-server = Auf dem Server spielen
page-on-server-how = Sonst hält die Seite Partien gegen Bots und an diesem Gerät selbst, auch ohne Netz.
