import { type Port, searchRanks } from '@skydeck/contract';
import type { Tx } from '../../store/store.ts';
import { isIdStart } from '../kit/search/id-start.ts';
import type { SearchResult } from '../kit/search/definition.ts';
import { type DeviceOwner, deviceOwners, type PortRecord, portRecords } from './records.ts';
import { portViews } from './views.ts';

const owners: Readonly<Record<DeviceOwner, string>> = {
  [deviceOwners.gateway]: 'router',
  [deviceOwners.interface]: 'router',
  [deviceOwners.floatingIp]: 'floating_ip',
  [deviceOwners.loadBalancer]: 'load_balancer',
  [deviceOwners.server]: 'server',
};

/** What the search says of ports. */
export const portHits = async (
  tx: Tx,
  ports: readonly PortRecord[],
  terms: readonly string[],
): Promise<SearchResult[]> => (await portViews.all(tx, ports)).map((port) => resultOf(port, terms));

/** Where there is no index: whether an address, the MAC, the name or the id begins with what was looked for. */
export function beginsWith({ id, name, mac_address, fixed_ips }: PortRecord, terms: readonly string[]): boolean {
  const known = [...fixed_ips.map(({ ip_address }) => ip_address), mac_address, name].map((one) => one.toLowerCase());
  return terms.some((term) => known.some((one) => one.startsWith(term)) || (isIdStart(term) && id.startsWith(term)));
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
