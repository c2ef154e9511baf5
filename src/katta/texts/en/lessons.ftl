### Learning by playing: what all lessons share.

lessons-learn = Learn
lessons-learn-game = Learn { $game }: { $done } of { $count } lessons done
lessons-first-time = New here? Learn it by playing
lessons-decline = No lessons for { $game }, thank you
lessons-all = The lessons of { $game }
lessons-done = (done)
lessons-lesson = Lesson
lessons-leave = Leave the lesson
lessons-progress = Step { $step } of { $count }
lessons-continue = Continue
lessons-back = One step back
lessons-next = Next lesson
lessons-your-turn = Your turn
lessons-read-first = First read on.
lessons-instead = You may do that, too. In this lesson, do this: { $choice }.
server-no-such-lesson = There is no such lesson.
lessons-terminal-on = Enter: on, q: leave
lessons-terminal-which = Which lesson?
lessons-terminal-left = You can go on from here the next time.
error-no-lessons = There are no lessons for { $name }.
error-lesson-unknown = There is no lesson { $number }: choose 1 to { $most }.
