import { isColumn, entryOf, pathOf } from '../conditions.ts';

const path = (names: readonly string[]) => `'{${names.join(',')}}'`;

/** The texts that are looked into, each on a line, as the index and its conditions say them. */
export function linesOf(fields: readonly string[]): string {
  // An empty line before, so that each begins with one, and two behind, as SQLite's index has them.
  const parts = [`''`, ...fields.map(textIn), `''`, `''`];
  return `lower((${parts.join(' || chr(10) || ')}) collate "C")`;
}

function textIn(field: string): string {
  if (isColumn(field)) return `coalesce(${field}, '')`;
  const inList = entryOf(field);
  if (!inList) return `coalesce(data #>> ${path(pathOf(field))}, '')`;
  return `entry_texts(data #> ${path(pathOf(inList.list))}, ${path(inList.entry)})`;
}
