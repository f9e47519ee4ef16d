import { isCloudNetwork, type Method, networkSubjects, type Subject } from '@skydeck/contract';
import { forbidden, notFound } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { type NetworkRecord, networksIn } from './records.ts';
import { type Actor, owns, seesNetwork } from './access.ts';

/** Throws 404 for what the actor may not see. */
export async function findNetwork(tx: Tx, actor: Actor, id: string): Promise<NetworkRecord> {
  const network = await networksIn(tx).get(id);
  if (!network || !seesNetwork(actor, network)) throw notFound('network');
  return network;
}

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
  const network = await findNetwork(tx, editor, id);
  if (!owns(editor, network)) throw forbidden(networkSubjects.item, method);
  if (isCloudNetwork(network) && !editor.may(networkSubjects.physical, method))
    throw forbidden(networkSubjects.physical, method);
  return network;
}
