import { type Method, networkSubjects } from '@skydeck/contract';
import { forbidden, notFound } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { type NetworkRecord, networksIn } from './records.ts';
import { owns, seesNetwork, type Viewer } from './viewer.ts';

/** Throws 404 for what the viewer must not know of. */
export async function findNetwork(tx: Tx, viewer: Viewer, id: string): Promise<NetworkRecord> {
  const network = await networksIn(tx).get(id);
  if (!network || !seesNetwork(viewer, network)) throw notFound('network');
  return network;
}

/** Throws 403 for a network that others shared with the viewer: it may be used, not changed. */
export async function findOwnNetwork(tx: Tx, viewer: Viewer, id: string, method: Method): Promise<NetworkRecord> {
  const network = await findNetwork(tx, viewer, id);
  if (!owns(viewer, network)) throw forbidden(networkSubjects.item, method);
  return network;
}
