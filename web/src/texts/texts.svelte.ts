/** The language that is spoken now. Components that say something are drawn anew when it changes. */

import { settings } from "../app/settings.svelte";
import { broughtTexts } from "./brought";
import { Catalogue } from "./catalogue";
import { TEXTS, type Language } from "./languages";

class Texts {
  #catalogue = $state.raw<Catalogue>();

  /** Speak a language; resolves when its texts are there. */
  async speak(language: Language): Promise<void> {
    const [own, brought] = await Promise.all([TEXTS[language](), broughtTexts(language)]);
    this.#catalogue = new Catalogue(language, own.default);
    this.#catalogue.add(brought);
    document.documentElement.lang = language;
    settings.language = language;
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
