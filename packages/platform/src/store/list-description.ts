import type { Expression, SqlBool } from 'kysely';
import type { Condition } from './conditions.ts';

/**
 * How lists of one kind of documents are asked: the store keeps indexes of it. Fields are columns or paths, as those of
 * `Condition`; columns have indexes anyway.
 */
export interface ListDescription {
  readonly kind: string;
  /** What is compared with a value, or with several. */
  readonly filters: readonly string[];
  /** What rows are ordered by. */
  readonly sorts: readonly string[];
  /** Lists whose entries are counted to order by. */
  readonly counted: readonly string[];
  /** What free text is looked for in. */
  readonly text: readonly string[];
}

/** One whose indexes are kept. */
export interface KeptList extends ListDescription {
  /** How many documents there were when they were counted last: by `performance.now()`. */
  readonly size: { documents: number; countedAt: number };
}

export const keptList = (description: ListDescription): KeptList => ({
  ...description,
  size: { documents: 0, countedAt: Number.NEGATIVE_INFINITY },
});

/** What a condition asks about. */
export function fieldsOf(condition: Condition): string[] {
  if ('not' in condition) return fieldsOf(condition.not);
  if ('any' in condition) return condition.any.flatMap(fieldsOf);
  if ('during' in condition) return [condition.during];
  return [condition.field];
}

/** What an index says to a condition that looks into a list or for a text. */
export interface FoundRows {
  readonly where: Expression<SqlBool>;
  /** It is the condition; else only what it finds may meet that. */
  readonly isExact: boolean;
  /** They are fetched one by one, instead of being looked for in the order of the list. */
  readonly isFew: boolean;
}

/** A text that a list's index of texts looks for; `isAnywhere`: in all that it has. */
export interface AskedText {
  readonly text: string;
  readonly isAnywhere: boolean;
}

/** What the condition looks for, where it can be asked of the index; null: it asks something else, or of other fields. */
export function askedText(condition: Condition, { text: indexed }: ListDescription): AskedText | null {
  const text = textIn(condition);
  const fields = new Set(fieldsOf(condition));
  if (text === null || ![...fields].every((field) => indexed.includes(field))) return null;
  // A line of the index is one field; what goes over its end is in none.
  if (text.includes('\n')) return null;
  return { text, isAnywhere: indexed.every((field) => fields.has(field)) };
}

/** The text that the condition looks for, in one field or in any of several. */
function textIn(condition: Condition): string | null {
  if ('contains' in condition) return condition.contains;
  if (!('any' in condition)) return null;
  const texts = new Set(condition.any.map(textIn));
  const [text = null] = texts;
  return texts.size === 1 ? text : null;
}

/** In a name and in SQL. Kinds come from code, yet a wrong one must not reach the SQL. */
export function checkedKind(kind: string): string {
  if (!/^[a-z][a-z_]*$/.test(kind)) throw new TypeError(`'${kind}' is no kind of documents`);
  return kind;
}
