import { loadLanguage } from '@skydeck/react-bindings/wording';
import i18next from 'i18next';
import { use, useMemo, useSyncExternalStore } from 'react';
import { importWithRetry } from '../connectivity/import-with-retry.ts';
import { directionOf, type Language } from './languages.ts';
import { createLoading } from './loading.ts';
import { type Text, textIn } from './text-in.ts';
import { loadWords, type Words } from './words.ts';

// Not a backend of i18next's: that one never tells a failure, nor tries again.
const loading = createLoading(async (language, namespace) => {
  const words = await importWithRetry(() => loadWords(language, namespace));
  i18next.addResourceBundle(language, namespace, words);
});

/** Once, before the first render. `first`: what every page says, which is fetched meanwhile. */
export async function startText(
  language: Language,
  first: readonly Pick<Words<unknown>, 'namespace'>[],
): Promise<void> {
  const started = i18next.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  for (const { namespace } of first) loading.of(language, namespace, null).catch(() => undefined);
  await Promise.all([started, loadElements(language)]);
  markDocument(language);
}

let wanted: Language | null = null;

/**
 * Loads what is shown in the new language, then switches all of it at once. Who asks for another one meanwhile gets that
 * one. What cannot be had shows as missing where it is needed.
 */
export async function switchLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.allSettled([
    loadElements(language),
    ...loading.asked().map((namespace) => loading.of(language, namespace, null)),
  ]);
  if (wanted !== language) return;
  await i18next.changeLanguage(language);
  markDocument(language);
}

/** What the elements say by themselves. Where that cannot be had they speak English, and ask again. */
const loadElements = (language: Language) => loadLanguage(language).catch(() => undefined);

function markDocument(language: Language) {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

function onLanguage(changed: () => void) {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
}

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, () => i18next.language as Language);

/** Each navigation leaves an object of its own, the way back to the same address too. */
const visit = (): unknown => history.state ?? location.href;

/** The words of one namespace in the current language; suspends until they are there. */
export function useText<Table>(words: Words<Table>): Text<Table> {
  const language = useLanguage();
  const { namespace, fallback, part } = words;
  // Always asked: React replays a component that was suspended here, and must meet the same `use` again.
  use(loading.of(language, namespace, visit()));
  if (fallback !== undefined) use(loading.of(language, fallback, visit()));
  return useMemo(() => textIn<Table>(language, namespace, fallback, part), [language, namespace, fallback, part]);
}

/** The same outside of components, for what a notification says. Rejects when the words cannot be had. */
export async function loadText<Table>(words: Words<Table>): Promise<Text<Table>> {
  const { language } = i18next;
  const { namespace, fallback, part } = words;
  await Promise.all(
    [namespace, ...(fallback === undefined ? [] : [fallback])].map((one) => loading.of(language, one, null)),
  );
  return textIn(language, namespace, fallback, part);
}
