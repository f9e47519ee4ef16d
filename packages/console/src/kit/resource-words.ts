import { defineWords, type Words } from './text/words.ts';
import type kit from './words/en.json';
import { kitWords } from './words.ts';

/**
 * The words of a resource, which has those of the kit as well: labels that every resource has, and sentences about creating,
 * changing and deleting one. Such a sentence names what it is about by `{{noun.one}}` and other forms, which the resource has
 * for each language, as the sentences of that language need them; `noun.gender` (`feminine`, `neuter`) chooses among sentences
 * where they differ. What a resource has itself comes first.
 */
export const defineResourceWords = <Table>(
  namespace: string,
  files: Parameters<typeof defineWords>[1],
): Words<Table & typeof kit> => ({
  ...defineWords<Table & typeof kit>(namespace, files),
  fallback: kitWords.namespace,
});
