import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import { portFieldsOf, type ServerRecord } from '../../../resources/server/records.ts';
import { imageNamed, plainVolume, type VolumeRecord } from '../../../resources/volume/records.ts';
import type { Random } from '../../../engines/embedded/random.ts';
import { deviceOwners, type PortRecord } from '../../../resources/port/records.ts';

const GIB_IN_MIB = 1024;
const flavors = [
  { original_name: 'small', vcpus: 1, ram: 2 * GIB_IN_MIB },
  { original_name: 'medium', vcpus: 2, ram: 4 * GIB_IN_MIB },
  { original_name: 'large', vcpus: 4, ram: 8 * GIB_IN_MIB },
  { original_name: 'xlarge', vcpus: 8, ram: 16 * GIB_IN_MIB },
] as const;
const bootSizes = [10, 20, 40] as const;
const volumeSizes = [50, 100, 200, 500] as const;
/** The systems of the images that servers start from. */
const imageOf = (name: string) => ({
  ...imageNamed(name),
  os_type: 'linux',
  disk_format: 'qcow2',
  hypervisor_type: 'qemu',
});
/** What databases keep lies on fast disks, and where cards may be processed. */
const dataFactsOf = ({ name }: Pick<PortRecord, 'name'>): Partial<VolumeRecord> =>
  /^(ledger|card)/.test(name) ? { ...ofPolicy('fast'), traits: [stableId('placement', 'pci-scope')] } : {};
const images = ['Debian 13', 'Ubuntu 26.04 LTS', 'Rocky Linux 10', 'Alpine 3.23'] as const;

export interface Machines {
  readonly servers: readonly ServerRecord[];
  readonly volumes: readonly VolumeRecord[];
}

/** A server behind each server's port, with the volume it starts from; every third has one more for what it keeps. */
export function buildServers(ports: readonly PortRecord[], random: Random): Machines {
  const servers: ServerRecord[] = [];
  const volumes: VolumeRecord[] = [];
  const routerPorts = ports.filter(({ device_owner }) => device_owner === deviceOwners.server);
  for (const own of Map.groupBy(routerPorts, ({ device_id }) => device_id).values()) {
    const [first] = own;
    if (!first) continue;
    const attached = volumesOf(first, random);
    volumes.push(...attached);
    servers.push({
      ...ownedBy(first),
      id: first.device_id,
      name: first.name,
      status: statusOf(first, random),
      task_state: null,
      flavor: random.pick(flavors),
      volumes: attached.map(({ id, bootable }) => ({ id, delete_on_termination: bootable })),
      ...portFieldsOf(own),
    });
  }
  return { servers, volumes };
}

const ownedBy = ({ project_id, domain_id, created_at }: PortRecord) => ({
  project_id,
  domain_id,
  created_at,
  updated_at: created_at,
});

/** A port is down where its server does not run. */
const statusOf = ({ status }: PortRecord, random: Random) =>
  status === 'ACTIVE' ? 'ACTIVE' : random.chance(0.85) ? 'SHUTOFF' : 'ERROR';

function volumesOf(port: PortRecord, random: Random): VolumeRecord[] {
  const volume = (part: string, device: string, facts: Pick<VolumeRecord, 'size'> & Partial<VolumeRecord>) => ({
    ...plainVolume,
    ...ownedBy(port),
    revision_number: 0,
    ...facts,
    id: stableId('volume', port.device_id, part),
    name: `${port.name}-${part}`,
    status: 'in-use',
    attachments: [{ server_id: port.device_id, device }],
    ...ofPolicy('default'),
  });
  const boot = volume('root', '/dev/vda', {
    size: random.pick(bootSizes),
    bootable: true,
    volume_image_metadata: imageOf(random.pick(images)),
  });
  if (!random.chance(1 / 3)) return [boot];
  return [boot, volume('vol', '/dev/vdb', { size: random.pick(volumeSizes), ...dataFactsOf(port) })];
}

type Kept = Pick<VolumeRecord, 'name' | 'size'> & Partial<VolumeRecord>;
const kept: readonly Kept[] = [
  { name: 'archive', size: 50, ...ofPolicy('archive') },
  { name: 'scratch', size: 100 },
];
/** Of one project alone: a disk with an installer, and one that failed. */
const keptOf: Readonly<Record<string, readonly Kept[]>> = {
  'payments-prod': [
    { name: 'installer', size: 4, volume_type: 'CD_ROM', bootable: true, volume_image_metadata: isoOf('Debian 13') },
    { name: 'import-2025', size: 20, status: 'error' },
  ],
};

/** Each project has kept some volumes whose servers are gone. */
export const spareVolumes = (project: ProjectDocument): VolumeRecord[] =>
  [...kept, ...(keptOf[project.name] ?? [])].map((facts) => ({
    ...plainVolume,
    id: stableId('volume', project.name, facts.name),
    status: 'available',
    ...ofPolicy('default'),
    ...facts,
    project_id: project.id,
    domain_id: project.domain_id,
    revision_number: 0,
    created_at: project.created_at,
    updated_at: project.created_at,
  }));

function ofPolicy(name: string): Pick<VolumeRecord, 'storage_policy_name' | 'storage_policy_id'> {
  return { storage_policy_name: name, storage_policy_id: stableId('storage_policy', name) };
}

function isoOf(name: string): VolumeRecord['volume_image_metadata'] {
  return { ...imageNamed(name), os_type: 'linux', disk_format: 'iso' };
}
