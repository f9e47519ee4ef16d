import { type Port, portSubjects, searchRanks } from '@skydeck/contract';
import { sql } from 'kysely';
import { seesAll } from '../../../engines/embedded/access.ts';
import type { EmbeddedSearch } from '../../../engines/embedded/define-search.ts';
import { isIdStart } from '../../../engines/embedded/search-documents.ts';
import type { SearchResult } from '../../../engines/search/definition.ts';
import type { Scope } from '../../../http/scope.ts';
import { readStored } from '../../../store/disk-faults.ts';
import type { Tx } from '../../../store/store.ts';
import { termsOf } from '../search-terms.rules.ts';
import { type DeviceOwner, deviceOwners, type PortRecord, portRecords } from './records.ts';
import { portViews } from './views.ts';

const owners: Readonly<Record<DeviceOwner, string>> = {
  [deviceOwners.gateway]: 'router',
  [deviceOwners.interface]: 'router',
  [deviceOwners.floatingIp]: 'floating_ip',
  [deviceOwners.loadBalancer]: 'load_balancer',
  [deviceOwners.server]: 'server',
};

/** Ports of the scope by the beginning of an address, a MAC, a name or an id, each through an index. */
export const portSearch: EmbeddedSearch = (store) => ({
  subject: portSubjects.list,
  find: (scope, text, limit) =>
    store.read(async (tx) => {
      if (scope.projectId === null && !seesAll(scope)) return [];
      const terms = termsOf(text);
      const found = new Map<string, PortRecord>();
      for (const term of terms) for (const port of await byTerm(tx, scope, term, limit)) found.set(port.id, port);
      if (isIdStart(text))
        for (const port of await byId(tx, scope, text.toLowerCase(), limit)) found.set(port.id, port);
      const views = await portViews.all(tx, [...found.values()].slice(0, limit));
      return views.map((port) => resultOf(port, terms));
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

function resultOf(port: Port, terms: readonly string[]): SearchResult {
  const addresses = port.fixed_ips.map(({ ip_address }) => ip_address);
  const isWhole = [...addresses, port.mac_address, port.id].some((one) => terms.includes(one));
  const owner = owners[port.device_owner as DeviceOwner];
  return {
    rank: isWhole ? searchRanks.exact : searchRanks.prefix,
    hit: {
      type: portRecords.kind,
      id: port.id,
      name: port.device_name || addresses[0] || port.id,
      detail: [...addresses, port.mac_address].join(' '),
      project_id: port.project_id,
      shown_on: [...(owner ? [{ type: owner, id: port.device_id }] : []), { type: 'network', id: port.network_id }],
    },
  };
}
