import type { Expression, Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Comparison, Condition, FieldLocation, Plain } from './conditions.ts';
import type { FoundRows, KeptList, ListDescription } from './list-description.ts';
import type { Tables } from './tables.ts';

/** A value that is one. */
export type Value = Exclude<Plain, null>;

/** What rows are ordered by: a value of each document, or a number that was counted. */
export type SortSource = { readonly field: FieldLocation } | { readonly count: Expression<number> };

export interface Order {
  readonly source: SortSource;
  readonly direction: 'asc' | 'desc';
}

/**
 * What the databases say differently. All of them compare text by its bytes, and ignore the case of A to Z only where it says so;
 * `select-in-memory.ts` has the same rules without a database.
 */
export interface Dialect extends ConditionSql, OrderSql {
  readonly lists: ListLookup;
  readonly schema: SchemaSql;
}

export interface ConditionSql {
  /** A text as it is ordered by and found where case is ignored. */
  folded(text: Expression<unknown>): RawBuilder<unknown>;
  /** null where there is none. */
  textOf(field: FieldLocation): Expression<unknown>;
  /** Whether the text meets a pattern with `\` before a sign that is none of it. Case is ignored. */
  isLike(text: Expression<unknown>, pattern: string): Expression<SqlBool>;
  isNull(field: FieldLocation): Expression<SqlBool>;
  /** One value at least. A number is never a text; true and false are 1 and 0. */
  isOneOf(field: FieldLocation, values: readonly Value[]): Expression<SqlBool>;
  /** The least of several numbers of one row. */
  least(...numbers: readonly Expression<unknown>[]): RawBuilder<number>;
  /** The rows of `from` called `entry`: the list's entries, or none where there is no list. */
  entries(list: FieldLocation): RawBuilder<unknown>;
  /** The condition on a list's entries by an index; null: there is none for it. */
  entryIs(condition: Comparison, kept?: ListDescription): Expression<SqlBool> | null;
  /** Whether the document is of the kind, beside what indexes found of it. */
  isOfKind(kind: string, found: readonly FoundRows[]): Expression<SqlBool>;
}

/** Numbers come before texts; a missing value counts as ''. */
export interface OrderSql {
  /** What a marker keeps of a row. */
  sortValue(source: SortSource): RawBuilder<Plain>;
  /** What the rows are ordered by, before their ids. */
  sortKeys(source: SortSource): readonly RawBuilder<unknown>[];
  /** The same, of a `sortValue` that was selected. */
  sortKeysOf(value: Expression<unknown>): readonly RawBuilder<unknown>[];
  /** Whether a row comes after this value, and of equal ones after the id. */
  isAfter(order: Order, value: Plain, id: string): Expression<SqlBool>;
  /** The order of all that meet the conditions, in no pages. */
  nameOrder(where: readonly Condition[]): RawBuilder<unknown>;
  listLength(list: FieldLocation): RawBuilder<number>;
  /** An id that others are counted by. */
  ownerId(field: FieldLocation): RawBuilder<string>;
}

/** The indexes of lists. */
export interface ListLookup {
  /**
   * Makes the indexes that lists ask for, and drops those that no list asks for any more. `report` hears of what cannot be made:
   * a document is damaged, or the disk is full. Returns the descriptions, without what lists have to do without.
   */
  keep(
    db: Kysely<Tables>,
    descriptions: readonly ListDescription[],
    report: (error: unknown) => void,
  ): Promise<ListDescription[]>;
  /** What the indexes find for each of the conditions. null: they do not know, or the database finds it from the condition itself. */
  findRows(db: Kysely<Tables>, where: readonly Condition[], kept?: KeptList): Promise<(FoundRows | null)[]>;
  /** Those whose texts have one of these phrases. null: an index does not look them up. */
  findPhrases(db: Kysely<Tables>, phrases: readonly string[], kept: KeptList): Promise<FoundRows | null>;
}

/** Steps of migrations that Kysely's schema builder cannot say. */
export interface SchemaSql {
  /** Before the first table. */
  prepare(db: Kysely<unknown>): Promise<void>;
  /** As a migration indexes it: the column without its case. */
  folded(column: string): RawBuilder<unknown>;
  /** The same of a column where a missing value counts as ''. */
  foldedOrEmpty(column: string): RawBuilder<unknown>;
  /** The text at a name in a document's body. */
  bodyText(name: string): RawBuilder<unknown>;
  /** What conditions look into a document by, where the body is a table's new column. */
  addParsedBody(db: Kysely<unknown>): Promise<void>;
  /** Keeps the table `port_terms` by triggers, which go with the table `documents`. */
  createPortTerms(db: Kysely<unknown>): Promise<void>;
  keepPortTerms(db: Kysely<unknown>): Promise<void>;
  /** Gives each document a number of its own. The indexes of the table may go. */
  numberDocuments(db: Kysely<unknown>): Promise<void>;
}
