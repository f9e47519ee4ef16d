import { AUDIT_PAGE_SIZE, PAGE_SIZE, parseFilter, problem, type Subject } from '@skydeck/contract';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { notATime, plainQuery, readListQuery, readTime } from '../http/list-query.ts';
import { invalid } from '../http/refusal.ts';
import type { Scope } from '../http/scope.ts';
import type { AuditRecord, Tx } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

type Query = Readonly<Record<string, string>>;
type Rows = ExpressionBuilder<Tables, 'audit'>;
type Wanted = (rows: Rows) => ExpressionWrapper<Tables, 'audit', SqlBool>[];

export interface LogPage {
  readonly records: AuditRecord[];
  readonly nextMarker: string | null;
  /** null: it was not asked for. */
  readonly count: number | null;
}

/** The query's name → the column. */
const columns = {
  type: 'type',
  object_kind: 'object_kind',
  object_id: 'object_id',
  project_id: 'project_id',
  request_id: 'request_id',
} as const;

/** A page of the whole log, the newest first. Throws a Refusal (400) for what it cannot be asked. */
export async function readAuditLog(tx: Tx, query: Query): Promise<LogPage> {
  const { username, actor_id, from, to, ...others } = plainQuery(query);
  const { type, object_kind, object_id, project_id, request_id, ...paging } = others;
  const times = { from: timeOf('from', from), to: timeOf('to', to) };
  return readPage(tx, paging, AUDIT_PAGE_SIZE, (rows) => [
    ...Object.entries({ type, object_kind, object_id, project_id, request_id }).flatMap(([name, value]) =>
      value === undefined ? [] : [rows(columns[name as keyof typeof columns], 'in', wordsOf(value))],
    ),
    // Of what somebody did to somebody else's account, the account is whose it is.
    ...(username === undefined ? [] : [rows('account', 'in', wordsOf(username))]),
    ...(actor_id === undefined ? [] : [rows(rows.fn.coalesce('by_user_id', 'user_id'), 'in', wordsOf(actor_id))]),
    ...within(rows, times.from, times.to),
  ]);
}

/** What was done to one object, the newest first; nothing where the scope may not read it. */
// spec: audit.activity
export async function readActivity(tx: Tx, scope: Scope, query: Query): Promise<LogPage> {
  const { object_id, from, to, ...paging } = plainQuery(query);
  if (!object_id) throw invalid({ object_id: problem('required', 'Say of which object') });
  const times = { from: timeOf('from', from), to: timeOf('to', to) };
  const seesAll = scope.isSystem && scope.projectId === null;
  const written = await tx.tables
    .selectFrom('audit')
    .select('subject')
    .distinct()
    .where('object_id', '=', object_id)
    .where('subject', 'is not', null)
    .execute();
  const subjects = written
    .flatMap(({ subject }) => subject ?? [])
    .filter((subject) => scope.may(subject as Subject, 'GET'));
  return readPage(tx, paging, PAGE_SIZE, (rows) => [
    rows('object_id', '=', object_id),
    rows('subject', 'in', subjects),
    ...within(rows, times.from, times.to),
    ...(seesAll ? [] : [rows('project_id', '=', scope.projectId ?? '')]),
  ]);
}

async function readPage(tx: Tx, paging: Query, pageSize: number, wanted: Wanted): Promise<LogPage> {
  const rules = { sorts: ['timestamp'], filters: {}, defaultSort: 'timestamp:desc' };
  const { limit = Infinity, marker, sort, count } = readListQuery({ limit: String(pageSize), ...paging }, rules);
  const direction = sort?.direction ?? 'desc';
  const all = allOf(tx).where((rows) => rows.and(wanted(rows)));
  let select = all.selectAll().orderBy('id', direction);
  if (marker !== undefined) select = select.where('id', direction === 'desc' ? '<' : '>', idOf(marker));
  const records = await (limit === Infinity ? select : select.limit(limit + 1)).execute();
  const shown = records.slice(0, limit);
  return {
    records: shown,
    nextMarker: records.length > shown.length ? String(shown.at(-1)?.id) : null,
    count: count ? await countOf(all) : null,
  };
}

async function countOf(all: ReturnType<typeof allOf>): Promise<number> {
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return Number(total);
}

const allOf = (tx: Tx) => tx.tables.selectFrom('audit');

function idOf(marker: string): number {
  if (!/^\d{1,15}$/.test(marker))
    throw invalid({ marker: problem('unknown_marker', 'The page before this one is gone') });
  return Number(marker);
}

/** As the column has it. */
function timeOf(field: string, text: string | undefined): string | null {
  const time = readTime(text);
  if (time === undefined) throw invalid({ [field]: notATime() });
  return time;
}

const within = (rows: Parameters<Wanted>[0], from: string | null, to: string | null) => [
  ...(from === null ? [] : [rows('at', '>=', from)]),
  ...(to === null ? [] : [rows('at', '<', to)]),
];

function wordsOf(raw: string): readonly string[] {
  const filter = parseFilter(raw);
  return 'text' in filter ? [filter.text] : filter.values;
}
