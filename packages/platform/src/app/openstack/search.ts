import type { OpenstackParts } from '../../engines/openstack/parts.ts';
import { snapshotTx } from '../../engines/openstack/snapshot.ts';
import type { Scope } from '../../http/scope.ts';
import { searchRecords, searchStore } from '../../resources/kit/search/define-search.ts';
import type { SearchDefinition } from '../../resources/kit/search/definition.ts';
import { loadNetworks, networkSearch } from '../../resources/network/openstack/index.ts';
import { networkRecords } from '../../resources/network/records.ts';
import { createPortSearch } from '../../resources/port/openstack/search.ts';
import { portRecords } from '../../resources/port/records.ts';
import { projectSearch } from '../../resources/project/index.ts';
import { loadRouters, routerSearch } from '../../resources/router/openstack/index.ts';
import { routerRecords } from '../../resources/router/records.ts';
import { subnetSearch } from '../../resources/subnet/openstack/index.ts';
import type { Tx } from '../../store/store.ts';

/** What the engine serves, by the definitions that all engines have: read once for all that one request looks for. */
export function openstackSearches(parts: OpenstackParts): SearchDefinition[] {
  const networks = oncePerScope((scope) => loadNetworks(parts, scope));
  const routers = oncePerScope((scope) => loadRouters(parts, scope));
  const ports = oncePerScope(async (scope) => portsOf(await networks(scope), await routers(scope), parts.clock.now()));
  return [
    searchRecords(networks, networkSearch),
    searchRecords(networks, subnetSearch),
    searchRecords(routers, routerSearch),
    createPortSearch(ports),
    // Keystone's, as they were at the last sign-in or refresh.
    searchStore(parts.store, projectSearch),
  ];
}

/** A scope is that of one request. */
function oncePerScope(load: (scope: Scope) => Promise<Tx>): (scope: Scope) => Promise<Tx> {
  const loaded = new WeakMap<Scope, Promise<Tx>>();
  return (scope) => {
    const known = loaded.get(scope) ?? load(scope);
    loaded.set(scope, known);
    return known;
  };
}

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
