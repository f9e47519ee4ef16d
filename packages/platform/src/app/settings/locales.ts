import { defaultLanguage, type ExternalConfig, languageTags, type Locale, offeredLanguages } from '@skydeck/contract';

/** The name of a language in another, as it stands alone in a list: with a capital letter where the script has one. */
function nameIn(language: string, of: string): string {
  const [first = '', ...rest] = new Intl.DisplayNames([language], { type: 'language' }).of(of) ?? of;
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** All of them; those that the operator does not offer are not enabled. */
export function localesOf(config: ExternalConfig): Locale[] {
  const offered = offeredLanguages(config);
  return languageTags.map((language) => ({
    language,
    display_name: nameIn(language, language),
    english_name: nameIn('en', language),
    enabled: offered.includes(language),
    is_default: language === defaultLanguage(config),
  }));
}
