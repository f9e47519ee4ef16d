import { array, type, type Infer, number, object, optional, nullable, record, string, type Struct } from 'superstruct';
import { ruledAt, size, within } from './structs.ts';

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** `'/routers/{id}'` → `{ id: string }`; a path without holes → `{}`. */
export type PathParams<Path extends string> = { readonly [Name in ParamName<Path>]: string };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

// The second type argument of Struct is its schema, which no caller of an endpoint needs to know.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyStruct<Value> = Struct<Value, any>;

/**
 * One call of the wire. `body` is `null` where nothing is sent, `answer` is `null` where the answer is 204.
 * `unscoped` calls go without `X-Auth-Token`: they work before a project is chosen.
 */
export interface Endpoint<Path extends string = string, Body = unknown, Answer = unknown> {
  readonly method: Method;
  readonly path: Path;
  readonly body: AnyStruct<Body> | null;
  readonly answer: AnyStruct<Answer> | null;
  readonly unscoped: boolean;
  /** `{id}` takes a name, too, where names are unique. */
  readonly named?: true;
}

export function get<const Path extends string, Answer>(
  path: Path,
  answer: AnyStruct<Answer>,
): Endpoint<Path, null, Answer> {
  return { method: 'GET', path, body: null, answer, unscoped: false };
}

export function send<const Path extends string, Body, Answer>(
  method: 'POST' | 'PUT' | 'PATCH',
  path: Path,
  body: AnyStruct<Body>,
  answer: AnyStruct<Answer>,
): Endpoint<Path, Body, Answer> {
  return { method, path, body, answer, unscoped: false };
}

/** A change that is answered with 204. */
export function sendNoContent<const Path extends string, Body = null>(
  method: 'POST' | 'PUT' | 'PATCH',
  path: Path,
  body: AnyStruct<Body> | null,
): Endpoint<Path, Body, null> {
  return { method, path, body, answer: null, unscoped: false };
}

export function remove<const Path extends string>(path: Path): Endpoint<Path, null, null> {
  return { method: 'DELETE', path, body: null, answer: null, unscoped: false };
}

/** A deletion that says how. */
export function removeWith<const Path extends string, Body>(
  path: Path,
  body: AnyStruct<Body>,
): Endpoint<Path, Body, null> {
  return { method: 'DELETE', path, body, answer: null, unscoped: false };
}

/** The same endpoint, called without the scoped token. */
export function unscoped<Path extends string, Body, Answer>(
  endpoint: Endpoint<Path, Body, Answer>,
): Endpoint<Path, Body, Answer> {
  return { ...endpoint, unscoped: true };
}

/** The same endpoint, whose `{id}` takes a name, too. */
export function named<Path extends string, Body, Answer>(
  endpoint: Endpoint<Path, Body, Answer>,
): Endpoint<Path, Body, Answer> {
  return { ...endpoint, named: true };
}

/** Lists come back under `data`; `count` is there when it was asked for, `next_marker` is null on the last page. */
export const page = <Item>(item: AnyStruct<Item>) =>
  type({ data: array(item), count: optional(number()), next_marker: optional(nullable(string())) });

export interface Page<Item> {
  readonly data: Item[];
  readonly count?: number | undefined;
  readonly next_marker?: string | null | undefined;
}

/** So many objects can be named one by one. */
export const IDS_MOST = 1000;
/** So many can be chosen by what a list is filtered by. */
export const MATCHING_MOST = 10_000;

const ids = size(array(size(string(), 1, 64)), 1, IDS_MOST);

/** The objects that a task is to be started with. */
export const Ids = object({ ids });
export type Ids = Infer<typeof Ids>;

/** All that a list has with these filters. `count`: how many that may be; with more, nothing is done. */
export const Matching = object({
  filters: record(string(), string()),
  count: within({ least: 1, most: MATCHING_MOST }),
});
export type Matching = Infer<typeof Matching>;

/** Says by `ids` or by `matching` which objects a task is to be started with, never by both. */
export const bulkBody = <Fields extends Record<string, AnyStruct<any>>>(fields: Fields) => {
  const body = object({ ids: optional(ids), matching: optional(Matching), ...fields });
  const isGiven = (value: object, name: string) => (value as Readonly<Record<string, unknown>>)[name] !== undefined;
  const oneAtLeast = ruledAt(
    body,
    'ids',
    'required',
    'Send `ids` or `matching`',
    (value) => isGiven(value, 'ids') || isGiven(value, 'matching'),
  );
  return ruledAt(
    oneAtLeast,
    'matching',
    'not_both',
    'Send `ids` or `matching`, not both',
    (value) => !(isGiven(value, 'ids') && isGiven(value, 'matching')),
  );
};

/** The objects of a list that a task is to be started with. */
export const BulkSelection = bulkBody({});
export type BulkSelection = Infer<typeof BulkSelection>;

/** The answer of an endpoint that starts a task. */
export const TaskRef = type({ task_id: string() });
export type TaskRef = Infer<typeof TaskRef>;

/**
 * Fills the holes of a path; each value is percent-encoded, so an id can never add a segment.
 * Throws a TypeError for no value and for `.` and `..`: those no encoding keeps from taking a segment away.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || /^\.{0,2}$/.test(value))
      throw new TypeError(`The path ${path} needs a value for {${name}}`);
    return encodeURIComponent(value);
  });
}

export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly unknown[]
  | { readonly [key: string]: unknown };
export type Query = Readonly<Record<string, QueryValue>>;

/** Plain values as they are, objects and arrays as JSON (spec: call.query); undefined is left out. */
export function encodeQuery(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    search.append(name, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));
  }
  return search.toString();
}
