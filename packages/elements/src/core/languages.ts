import type { ElementWords } from '../languages/element-words.js';

/** What a module in `src/languages` holds. */
export interface LanguageModule {
  readonly words: ElementWords;
}

/**
 * What fetches the words of a language. English needs none: it is in the elements. Each import is written out, for a
 * bundler makes a file of what it can read.
 */
export const loaders: Record<string, () => Promise<LanguageModule>> = {
  ar: () => import('../languages/ar.js'),
  de: () => import('../languages/de.js'),
  es: () => import('../languages/es.js'),
  ja: () => import('../languages/ja.js'),
  pt: () => import('../languages/pt.js'),
  ru: () => import('../languages/ru.js'),
  tr: () => import('../languages/tr.js'),
  zh: () => import('../languages/zh.js'),
};
