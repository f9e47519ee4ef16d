import type { Locale } from '@skydeck/contract';

const languages = ['ar', 'de', 'en', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'] as const;
const byDefault = 'en';

/** The name of a language in another, as it stands alone in a list: with a capital letter where the script has one. */
function nameIn(language: string, of: string): string {
  const [first = '', ...rest] = new Intl.DisplayNames([language], { type: 'language' }).of(of) ?? of;
  return first.toLocaleUpperCase(language) + rest.join('');
}

export const locales: readonly Locale[] = languages.map((language) => ({
  language,
  display_name: nameIn(language, language),
  english_name: nameIn('en', language),
  enabled: true,
  is_default: language === byDefault,
}));
