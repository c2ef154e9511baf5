# Tables that live in the page.

page-by-server = Deze browser kan niet zelf spelen, dus houdt de server de tafel bij.
page-unable = De spellen komen niet aan, of deze browser is er te oud voor: hij kan niet zelf spelen.
page-broken = Dat is niet gelukt. Probeer het nog eens.
page-troubled = Een bot kan nu niet nadenken. Hij blijft het proberen.
page-elsewhere = Dit spel wordt in een ander tabblad van deze browser gespeeld.
page-take = Hier spelen
page-unthought = Daar kon niet over worden nagedacht. Vraag het nog eens.
page-unkept = Deze browser bewaart niets: als je de pagina sluit, is dit spel verloren.
page-on-server = Op de server spelen
page-on-server-how = Anders houdt de pagina zelf spellen tegen bots en op dit apparaat bij, ook zonder netwerk.
