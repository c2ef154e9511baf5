/** What a person has set on this device. */

import { isLanguage, preferred, type Language } from "../texts/languages";

export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "normal" | "quick" | "off";

const KEY = "katta.settings";
const SPEEDS: readonly Speed[] = ["calm", "normal", "quick", "off"];
const THEMES: readonly Theme[] = ["auto", "light", "dark"];

interface Kept {
  language?: string;
  theme?: string;
  speed?: string;
  sound?: boolean;
  name?: string;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  sound = $state(false);
  /** The nickname used last. */
  name = $state("");

  constructor() {
    const found = kept();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.language = found.language && isLanguage(found.language) ? found.language : preferred(navigator.languages);
    this.theme = THEMES.find((theme) => theme === found.theme) ?? "auto";
    this.speed = SPEEDS.find((speed) => speed === found.speed) ?? (still ? "off" : "normal");
    this.sound = found.sound ?? false;
    this.name = found.name ?? "";
  }

  keep(): void {
    const { language, theme, speed, sound, name } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, sound, name }));
  }
}

export const settings = new Settings();

const dark = matchMedia("(prefers-color-scheme: dark)");

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && dark.matches);
}

/** Put the theme in force, and again whenever it changes. */
export function paint(): void {
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
}

dark.addEventListener("change", paint);
