/** One language's messages, and how they become sentences; the counterpart of katta.texts.catalogue. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Argument, Message } from "../protocol";
import { withMinus } from "./figure";

/** The form of a message that names one of its kind, with the article: `.one = a Lemur`, said by `{ $card-one }`. */
const ONE = "one";
/** How many a list has: `{ $cards-count -> [0] nothing *[other] { $cards } }`. */
const COUNT = "count";

/**
 * The form of a message that speaks to whoever it is about: `.you = You draw a card.` where the reader is the `player`,
 * `.you-other` where the reader is the `other`. A message without it calls the reader by name.
 */
const YOU = "you";
const ABOUT = "player";

/** Who reads a sentence, and what everybody is called in it. */
interface Company {
  names: readonly string[];
  you: number | null;
}

const NOBODY: Company = { names: [], you: null };

/** What a last word begins with where "and" would run into it: Spanish "Ana e Inés", Italian "Anna ed Elena". */
const CLASHES: Readonly<Record<string, RegExp>> = {
  es: /^(h?[ií](?![aeoáéó])|y(?![aeiouáéíóú]))/i,
  it: /^[eèé]/i,
};

/** A number in a sentence, written as `figure` does it. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}

export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(source);
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message as a sentence; players are called by their names, and the seat that reads it "you". */
  say(
    message: string | Message,
    args: Record<string, Argument> = {},
    names: readonly string[] = [],
    you: number | null = null,
  ): string {
    const said = typeof message === "string" ? { id: message, arguments: args } : message;
    return this.#formed(said, { names, you }, personOf(said, you));
  }

  /** The heading of a message that has one. */
  title(id: string): string {
    return this.#format(id, this.#bundle.getMessage(id)?.attributes["title"], {}, NOBODY);
  }

  #format(
    id: string,
    pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined,
    args: Record<string, Argument>,
    company: Company,
  ): string {
    if (pattern === null || pattern === undefined) throw new Error(`${this.language}: there is no message ${id}`);
    const plain = Object.entries(args).flatMap(([key, value]) => [
      [key, this.#plain(value, company)],
      ...(hasForms(value) ? [[`${key}-${ONE}`, this.#plain(value, company, ONE)]] : []),
      ...(isListing(value) ? [[`${key}-${COUNT}`, new Figure(value.items.length)]] : []),
    ]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(plain) as Record<string, Figure | string>);
  }

  /** An argument as Fluent takes it; a message in one of its forms, if it has that form. */
  #plain(argument: Argument, company: Company, form = ""): Figure | string {
    if (typeof argument === "number") return new Figure(argument);
    if (typeof argument === "string") return argument;
    if ("id" in argument) return this.#formed(argument, company, form);
    if ("seat" in argument) return company.names[argument.seat] ?? String(argument.seat + 1);
    return this.#joined(argument.items.map((item) => String(this.#plain(item, company, form))));
  }

  #formed(message: Message, company: Company, form: string): string {
    const found = this.#bundle.getMessage(message.id);
    return this.#format(message.id, found?.attributes[form] ?? found?.value, message.arguments, company);
  }

  /** `a`, `a and b`, `a, b and c`, `a (×2) and b`: what is listed in an order stays in it. */
  #joined(all: readonly string[]): string {
    const starts = all.flatMap((item, place) => (item === all[place - 1] ? [] : [place]));
    const items = starts.map((start, run) => this.#times(all[start]!, (starts[run + 1] ?? all.length) - start));
    if (items.length < 2) return items.join("");
    const joint = CLASHES[this.language]?.test(items.at(-1)!) ? "list-and-vowel" : "list-and";
    return this.say(joint, { start: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }

  #times(item: string, count: number): string {
    return count === 1 ? item : this.say("list-times", { item, count });
  }
}

/** The form of a message that is about whoever reads it; none for one about others. */
function personOf({ arguments: args }: Message, you: number | null): string {
  const about = Object.keys(args).find((name) => isSeat(args[name]!, you));
  if (about === undefined) return "";
  return about === ABOUT ? YOU : `${YOU}-${about}`;
}

function isSeat(argument: Argument, seat: number | null): boolean {
  return typeof argument === "object" && "seat" in argument && argument.seat === seat;
}

function hasForms(argument: Argument): boolean {
  return typeof argument === "object" && ("id" in argument || "items" in argument);
}

function isListing(argument: Argument): argument is Extract<Argument, { items: unknown }> {
  return typeof argument === "object" && "items" in argument;
}
