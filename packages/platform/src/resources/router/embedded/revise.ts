import type { Tx } from '../../../store/store.ts';
import { portsOfDevice } from '../../port/index.ts';
import { summaryOf } from '../ports.rules.ts';
import { type RouterRecord, routerRecords } from '../records.ts';

/** Writes the changes and what the router's ports say, counting the revision up: after the ports, not before. */
export async function reviseRouter(
  tx: Tx,
  router: RouterRecord,
  changes: Partial<RouterRecord> = {},
): Promise<RouterRecord> {
  return routerRecords.revise(tx, router, { ...changes, ...summaryOf(await portsOfDevice(tx, router.id)) });
}
