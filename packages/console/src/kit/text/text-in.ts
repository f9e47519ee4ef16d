import i18next from 'i18next';
import type { KeyOf, Words } from './words.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Text<Table> = (key: KeyOf<Table>, values?: Values) => string;
/** `TextOf<typeof routerWords>` */
export type TextOf<These> = These extends Words<infer Table> ? Text<Table> : never;

type Entries = Readonly<Record<string, string>>;

/**
 * The words of a namespace in a language, as far as they are loaded; those of `fallback` where it has none. A sentence of the
 * fallback names what it is about by the `noun.…` of the namespace, and what is done to it by the `verb.…` of the act
 * (`unassign.verb.done`): as values, for a text inside of a text would not be found where a name has something like one in it.
 *
 * `part`: only what the namespace says of a part (`interface.noun.one`), without the name of the part.
 */
export function textIn<Of>(language: string, namespace: string, fallback?: string, part?: string): Text<Of> {
  // Its type reads the placeholders of each text; ours are files, which it cannot see.
  const fixed = (of: string) => i18next.getFixedT(language, of) as unknown as (key: string, values?: object) => string;
  if (fallback === undefined) return fixed(namespace);
  const table = (of: string) => (i18next.getResourceBundle(language, of) ?? {}) as Entries;
  const source = { own: table(namespace), general: table(fallback), prefix: part === undefined ? '' : `${part}.` };
  const { own, prefix } = source;
  const text = { own: fixed(namespace), general: fixed(fallback) };
  const noun = formsAt(own, `${prefix}noun.`, 'noun', language);
  const { 'noun.gender': context } = noun;
  const isCounted = has(own, `${prefix}noun.counted`);
  return (key, values) => {
    const { from, key: found, act } = findSentence(key, source);
    return text[from](found, {
      ...noun,
      ...(act !== undefined && verbOf(act, source, language)),
      ...(context && { context }),
      ...(isCounted && values && 'count' in values && { 'noun.counted': text.own(`${prefix}noun.counted`, values) }),
      ...values,
    });
  };
}

interface Source {
  readonly own: Entries;
  readonly general: Entries;
  readonly prefix: string;
}

const has = (table: Entries, key: string) => key in table || `${key}_other` in table;

interface Found {
  readonly from: 'own' | 'general';
  readonly key: string;
  /** What the sentence is about, when it is one about any act. */
  readonly act?: string;
}

/**
 * Where a sentence stands. One about an act (`unassign.done`) may be the general one about any act (`act.done`): of parts, of
 * acts that the namespace has a word of its own for (`unassign.action`), and of those the fallback says nothing else about.
 */
function findSentence(key: string, { own, general, prefix }: Source): Found {
  if (has(own, prefix + key)) return { from: 'own', key: prefix + key };
  const [act = '', ...rest] = key.split('.');
  const ofAny = `act.${rest.join('.')}`;
  const isOwnAct = prefix !== '' || `${act}.action` in own;
  if (has(general, ofAny) && (isOwnAct || !has(general, key))) return { from: 'general', key: ofAny, act };
  return has(general, key) ? { from: 'general', key } : { from: 'own', key: prefix + key };
}

/** How an act is called, in the forms that sentences need. */
function verbOf(act: string, { own, general, prefix }: Source, language: string): Entries {
  const action = own[`${prefix}${act}.action`] ?? general[`${act}.action`] ?? '';
  return {
    ...capitals('verb.action', action, language),
    ...formsAt(general, `${act}.verb.`, 'verb', language),
    ...formsAt(own, `${prefix}${act}.verb.`, 'verb', language),
  };
}

/** The forms of a word (`noun.one`), and each as it begins a sentence (`noun.one_title`) and as it stands inside of one. */
const formsAt = (table: Entries, start: string, word: string, language: string): Entries =>
  Object.assign(
    {},
    ...Object.entries(table).flatMap(([key, form]) =>
      key.startsWith(start) ? [capitals(`${word}.${key.slice(start.length)}`, form, language)] : [],
    ),
  );

const capitals = (name: string, form: string, language: string): Entries => ({
  [name]: form,
  [`${name}_title`]: form.charAt(0).toLocaleUpperCase(language) + form.slice(1),
  [`${name}_lower`]: form.charAt(0).toLocaleLowerCase(language) + form.slice(1),
});
