import { type Kysely, sql } from 'kysely';
import { entryOf, indexedPaths, isColumn, isEntry, pathOf } from '../conditions.ts';
import { isDamaged, isDiskFull } from '../disk-faults.ts';
import { checkedKind, type ListDescription } from '../list-description.ts';
import type { Tables } from '../tables.ts';
import { linesOf } from './list-texts.ts';

interface Index {
  readonly name: string;
  /** `using …` and what follows; with the kind that it is of. */
  readonly definition: string;
  /** What the list has to do without when it cannot be made. */
  readonly serves?: 'text';
}

/** All that it makes is called `list_…`, and has its definition for a comment: what the same words would make stays. */
export async function keepListIndexes(
  db: Kysely<Tables>,
  descriptions: readonly ListDescription[],
  report: (error: unknown) => void,
): Promise<ListDescription[]> {
  const wanted = descriptions.map((description) => ({ description, indexes: indexesOf(description) }));
  const kept = await keptIndexes(db);
  const stays = new Set(
    wanted
      .flatMap(({ indexes }) => indexes)
      .filter(({ name, definition }) => kept.get(name) === definition)
      .map(({ name }) => name),
  );
  for (const name of kept.keys()) if (!stays.has(name)) await sql`drop index if exists ${sql.ref(name)}`.execute(db);
  const usable: ListDescription[] = [];
  for (const { description, indexes } of wanted) {
    let text = description.text;
    for (const index of indexes.filter(({ name }) => !stays.has(name)))
      if (!(await make(db, index, report)) && index.serves === 'text') text = [];
    usable.push({ ...description, text });
  }
  return usable;
}

async function make(
  db: Kysely<Tables>,
  { name, definition }: Index,
  report: (error: unknown) => void,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (tables) => {
      await sql.raw(`create index ${name} on documents ${definition}`).execute(tables);
      await sql`comment on index ${sql.ref(name)} is ${sql.lit(definition)}`.execute(tables);
    });
    return true;
  } catch (error) {
    if (!isDamaged(error) && !isDiskFull(error)) throw error;
    report(error);
    return false;
  }
}

/** By their names, with their comments. */
async function keptIndexes(db: Kysely<Tables>): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ name: string; definition: string | null }>`
    select relname as name, obj_description(pg_class.oid, 'pg_class') as definition from pg_class
    where relkind = 'i' and relnamespace = current_schema()::regnamespace and relname like 'list\\_%'`.execute(db);
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

/** Within a project, and over all. Each ends with what orders the rows. */
function indexesOf({ kind, filters, sorts, counted, text }: ListDescription): Index[] {
  const own = (fields: readonly string[]) => [
    ...new Set(fields.filter((field) => !isColumn(field) && !isEntry(field))),
  ];
  const orders = [
    ...own(filters)
      .filter((field) => !indexedPaths.includes(field))
      .map((field) => ({ name: `of_${named(field)}`, columns: `${json(field)}, lower(name collate "C"), id` })),
    ...own(sorts).map((field) => ({ name: `by_${named(field)}`, columns: `${orderOf(json(field))}, id` })),
    ...counted.map((list) => ({ name: `by_count_of_${named(list)}`, columns: `${lengthOf(json(list))}, id` })),
  ];
  const isKind = `where kind = '${checkedKind(kind)}'`;
  const lists = new Set(filters.flatMap((field) => entryOf(field)?.list ?? []));
  return [
    ...orders.flatMap(({ name, columns }) =>
      ['', 'project_id, '].map((scope) => ({
        name: shortName(`list_${kind}_${scope ? 'project_' : ''}${name}`),
        definition: `(${scope}${columns}) ${isKind}`,
      })),
    ),
    ...[...lists].map((list) => ({
      name: shortName(`list_${kind}_entries_of_${named(list)}`),
      definition: `using gin (${json(list)} jsonb_path_ops) ${isKind}`,
    })),
    ...(text.length > 0
      ? [
          {
            name: shortName(`list_${kind}_text`),
            definition: `using gin (${linesOf(text)} gin_trgm_ops) ${isKind}`,
            serves: 'text' as const,
          },
        ]
      : []),
  ];
}

const named = (field: string) => field.replaceAll('.', '_');
const json = (field: string) => `(data #> '{${pathOf(field).join(',')}}')`;

/** The keys of `order-sql.ts`. */
const orderOf = (value: string) =>
  `(case jsonb_typeof(${value}) when 'number' then ${value}::numeric when 'boolean' then ${value}::boolean::int::numeric end),
  lower(coalesce(${value} #>> '{}', '') collate "C")`;

const lengthOf = (list: string) =>
  `jsonb_array_length(case jsonb_typeof(${list}) when 'array' then ${list} else '[]' end)`;

/** PostgreSQL cuts names off at 63 bytes. */
function shortName(name: string): string {
  if (name.length > 63) throw new TypeError(`'${name}' is too long for the name of an index`);
  return name;
}
