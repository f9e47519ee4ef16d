export type Plain = string | number | boolean | null;

/**
 * `field` is a column (`id`, `name`, `status`, `created_at`, `project_id`, `domain_id`) or a path into the document:
 * `external_gateway_info.network_id`; `interfaces_info[].network_id` holds when one of the list's entries does, and so does
 * `security_group_ids[]` of a list of plain values.
 * `contains` ignores case; `any` holds when one of its conditions does.
 */
export type Condition = Comparison | Period | { readonly not: Condition } | { readonly any: readonly Condition[] };

/** Whether a time lies from one on (null: from the first), and before another (null: with the last); all as `created_at` is kept. */
export interface Period {
  /** A field that is in no list. */
  readonly during: string;
  readonly from: string | null;
  readonly before: string | null;
}

/** What is asked of one field. */
export type Comparison =
  | { readonly field: string; readonly equals: Plain }
  | { readonly field: string; readonly contains: string }
  | { readonly field: string; readonly in: readonly Plain[] };

/** Where a value stands: in a column of `documents`, in its document, or in an entry of a list of that (without names: the entry). */
export type FieldLocation =
  | { readonly column: string }
  | { readonly document: readonly string[] }
  | { readonly entry: readonly string[] };

const columns: readonly string[] = ['id', 'name', 'status', 'created_at', 'project_id', 'domain_id'];
/** Whether each document has it beside its body. */
export const isColumn = (field: string): boolean => columns.includes(field);

const pathShape = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/;

/** Paths to an id that have an index of their text (migrations 0014 and 0017). */
export const indexedPaths: readonly string[] = ['network_id', 'device_id'];

/** Whether such an index finds what one of the conditions asks for. */
export const isFoundByPath = (where: readonly Condition[]): boolean =>
  where.some((one) => 'field' in one && !('contains' in one) && indexedPaths.includes(one.field));

/** The names that lead into a document. Throws TypeError for what is no path: fields come from code, yet a wrong one must not reach the SQL. */
export function pathOf(path: string): string[] {
  if (!pathShape.test(path)) throw new TypeError(`'${path}' is no field of a document`);
  return path.split('.');
}

/** Of a column, or of a path into the document. */
export const locateField = (field: string): FieldLocation =>
  isColumn(field) ? { column: field } : { document: pathOf(field) };

/** The list of `list[].name` and where its value stands in an entry; null: the field is in no list. */
export function entryOf(field: string): { readonly list: string; readonly entry: readonly string[] } | null {
  const [list, entry] = field.split('[]');
  if (list === undefined || entry === undefined) return null;
  return { list, entry: entry === '' ? [] : pathOf(entry.slice(1)) };
}

/** Whether it is in a list. */
export const isEntry = (field: string): boolean => field.includes('[]');
