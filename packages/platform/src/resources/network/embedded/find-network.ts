import { isCloudNetwork, type Method, networkSubjects, type Subject } from '@skydeck/contract';
import { forbidden } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { type NetworkRecord, networkRecords } from './records.ts';
import { type Actor, owns } from '../../../engines/embedded/access.ts';

/** Who changes networks: whoever administers the cloud changes its own, too. */
export interface NetworkEditor extends Actor {
  may(subject: Subject, method: Method): boolean;
}

/** Throws 403 for a network that others shared with the editor, and for one of the cloud's: they may be used, not changed. */
export async function findOwnNetwork(
  tx: Tx,
  editor: NetworkEditor,
  id: string,
  method: Method,
): Promise<NetworkRecord> {
  const network = await networkRecords.find(tx, editor, id);
  if (!owns(editor, network)) throw forbidden(networkSubjects.item, method);
  if (isCloudNetwork(network) && !editor.may(networkSubjects.physical, method))
    throw forbidden(networkSubjects.physical, method);
  return network;
}
