import { string, type } from 'superstruct';
import { deviceOwners, type PortRecord } from '../../port/records.ts';
import { toKeystoneId } from '../../../engines/openstack/ids.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { Refusal } from '../../../http/refusal.ts';
import { readAbandoned } from './abandoned.ts';
import { abandonedLike, addressesOfPorts, type InterfacePort } from './attach.rules.ts';
import { namingQuota } from './quota.ts';

const MadePort = type({ port: type({ id: string() }) });

type Parts = Pick<OpenstackParts, 'cloud' | 'warn'>;

/** Connects a router with each subnet of a network, or with none. `left`: ports that stand in the network. */
export async function attachInterface(
  parts: Parts,
  routerId: string,
  port: InterfacePort,
  left: readonly PortRecord[],
): Promise<void> {
  const attached: string[] = [];
  const detachAll = async () => {
    for (const id of attached) await detachPort(parts, routerId, id);
  };
  for (const fixed_ips of addressesOfPorts(port.fixed_ips))
    await orUndo(
      parts.warn,
      async () => attached.push(await attachPort(parts, routerId, { ...port, fixed_ips }, { left })),
      detachAll,
    );
}

interface AttachOptions {
  /** Left out: Neutron makes one up. */
  readonly mac?: string;
  /** Ports that an earlier try may have left. */
  readonly left?: readonly PortRecord[];
}

/** Connects a router: one port with these addresses, and its id. */
export async function attachPort(
  parts: Parts,
  routerId: string,
  port: InterfacePort,
  { mac, left = [] }: AttachOptions = {},
): Promise<string> {
  const { network } = parts.cloud;
  const id = abandonedLike(left, port, mac)?.id ?? (await makePort(parts, port, mac));
  await orUndo(
    parts.warn,
    () => network.put(`/routers/${routerId}/add_router_interface`, { port_id: id }),
    () => network.remove(`/ports/${id}`),
  );
  return id;
}

/** Where the answer is lost, Neutron says whether the port was made: it is taken as if the answer had come. */
async function makePort(parts: Parts, port: InterfacePort, mac: string | undefined): Promise<string> {
  try {
    return await postPort(parts, port, mac);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status < 500) throw error;
    const made = abandonedLike(await readAbandoned(parts, port.project_id), port, mac);
    if (!made) throw error;
    return made.id;
  }
}

async function postPort(
  parts: Parts,
  { network_id, project_id, fixed_ips }: InterfacePort,
  mac: string | undefined,
): Promise<string> {
  const body = {
    network_id,
    project_id: toKeystoneId(project_id),
    // Said beforehand, it may have an address of its choice in subnets where hosts choose theirs (SLAAC).
    device_owner: deviceOwners.interface,
    fixed_ips: fixed_ips.map(({ subnet_id, ip_address }) => ({ subnet_id, ip_address })),
    ...(mac !== undefined && { mac_address: mac }),
  };
  const { port } = await namingQuota(parts, project_id, 'port', async () =>
    (await parts.cloud.network.post('/ports', { port: body })).read(MadePort),
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
