/** What a person has set on this device. */

import { isLanguage, preferred, type Language } from "../texts/languages";
import { keep, recall } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "normal" | "quick" | "off";
/** What a complete trick or round waits for: a tap, a few seconds, nothing. */
export type Waiting = "tap" | "seconds" | "none";
/** What sounds: that it is the person's turn, or everything that happens. */
export type Sounds = "turn" | "all";
/** Whether the browser notifies the person of their turn; `ask`: they have not been asked yet. */
export type Notices = "ask" | "on" | "off";

const KEY = "katta.settings";
const SPEEDS: readonly Speed[] = ["calm", "normal", "quick", "off"];
export const WAITINGS: readonly Waiting[] = ["tap", "seconds", "none"];
const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const NOTICES: readonly Notices[] = ["ask", "on", "off"];
/** Soft. */
const VOLUME = 25;

interface Kept {
  language?: string;
  theme?: string;
  speed?: string;
  waiting?: string;
  /** What older pages kept: all sounds or none. */
  sound?: boolean;
  sounds?: string;
  volume?: number;
  isMuted?: boolean;
  notices?: string;
  isOnServer?: boolean;
  name?: string;
}

function kept(): Kept {
  const found = recall(KEY);
  return typeof found === "object" ? (found as Kept) : {};
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  waiting = $state<Waiting>("seconds");
  sounds = $state<Sounds>("all");
  /** 0 to 100. */
  volume = $state(VOLUME);
  isMuted = $state(false);
  notices = $state<Notices>("ask");
  /** Whether the server holds the tables that this page could hold by itself. */
  isOnServer = $state(false);
  /** The nickname used last. */
  name = $state("");

  constructor() {
    const found = kept();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.language = found.language && isLanguage(found.language) ? found.language : preferred(navigator.languages);
    this.theme = THEMES.find((theme) => theme === found.theme) ?? "auto";
    this.speed = SPEEDS.find((speed) => speed === found.speed) ?? (still ? "off" : "normal");
    this.waiting = WAITINGS.find((waiting) => waiting === found.waiting) ?? "seconds";
    this.sounds = found.sounds === "turn" || (found.sounds === undefined && found.sound === false) ? "turn" : "all";
    this.volume = Math.min(100, Math.max(0, Number(found.volume ?? VOLUME) || 0));
    this.isMuted = found.isMuted ?? false;
    this.notices = NOTICES.find((notices) => notices === found.notices) ?? "ask";
    this.isOnServer = found.isOnServer ?? false;
    this.name = found.name ?? "";
  }

  keep(): void {
    const { language, theme, speed, waiting, sounds, volume, isMuted, notices, isOnServer, name } = this;
    keep(KEY, { language, theme, speed, waiting, sounds, volume, isMuted, notices, isOnServer, name });
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
