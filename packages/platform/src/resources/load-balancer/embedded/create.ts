import type { LoadBalancer, LoadBalancerBody } from '@skydeck/contract';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Tx } from '../../../store/store.ts';
import { scheduleWiring } from '../../floating-ip/embedded/index.ts';
import { floatingIpRecords } from '../../floating-ip/records.ts';
import { type NewRecord, ownerOf } from '../../kit/owner.ts';
import { flavorsOfEngine } from '../../load-balancer-flavor/embedded/index.ts';
import { insertPort } from '../../port/embedded/index.ts';
import { deviceOwners, type PortRecord } from '../../port/records.ts';
import { planFloatingIp } from '../floating-ip.ts';
import { balancerFrom, planBalancer } from '../plan.ts';
import { poolFrom } from '../pool-record.ts';
import { balancerRecords, poolRecords } from '../records.ts';
import type { Vip } from '../vip.ts';
import { startTransition } from './transitions.ts';
import { balancerViews } from './views.ts';

type Owner = Pick<NewRecord, 'project_id' | 'domain_id'>;

export async function createBalancer(
  tx: Tx,
  scope: Scope,
  sealing: Sealing,
  body: LoadBalancerBody,
): Promise<LoadBalancer> {
  const owner = await ownerOf(tx, scope);
  injectFault(body.name.trim(), 'create');
  for (const { name } of body.pools ?? []) injectFault(name.trim(), 'create');
  const plan = await planBalancer(tx, owner, body, { flavors: flavorsOfEngine, sealing });
  const port = await openVip(tx, owner, plan.vip, plan.id);
  const balancer = balancerFrom(body, owner, plan, { portId: port.id, now: tx.now });
  await balancerRecords.insert(tx, balancer);
  for (const { draft, ...parts } of plan.pools)
    await poolRecords.insert(tx, poolFrom(draft, balancer, { ...parts, now: tx.now, newId: tx.newId }));
  if (body.floating_ip !== undefined) await assignFloatingIp(tx, body.floating_ip, port);
  const task_id = await startTransition(tx, scope, 'create', { balancer });
  return { ...(await balancerViews.one(tx, balancer)), task_id };
}

/** Octavia makes a port for the address; its device is the load balancer. */
const openVip = (tx: Tx, owner: Owner, { network, ip, mac }: Vip, balancerId: string): Promise<PortRecord> =>
  insertPort(tx, {
    ...owner,
    name: `octavia-lb-${balancerId}`,
    network_id: network.id,
    device_owner: deviceOwners.loadBalancer,
    device_id: balancerId,
    mac_address: mac,
    fixed_ips: [ip],
  });

async function assignFloatingIp(tx: Tx, id: string, port: PortRecord): Promise<void> {
  const { ip, facts } = await planFloatingIp(tx, id, port);
  await scheduleWiring(tx, await floatingIpRecords.revise(tx, ip, facts));
}
