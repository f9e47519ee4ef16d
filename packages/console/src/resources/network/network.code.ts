import type { PrivateNetworkBody, RbacPolicy, UntaggedNetworkBody } from '@skydeck/contract';
import { type HclBlock, idOf, resource } from '../../kit/code/index.ts';
import { subnetBlock } from '../subnet/subnet.code.ts';

const NETWORK = 'openstack_networking_network_v2';

/** A private network of the OpenStack provider, with its subnets. */
export const networkBlocks = (body: PrivateNetworkBody): HclBlock[] => [
  resource(NETWORK, body.name, common(body)),
  ...subnetBlocks(body),
];

/** The same on a network of the hosts, which only an administrator of the cloud may ask for; with whom it is opened to. */
export const physicalBlocks = (body: UntaggedNetworkBody & { readonly vlan_id?: number }): HclBlock[] => [
  resource(NETWORK, body.name, common(body), [
    {
      type: 'segments',
      attributes: {
        network_type: body.vlan_id === undefined ? 'flat' : 'vlan',
        physical_network: body.physical_network,
        segmentation_id: body.vlan_id,
      },
    },
  ]),
  ...subnetBlocks(body),
  ...(body.rbac_policies ?? []).flatMap((policy, at) => policyBlocks(body.name, policy, at + 1)),
];

const common = ({ name, description, tags, mtu, spoofing_protection }: PrivateNetworkBody) => ({
  name,
  description,
  mtu,
  port_security_enabled: spoofing_protection,
  tags,
});

const subnetBlocks = ({ name, subnets = [] }: PrivateNetworkBody): HclBlock[] =>
  subnets.map((subnet) => subnetBlock(subnet, `${name}_v${subnet.ip_version}`, idOf(NETWORK, name)));

/** Neutron knows no policy for a domain. */
const policyBlocks = (name: string, { target_project, actions }: RbacPolicy, number: number): HclBlock[] =>
  (target_project === undefined ? [] : actions).map((action) =>
    resource('openstack_networking_rbac_policy_v2', `${name}_${number}_${action}`, {
      action,
      object_id: idOf(NETWORK, name),
      object_type: 'network',
      target_tenant: target_project,
    }),
  );
