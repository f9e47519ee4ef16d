import { settingsApi } from '@skydeck/contract';
import { proxy } from 'valtio';
import { call } from '../kit/data/client.ts';
import { isLanguage, type Language, switchLanguage } from '../kit/text/index.ts';
import { languagesOffered } from './external-config.ts';
import { loadFonts } from './fonts.ts';
import { rememberLanguage } from './preferences.ts';

/** Those a person can choose from: as the page says, until the server's list is there. */
export const offered = proxy({ languages: [...languagesOffered] as readonly Language[] });

let asked: Promise<void> | null = null;

/**
 * Once for a page. A list that cannot be had is logged: then there are those of the page (spec: language.list.failed).
 */
export function loadOffered(): Promise<void> {
  asked ??= call(settingsApi.locales).then(
    ({ data }) => {
      const enabled = data.flatMap(({ language, enabled: isOn }) => (isOn && isLanguage(language) ? [language] : []));
      if (enabled.length > 0) offered.languages = enabled;
    },
    (error: unknown) => {
      asked = null;
      // oxlint-disable-next-line no-console
      console.error('The list of languages cannot be read', error);
    },
  );
  return asked;
}

/** What a person chose: at once, and the next time too. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await Promise.all([switchLanguage(language), loadFonts(language)]);
}
