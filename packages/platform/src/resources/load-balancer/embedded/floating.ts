import { problem } from '@skydeck/contract';
import type { PortRecord } from '../../port/records.ts';
import { invalid } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { scheduleWiring } from '../../floating-ip/embedded/index.ts';
import { planAssignment } from '../../floating-ip/index.ts';
import { floatingIpRecords } from '../../floating-ip/records.ts';

/** Gives a free floating IP of the project to the port of a new load balancer. Throws what forbids it. */
export async function assignFloatingIp(tx: Tx, id: string, port: PortRecord): Promise<void> {
  const ip = await floatingIpRecords.in(tx).get(id.toLowerCase());
  if (ip?.project_id !== port.project_id)
    throw invalid({ floating_ip: problem('floating_ip_unknown', 'There is no such floating IP') });
  if (ip.port_id !== null)
    throw invalid({
      floating_ip: problem('floating_ip_in_use', `${ip.name} is assigned already`, { address: ip.name }),
    });
  const plan = await planAssignment(tx, ip, port.id, null);
  if ('problems' in plan) {
    const [wrong] = Object.values(plan.problems);
    throw invalid({ floating_ip: wrong ?? problem('floating_ip_unknown', 'It cannot be assigned') });
  }
  const changed = await floatingIpRecords.revise(tx, ip, plan.facts);
  await scheduleWiring(tx, changed);
}
