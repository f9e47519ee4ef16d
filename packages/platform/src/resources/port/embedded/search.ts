import { portSubjects } from '@skydeck/contract';
import { sql } from 'kysely';
import { seesAll } from '../../kit/access.ts';
import { isIdStart } from '../../kit/search/id-start.ts';
import type { SearchDefinition } from '../../kit/search/definition.ts';
import type { Scope } from '../../../http/scope.ts';
import { readStored } from '../../../store/disk-faults.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { termsOf } from '../search-terms.rules.ts';
import { type PortRecord, portRecords } from '../records.ts';
import { portHits } from '../hits.ts';

/** Ports of the scope by the beginning of an address, a MAC, a name or an id, each through an index. */
export const portSearch = (store: Store): SearchDefinition => ({
  subject: portSubjects.list,
  find: (scope, text, limit) =>
    store.readLong(async (tx) => {
      if (scope.projectId === null && !seesAll(scope)) return [];
      const terms = termsOf(text);
      const found = new Map<string, PortRecord>();
      for (const term of terms) for (const port of await byTerm(tx, scope, term, limit)) found.set(port.id, port);
      if (isIdStart(text))
        for (const port of await byId(tx, scope, text.toLowerCase(), limit)) found.set(port.id, port);
      return portHits(tx, [...found.values()].slice(0, limit), terms);
    }),
});

// The greatest sign: what begins with the text lies before the text with it.
const endOf = (text: string) => `${text}\u{10ffff}`;

async function byTerm(tx: Tx, scope: Scope, term: string, limit: number): Promise<PortRecord[]> {
  let terms = tx.tables.selectFrom('port_terms').where('term', '>=', term).where('term', '<', endOf(term));
  if (scope.projectId !== null) terms = terms.where('port_terms.project_id', '=', scope.projectId);
  const rows = await terms
    // Not the other way round, which would be every port.
    .innerJoin('documents', (join) =>
      join.onRef('documents.id', '=', 'port_id').on('documents.kind', '=', sql.lit(portRecords.kind)),
    )
    .select('documents.body')
    .orderBy('term')
    .limit(limit)
    .execute();
  return rows.map(({ body }) => readStored<PortRecord>(body));
}

async function byId(tx: Tx, { projectId }: Scope, start: string, limit: number): Promise<PortRecord[]> {
  let ports = tx.tables
    .selectFrom('documents')
    .select('body')
    .where('kind', '=', portRecords.kind)
    .where('id', '>=', start)
    .where('id', '<', endOf(start));
  if (projectId !== null) ports = ports.where('project_id', '=', projectId);
  return (await ports.orderBy('id').limit(limit).execute()).map(({ body }) => readStored<PortRecord>(body));
}
