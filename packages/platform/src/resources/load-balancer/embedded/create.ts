import { randomUUID } from 'node:crypto';
import {
  checkLoadBalancer,
  type FieldProblems,
  type LoadBalancer,
  type LoadBalancerBody,
  type LoadBalancerPoolDraft,
  parseAddress,
} from '@skydeck/contract';
import { ownerOf, newRecordOf } from '../../kit/owner.ts';
import { insertPort } from '../../port/embedded/index.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { deviceOwners, type PortRecord } from '../../port/records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { invalid } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Tx } from '../../../store/store.ts';
import { chooseFlavor } from '../../load-balancer-flavor/choice.rules.ts';
import { flavorsOfEngine } from '../../load-balancer-flavor/embedded/index.ts';
import { balancerViews } from './views.ts';
import { assignFloatingIp } from './floating.ts';
import { keysFrom, poolFrom } from '../pool-record.ts';
import { balancerRecords, type LoadBalancerRecord, poolRecords } from '../records.ts';
import { planVip, type Vip } from '../vip.ts';
import { startTransition } from './transitions.ts';

type Owner = { readonly project_id: string; readonly domain_id: string };
type Flavor = (typeof flavorsOfEngine)[number];

export async function createBalancer(
  tx: Tx,
  scope: Scope,
  sealing: Sealing,
  body: LoadBalancerBody,
): Promise<LoadBalancer> {
  const owner = await ownerOf(tx, scope);
  const drafts = body.pools ?? [];
  injectFault(body.name.trim(), 'create');
  for (const { name } of drafts) injectFault(name.trim(), 'create');
  const plan = await planVip(tx, owner, body);
  const flavor = chooseFlavor(flavorsOfEngine, body);
  const problems = { ...problemsIn(flavor), ...problemsIn(plan), ...checkBody(body, 'vip' in plan ? plan.vip : null) };
  const pools = planPools(drafts, sealing, problems);
  if (Object.keys(problems).length > 0 || !('vip' in plan) || !('id' in flavor)) throw invalid(problems);
  await refuseOverQuota(tx, owner.project_id, 'load_balancers');
  if (drafts.length > 0) await refuseOverQuota(tx, owner.project_id, 'load_balancer_pools', drafts.length);

  const id = tx.newId();
  const port = await openVip(tx, owner, plan.vip, { id, name: body.name.trim() });
  const balancer = recordOf({ id, owner, body, port, vip: plan.vip, flavor, tx });
  await balancerRecords.insert(tx, balancer);
  for (const { draft, ...parts } of pools)
    await poolRecords.insert(tx, poolFrom(draft, balancer, { ...parts, now: tx.now }));
  if (body.floating_ip !== undefined) await assignFloatingIp(tx, body.floating_ip, port);
  const task_id = await startTransition(tx, scope, 'create', { balancer });
  return { ...(await balancerViews.one(tx, balancer)), task_id };
}

const problemsIn = (plan: object): FieldProblems => ('problems' in plan ? (plan.problems as FieldProblems) : {});

/** With the address it will have: a member may not be the load balancer itself. */
const checkBody = (body: LoadBalancerBody, vip: Vip | null): FieldProblems =>
  checkLoadBalancer(
    { ...body, address: body.address ?? vip?.ip.ip_address },
    vip ? vip.subnet.ip_version : (body.ip_version ?? parseAddress(body.address ?? '')?.version),
  );

/** Every pool's own keys; what is wrong with them is added to the problems, where the contract's rules found nothing. */
function planPools(drafts: readonly LoadBalancerPoolDraft[], sealing: Sealing, problems: FieldProblems) {
  return drafts.map((draft, at) => {
    const id = randomUUID();
    const isBroken = [`pools.${at}.certificate`, `pools.${at}.private_key`].some((path) => problems[path]);
    const keys = isBroken ? null : keysFrom(sealing, id, draft);
    if (keys && 'problems' in keys) {
      for (const [path, wrong] of Object.entries(keys.problems)) problems[`pools.${at}.${path}`] = wrong;
      return { draft, id, keys: null };
    }
    return { draft, id, keys };
  });
}

/** Octavia makes a port for the address; its device is the load balancer. */
const openVip = (
  tx: Tx,
  owner: Owner,
  { network, ip, mac }: Vip,
  balancer: { readonly id: string; readonly name: string },
): Promise<PortRecord> =>
  insertPort(tx, {
    ...owner,
    name: `octavia-lb-${balancer.id}`,
    network_id: network.id,
    device_owner: deviceOwners.loadBalancer,
    device_id: balancer.id,
    mac_address: mac,
    fixed_ips: [ip],
  });

function recordOf(parts: {
  readonly id: string;
  readonly owner: Owner;
  readonly body: LoadBalancerBody;
  readonly port: PortRecord;
  readonly vip: Vip;
  readonly flavor: Flavor;
  readonly tx: Pick<Tx, 'newId' | 'now'>;
}): LoadBalancerRecord {
  const { body, vip, flavor } = parts;
  return {
    ...newRecordOf(parts.owner, parts.tx),
    id: parts.id,
    name: body.name.trim(),
    description: (body.description ?? '').trim(),
    status: 'CREATING',
    enabled: body.enabled ?? true,
    network_id: vip.network.id,
    subnet_id: vip.subnet.id,
    port_id: parts.port.id,
    address: vip.ip.ip_address,
    ip_version: vip.subnet.ip_version,
    flavor_id: flavor.id,
    topology: flavor.topology,
    amphorae: [],
    fault: null,
  };
}
