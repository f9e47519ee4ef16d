import { generateKeyPairSync } from 'node:crypto';
import type { PoolCertificate } from '@skydeck/contract';
import { demoProjectId } from '../../../identity/accounts/demo-accounts.ts';
import { accountsOf } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import { nextAddress, portsOfNetwork } from '../../port/index.ts';
import { quotasIn } from '../../quota/records.ts';
import { type NetworkRecord, networkRecords } from '../../network/records.ts';
import { deviceOwners, type PortRecord, portRecords } from '../../port/records.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { flavorOf } from '../../load-balancer-flavor/embedded/index.ts';
import { keySealer } from '../certificate.ts';
import { plans } from './demo/plans.ts';
import type { BalancerPlan, PoolPlan } from './demo/plan.ts';
import { healthAt } from './health.ts';
import { monitorFrom, poolFrom } from '../pool-record.ts';
import {
  balancerRecords,
  type LoadBalancerRecord,
  type MemberRecord,
  type PoolRecord,
  poolRecords,
} from '../records.ts';
import { serversAt } from '../views.ts';
import { amphoraeOf } from './transitions.ts';
import { subnetsOfNetwork } from '../../subnet/index.ts';

/** After the networks and servers. Ids: `stableId('load_balancer', 'payments-prod', 'checkout-entry')`. One transaction. */
export async function seedLoadBalancers(store: Store, sealing: Sealing): Promise<void> {
  await store.write(async (tx) => {
    for (const plan of plans) await seedBalancer(tx, sealing, plan);
    const { length } = plans.filter(({ project }) => project === 'warehouse-edge');
    await widenQuota(tx, demoProjectId('warehouse-edge'), 2 * length);
  });
}

/** The project outgrew the usual quota, and one page of the list. */
async function widenQuota(tx: Tx, projectId: string, limit: number): Promise<void> {
  const quota = await quotasIn(tx).get(projectId);
  const project = await accountsOf(tx).projects.get(projectId);
  if (!quota || !project) throw new Error('The demo data has agreed nothing with warehouse-edge');
  await quotasIn(tx).replace(
    { ...quota, load_balancers: limit, load_balancer_pools: limit },
    { projectId, domainId: project.domain_id, name: project.name, createdAt: tx.now.toISOString() },
  );
}

const statuses = { ok: 'ACTIVE', off: 'DISABLED', error: 'ERROR', undeployed: 'DEPLOYMENT_FAILED' } as const;
const faults = {
  error: { code: 'configuration_failed', message: 'The machines of the load balancer did not take the change' },
  undeployed: { code: 'deployment_failed', message: 'The machines of the load balancer could not be built' },
} as const;

async function seedBalancer(tx: Tx, sealing: Sealing, plan: BalancerPlan): Promise<void> {
  const network = await networkRecords.in(tx).get(stableId('network', plan.project, plan.network));
  const flavor = flavorOf(stableId('load_balancer_flavor', plan.flavor));
  if (!network || !flavor) throw new Error(`The demo data lacks what ${plan.name} needs`);
  const id = stableId('load_balancer', plan.project, plan.name);
  const port = await openPort(tx, network, id);
  const [ip] = port.fixed_ips;
  if (!ip) throw new Error(`There is no address for ${plan.name}`);
  const state = plan.state ?? 'ok';
  let drawn = 0;
  const balancer: LoadBalancerRecord = {
    id,
    name: plan.name,
    description: plan.description ?? '',
    status: statuses[state],
    enabled: state !== 'off',
    network_id: network.id,
    subnet_id: ip.subnet_id,
    port_id: port.id,
    address: ip.ip_address,
    ip_version: ip.ip_address.includes(':') ? 6 : 4,
    flavor_id: flavor.id,
    topology: flavor.topology,
    amphorae:
      state === 'undeployed' ? [] : amphoraeOf(flavor.topology, () => stableId('amphora', id, String((drawn += 1)))),
    fault: state === 'error' || state === 'undeployed' ? faults[state] : null,
    project_id: network.project_id,
    domain_id: network.domain_id,
    revision_number: 0,
    created_at: network.created_at,
    updated_at: network.created_at,
  };
  await balancerRecords.insert(tx, balancer);
  for (const pool of plan.pools) await seedPool(tx, sealing, balancer, plan, pool);
}

