import { EVERYONE, type RbacPolicy } from '@skydeck/contract';
import { fromKeystoneId } from '../../../engines/openstack/ids.ts';
import type { NeutronNetwork, NeutronPolicy, NeutronSubnet } from '../../../engines/openstack/neutron/answers.ts';
import { type DomainOf, ownedFields } from '../../../engines/openstack/neutron/owned-fields.ts';
import type { NetworkRecord } from '../embedded/records.ts';

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
