### Lo que dice el navegador cuando algo deja de funcionar.

failure-part = Esta parte de la página ha dejado de funcionar. La partida sigue.
failure-page = Esta página ha dejado de funcionar. No se ha perdido nada de lo jugado.
failure-fetch = No se ha podido cargar una parte de Katta. Puede que se haya cortado la conexión o que el servidor tenga una versión más nueva.
failure-hitch = Algo acaba de fallar. Si la página ya no hace lo que debe, vuelve a cargarla.
failure-again = Intentar de nuevo
failure-reload = Recargar
failure-wait = Cargando…
failure-start = Katta no se carga como debería. Comprueba la conexión y recarga la página.
