import { isUuid } from '@skydeck/contract';
import { newMac, portsOfNetwork } from '../port/index.ts';
import { subnetsOfNetwork } from '../subnet/index.ts';
import type { Tx } from '../../store/store.ts';
import { networkRecords } from '../network/records.ts';
import type { Site, Surroundings } from './plan-ports.ts';

/** Reads the networks that a call names: of the store, or of what a cloud said. */
export async function surroundingsOf(tx: Tx, networkIds: readonly string[]): Promise<Surroundings> {
  const sites = new Map<string, Site>();
  for (const id of new Set(networkIds.map((one) => one.toLowerCase()).filter(isUuid))) {
    const site = await readSite(tx, id);
    if (site) sites.set(id, site);
  }
  return { sites, newMac: () => newMac(tx) };
}

export async function readSite(tx: Tx, networkId: string): Promise<Site | null> {
  const network = await networkRecords.in(tx).get(networkId);
  return (
    network && {
      network,
      subnets: await subnetsOfNetwork(tx, networkId),
      ports: await portsOfNetwork(tx, networkId),
    }
  );
}

/** Those of the gateway and the interfaces that a body asks for. */
export const networkIdsIn = (body: {
  readonly external_gateway_info?: { readonly network_id: string } | null | undefined;
  readonly interfaces?: readonly { readonly network_id: string }[] | undefined;
}): string[] =>
  [body.external_gateway_info, ...(body.interfaces ?? [])].flatMap((one) => one?.network_id.toLowerCase() ?? []);
