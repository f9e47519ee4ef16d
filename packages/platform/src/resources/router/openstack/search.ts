import { oncePerScope } from '../../../engines/openstack/once-per-scope.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { snapshotTx } from '../../../engines/openstack/snapshot.ts';
import type { Tx } from '../../../store/store.ts';
import { searchRecords } from '../../kit/search/define-search.ts';
import type { SearchDefinition } from '../../kit/search/definition.ts';
import { networksOnce } from '../../network/openstack/records.ts';
import { networkRecords } from '../../network/records.ts';
import { createPortSearch } from '../../port/openstack/index.ts';
import { portRecords } from '../../port/records.ts';
import { routerRecords } from '../records.ts';
import { routerSearch } from '../search.ts';
import { loadRouters } from './load.ts';

const routersOnce = oncePerScope(loadRouters);

/** Routers, and ports: a router's are found with what it is connected with. */
export const routerSearches = (parts: OpenstackParts): SearchDefinition[] => [
  searchRecords((scope) => routersOnce(parts, scope), routerSearch),
  createPortSearch(async (scope) =>
    portsOf(await networksOnce(parts, scope), await routersOnce(parts, scope), parts.clock.now()),
  ),
];

/** A router's ports are in both: those that came with it say whose they are, also where Neutron does not. */
async function portsOf(networks: Tx, routers: Tx, now: Date): Promise<Tx> {
  const all = async <T extends { readonly id: string }>(records: { in(tx: Tx): { all(): Promise<T[]> } }) => [
    ...new Map(
      [...(await records.in(networks).all()), ...(await records.in(routers).all())].map((one) => [one.id, one]),
    ).values(),
  ];
  return snapshotTx(
    { port: await all(portRecords), network: await all(networkRecords), router: await all(routerRecords) },
    now,
  );
}
