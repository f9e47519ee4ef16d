import { stableId } from '../../../identity/accounts/stable-id.ts';
import { summaryOf } from '../../../resources/router/ports.rules.ts';
import { nextAddress } from '../../../resources/port/ports.ts';
import type { NetworkRecord } from '../../../resources/network/records.ts';
import { deviceOwners } from '../../../resources/port/records.ts';
import type { RouterRecord } from '../../../resources/router/records.ts';
import type { SubnetRecord } from '../../../resources/subnet/records.ts';
import type { RecordOrigin } from './build-network.ts';
import { addPort, type PortRegistry } from './build-ports.ts';
import type { RouterPlan } from './plan.ts';

export interface NetworkLookup {
  /** By name, among those of a project or the external ones. */
  network(name: string): NetworkRecord;
  subnetsOf(networkId: string): readonly SubnetRecord[];
}

/** Ids are made of names: `stableId('router', 'payments-prod', 'edge-router')`. */
export function buildRouter(
  registry: PortRegistry,
  made: RecordOrigin,
  plan: RouterPlan,
  lookup: NetworkLookup,
): RouterRecord {
  const id = stableId('router', made.project.name, plan.name);
  const status = plan.status === 'DOWN' ? 'DOWN' : 'ACTIVE';
  const ports: RouterPorts = { registry, made, lookup, device: id, status };
  if (plan.gateway) addGateway(ports, plan.gateway, plan.address);
  for (const name of plan.interfaces) addInterface(ports, name);
  return {
    id,
    name: plan.name,
    status: plan.status ?? 'ACTIVE',
    enable_snat: !plan.noSnat,
    routes: plan.routes ?? [],
    ...summaryOf(registry.all.filter(({ device_id }) => device_id === id)),
    project_id: made.project.id,
    domain_id: made.project.domain_id,
    revision_number: made.changed > made.created ? 2 : 0,
    created_at: made.created.toISOString(),
    updated_at: made.changed.toISOString(),
  };
}

interface RouterPorts {
  readonly registry: PortRegistry;
  readonly made: RecordOrigin;
  readonly lookup: NetworkLookup;
  readonly device: string;
  readonly status: 'ACTIVE' | 'DOWN';
}

/** `first`: its IPv4 address; the others, and without it all, are the next free ones. */
function addGateway(ports: RouterPorts, networkName: string, first: string | undefined): void {
  const { registry, made, lookup, device, status } = ports;
  const network = lookup.network(networkName);
  addPort(registry, {
    made,
    networkId: network.id,
    name: '',
    owner: deviceOwners.gateway,
    device,
    status,
    address: (mac) =>
      lookup
        .subnetsOf(network.id)
        .flatMap((subnet) =>
          first && subnet.ip_version === 4
            ? { subnet_id: subnet.id, ip_address: first }
            : (nextAddress(subnet, registry.ofNetwork(network.id), mac) ?? []),
        ),
  });
}

/** It has the gateway address of each subnet. */
function addInterface({ registry, made, lookup, device, status }: RouterPorts, networkName: string): void {
  const network = lookup.network(networkName);
  addPort(registry, {
    made,
    networkId: network.id,
    name: '',
    owner: deviceOwners.interface,
    device,
    status,
    address: () =>
      lookup
        .subnetsOf(network.id)
        .flatMap((subnet) =>
          subnet.gateway_ip === null ? [] : { subnet_id: subnet.id, ip_address: subnet.gateway_ip },
        ),
  });
}
