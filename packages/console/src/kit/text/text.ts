import i18next, { type BackendModule } from 'i18next';
import { use, useMemo, useSyncExternalStore } from 'react';
import { directionOf, type Language } from './languages.ts';
import { type KeyOf, loadWords, type Words } from './words.ts';

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    loadWords(language, namespace).then(
      (words) => done(null, words as Record<string, string>),
      (error: Error) => done(error, false),
    );
  },
};

/** Once, before the first render. */
export async function startText(language: Language): Promise<void> {
  await i18next.use(backend).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  markDocument(language);
}

/** Loads what is shown in the new language, then switches all of it at once. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  markDocument(language);
}

function markDocument(language: Language) {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

export type Values = Readonly<Record<string, string | number>>;
export type Text<Table> = (key: KeyOf<Table>, values?: Values) => string;

function onLanguage(changed: () => void) {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
}

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, () => i18next.language as Language);

/** One promise for each set of words: `use` wants the same one each time it is asked. */
const loading = new Map<string, Promise<void>>();

function load(language: string, namespace: string): Promise<void> {
  const key = `${language} ${namespace}`;
  const known =
    loading.get(key) ??
    (i18next.hasResourceBundle(language, namespace) ? fulfilled() : i18next.loadNamespaces(namespace));
  loading.set(key, known);
  return known;
}

/** Marked as React marks it, so that words that came with a switch of the language suspend nobody. */
const fulfilled = () => Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** The words of one namespace in the current language; suspends until they are there. */
export function useText<Table>(words: Words<Table>): Text<Table> {
  const language = useLanguage();
  const { namespace } = words;
  // Always asked: React replays a component that was suspended here, and must meet the same `use` again.
  use(load(language, namespace));
  // Its type reads the placeholders of each text; ours are files, which it cannot see.
  return useMemo(() => i18next.getFixedT(language, namespace) as unknown as Text<Table>, [language, namespace]);
}

/** The same outside of components, for what a notification says. Resolves when the words are loaded. */
export async function loadText<Table>(words: Words<Table>): Promise<Text<Table>> {
  await i18next.loadNamespaces(words.namespace);
  return i18next.getFixedT(null, words.namespace) as unknown as Text<Table>;
}
