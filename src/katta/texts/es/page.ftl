# Tables that live in the page.

page-by-server = Este navegador no puede jugar por sí solo, así que el servidor lleva la mesa.
page-unable = Los juegos no llegan, o este navegador es demasiado antiguo: no puede jugar por sí solo.
page-broken = No ha funcionado. Inténtalo otra vez.
page-troubled = Un bot no puede pensar en este momento. Lo sigue intentando.
page-elsewhere = Esta partida se juega en otra pestaña de este navegador.
page-take = Jugar aquí
page-unthought = No se ha podido pensar en ello. Pregunta otra vez.
page-unkept = Este navegador no guarda nada: al cerrar la página se pierde esta partida.
page-on-server = Jugar en el servidor
page-on-server-how = Si no, la propia página lleva las partidas contra bots y en este dispositivo, también sin red.
