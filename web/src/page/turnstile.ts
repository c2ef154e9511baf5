/** Lets changes of a table through one by one: what is judged must still be true when it has been kept. */
export class Turnstile {
  #last: Promise<unknown> = Promise.resolve();

  pass<T>(change: () => Promise<T> | T): Promise<T> {
    const done = this.#last.then(change);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
