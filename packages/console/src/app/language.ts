import { type Language, switchLanguage } from '../kit/text/index.ts';
import { loadFonts } from './fonts.ts';
import { rememberLanguage } from './preferences.ts';

/** What a person chose: at once, and the next time too. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await Promise.all([switchLanguage(language), loadFonts(language)]);
}