async function openPort(tx: Tx, network: NetworkRecord, balancerId: string): Promise<PortRecord> {
  const id = stableId('port', network.id, balancerId);
  const mac_address = `fa:16:3e:${(id.slice(0, 6).match(/../g) ?? []).join(':')}`;
  const [subnet] = await subnetsOfNetwork(tx, network.id);
  const ip = subnet && nextAddress(subnet, await portsOfNetwork(tx, network.id), mac_address);
  const port: PortRecord = {
    id,
    name: `octavia-lb-${balancerId}`,
    network_id: network.id,
    project_id: network.project_id,
    domain_id: network.domain_id,
    device_owner: deviceOwners.loadBalancer,
    device_id: balancerId,
    fixed_ips: ip ? [ip] : [],
    mac_address,
    status: 'ACTIVE',
    created_at: network.created_at,
  };
  await portRecords.insert(tx, port);
  return port;
}

async function seedPool(
  tx: Tx,
  sealing: Sealing,
  balancer: LoadBalancerRecord,
  plan: BalancerPlan,
  { servers, monitor, certificate, ...draft }: PoolPlan,
): Promise<void> {
  const id = stableId('load_balancer_pool', plan.project, plan.name, draft.name);
  const keys = certificate
    ? { certificate: certificateOf(certificate, balancer), sealed_key: drawKey(sealing, id) }
    : null;
  const pool = poolFrom(draft, balancer, { id, keys, now: new Date(balancer.created_at) });
  const healthmonitor = monitor ? monitorFrom(monitor) : null;
  const members = await membersOf(tx, balancer, pool, plan, servers, healthmonitor !== null);
  const whole: PoolRecord = {
    ...pool,
    status: balancer.status === 'DEPLOYMENT_FAILED' ? 'ERROR' : 'ACTIVE',
    healthmonitor,
    members,
    addresses: members.map(({ address }) => address).join(' '),
  };
  await poolRecords.insert(tx, whole);
}

/** The named servers of the load balancer's network, found long ago to be what they are. */
async function membersOf(
  tx: Tx,
  balancer: LoadBalancerRecord,
  pool: PoolRecord,
  plan: BalancerPlan,
  servers: PoolPlan['servers'],
  hasHealthChecks: boolean,
): Promise<MemberRecord[]> {
  const ports = await portsOfNetwork(tx, balancer.network_id);
  const found = servers.map((server) => {
    const device = stableId('server', plan.project, plan.network, server.name);
    const ip = ports
      .find(({ device_id }) => device_id === device)
      ?.fixed_ips.find(({ subnet_id }) => subnet_id === balancer.subnet_id);
    if (!ip) throw new Error(`The demo data has no server '${server.name}' for ${plan.name}`);
    return { ...server, address: ip.ip_address };
  });
  const serverAt = await serversAt(
    tx,
    found.map(({ address }) => address),
  );
  return found.map(({ name, address, backup = false, weight = 1, off = false }) => {
    const member = {
      id: stableId('load_balancer_member', pool.id, address),
      name,
      address,
      protocol_port: pool.backend_protocol_port,
      weight,
      backup,
      enabled: !off,
      since: hasHealthChecks && balancer.status === 'ACTIVE' ? balancer.created_at : null,
      health: 'UNKNOWN',
    };
    return member.since === null
      ? member
      : { ...member, health: healthAt(member, serverAt(balancer.project_id, address)) };
  });
}

const DAY = 86_400_000;

/** What a certificate would say; nobody connects to a demo. */
const certificateOf = (names: readonly string[], { id, created_at }: LoadBalancerRecord): PoolCertificate => ({
  subject: `CN=${names[0] ?? ''}`,
  issuer: 'C=SE, O=Norrland Retail, CN=Norrland Retail Issuing CA 3',
  names: [...names],
  not_before: created_at,
  not_after: new Date(Date.parse(created_at) + 398 * DAY).toISOString(),
  fingerprint: (
    stableId('certificate', id, ...names)
      .replaceAll('-', '')
      .repeat(2)
      .toUpperCase()
      .match(/../g) ?? []
  ).join(':'),
});

function drawKey(sealing: Sealing, poolId: string): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return keySealer(sealing, poolId).seal(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
}
