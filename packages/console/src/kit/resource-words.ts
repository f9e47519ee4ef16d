import { defineWords, type KeyOf, type Words } from './text/words.ts';
import type kit from './words/en.json';
import { kitWords } from './words.ts';

export type KitTable = typeof kit;
type ActSentence = KeyOf<KitTable> extends infer Key ? (Key extends `act.${infer Sentence}` ? Sentence : never) : never;

/** What can be said of the acts that there are verbs for: `unassign.done`, where there is an `unassign.verb.done`. */
type Acts<Table> = {
  readonly [
    Key in keyof Table & string as Key extends `${infer Act}.verb.${string}` ? `${Act}.${ActSentence}` : never
  ]: string;
};
type Part<Table, Name extends string> = {
  readonly [Key in keyof Table & string as Key extends `${Name}.${infer Rest}` ? Rest : never]: string;
};
/** Words that have those of the kit as well, whatever else they have. */
export type ResourceWords = Omit<Words<unknown>, 'keys'>;
type WithKit<Table> = Table & KitTable & Acts<Table & KitTable>;

/**
 * The words of a resource, which has those of the kit as well: labels that every resource has, and sentences about creating,
 * changing and deleting one. Such a sentence names what it is about by `{{noun.one}}` and other forms, which the resource has
 * for each language, as the sentences of that language need them; `noun.gender` (`feminine`, `neuter`) chooses among sentences
 * where they differ. What a resource has itself comes first.
 *
 * A resource with an act of its own has a word for it and the forms of its verb: `unassign.action`, `unassign.verb.done`. The
 * sentences about any act are the kit's (`act.done`): `t('unassign.done', { count })`.
 */
export const defineResourceWords = <Table>(
  namespace: string,
  files: Parameters<typeof defineWords>[1],
): Words<WithKit<Table>> => ({
  ...defineWords<WithKit<Table>>(namespace, files),
  fallback: kitWords.namespace,
});

/**
 * The words of something inside of a resource, which has a noun of its own: `partOf(routerWords, 'interface')` says what is
 * `interface.…` in the words of the router, and the sentences of the kit with `interface.noun.…`.
 */
export const partOf = <Table, Name extends string>(
  { namespace, fallback }: Words<Table>,
  part: Name,
): Words<WithKit<Part<Table, Name>>> => ({ namespace, ...(fallback !== undefined && { fallback }), part });
