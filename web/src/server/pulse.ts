/** The pulse of a line: notices when the other side has fallen silent, which a socket by itself may never do. */

/** So long nothing has to be heard. */
const QUIET = 5000;
/** Who is asked then has so long to say something. */
const ANSWER = 8000;
/** Somebody looks at the page again, or the network has changed: that is worth asking at once, and waiting less. */
const QUICK_ANSWER = 3000;

export class Pulse {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly ask: () => void,
    readonly lose: () => void,
  ) {}

  /** Something was heard: all is well for a while. */
  beat(): void {
    this.#in(QUIET, () => this.#ask(ANSWER));
  }

  /** Find out at once whether anybody is there. */
  check(): void {
    this.#ask(QUICK_ANSWER);
  }

  /** Something has to be heard within so many milliseconds, though nothing is asked. */
  expect(milliseconds: number): void {
    this.#in(milliseconds, this.lose);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #ask(milliseconds: number): void {
    this.expect(milliseconds);
    this.ask();
  }

  #in(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds);
  }
}
