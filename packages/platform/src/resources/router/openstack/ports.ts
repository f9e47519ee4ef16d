import { string, type } from 'superstruct';
import type { NewPort } from '../../port/index.ts';
import { deviceOwners, type FixedIp } from '../../port/records.ts';
import { toKeystoneId } from '../../../engines/openstack/ids.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { addressesOfPorts } from './attach.rules.ts';
import { namingQuota } from './quota.ts';

const MadePort = type({ port: type({ id: string() }) });

type Parts = Pick<OpenstackParts, 'cloud' | 'warn'>;

/** Whose the port is, where, and at which addresses. */
export interface InterfacePort extends Pick<NewPort, 'network_id' | 'project_id'> {
  readonly fixed_ips: readonly FixedIp[];
}

/** Connects a router with each subnet of a network, or with none. */
export async function attachInterface(parts: Parts, routerId: string, port: InterfacePort): Promise<void> {
  const attached: string[] = [];
  const detachAll = async () => {
    for (const id of attached) await detachPort(parts, routerId, id);
  };
  for (const fixed_ips of addressesOfPorts(port.fixed_ips))
    await orUndo(
      parts.warn,
      async () => attached.push(await attachPort(parts, routerId, { ...port, fixed_ips })),
      detachAll,
    );
}

/** Connects a router: one port with these addresses, and its id. Neutron makes up a MAC. */
export async function attachPort(
  parts: Parts,
  routerId: string,
  { network_id, project_id, fixed_ips }: InterfacePort,
  mac?: string,
): Promise<string> {
  const body = {
    network_id,
    project_id: toKeystoneId(project_id),
    // Said beforehand, it may have an address of its choice in subnets where hosts choose theirs (SLAAC).
    device_owner: deviceOwners.interface,
    fixed_ips: fixed_ips.map(({ subnet_id, ip_address }) => ({ subnet_id, ip_address })),
    ...(mac !== undefined && { mac_address: mac }),
  };
  const { network } = parts.cloud;
  const { port } = await namingQuota(parts, project_id, 'port', async () =>
    (await network.post('/ports', { port: body })).read(MadePort),
  );
  await orUndo(
    parts.warn,
    () => network.put(`/routers/${routerId}/add_router_interface`, { port_id: port.id }),
    () => network.remove(`/ports/${port.id}`),
  );
  return port.id;
}

/** The port goes with it. */
export async function detachPort({ cloud }: Parts, routerId: string, portId: string): Promise<void> {
  await cloud.network.put(`/routers/${routerId}/remove_router_interface`, { port_id: portId });
}

/** Does it; where that fails, undoes what came before. What cannot be undone is written into the log. */
export async function orUndo(
  warn: OpenstackParts['warn'],
  act: () => Promise<unknown>,
  undo: () => Promise<unknown>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    try {
      await undo();
    } catch (cause) {
      warn({ err: cause }, 'what was begun in the cloud could not be taken back');
    }
    throw error;
  }
}
