import {
  checkLoadBalancer,
  type FieldProblems,
  isGoing,
  type LoadBalancerBody,
  type LoadBalancerPoolDraft,
  type LoadBalancerUpdate,
  parseAddress,
  type WhyNotBalance,
  whyNotChangeBalancer,
  whyNotChangePool,
  whyNotDeleteBalancer,
  whyNotFailoverBalancer,
  whyNotRecreateBalancer,
} from '@skydeck/contract';
import { conflict, invalid } from '../../http/refusal.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';
import { type NewRecord, newRecordOf } from '../kit/owner.ts';
import { requireName } from '../kit/names.ts';
import { chooseFlavor, type FlavorWithTopology } from '../load-balancer-flavor/choice.rules.ts';
import { refuseOverQuota } from '../quota/index.ts';
import { type Keys, keysFrom } from './pool-record.ts';
import type { LoadBalancerRecord, PoolRecord } from './records.ts';
import { planVip, type Vip } from './vip.ts';

// What a call makes of a load balancer, before any engine writes it.

type Owner = Pick<NewRecord, 'project_id' | 'domain_id'>;

/** A pool that a new load balancer is made with. */
interface PlannedPool {
  readonly draft: LoadBalancerPoolDraft;
  readonly id: string;
  readonly keys: Keys | null;
}

interface BalancerPlan {
  readonly id: string;
  readonly vip: Vip;
  readonly flavor: FlavorWithTopology;
  readonly pools: readonly PlannedPool[];
}

interface Surroundings {
  /** That the cloud has. */
  readonly flavors: readonly FlavorWithTopology[];
  readonly sealing: Sealing;
}

/** What a new one comes to. Throws all that is wrong with it, and 409 `quota_exceeded`. */
export async function planBalancer(
  tx: Tx,
  owner: Owner,
  body: LoadBalancerBody,
  { flavors, sealing }: Surroundings,
): Promise<BalancerPlan> {
  const id = tx.newId();
  const plan = await planVip(tx, owner, body);
  const flavor = chooseFlavor(flavors, body);
  const vip = 'vip' in plan ? plan.vip : null;
  const problems = { ...problemsIn(flavor), ...problemsIn(plan), ...balancerProblems(body, vip) };
  const pools = planPools(body.pools ?? [], problems, { sealing, newId: tx.newId });
  if (Object.keys(problems).length > 0 || !vip || !('id' in flavor)) throw invalid(problems);
  await refuseOverQuota(tx, owner.project_id, 'load_balancers');
  if (pools.length > 0) await refuseOverQuota(tx, owner.project_id, 'load_balancer_pools', pools.length);
  return { id, vip, flavor, pools };
}

const problemsIn = (plan: object): FieldProblems => ('problems' in plan ? (plan.problems as FieldProblems) : {});

/** With the address it will have: a member may not be the load balancer itself. */
export const balancerProblems = (body: LoadBalancerBody, vip: Pick<Vip, 'ip' | 'subnet'> | null): FieldProblems =>
  checkLoadBalancer(
    { ...body, address: body.address ?? vip?.ip.ip_address },
    vip ? vip.subnet.ip_version : (body.ip_version ?? parseAddress(body.address ?? '')?.version),
  );

/** Every pool's own keys; what is wrong with them is added to the problems, where the contract's rules found nothing. */
function planPools(
  drafts: readonly LoadBalancerPoolDraft[],
  problems: FieldProblems,
  { sealing, newId }: { readonly sealing: Sealing; readonly newId: Tx['newId'] },
): PlannedPool[] {
  return drafts.map((draft, at) => {
    const id = newId();
    const isBroken = [`pools.${at}.certificate`, `pools.${at}.private_key`].some((path) => problems[path]);
    const keys = isBroken ? null : keysFrom(sealing, id, draft);
    if (keys && 'problems' in keys) {
      for (const [path, wrong] of Object.entries(keys.problems)) problems[`pools.${at}.${path}`] = wrong;
      return { draft, id, keys: null };
    }
    return { draft, id, keys };
  });
}

/** As it begins: CREATING, without machines. */
export function balancerFrom(
  body: LoadBalancerBody,
  owner: Owner,
  { id, vip, flavor }: BalancerPlan,
  { portId, now }: { readonly portId: string; readonly now: Date },
): LoadBalancerRecord {
  return {
    ...newRecordOf(owner, { newId: () => id, now }),
    name: body.name.trim(),
    description: (body.description ?? '').trim(),
    status: 'CREATING',
    enabled: body.enabled ?? true,
    network_id: vip.network.id,
    subnet_id: vip.subnet.id,
    port_id: portId,
    address: vip.ip.ip_address,
    ip_version: vip.subnet.ip_version,
    flavor_id: flavor.id,
    topology: flavor.topology,
    amphorae: [],
    fault: null,
  };
}

/** The machines learn of nothing but whether it is on: the rest changes at once. Throws 400 for a name of spaces. */
export function planBalancerUpdate(balancer: LoadBalancerRecord, body: LoadBalancerUpdate) {
  const enabled = body.enabled ?? balancer.enabled;
  const isSwitched = enabled !== balancer.enabled;
  const changes = {
    name: requireName(body.name ?? balancer.name),
    description: (body.description ?? balancer.description).trim(),
    enabled,
    ...(isSwitched && { status: 'CONFIGURING' }),
  };
  return { changes, isSwitched };
}

/** The contract's rule as a refusal: Octavia says the same of what is immutable. */
export function refuseIfBlocked(
  reason: WhyNotBalance | null,
  { name, status }: { readonly name: string; readonly status: string },
): void {
  if (reason === null) return;
  throw conflict('not_allowed_now', `'${name}' is ${status}: this is not possible now`, { name, status, reason });
}

type BalancerAct = 'change' | 'recreate' | 'failover' | 'remove';

const whyNot: Readonly<Record<BalancerAct, (balancer: LoadBalancerRecord) => WhyNotBalance | null>> = {
  change: whyNotChangeBalancer,
  recreate: whyNotRecreateBalancer,
  failover: whyNotFailoverBalancer,
  remove: whyNotDeleteBalancer,
};

/** Throws 409 where its state forbids the act. */
export const refuseAct = (act: BalancerAct, balancer: LoadBalancerRecord): void =>
  refuseIfBlocked(whyNot[act](balancer), balancer);

/** The pool's own state is the reason where it is one. */
export function refuseIfPoolBlocked(
  pool: Pick<PoolRecord, 'name' | 'status'>,
  balancer: Pick<LoadBalancerRecord, 'name' | 'status'>,
): void {
  const isOwn = whyNotChangePool(pool, { status: 'ACTIVE' }) !== null;
  refuseIfBlocked(whyNotChangePool(pool, balancer), isOwn ? pool : balancer);
}

/** `others`: pools of the load balancer that one task takes away together. What already goes does not hold up the next. */
export function refuseIfPoolStays(
  pool: Pick<PoolRecord, 'id' | 'name' | 'status'>,
  balancer: Pick<LoadBalancerRecord, 'name' | 'status'>,
  others: readonly Pick<PoolRecord, 'id' | 'status'>[],
): void {
  const isLockedByOthers = others.some((other) => other.id !== pool.id && isGoing('load_balancer_pool', other));
  const isFree = isLockedByOthers && balancer.status === 'CONFIGURING';
  refuseIfPoolBlocked(pool, isFree ? { ...balancer, status: 'ACTIVE' } : balancer);
}
