import { vpnDefaults } from '@skydeck/contract';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import { routerRecords } from '../../router/records.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { indexOf } from '../../kit/owned-collection.ts';
import { outcomeOf } from './transitions.ts';
import {
  addressesOf,
  groupRecords,
  ikePolicyRecords,
  type IkePolicyRecord,
  ipsecPolicyRecords,
  type IpsecPolicyRecord,
  pskPurpose,
  serviceRecords,
  type VpnRecord,
  vpnRecords,
} from '../records.ts';

interface Plan {
  readonly project: DemoProjectName;
  readonly name: string;
  readonly description: string;
  readonly router: string;
  /** Networks of the project, by their IPv4 subnets. */
  readonly networks: readonly string[];
  readonly peer: string;
  readonly cidrs: readonly string[];
  readonly policy: keyof typeof policies;
  readonly off?: true;
}

/** Two ends that can do what is asked of them today, and one that was bought long ago. */
const policies = {
  modern: {
    ike: { auth: 'sha256', encryption: 'aes-256', pfs: 'group14', version: 'v2', mode: 'main', lifetime: 28_800 },
    ipsec: { auth: 'sha256', encryption: 'aes-256', pfs: 'group14', lifetime: 3600 },
  },
  legacy: {
    ike: { auth: 'sha1', encryption: '3des', pfs: 'group2', version: 'v1', mode: 'aggressive', lifetime: 86_400 },
    ipsec: { auth: 'sha1', encryption: '3des', pfs: 'group2', lifetime: 28_800 },
  },
} as const;

const plans: readonly Plan[] = [
  {
    project: 'payments-prod',
    name: 'stockholm-office',
    description: 'Finance and support',
    router: 'edge-router',
    networks: ['prod-core', 'dmz'],
    peer: '194.71.12.9',
    cidrs: ['192.168.40.0/22'],
    policy: 'modern',
  },
  {
    project: 'payments-prod',
    name: 'warehouse-backup',
    description: 'The second way to the warehouse',
    router: 'wms-router',
    networks: ['warehouse-edge'],
    peer: '194.71.12.254',
    cidrs: ['192.168.96.0/24', '192.168.98.0/24'],
    policy: 'modern',
  },
  {
    project: 'storefront',
    name: 'fulfilment-partner',
    description: '',
    router: 'backend-router',
    networks: ['search-cluster'],
    peer: '88.131.40.17',
    cidrs: ['172.20.0.0/16'],
    policy: 'modern',
  },
  {
    project: 'storefront',
    name: 'print-shop',
    description: 'Their firewall is from 2009',
    router: 'media-router',
    networks: ['media-origin'],
    peer: '88.131.40.253',
    cidrs: ['192.168.1.0/24'],
    policy: 'legacy',
  },
  {
    project: 'storefront',
    name: 'old-datacentre',
    description: '',
    router: 'mail-router',
    networks: ['mail-relay'],
    peer: '88.131.41.8',
    cidrs: ['10.8.0.0/16'],
    policy: 'legacy',
    off: true,
  },
];

/** After the networks and routers they stand on. One transaction. */
export async function seedVpns(store: Store, sealing: Sealing): Promise<void> {
  await store.write(async (tx) => {
    for (const plan of plans) await seedVpn(tx, sealing, plan);
  });
}

async function seedVpn(tx: Tx, sealing: Sealing, plan: Plan): Promise<void> {
  const router = await routerRecords.in(tx).get(stableId('router', plan.project, plan.router));
  if (!router) throw new Error(`The demo data has no router '${plan.router}' for ${plan.name}`);
  const id = stableId('vpn', plan.project, plan.name);
  const { project_id, domain_id, updated_at: created_at } = router;
  const part = (kind: string, name: string) => ({
    id: stableId(kind, plan.project, name),
    name,
    project_id,
    domain_id,
    created_at,
  });
  const own = {
    vpnservice: { ...part('vpn-service', plan.router), router_id: router.id },
    local: {
      ...part('vpn-local', plan.name),
      type: 'subnet' as const,
      endpoints: plan.networks.map((network) => stableId('subnet', plan.project, network, '4')),
    },
    peer: { ...part('vpn-peer', plan.name), type: 'cidr' as const, endpoints: plan.cidrs },
  };
  const { ike, ipsec } = policiesOf(plan, part);
  const isUp = plan.off !== true;
  const vpn: VpnRecord = {
    ...part('vpn', plan.name),
    description: plan.description,
    ...outcomeOf({ admin_state_up: isUp, peer_address: plan.peer }),
    admin_state_up: isUp,
    peer_address: plan.peer,
    peer_id: plan.peer,
    initiator: vpnDefaults.initiator,
    mtu: vpnDefaults.mtu,
    dpd: vpnDefaults.dpd,
    psk: sealing.of(pskPurpose(id)).seal(stableId('psk', plan.name)),
    router_id: router.id,
    vpnservice_id: own.vpnservice.id,
    ikepolicy_id: ike.id,
    ipsecpolicy_id: ipsec.id,
    local_ep_group_id: own.local.id,
    peer_ep_group_id: own.peer.id,
    addresses: addressesOf(plan.peer, plan.cidrs),
    revision_number: 0,
    updated_at: created_at,
  };
  await serviceRecords.insert(tx, own.vpnservice);
  await groupRecords.in(tx).insertAll([own.local, own.peer], indexOf);
  await keepPolicies(tx, { ike, ipsec });
  await vpnRecords.insert(tx, vpn);
}

/** Once for all that share them. */
async function keepPolicies(tx: Tx, { ike, ipsec }: ReturnType<typeof policiesOf>): Promise<void> {
  if (!(await ikePolicyRecords.in(tx).get(ike.id))) await ikePolicyRecords.insert(tx, ike);
  if (!(await ipsecPolicyRecords.in(tx).get(ipsec.id))) await ipsecPolicyRecords.insert(tx, ipsec);
}

type Part = (
  kind: string,
  name: string,
) => Pick<IkePolicyRecord, 'id' | 'name' | 'project_id' | 'domain_id' | 'created_at'>;

/** A project's connections of one kind share their policies. */
function policiesOf({ policy }: Plan, part: Part): { ike: IkePolicyRecord; ipsec: IpsecPolicyRecord } {
  const { ike, ipsec } = policies[policy];
  return {
    ike: {
      ...part('vpn-ike', `${policy}-ike`),
      auth_algorithm: ike.auth,
      encryption_algorithm: ike.encryption,
      pfs: ike.pfs,
      ike_version: ike.version,
      phase1_negotiation_mode: ike.mode,
      lifetime: { units: 'seconds', value: ike.lifetime },
    },
    ipsec: {
      ...part('vpn-ipsec', `${policy}-ipsec`),
      auth_algorithm: ipsec.auth,
      encryption_algorithm: ipsec.encryption,
      pfs: ipsec.pfs,
      transform_protocol: 'esp',
      encapsulation_mode: 'tunnel',
      lifetime: { units: 'seconds', value: ipsec.lifetime },
    },
  };
}
