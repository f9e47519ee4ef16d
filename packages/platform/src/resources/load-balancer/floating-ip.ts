import { type FieldProblem, problem } from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { planAssignment } from '../floating-ip/index.ts';
import { type FloatingIpRecord, floatingIpRecords } from '../floating-ip/records.ts';
import type { PortRecord } from '../port/records.ts';

const refused = (wrong: FieldProblem) => invalid({ floating_ip: wrong });

/** A free floating IP of the project, and what leads it to the port of a new load balancer. Throws what forbids it. */
export async function planFloatingIp(
  tx: Tx,
  id: string,
  port: PortRecord,
): Promise<{ readonly ip: FloatingIpRecord; readonly facts: Partial<FloatingIpRecord> }> {
  const ip = await floatingIpRecords.in(tx).get(id.toLowerCase());
  if (ip?.project_id !== port.project_id) throw refused(problem('floating_ip_unknown', 'There is no such floating IP'));
  if (ip.port_id !== null)
    throw refused(problem('floating_ip_in_use', `${ip.name} is assigned already`, { address: ip.name }));
  const plan = await planAssignment(tx, ip, port.id, null);
  if ('facts' in plan) return { ip, facts: plan.facts };
  const [wrong] = Object.values(plan.problems);
  throw refused(wrong ?? problem('floating_ip_unknown', 'It cannot be assigned'));
}
