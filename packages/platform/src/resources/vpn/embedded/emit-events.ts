import { type Operation, type Vpn, vpnEvent, vpnSubjects } from '@skydeck/contract';
import type { Actor } from '../../../engines/embedded/access.ts';
import type { Tx } from '../../../store/store.ts';
import { type VpnRecord, vpnsOfRouter } from './records.ts';
import { vpnViews } from './views.ts';

type RequestRef = Pick<Actor, 'requestId'>;

/** Belongs to the transaction of the change; before the parts of a deleted one are gone. */
export async function emitVpnEvent(
  tx: Tx,
  operation: Operation,
  record: VpnRecord,
  { requestId }: RequestRef,
): Promise<Vpn> {
  const [object] = await vpnViews(tx, [record]);
  tx.emit({
    type: vpnEvent.name,
    operation,
    object: object as Vpn,
    projectId: record.project_id,
    subject: vpnSubjects.item,
    requestId,
  });
  return object as Vpn;
}

/** Connections show their router's name. */
export async function emitVpnEventsOf(tx: Tx, routerId: string, request: RequestRef): Promise<void> {
  for (const vpn of await vpnsOfRouter(tx, routerId)) await emitVpnEvent(tx, 'updated', vpn, request);
}
