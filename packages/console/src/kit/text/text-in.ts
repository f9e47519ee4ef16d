import i18next from 'i18next';
import type { KeyOf, Words } from './words.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Text<Table> = (key: KeyOf<Table>, values?: Values) => string;
/** `TextOf<typeof routerWords>` */
export type TextOf<These> = These extends Words<infer Table> ? Text<Table> : never;

/**
 * The words of a namespace in a language, as far as they are loaded; those of `fallback` where it has none. A sentence of the
 * fallback names what it is about by the `noun.…` of the namespace: as values, for a text inside of a text would not be found
 * where a name has something like one in it.
 */
export function textIn<Table>(language: string, namespace: string, fallback?: string): Text<Table> {
  const namespaces = fallback === undefined ? namespace : [namespace, fallback];
  // Its type reads the placeholders of each text; ours are files, which it cannot see.
  const text = i18next.getFixedT(language, namespaces) as unknown as (key: string, values?: object) => string;
  const own = (i18next.getResourceBundle(language, namespace) ?? {}) as Readonly<Record<string, string>>;
  const noun = Object.fromEntries(Object.entries(own).filter(([key]) => key.startsWith('noun.')));
  const { 'noun.gender': context } = noun;
  if (Object.keys(noun).length === 0) return text;
  const isCounted = 'noun.counted' in noun || 'noun.counted_other' in noun;
  return (key, values) =>
    text(key, {
      ...noun,
      ...(context && { context }),
      ...(isCounted && values && 'count' in values && { 'noun.counted': text('noun.counted', values) }),
      ...values,
    });
}
