import { type LanguageTag, languageTags } from '@skydeck/contract';

export const languages = languageTags;
export type Language = LanguageTag;

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

/** The nearest of those offered to what a browser or an address asks for: `de-AT` → `de`, else the default. */
export function nearestLanguage(
  wanted: readonly (string | null | undefined)[],
  offered: readonly Language[] = languages,
  byDefault: Language = 'en',
): Language {
  for (const tag of wanted) {
    const [base] = (tag ?? '').toLowerCase().split('-');
    if (isLanguage(base) && offered.includes(base)) return base;
  }
  return byDefault;
}
