/**
 * Whoever shows a game to a person, at a table or in a replay: says what it tells and offers, to that person as "you"
 * and of the others by their names.
 */

import type { Argument, Message } from "../protocol";
import { say } from "../texts/texts.svelte";
import type { GameMove } from "../views";
import type { LoadedGame } from ".";
import type { Caption } from "./contract";
import type { Declaration } from "./declaration";

export abstract class Speaker {
  abstract readonly names: readonly string[];
  /** The seat that looks; null for a spectator. */
  abstract readonly seat: number | null;
  /** The game, as soon as it is loaded. */
  abstract readonly client: LoadedGame | undefined;

  /** Whom sentences call "you". */
  get you(): number | null {
    return this.seat;
  }

  /** Whom they call so that tell what happened; nobody where several people read them. */
  get witness(): number | null {
    return this.you;
  }

  /** What is shown though the box leaves it to memory: nothing, unless a table has chosen so. */
  get helps(): readonly string[] {
    return [];
  }

  isBot(_seat: number): boolean {
    return false;
  }

  say(message: string | Message, args: Record<string, Argument> = {}): string {
    return say(message, args, this.names, this.you);
  }

  /** What happened, or what is to be said anyway; empty if it is shown and not said. */
  tell(told: Caption): string {
    const message = "id" in told ? told : this.client?.speech.event(told);
    return message ? say(message, {}, this.names, this.witness) : "";
  }

  offer(move: GameMove): string {
    return this.client ? this.say(this.client.speech.offer(move)) : "";
  }

  stepTo(move: GameMove, place: number): string {
    return this.client ? this.say(this.client.speech.step(move, place)) : "";
  }

  get declared(): Declaration | undefined {
    return this.client?.speech.declared;
  }

  call(words: string, word: string): string {
    return this.client ? this.say(this.client.speech.name(words, word)) : word;
  }

  /** The sentences of several things, one after the other. */
  sentences(told: readonly Caption[]): string[] {
    return told.map((each) => this.tell(each)).filter((sentence) => sentence !== "");
  }
}
