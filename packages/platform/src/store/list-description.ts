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
  return [condition.field];
}
