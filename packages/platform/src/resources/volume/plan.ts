import {
  type FieldProblems,
  kindOfFormat,
  leastVolumeOf,
  osTypeOf,
  outOfRange,
  problem,
  VOLUME_SIZE,
  type VolumeBody,
  type VolumeClone,
  type VolumeUpdate,
  whyNotSnapshot,
} from '@skydeck/contract';
import { conflict, invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { type Actor, requireProject } from '../kit/access.ts';
import { nameProblems, requireName } from '../kit/names.ts';
import { findUsableImage, type UsableImage } from '../image/index.ts';
import { refuseOverVolumes } from '../quota/index.ts';
import { storagePolicyRecords } from '../storage-policy/records.ts';
import { type SnapshotRecord, snapshotRecords } from '../volume-snapshot/records.ts';
import { refuseVolume } from './facts.ts';
import { plainVolume, type VolumeRecord } from './records.ts';

// What a call makes of a volume, before any engine writes it.

type Facts = Omit<
  VolumeRecord,
  'id' | 'status' | 'project_id' | 'domain_id' | 'revision_number' | 'created_at' | 'updated_at'
>;

/** A new volume. Throws 400 by field, 409 `not_allowed_now` for a snapshot that is busy, and 409 `quota_exceeded`. */
// spec: volume.create, spec: volume.size
export async function planNewVolume(tx: Tx, actor: Actor, body: VolumeBody): Promise<Facts> {
  const projectId = requireProject(actor);
  const name = body.name.trim();
  const snapshot = await snapshotFor(tx, projectId, body);
  const image = body.image_id ? await findUsableImage(tx, actor, body.image_id) : null;
  const usable = image && !('wrong' in image) ? image : null;
  const least = snapshot?.size ?? (usable ? leastVolumeOf(usable) : undefined);
  const policy = await policyFor(tx, body.storage_policy_name ?? snapshot?.storage_policy_name);
  const problems: FieldProblems = {
    ...nameProblems(name),
    ...(body.snapshot_id && !snapshot && { snapshot_id: problem('snapshot_unknown', 'There is no such snapshot') }),
    ...(image && 'wrong' in image && { image_id: image.wrong }),
    ...(body.image_id &&
      body.snapshot_id && { image_id: problem('not_both', 'Send image_id or snapshot_id, not both') }),
    ...sizeProblems(body.size ?? least, least),
    ...('wrong' in policy && { storage_policy_name: policy.wrong }),
  };
  if (Object.keys(problems).length > 0 || 'wrong' in policy) throw invalid(problems);
  if (snapshot) refuseSnapshot(snapshot);
  const size = body.size ?? least ?? VOLUME_SIZE.least;
  await refuseOverVolumes(tx, projectId, { volumes: 1, gigabytes: size, policy: policy.name });
  return {
    ...plainVolume,
    ...(snapshot && ofSnapshot(snapshot)),
    ...(usable && ofImage(usable)),
    name,
    description: body.description?.trim() ?? '',
    size,
    storage_policy_name: policy.name,
    storage_policy_id: policy.id,
    ...(body.bootable !== undefined && { bootable: body.bootable }),
    network_install: body.network_install ?? false,
  };
}

async function snapshotFor(tx: Tx, projectId: string, { snapshot_id: id }: VolumeBody) {
  const snapshot = id ? await snapshotRecords.in(tx).get(id.toLowerCase()) : null;
  return snapshot?.project_id === projectId ? snapshot : null;
}

const ofSnapshot = ({ id, volume_id, bootable, volume_type, volume_image_metadata, traits }: SnapshotRecord) => ({
  bootable,
  volume_type,
  volume_image_metadata,
  traits,
  snapshot_id: id,
  source_volid: volume_id,
});

// spec: volume.image
const ofImage = ({ id, name, disk_format, os_distro, hw_firmware_type, traits }: UsableImage) => ({
  bootable: true,
  volume_type: kindOfFormat(disk_format) === 'iso' ? 'CD_ROM' : 'HDD',
  volume_image_metadata: {
    image_id: id,
    image_name: name,
    os_type: osTypeOf(os_distro),
    disk_format,
    hypervisor_type: 'qemu',
    hw_firmware_type,
  },
  traits,
});

function refuseSnapshot(snapshot: SnapshotRecord): void {
  const why = whyNotSnapshot('create_volume', snapshot);
  if (why) throw conflict('not_allowed_now', `The snapshot is ${snapshot.status}`, { name: snapshot.name, why });
}

/** At least as large as what is put into it. */
function sizeProblems(size: number | undefined, least: number = VOLUME_SIZE.least): FieldProblems {
  if (size === undefined) return { size: problem('required', 'A size is required') };
  return size < least ? { size: outOfRange('size', { least, most: VOLUME_SIZE.most }, 'GiB') } : {};
}

type Policy = { readonly id: string | null; readonly name: string } | { readonly wrong: ReturnType<typeof problem> };

/** The policy of this name; without one the cloud's `default`, else its first. */
export async function policyFor(tx: Tx, asked: string | undefined): Promise<Policy> {
  const policies = await storagePolicyRecords.in(tx).all();
  const byName = (name: string) => policies.find((policy) => policy.name === name);
  const found = asked === undefined ? (byName('default') ?? policies[0]) : byName(asked.trim());
  if (found) return found;
  return {
    wrong:
      asked === undefined
        ? problem('required', 'A storage policy is required')
        : problem('policy_unknown', 'There is no such storage policy'),
  };
}

/** A copy. Throws 400 by field, 409 `not_allowed_now` {why} and `quota_exceeded`. */
// spec: volume.clone
export async function planClone(tx: Tx, volume: VolumeRecord, body: VolumeClone): Promise<Facts> {
  const name = body.name.trim();
  const size = body.size ?? volume.size;
  const policy = await policyFor(tx, body.storage_policy_name ?? volume.storage_policy_name);
  const problems: FieldProblems = {
    ...nameProblems(name),
    ...sizeProblems(size, volume.size),
    ...('wrong' in policy && { storage_policy_name: policy.wrong }),
  };
  if (Object.keys(problems).length > 0 || 'wrong' in policy) throw invalid(problems);
  await refuseVolume(tx, volume, 'clone');
  await refuseOverVolumes(tx, volume.project_id, { volumes: 1, gigabytes: size, policy: policy.name });
  const { bootable, volume_type, volume_image_metadata, traits, network_install } = volume;
  return {
    ...plainVolume,
    bootable,
    volume_type,
    volume_image_metadata,
    traits,
    network_install,
    name,
    size,
    storage_policy_name: policy.name,
    storage_policy_id: policy.id,
    source_volid: volume.id,
  };
}

/** What a change makes of one; another policy is a retype. Throws as `planNewVolume`. */
// spec: volume.retype
export async function planVolumeUpdate(
  tx: Tx,
  volume: VolumeRecord,
  { name, description, storage_policy_name: policyName, no_placements, bootable, network_install }: VolumeUpdate,
): Promise<Partial<VolumeRecord>> {
  await refuseVolume(tx, volume, 'update');
  const changes: Partial<VolumeRecord> = {
    ...(name !== undefined && { name: requireName(name) }),
    ...(description !== undefined && { description: description.trim() }),
    ...(no_placements === true && { traits: [] }),
    ...(bootable !== undefined && { bootable }),
    ...(network_install !== undefined && { network_install }),
  };
  if (policyName === undefined || policyName.trim() === volume.storage_policy_name) return changes;
  const policy = await policyFor(tx, policyName);
  if ('wrong' in policy) throw invalid({ storage_policy_name: policy.wrong });
  await refuseVolume(tx, volume, 'retype');
  await refuseOverVolumes(tx, volume.project_id, {
    volumes: 0,
    gigabytes: 0,
    policy: policy.name,
    ofPolicy: volume.size,
  });
  return { ...changes, storage_policy_name: policy.name, storage_policy_id: policy.id, status: 'retyping' };
}

/** Throws 400 for a size that is not larger, 409 `not_allowed_now` {why} and `quota_exceeded`. */
// spec: volume.extend
export async function planExtend(tx: Tx, volume: VolumeRecord, size: number): Promise<Partial<VolumeRecord>> {
  const problems = sizeProblems(size, volume.size + 1);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseVolume(tx, volume, 'extend');
  await refuseOverVolumes(tx, volume.project_id, {
    volumes: 0,
    gigabytes: size - volume.size,
    policy: volume.storage_policy_name,
  });
  return { size, status: 'extending' };
}
