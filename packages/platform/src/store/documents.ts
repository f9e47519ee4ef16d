import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Condition } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { type FoundDocument, searchDocuments, type TextSearch } from './search-documents.ts';
import type { KeptList } from './list-description.ts';
import { readStored } from './disk-faults.ts';
import {
  afterMarker,
  countedBy,
  decodeMarker,
  encodeMarker,
  nameOrder,
  type Sort,
  sortKeysOf,
  sortValueOf,
} from './paging.ts';
import type { Tables } from './tables.ts';
import { matchingBy } from './where.ts';

/** The columns a list can be sorted and filtered by quickly; taken from the document by its resource. */
export interface Indexed {
  readonly projectId: string | null;
  readonly domainId: string;
  readonly name: string;
  readonly status?: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export interface DocumentQuery {
  readonly where?: readonly Condition[];
  /** By `name` ascending if left out; the id breaks ties. */
  readonly sort?: Sort;
  /** All if left out. */
  readonly limit?: number;
  /** A `nextMarker`, or the id of the last item of the page before. */
  readonly marker?: string;
  /** Count what matches over all pages; without it `count` is that of the page. */
  readonly count?: boolean;
}

export interface DocumentPage<T> {
  readonly items: T[];
  readonly count: number;
  readonly nextMarker: string | null;
}

export interface Documents<T extends { id: string }> {
  get(id: string): Promise<T | null>;
  /** Throws when there is one with this id. */
  insert(item: T, indexed: Indexed): Promise<void>;
  /** Many at once, as `insert` does it for one. */
  insertAll(items: readonly T[], indexOf: (item: T) => Indexed): Promise<void>;
  /** Throws when there is none with this id. */
  replace(item: T, indexed: Indexed): Promise<void>;
  remove(id: string): Promise<void>;
  /** Throws UnknownMarker. */
  list(query: DocumentQuery): Promise<DocumentPage<T>>;
  all(where?: readonly Condition[]): Promise<T[]>;
  count(where?: readonly Condition[]): Promise<number>;
  /** The best first; see `searchDocuments`. */
  search(search: TextSearch): Promise<FoundDocument<T>[]>;
  /** How many are in each status, in the order of its name; null are those without one. */
  countByStatus(where?: readonly Condition[]): Promise<StatusCount[]>;
}

export interface StatusCount {
  readonly status: string | null;
  readonly count: number;
}

/** Of one statement SQLite takes 32,766 values. */
const ROWS_AT_ONCE = 100;

const columnsOf = ({ projectId, domainId, name, status, createdAt }: Indexed) => ({
  project_id: projectId,
  domain_id: domainId,
  name,
  status: status ?? null,
  created_at: createdAt,
});

/** `kept`: what lists of the kind have indexes of. */
export function documentsOf<T extends { id: string }>(
  dialect: Dialect,
  db: Kysely<Tables>,
  kind: string,
  kept?: KeptList,
): Documents<T> {
  return { ...readerOf(dialect, db, kind, kept), ...writerOf(db, kind) };
}

type Reads = 'search' | 'get' | 'list' | 'all' | 'count' | 'countByStatus';

function readerOf<T extends { id: string }>(
  dialect: Dialect,
  db: Kysely<Tables>,
  kind: string,
  kept?: KeptList,
): Pick<Documents<T>, Reads> {
  const read = ({ body }: { body: string }): T => readStored<T>(body);

  const matching = async (where: readonly Condition[]): Promise<Matching> =>
    matchingBy(dialect, kind, where, await dialect.lists.findRows(db, where, kept), kept);

  async function countWhere(isMatching: Matching) {
    const { total } = await db
      .selectFrom('documents')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(isMatching)
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  return {
    search: (search) => searchDocuments(dialect, db, kind, kept, search),
    count: async (where = []) => countWhere(await matching(where)),
    async countByStatus(where = []) {
      const rows = await db
        .selectFrom('documents')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
        .where(await matching(where))
        .groupBy('status')
        .orderBy('status', (order) => order.asc().nullsFirst())
        .execute();
      return rows.map((row) => ({ status: row.status, count: Number(row.count) }));
    },
    async list(query) {
      const { where = [], limit } = query;
      const isMatching = await matching(where);
      const rows = await rowsOfPage(dialect, db, kind, isMatching, query);
      const shown = limit === undefined ? rows : rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        items: shown.map(read),
        count: query.count ? await countWhere(isMatching) : shown.length,
        nextMarker: last && rows.length > shown.length ? encodeMarker(last) : null,
      };
    },
    async get(id) {
      const row = await db
        .selectFrom('documents')
        .select('body')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? read(row) : null;
    },
    async all(where = []) {
      const rows = await db
        .selectFrom('documents')
        .select('body')
        // In no pages: the database finds them by the conditions.
        .where(matchingBy(dialect, kind, where, [], kept))
        .orderBy(dialect.nameOrder(where))
        .orderBy('id')
        .execute();
      return rows.map(read);
    },
  };
}

type Matching = Expression<SqlBool>;

/** One more than asked for tells whether there is a next page. */
async function rowsOfPage(
  dialect: Dialect,
  db: Kysely<Tables>,
  kind: string,
  isMatching: Matching,
  { sort = nameOrder, limit, marker }: DocumentQuery,
) {
  let select = sorted(dialect, db, sort)
    .select(['row', sortValueOf(dialect, sort).as('value')])
    .where(isMatching);
  if (marker !== undefined)
    select = select.where(afterMarker(dialect, sort, await readMarker(dialect, db, kind, marker, sort)));
  for (const key of sortKeysOf(dialect, sort)) select = select.orderBy(key, sort.direction);
  select = select.orderBy('id', sort.direction);
  const ofPage = limit === undefined ? select : select.limit(limit + 1);
  // Indexes have what rows are found and sorted by: the bodies of the page alone are read.
  let page = db
    .selectFrom(ofPage.as('page'))
    .innerJoin('documents', 'documents.row', 'page.row')
    .select(['documents.id', 'documents.body', 'page.value']);
  for (const key of dialect.sortKeysOf(sql.ref('page.value'))) page = page.orderBy(key, sort.direction);
  return page.orderBy('documents.id', sort.direction).execute();
}

/** The documents, with what counts those of others where the order needs it. */
function sorted(dialect: Dialect, db: Kysely<Tables>, sort: Sort) {
  const counted = countedBy(dialect, sort);
  const documents = db.selectFrom('documents');
  // Its columns are no document's, so a query of both has all of a document's names.
  return counted
    ? (documents.leftJoin(counted, 'counted.owner', 'documents.id') as unknown as typeof documents)
    : documents;
}

/** Where the page begins. Throws UnknownMarker. */
async function readMarker(dialect: Dialect, db: Kysely<Tables>, kind: string, marker: string, sort: Sort) {
  const decoded = decodeMarker(marker);
  if (decoded.value !== undefined) return { id: decoded.id, value: decoded.value };
  const row = await sorted(dialect, db, sort)
    .select(sortValueOf(dialect, sort).as('value'))
    .where('kind', '=', kind)
    .where('id', '=', decoded.id)
    .executeTakeFirst();
  if (!row) throw new UnknownMarker();
  return { id: decoded.id, value: row.value };
}

function writerOf<T extends { id: string }>(db: Kysely<Tables>, kind: string): Omit<Documents<T>, Reads> {
  const rowOf = (item: T, indexed: Indexed) => ({
    kind,
    id: item.id,
    ...columnsOf(indexed),
    body: JSON.stringify(item),
  });
  return {
    async insert(item, indexed) {
      await db.insertInto('documents').values(rowOf(item, indexed)).execute();
    },
    async insertAll(items, indexOf) {
      for (let at = 0; at < items.length; at += ROWS_AT_ONCE) {
        const rows = items.slice(at, at + ROWS_AT_ONCE).map((item) => rowOf(item, indexOf(item)));
        await db.insertInto('documents').values(rows).execute();
      }
    },
    async replace(item, indexed) {
      const { numUpdatedRows } = await db
        .updateTable('documents')
        .set({ ...columnsOf(indexed), body: JSON.stringify(item) })
        .where('kind', '=', kind)
        .where('id', '=', item.id)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Error(`There is no ${kind} ${item.id} to replace`);
    },
    async remove(id) {
      await db.deleteFrom('documents').where('kind', '=', kind).where('id', '=', id).execute();
    },
  };
}

/** The marker names a document that is gone, or is no marker at all. */
export class UnknownMarker extends Error {}
