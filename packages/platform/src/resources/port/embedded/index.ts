import { portSorts, portSubjects } from '@skydeck/contract';
import { readOf } from '../../../engines/embedded/crud-of.ts';
import { portRecords } from './records.ts';
import { type ListRules, ownedFilters, sameName } from '../../../http/list-query.ts';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { portSearch } from './search.ts';
import { portViews } from './views.ts';
import type { PortEngine } from '../port.ts';

// For resources that stand on this one.
export {
  addressesIn,
  addressesTakenIn,
  chosenAddress,
  closePorts,
  devicePort,
  insertPort,
  isInSubnet,
  macOf,
  newMac,
  type NewPort,
  nextAddress,
  nextAddresses,
  portsOfDevice,
  portsOfNetwork,
} from './ports.ts';
export { portViews } from './views.ts';

const rules: ListRules = {
  sorts: portSorts,
  filters: {
    ...ownedFilters,
    ...sameName('status', 'network_id', 'device_owner', 'device_id', 'mac_address'),
    subnet_id: 'fixed_ips[].subnet_id',
    ip_address: 'fixed_ips[].ip_address',
    security_group_id: 'security_group_ids[]',
  },
  search: ['name', 'id', 'mac_address', 'fixed_ips[].ip_address'],
};

export const createEmbeddedPorts = (store: Store): PortEngine =>
  readOf(store, { records: portRecords, views: portViews, rules });

export const embeddedPorts: EmbeddedResource<PortEngine> = {
  open: ({ store }) => createEmbeddedPorts(store),
  views: [portViews],
  audited: [{ kind: portRecords.kind, subject: portSubjects.item }],
  search: portSearch,
};
