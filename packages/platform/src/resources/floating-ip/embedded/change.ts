import type { FieldProblems, FloatingIp, FloatingIpBody, FloatingIpUpdate } from '@skydeck/contract';
import { newRecord } from '../../kit/owner.ts';
import { portsOfDevice } from '../../port/index.ts';
import { closePorts } from '../../port/embedded/index.ts';
import { refuseOverQuota } from '../../quota/index.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../kit/access.ts';
import { newTagged, readTagged } from '../../kit/tagged.ts';
import { invalid } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { type AddressPlan, type AssignmentPlan, planAddress, planAssignment } from '../plan.ts';
import { cancelWiring, scheduleWiring } from './assign.ts';
import { floatingIpRecords, unassigned } from '../records.ts';
import { insertFloatingIp } from './insert.ts';
import { floatingIpViews } from '../views.ts';

export async function createFloatingIp(tx: Tx, actor: Actor, body: FloatingIpBody): Promise<FloatingIp> {
  const fresh = await newRecord(tx, actor);
  const tagged = newTagged(body);
  injectFault(tagged.description ?? '', 'create');
  const place = { ...fresh, floating_network_id: body.floating_network_id.toLowerCase() };
  const address = await planAddress(tx, fresh, body);
  const assignment: AssignmentPlan = body.port_id
    ? await planAssignment(tx, place, body.port_id, body.fixed_ip_address)
    : { facts: unassigned };
  if ('problems' in address || 'problems' in assignment)
    throw invalid({
      ...('problems' in address && address.problems),
      // What the network is not open for is no fault of the port.
      ...('problems' in assignment && !('floating_network_id' in problemsIn(address)) && assignment.problems),
    });
  await refuseOverQuota(tx, fresh.project_id, 'floating_ips');

  const ip = await insertFloatingIp(tx, { ...place, ...assignment.facts, ...tagged }, address.fixed);
  await scheduleWiring(tx, ip);
  return floatingIpViews.one(tx, ip);
}

const problemsIn = (plan: AddressPlan): FieldProblems => ('problems' in plan ? plan.problems : {});

export async function updateFloatingIp(
  tx: Tx,
  actor: Actor,
  id: string,
  body: FloatingIpUpdate,
  revision: number | null,
): Promise<FloatingIp> {
  const ip = await floatingIpRecords.findCurrent(tx, actor, id, revision);
  const tagged = readTagged(body);
  injectFault(tagged.description ?? ip.description ?? '', 'update');
  if (body.port_id === undefined) return floatingIpViews.one(tx, await floatingIpRecords.revise(tx, ip, tagged));
  const plan: AssignmentPlan =
    body.port_id === null ? { facts: unassigned } : await planAssignment(tx, ip, body.port_id, body.fixed_ip_address);
  if ('problems' in plan) throw invalid(plan.problems);
  const isSame = plan.facts.port_id === ip.port_id && plan.facts.fixed_ip_address === ip.fixed_ip_address;
  const changed = await floatingIpRecords.revise(tx, ip, { ...tagged, ...(!isSame && plan.facts) });
  if (!isSame) await scheduleWiring(tx, changed);
  return floatingIpViews.one(tx, changed);
}

export async function deleteFloatingIp(tx: Tx, actor: Actor, id: string): Promise<void> {
  const ip = await floatingIpRecords.find(tx, actor, id);
  injectFault(ip.description ?? '', 'delete');
  await floatingIpRecords.in(tx).remove(id);
  await closePorts(tx, await portsOfDevice(tx, id));
  await cancelWiring(tx, id);
}
