import { languages, type Language } from './languages.ts';

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

/** The plural categories i18next writes behind a key. */
type Base<Key> = Key extends `${infer Name}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Name : Key;

/** The words of one namespace, typed by the keys of its English file. */
export interface Words<Table> {
  readonly namespace: string;
  readonly keys?: Base<keyof Table & string>;
  /** The namespace that has what this one lacks. */
  readonly fallback?: string;
  /** What the words are about inside of the namespace: its keys begin with this and a dot. */
  readonly part?: string;
}
export type KeyOf<Table> = Base<keyof Table & string>;

const loaders = new Map<string, Loaders>();

/**
 * Beside each set of word files: `defineWords<typeof en>('router', import.meta.glob('./words/??.json', { import: 'default' }))`.
 * The files of a language are fetched when the namespace is first shown in it.
 */
export function defineWords<Table>(namespace: string, files: Loaders): Words<Table> {
  loaders.set(namespace, files);
  return { namespace };
}

/** Resolves with the flat record of one namespace in one language; rejects when there is no such file. */
export async function loadWords(language: string, namespace: string): Promise<unknown> {
  const path = `./words/${language}.json`;
  const load = loaders.get(namespace)?.[path];
  if (!load || !languages.includes(language as Language)) throw new Error(`No words for ${namespace} in ${language}`);
  return load();
}
