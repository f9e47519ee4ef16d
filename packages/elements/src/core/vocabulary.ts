import type { ElementWords as OwnWords } from '../languages/element-words.js';
import { loaders } from './languages.js';
import type { Words } from './translation.js';

/**
 * The words of each element, by its name. Who makes elements of their own adds them:
 * `declare module '@skydeck/elements/wording' { interface ElementWords { 'my-clock': ClockWords } }`.
 */
export interface ElementWords extends OwnWords {}

/** Some words of some elements. */
export type SomeWords = { readonly [Name in keyof ElementWords]?: Partial<ElementWords[Name]> };

/** What is said in a language besides the elements' own English, by language and element. */
const added = new Map<string, Words>();
const fetches = new Map<string, Promise<void>>();

/** Something on the page that has words. */
export interface Speaker {
  /** The language around it may be another one. */
  follow(): void;
  /** Its words may be others. */
  refresh(): void;
}

export const speakers = new Set<Speaker>();

const keyOf = (language: string, element: string): string => `${language} ${element}`;
const mainLanguageOf = (tag: string): string => tag.toLowerCase().split('-', 1)[0]!;
/** Not `in`: an object knows more names than those of its languages. */
const isOurs = (language: string): boolean => Object.hasOwn(loaders, language);

/** `joined` makes one of what was known and what is new. */
function add(language: string, words: object, joined: (known: Words | undefined, more: Words) => Words): void {
  for (const [element, more] of Object.entries(words) as [string, Words][]) {
    const key = keyOf(language, element);
    added.set(key, joined(added.get(key), more));
  }
  for (const speaker of speakers) speaker.refresh();
}

/**
 * Adds or replaces words: for an additional language, or for the terms of a brand. They override the words of the
 * elements, in any order of loading. Elements on the page update immediately.
 *
 * `registerWords('de-AT', { dialog: { close: 'Zumachen' } })`
 */
export function registerWords(tag: string, words: SomeWords): void {
  add(tag.toLowerCase(), words, (known, more) => ({ ...known, ...more }));
}

/**
 * Resolves when the words of a language, such as `de-AT`, are loaded: immediately for English and for unknown
 * languages. Rejects if the fetch fails. The next call tries again. Elements fetch their language on their own: call
 * this to wait for it before the first render.
 */
export function loadLanguage(tag: string): Promise<void> {
  const language = mainLanguageOf(tag);
  if (!isOurs(language)) return Promise.resolve();
  return fetches.get(language) ?? fetchLanguage(language);
}

function fetchLanguage(language: string): Promise<void> {
  const fetched = loaders[language]!().then(({ words }) =>
    add(language, words, (known, more) => ({ ...more, ...known })),
  );
  fetches.set(language, fetched);
  // Nobody has to listen: without its language an element speaks English.
  fetched.catch(() => fetches.delete(language));
  return fetched;
}

/** Fetches a language unless that is done or under way; elements follow when it is there. */
export function wantLanguage(tag: string): void {
  const language = mainLanguageOf(tag);
  if (isOurs(language) && !fetches.has(language)) void fetchLanguage(language);
}

/** What an element says: `de-AT`, where that says nothing `de`, and English at last. */
export function wordsFor<Name extends keyof ElementWords>(
  tag: string,
  element: Name,
  english: ElementWords[Name],
): ElementWords[Name] {
  if (added.size === 0) return english;
  const parts = tag.toLowerCase().split('-');
  const languages = ['en', ...parts.map((_, at) => parts.slice(0, at + 1).join('-'))];
  return Object.assign({}, english, ...languages.map((language) => added.get(keyOf(language, element))));
}
