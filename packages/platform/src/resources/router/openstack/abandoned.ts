import { toKeystoneId } from '../../../engines/openstack/ids.ts';
import { readList } from '../../../engines/openstack/neutron/read.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { portRecordOf } from '../../port/openstack/records.ts';
import { deviceOwners, type PortRecord } from '../../port/records.ts';
import type { Surroundings } from '../plan-ports.ts';
import { isAbandoned } from './attach.rules.ts';

type Parts = Pick<OpenstackParts, 'cloud'>;

/** Those of a project that no router has. */
export async function readAbandoned({ cloud }: Parts, projectId: string): Promise<PortRecord[]> {
  const ports = await readList(cloud.network, 'ports', [
    ['device_owner', deviceOwners.interface],
    ['project_id', toKeystoneId(projectId)],
  ]);
  return ports.map((port) => portRecordOf(port, () => '')).filter(isAbandoned);
}

/** A plan stands on what routers and servers have: the next try takes over what is left of the one before. */
export const withoutAbandoned = ({ sites, ...near }: Surroundings): Surroundings => ({
  ...near,
  sites: new Map(
    [...sites].map(([id, site]) => [id, { ...site, ports: site.ports.filter((port) => !isAbandoned(port)) }]),
  ),
});

/**
 * Takes away what nobody tries again: ports of a project that were made since then. Of a call that is between its two steps
 * at this moment, the second one finds no port, and nothing is left of it either.
 */
export async function dropAbandoned(parts: Parts, projectId: string, since: string): Promise<void> {
  for (const { id, created_at } of await readAbandoned(parts, projectId))
    if (created_at >= since) await parts.cloud.network.remove(`/ports/${id}`);
}
