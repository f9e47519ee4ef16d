import type { Language } from '../kit/text/index.ts';

/** Each language's own name for itself: the one thing that is never translated. */
export const languageNames: Record<Language, string> = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  ja: '日本語',
  pt: 'Português',
  ru: 'Русский',
  tr: 'Türkçe',
  zh: '中文',
};
