import { type Operation, portEvent, portSubjects } from '@skydeck/contract';
import type { PortRecord } from '../../../engines/embedded/records.ts';
import type { Actor } from '../../../engines/embedded/access.ts';
import type { Tx } from '../../../store/store.ts';
import { portViews } from './views.ts';

/** Told by whoever opens, moves or closes ports, in the transaction of it. */
export async function emitPortEvents(
  tx: Tx,
  operation: Operation,
  ports: readonly PortRecord[],
  { requestId }: Pick<Actor, 'requestId'>,
): Promise<void> {
  for (const object of await portViews(tx, ports)) {
    tx.emit({
      type: portEvent.name,
      operation,
      object,
      projectId: object.project_id,
      subject: portSubjects.item,
      requestId,
    });
  }
}
