import type { Network, PrivateNetworkBody, UntaggedNetworkBody } from '@skydeck/contract';
import { networkRecords } from '../records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { insertSubnet } from '../../subnet/embedded/index.ts';
import type { Actor } from '../../kit/access.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Tx } from '../../../store/store.ts';
import { planPhysical, planPrivate } from '../plan.ts';
import { ownersView } from '../views.ts';
import { ensureVlanInterface, physicalNetworks } from './physical.ts';

export async function createPrivate(tx: Tx, actor: Actor, body: PrivateNetworkBody): Promise<Network> {
  injectFault(body.name.trim(), 'create');
  return insertNetwork(tx, await planPrivate(tx, actor, body));
}

/** Untagged, or with a VLAN. */
export async function createPhysical(
  tx: Tx,
  scope: Scope,
  body: UntaggedNetworkBody,
  vlanId: number | null,
): Promise<Network> {
  injectFault(body.name.trim(), 'create');
  const plan = await planPhysical(tx, scope, body, { vlanId, uplinks: await physicalNetworks(tx) });
  const network = await insertNetwork(tx, plan);
  await ensureVlanInterface(tx, network);
  return network;
}

async function insertNetwork(
  tx: Tx,
  { network: planned, subnets }: Awaited<ReturnType<typeof planPrivate>>,
): Promise<Network> {
  const network = await networkRecords.insert(tx, planned);
  for (const subnet of subnets) await insertSubnet(tx, network, subnet);
  return ownersView(tx, network);
}
