import { problem } from '@skydeck/contract';
import { announceNeeded } from '../../../engines/embedded/announce.ts';
import { allOf, type PortRecord, portsIn } from '../../../engines/embedded/records.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import { invalid } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { planAssignment, wireLater } from '../../floating-ip/embedded/assign.ts';
import { floatingIpsIn, reviseFloatingIp } from '../../floating-ip/embedded/records.ts';
import { announceFloatingIp } from '../../floating-ip/embedded/views.ts';
import { announcePorts } from '../../port/embedded/announce.ts';
import type { LoadBalancerRecord } from './records.ts';

/** Gives a free floating IP of the project to the port of a new load balancer. Throws what forbids it. */
export async function assignFloatingIp(tx: Tx, viewer: Viewer, id: string, port: PortRecord): Promise<void> {
  const ip = await floatingIpsIn(tx).get(id.toLowerCase());
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
  const changed = await reviseFloatingIp(tx, ip, plan.facts);
  await wireLater(tx, changed);
  await announceNeeded(tx, [changed.router_id], viewer);
  await announceFloatingIp(tx, 'updated', changed, viewer);
}

/** Ports and floating IPs show the name of the load balancer they lead to. */
export async function announceAddress(
  tx: Tx,
  { port_id }: LoadBalancerRecord,
  asker: Pick<Viewer, 'requestId'>,
): Promise<void> {
  const ports = await allOf(portsIn(tx), 'id', [port_id]);
  await announcePorts(tx, 'updated', ports, asker);
  for (const ip of await allOf(floatingIpsIn(tx), 'port_id', [port_id]))
    await announceFloatingIp(tx, 'updated', ip, asker);
}
