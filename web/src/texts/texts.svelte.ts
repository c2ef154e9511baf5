/** The language that is spoken now. Components that say something are drawn anew when it changes. */

import { settings } from "../app/settings.svelte";
import { broughtTexts } from "./brought";
import { Catalogue } from "./catalogue";
import { TEXTS, type Language, type Source } from "./languages";

class Texts {
  #catalogue = $state.raw<Catalogue>();
  /** What some pages need besides, in whichever language is spoken. */
  readonly #besides = new Set<Record<Language, Source>>();

  /** Speak a language; resolves when its texts are there. */
  async speak(language: Language): Promise<void> {
    const sources = [TEXTS, ...this.#besides].map((source) => source[language]());
    const [brought, ...own] = await Promise.all([broughtTexts(language), ...sources]);
    this.#catalogue = new Catalogue(language, own.map((source) => source.default).join("\n"));
    this.#catalogue.add(brought);
    document.documentElement.lang = language;
    settings.language = language;
  }

  /** Speak of more from now on; resolves when the texts are there. */
  async also(sources: Record<Language, Source>): Promise<void> {
    this.#besides.add(sources);
    await this.speak(settings.language);
  }

  get language(): string {
    return this.#now.language;
  }

  say(...said: Parameters<Catalogue["say"]>): string {
    return this.#now.say(...said);
  }

  get #now(): Catalogue {
    if (!this.#catalogue) throw new Error("no language is spoken yet");
    return this.#catalogue;
  }
}

export const texts = new Texts();

/** A message as a sentence in the language spoken now. */
export function say(...said: Parameters<Catalogue["say"]>): string {
  return texts.say(...said);
}
