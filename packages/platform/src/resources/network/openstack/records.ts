import { EVERYONE, isUuid, type RbacPolicy } from '@skydeck/contract';
import type { Actor } from '../../kit/access.ts';
import { taggedFieldsOf } from '../../kit/tagged.ts';
import type { Query } from '../../../engines/openstack/cloud.ts';
import { fromKeystoneId, toKeystoneId } from '../../../engines/openstack/ids.ts';
import type { NeutronNetwork, NeutronPolicy, NeutronSubnet } from '../../../engines/openstack/neutron/answers.ts';
import { type DomainOf, ownedFields } from '../../../engines/openstack/neutron/owned-fields.ts';
import { readList, readThose } from '../../../engines/openstack/neutron/read.ts';
import { oncePerScope } from '../../../engines/openstack/once-per-scope.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { snapshotTx } from '../../../engines/openstack/snapshot.ts';
import type { Tx } from '../../../store/store.ts';
import { portRecordOf } from '../../port/openstack/records.ts';
import { subnetRecordOf } from '../../subnet/openstack/records.ts';
import type { NetworkRecord } from '../records.ts';

type Parts = Pick<OpenstackParts, 'cloud' | 'projects' | 'clock'>;

export const networkPolicies: Query = [['object_type', 'network']];

/** The networks that the actor sees, with all that stands in them. */
export async function loadNetworks(parts: Parts, actor: Actor): Promise<Tx> {
  if (seesNone(actor)) return snapshotTx({}, parts.clock.now());
  const { networks, policies } = await networksFor(parts, actor);
  return withNeighbours(parts, networks, policies);
}

/** The same, once for all that one request looks for. */
export const networksOnce = oncePerScope(loadNetworks);

/** The same networks without what stands in them: to be counted. */
export async function loadNetworksAlone(parts: Parts, actor: Actor): Promise<Tx> {
  if (seesNone(actor)) return snapshotTx({}, parts.clock.now());
  const { networks, policies } = await networksFor(parts, actor);
  const records = networks.map((one) => networkRecordOf(one, policies, [], () => ''));
  return snapshotTx({ network: records }, parts.clock.now());
}

const seesNone = ({ projectId, isSystem }: Actor) => projectId === null && !isSystem;

async function networksFor(parts: Parts, { projectId }: Actor) {
  const { network } = parts.cloud;
  const policies = await readList(network, 'rbac-policies', networkPolicies);
  const networks =
    projectId === null
      ? await readList(network, 'networks')
      : await networksOf(parts, toKeystoneId(projectId), policies);
  return { networks, policies };
}

/** Those with one of the ids, whoever sees them: what may be done with them is for the caller to decide. */
export async function loadNetworksById(parts: Parts, ids: readonly string[]): Promise<Tx> {
  const { network } = parts.cloud;
  const [policies, networks] = await Promise.all([
    readList(network, 'rbac-policies', networkPolicies),
    readThose(network, 'networks', 'id', ids.filter(isUuid)),
  ]);
  return withNeighbours(parts, networks, policies);
}

async function networksOf({ cloud }: Parts, project: string, policies: readonly NeutronPolicy[]) {
  const opened = policies
    .filter(({ target_tenant }) => target_tenant === EVERYONE || target_tenant === project)
    .map(({ object_id }) => object_id);
  const [own, others] = await Promise.all([
    readList(cloud.network, 'networks', [['project_id', project]]),
    readThose(cloud.network, 'networks', 'id', opened),
  ]);
  return [...new Map([...own, ...others].map((one) => [one.id, one])).values()];
}

async function withNeighbours(
  parts: Parts,
  networks: readonly NeutronNetwork[],
  policies: readonly NeutronPolicy[],
): Promise<Tx> {
  const { network } = parts.cloud;
  const ids = networks.map(({ id }) => id);
  const [subnets, ports, domainOf] = await Promise.all([
    readThose(network, 'subnets', 'network_id', ids),
    readThose(network, 'ports', 'network_id', ids),
    parts.projects.domains(),
  ]);
  return snapshotTx(
    {
      network: networks.map((one) => networkRecordOf(one, policies, subnets, domainOf)),
      subnet: subnets.map((one) => subnetRecordOf(one, domainOf)),
      port: ports.map((one) => portRecordOf(one, domainOf)),
    },
    parts.clock.now(),
  );
}

/** Neutron's network as the record that views and plans are made of. */
export function networkRecordOf(
  network: NeutronNetwork,
  policies: readonly NeutronPolicy[],
  subnets: readonly NeutronSubnet[],
  domainOf: DomainOf,
): NetworkRecord {
  const own = subnets.filter(({ network_id }) => network_id === network.id);
  const rbac_policies = policiesOf(policies.filter(({ object_id }) => object_id === network.id));
  return {
    ...ownedFields(network, domainOf),
    ...taggedFieldsOf(network),
    type: network['provider:network_type'] ?? '',
    cidrs: own.map(({ cidr }) => cidr).join(' '),
    shared: rbac_policies.some(
      ({ target_project, actions }) => target_project === EVERYONE && actions.includes('access_as_shared'),
    ),
    router_external: network['router:external'] ?? false,
    // Neutron has no such switch: a network without subnets gives no addresses.
    ipam_enabled: own.length > 0,
    physical_network: network['provider:physical_network'] ?? null,
    vlan_id: network['provider:network_type'] === 'vlan' ? (network['provider:segmentation_id'] ?? null) : null,
    mtu: network.mtu ?? 0,
    rbac_policies,
    spoofing_protection: network.port_security_enabled ?? true,
  };
}

/** Neutron has a policy for each action, the contract one for each project. */
function policiesOf(policies: readonly NeutronPolicy[]): RbacPolicy[] {
  const byTarget = Map.groupBy(policies, ({ target_tenant }) => target_tenant);
  return [...byTarget].map(([target, own]) => ({
    target_project: fromKeystoneId(target),
    actions: [...new Set(own.map(({ action }) => action))].toSorted(),
  }));
}
