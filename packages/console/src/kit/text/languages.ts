/** In the order in which Ctrl+L goes through them. */
export const languages = ['ar', 'de', 'en', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

/** The nearest of ours to what a browser or an address asks for: `de-AT` → `de`, else English. */
export function nearestLanguage(wanted: readonly (string | null | undefined)[]): Language {
  for (const tag of wanted) {
    const [base] = (tag ?? '').toLowerCase().split('-');
    if (isLanguage(base)) return base;
  }
  return 'en';
}
