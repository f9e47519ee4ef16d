import i18next from 'i18next';
import type { Titles } from '../module.ts';

/**
 * What `words/menu.json` is in a built console (build/titles-by-language.ts): each language's title is among the words that
 * came with it. '' for a language that is not here.
 */
export const titleOf = (key: string): Titles =>
  new Proxy({} as Titles, {
    get: (_, language) => String(i18next.getResource(String(language), 'kit', key) ?? ''),
  });
