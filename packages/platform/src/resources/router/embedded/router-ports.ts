import { portsOfDevice } from '../../port/embedded/ports.ts';
import { allOf } from '../../../engines/embedded/find-records.ts';
import { type RouterRecord, routerRecords } from './records.ts';
import { subnetRecords } from '../../subnet/embedded/records.ts';
import type { Tx } from '../../../store/store.ts';
import { type RouterPorts, summaryOf } from '../router-ports.ts';

export async function routerPortsOf(tx: Tx, routerId: string): Promise<RouterPorts> {
  const ports = await portsOfDevice(tx, routerId);
  const ids = ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id));
  return { ports, subnets: await allOf(subnetRecords.in(tx), 'id', ids) };
}

/** Writes the changes and what the router's ports say, counting the revision up: after the ports, not before. */
export async function reviseRouter(
  tx: Tx,
  router: RouterRecord,
  changes: Partial<RouterRecord> = {},
): Promise<RouterRecord> {
  return routerRecords.revise(tx, router, { ...changes, ...summaryOf(await portsOfDevice(tx, router.id)) });
}
