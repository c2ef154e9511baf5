### Learning by playing: what all lessons share.

lessons-learn = Aprender
lessons-learn-game = Aprender { $game }: { $done } de { $count } lecciones hechas
lessons-first-time = ¿Primera vez? Aprende jugando
lessons-decline = Sin lecciones de { $game }, gracias
lessons-all = Las lecciones de { $game }
lessons-done = (hecha)
lessons-lesson = Lección
lessons-leave = Salir de la lección
lessons-progress = Paso { $step } de { $count }
lessons-continue = Continuar
lessons-back = Un paso atrás
lessons-next = Siguiente lección
lessons-your-turn = Te toca
lessons-read-first = Primero sigue leyendo.
lessons-instead = También se puede. Pero en esta lección elige: { $choice }.
server-no-such-lesson = Esa lección no existe.
lessons-terminal-on = Intro: seguir, q: salir
lessons-terminal-which = ¿Qué lección?
lessons-terminal-left = La próxima vez puedes seguir desde aquí.
error-no-lessons = No hay lecciones de { $name }.
error-lesson-unknown = No existe la lección { $number }: elige de 1 a { $most }.
