/** The languages there are, each by its own name, and where their texts come from. */

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  nl: "Nederlands",
  es: "Español",
  it: "Italiano",
} as const;

export type Language = keyof typeof LANGUAGES;

export type Source = () => Promise<{ default: string }>;

export const TEXTS: Record<Language, Source> = {
  en: () => import("katta:texts/en"),
  fr: () => import("katta:texts/fr"),
  de: () => import("katta:texts/de"),
  nl: () => import("katta:texts/nl"),
  es: () => import("katta:texts/es"),
  it: () => import("katta:texts/it"),
};

export const RULES: Record<Language, Source> = {
  en: () => import("katta:rules/en"),
  fr: () => import("katta:rules/fr"),
  de: () => import("katta:rules/de"),
  nl: () => import("katta:rules/nl"),
  es: () => import("katta:rules/es"),
  it: () => import("katta:rules/it"),
};

export const LESSONS: Record<Language, Source> = {
  en: () => import("katta:lessons/en"),
  fr: () => import("katta:lessons/fr"),
  de: () => import("katta:lessons/de"),
  nl: () => import("katta:lessons/nl"),
  es: () => import("katta:lessons/es"),
  it: () => import("katta:lessons/it"),
};

export function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

/** The first language of a person's list that there is, else English. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((locale) => locale.toLowerCase().split(/[-_]/)[0]!);
  return known.find(isLanguage) ?? "en";
}
