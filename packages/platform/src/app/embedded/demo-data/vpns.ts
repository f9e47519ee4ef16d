import type { VpnBody } from '@skydeck/contract';
import type { DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { VpnEngine } from '../../../resources/vpn/port.ts';
import { scopeIn } from './origin.ts';
import type { Past } from './past.ts';

interface VpnPlan {
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

export const vpnPlans: readonly VpnPlan[] = [
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

interface Makers {
  readonly past: Past;
  readonly vpns: VpnEngine;
}

/** `at`: when the router was last changed. */
export async function makeVpn(
  { past, vpns }: Makers,
  project: ProjectDocument,
  plan: VpnPlan,
  at: Date,
): Promise<void> {
  const scope = scopeIn(project, 'project_admin');
  const part = (kind: string, name: string) => stableId(kind, project.name, name);
  const ike = part('vpn-ike', `${plan.policy}-ike`);
  const ipsec = part('vpn-ipsec', `${plan.policy}-ipsec`);
  const isShared = (await vpns.ikePolicies(scope, {})).data.some(({ id }) => id === ike);
  const ids = [
    part('vpn-service', plan.router),
    ...(isShared ? [] : [ike, ipsec]),
    part('vpn-local', plan.name),
    part('vpn-peer', plan.name),
  ];
  await past.at(at, [part('vpn', plan.name), ...ids], () =>
    vpns.create(scope, bodyOf(plan, isShared ? { ikepolicy: { id: ike }, ipsecpolicy: { id: ipsec } } : bodies(plan))),
  );
}

const bodyOf = (plan: VpnPlan, shared: Pick<VpnBody, 'ikepolicy' | 'ipsecpolicy'>): VpnBody => ({
  ...shared,
  vpnservice: { router_id: stableId('router', plan.project, plan.router) },
  local_ep_group: { endpoints: plan.networks.map((network) => stableId('subnet', plan.project, network, '4')) },
  peer_ep_group: { endpoints: [...plan.cidrs] },
  ipsec_site_connection: {
    name: plan.name,
    description: plan.description,
    peer_address: plan.peer,
    psk: stableId('psk', plan.name),
    admin_state_up: plan.off !== true,
  },
});

/** A project's connections of one kind share their policies. */
function bodies({ policy }: VpnPlan): Pick<VpnBody, 'ikepolicy' | 'ipsecpolicy'> {
  const { ike, ipsec } = policies[policy];
  return {
    ikepolicy: {
      name: `${policy}-ike`,
      auth_algorithm: ike.auth,
      encryption_algorithm: ike.encryption,
      pfs: ike.pfs,
      ike_version: ike.version,
      phase1_negotiation_mode: ike.mode,
      lifetime: { value: ike.lifetime },
    },
    ipsecpolicy: {
      name: `${policy}-ipsec`,
      auth_algorithm: ipsec.auth,
      encryption_algorithm: ipsec.encryption,
      pfs: ipsec.pfs,
      lifetime: { value: ipsec.lifetime },
    },
  };
}
