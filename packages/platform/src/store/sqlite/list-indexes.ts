import { type Kysely, sql } from 'kysely';
import { isColumn, isEntry, pathOf } from '../conditions.ts';
import { isDamaged, isDiskFull } from '../disk-faults.ts';
import { checkedKind, type ListDescription } from '../list-description.ts';
import { entriesTable, textTable, wordsTable } from './list-tables.ts';
import type { Tables } from '../tables.ts';

/** An index, a table or a trigger, by the statement that creates it. */
interface Part {
  readonly name: string;
  /** In the letters that SQLite keeps: its first words are large. */
  readonly create: string;
}

interface KeptPart {
  readonly name: string;
  readonly type: 'index' | 'table' | 'trigger';
  readonly sql: string;
}

/**
 * Makes the indexes that lists ask for, and drops those that no list asks for any more. What the same words would make stays: most
 * starts only read. All that it makes is called `list_…`. `report` hears of what cannot be made: a document is damaged, or the disk is full.
 * Returns the descriptions, without what lists have to do without.
 */
export async function keepListIndexes(
  db: Kysely<Tables>,
  descriptions: readonly ListDescription[],
  report: (error: unknown) => void,
): Promise<ListDescription[]> {
  const groups = descriptions.flatMap(partsOf);
  const kept = await keptParts(db);
  const isKept = ({ name, create }: Part) => kept.some((part) => part.name === name && part.sql === create);
  const missing = groups.filter(({ parts }) => !parts.every(isKept));
  const whole = groups.filter((group) => !missing.includes(group));
  const stays = new Set(whole.flatMap(({ parts }) => parts.map(({ name }) => name)));
  const gone = kept.filter(({ name }) => !stays.has(name));
  if (gone.length > 0)
    await db.transaction().execute(async (tables) => {
      for (const { name, type } of gone) await sql`drop ${sql.raw(type)} if exists ${sql.ref(name)}`.execute(tables);
    });
  const failed = new Set<Group>();
  for (const group of missing) if (!(await make(db, group, report))) failed.add(group);
  return descriptions.map((one) => withoutFailed(one, failed));
}

async function make(db: Kysely<Tables>, { parts, fill }: Group, report: (error: unknown) => void): Promise<boolean> {
  try {
    await db.transaction().execute(async (tables) => {
      for (const statement of [...parts.map(({ create }) => create), ...fill]) await sql.raw(statement).execute(tables);
    });
    return true;
  } catch (error) {
    if (!isDamaged(error) && !isDiskFull(error)) throw error;
    report(error);
    return false;
  }
}

function withoutFailed(description: ListDescription, failed: ReadonlySet<Group>): ListDescription {
  const lacks = (name: string) => [...failed].some(({ parts }) => parts.some((part) => part.name === name));
  const { kind, filters, text } = description;
  return {
    ...description,
    filters: lacks(entriesTable(kind)) ? filters.filter((field) => !isEntry(field)) : filters,
    text: lacks(textTable(kind)) ? [] : text,
  };
}

/** Indexes and triggers come before the tables that they are of. */
async function keptParts(db: Kysely<Tables>): Promise<readonly KeptPart[]> {
  // Where SQLite keeps a table of text has that one's name and a word more.
  const { rows } = await sql<KeptPart>`select name, type, sql from sqlite_master as part
    where name like 'list\\_%' escape '\\' and sql is not null and not (type = 'table' and exists (
      select 1 from sqlite_master as text where text.sql like 'create virtual table%using fts5(%'
        and substr(part.name, 1, length(text.name) + 1) = text.name || '_'))
    order by type = 'table', sql like '%using fts5(%'`.execute(db);
  return rows;
}

/** What is made, and filled, together. */
interface Group {
  readonly parts: readonly Part[];
  readonly fill: readonly string[];
}

const partsOf = (description: ListDescription): Group[] => [
  ...indexesOf(description).map((part) => ({ parts: [part], fill: [] })),
  ...(description.text.length > 0 ? [textOf(description)] : []),
  ...(entriesOf(description).length > 0 ? [entryTableOf(description)] : []),
];

const named = (field: string) => field.replaceAll('.', '_');
const jsonPath = (path: string) => `'$.${pathOf(path).join('.')}'`;
const entriesOf = ({ filters }: ListDescription) => [...new Set(filters.filter(isEntry))];

