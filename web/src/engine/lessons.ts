/** Lessons, played through: what the learner sees at each step, and what is said to any move. */

import type {
  Frame,
  Lesson,
  LessonScript,
  LessonStep,
  Message,
  Offerings,
  Outlook,
  ScriptScene,
  Verdict,
} from "../protocol";
import type { GameEvent } from "../views";
import type { Game } from "./game";
import { IllegalMove, OVER, type Position } from "./position";
import { choicesOf, foresee } from "./preview";

interface Moment {
  actor: number;
  text: string;
  position: Position;
  told: GameEvent[];
}

interface Step {
  says: Message;
  /** The moment at which it is said. */
  moment: number;
  move: string | null;
  covers: string[];
}

/** There is no such lesson or step. */
export class NoSuchLesson extends Error {}

class Course {
  readonly moments: Moment[] = [];
  readonly steps: Step[] = [];

  constructor(
    readonly game: Game,
    readonly number: number,
    readonly script: LessonScript,
  ) {
    for (const scene of script.scenes) this.#play(scene);
  }

  position(step: number): Position {
    const found = this.steps[step];
    if (!found) throw new NoSuchLesson();
    return this.moments[found.moment]!.position;
  }

  #play({ seats, options, before, steps }: ScriptScene): void {
    const { seat } = this.script;
    let position = this.game.start(seats, options);
    const told: GameEvent[] = [];
    for (const text of before) {
      position = position.play(text);
      told.push(...position.events(seat));
    }
    this.moments.push({ actor: OVER, text: "", position, told });
    for (const { says, covers, move, then } of steps) {
      this.steps.push({ says: this.#says(says), moment: this.moments.length - 1, move, covers });
      for (const text of move === null ? then : [move, ...then]) this.#add(text);
    }
  }

  #add(text: string): void {
    const before = this.moments.at(-1)!.position;
    const position = before.play(text);
    this.moments.push({ actor: before.actor, text, position, told: position.events(this.script.seat) });
  }

  /** The message of a step, which may name those beside the learner. */
  #says(words: string): Message {
    const { seats } = this.moments.at(-1)!.position;
    const beside = (by: number) => ({ seat: (this.script.seat + seats + by) % seats });
    return {
      id: `${this.game.name}-lesson-${this.number}-${words}`,
      arguments: { left: beside(1), right: beside(-1) },
    };
  }
}

const known = new WeakMap<Game, Map<number, Course>>();

function courseOf(game: Game, number: number): Course {
  const courses = known.get(game) ?? new Map<number, Course>();
  known.set(game, courses);
  const script = game.manifest.lessons[number - 1];
  if (!script) throw new NoSuchLesson();
  const course = courses.get(number) ?? new Course(game, number, script);
  courses.set(number, course);
  return course;
}

/** A lesson with all that the learner sees in it. */
export function lessonOf(game: Game, number: number, { lesson_names: names }: Pick<Offerings, "lesson_names">): Lesson {
  const { moments, steps, script } = courseOf(game, number);
  const { seat } = script;
  const seats = Math.max(...moments.map(({ position }) => position.seats));
  return {
    game: game.name,
    number,
    count: game.manifest.lessons.length,
    title: { id: `${game.name}-lesson-${number}`, arguments: {} },
    names: names.slice(0, seats),
    seat,
    frames: moments.map(({ actor, text, position, told }): Frame => ({
      actor,
      move: text,
      events: told,
      view: position.view(seat),
    })),
    steps: steps.map(({ says, moment, move, covers }): LessonStep => ({
      says,
      frame: moment,
      move,
      moves: move === null ? [] : choicesOf(moments[moment]!.position, seat),
      paragraph: covers[0] ?? null,
    })),
  };
}

/** What is said to a move at a step: the rule that refuses it, or what to do instead; nothing if it is right. */
export function attemptOf(game: Game, number: number, { step, move }: { step: number; move: string }): Verdict {
  const course = courseOf(game, number);
  const position = course.position(step);
  const wanted = course.steps[step]!.move;
  if (wanted === null) return { says: { id: "lessons-read-first", arguments: {} } };
  try {
    position.play(move);
  } catch (refusal) {
    if (refusal instanceof IllegalMove) return { says: refusal.says };
    throw refusal;
  }
  if (move === wanted) return { says: null };
  return { says: { id: "lessons-instead", arguments: { choice: position.button(wanted) } } };
}

/** What a legal move would bring, whether or not it is the right one. */
export function outlookOf(game: Game, number: number, { step, move }: { step: number; move: string }): Outlook {
  const course = courseOf(game, number);
  const { seat } = course.script;
  const { view, moves } = foresee(course.position(step).seenBy(seat), seat, move);
  return { view, moves };
}