/** Within a project, and over all. Each ends with what orders the rows. */
function indexesOf({ kind, filters, sorts, counted }: ListDescription): Part[] {
  const own = (fields: readonly string[]) => [
    ...new Set(fields.filter((field) => !isColumn(field) && !isEntry(field))),
  ];
  const of = (path: string) => `json_extract(body, ${jsonPath(path)})`;
  const orders = [
    ...own(filters).map((field) => ({ name: `of_${named(field)}`, columns: `${of(field)}, name collate nocase, id` })),
    ...own(sorts).map((field) => ({
      name: `by_${named(field)}`,
      columns: `coalesce(${of(field)}, '') collate nocase, id`,
    })),
    ...counted.map((list) => ({
      name: `by_count_of_${named(list)}`,
      columns: `json_array_length(${of(list)}) collate nocase, id`,
    })),
  ];
  return orders.flatMap(({ name: order, columns }) =>
    ['', 'project_id, '].map((scope) => {
      const name = `list_${checkedKind(kind)}_${scope ? 'project_' : ''}${order}`;
      // The kind once more in front: SQLite then weighs it as it weighs those of all kinds.
      return { name, create: `CREATE INDEX ${name} on documents (kind, ${scope}${columns}) where kind = '${kind}'` };
    }),
  );
}

/** A trigger, so that whatever writes a document is heard. */
const trigger = (name: string, on: string, act: string): Part => ({
  name,
  create: `CREATE TRIGGER ${name} after ${on} begin ${act} end`,
});

/** The texts that are looked into, each on a line, with a look-up for each three signs of them. */
function textOf({ kind, text }: ListDescription): Group {
  const table = textTable(kind);
  const lines = (row: string) => {
    const parts = text.map((field) => textIn(row, field));
    // An empty line before, so that each begins with one, and two behind: the last sign, too, begins three.
    return `lower(${[`''`, ...parts, `''`, `''`].join(' || char(10) || ')})`;
  };
  const add = `insert into ${table} (rowid, text) values (new.row, ${lines('new')});`;
  const remove = `delete from ${table} where rowid = old.row;`;
  const changed = `new.kind = '${kind}' and ${lines('new')} <> ${lines('old')}`;
  return {
    parts: [
      {
        name: table,
        create: `CREATE VIRTUAL TABLE ${table} using fts5(text, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
      },
      { name: wordsTable(kind), create: `CREATE VIRTUAL TABLE ${wordsTable(kind)} using fts5vocab(${table}, row)` },
      trigger(`${table}_insert`, `insert on documents when new.kind = '${kind}'`, add),
      trigger(`${table}_update`, `update on documents when ${changed}`, `${remove} ${add}`),
      trigger(`${table}_delete`, `delete on documents when old.kind = '${kind}'`, remove),
    ],
    fill: [
      `insert into ${table} (rowid, text) select row, ${lines('documents')} from documents where kind = '${kind}'`,
      `insert into ${table} (${table}) values ('optimize')`,
    ],
  };
}

function textIn(row: string, field: string): string {
  if (isColumn(field)) return `coalesce(${row}.${field}, '')`;
  const [list = '', entry] = field.split('[]');
  if (entry === undefined) return `coalesce(json_extract(${row}.body, ${jsonPath(list)}), '')`;
  return `coalesce((select group_concat(${entryValue(entry)}, char(10)) from json_each(${row}.body, ${jsonPath(list)}) as entry), '')`;
}

const entryValue = (entry: string) =>
  entry === '' ? 'entry.value' : `json_extract(entry.value, ${jsonPath(entry.slice(1))})`;

/** The entries of lists that are asked for by their value. */
function entryTableOf(description: ListDescription): Group {
  const { kind } = description;
  const table = entriesTable(kind);
  const fields = entriesOf(description);
  const from = (row: string) =>
    fields
      .map((field) => {
        const [list = '', entry = ''] = field.split('[]');
        const value = entryValue(entry);
        return `select '${field}', ${value}, ${row}.row from ${row === 'documents' ? 'documents, ' : ''}json_each(${row}.body, ${jsonPath(list)}) as entry
          where ${row === 'documents' ? `kind = '${kind}' and ` : ''}${value} is not null`;
      })
      .join(' union ');
  const lists = [...new Set(fields.map((field) => field.split('[]')[0] ?? ''))];
  const changed = lists.map(
    (list) => `json_extract(new.body, ${jsonPath(list)}) is not json_extract(old.body, ${jsonPath(list)})`,
  );
  const add = `insert into ${table} ${from('new')};`;
  const remove = `delete from ${table} where row = old.row;`;
  return {
    parts: [
      {
        name: table,
        create: `CREATE TABLE ${table} (field text not null, value not null, row integer not null, primary key (field, value, row)) without rowid`,
      },
      { name: `${table}_of_row`, create: `CREATE INDEX ${table}_of_row on ${table} (row)` },
      trigger(`${table}_insert`, `insert on documents when new.kind = '${kind}'`, add),
      trigger(
        `${table}_update`,
        `update on documents when new.kind = '${kind}' and (${changed.join(' or ')})`,
        `${remove} ${add}`,
      ),
      trigger(`${table}_delete`, `delete on documents when old.kind = '${kind}'`, remove),
    ],
    fill: [`insert into ${table} ${from('documents')}`],
  };
}
