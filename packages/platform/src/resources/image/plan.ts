import {
  DEFAULT_DISTRO,
  DETECT,
  type FieldProblems,
  GIB,
  type Image,
  type ImageFormat,
  imageSubjects,
  type ImageUpdate,
  type ImageUpload,
  kindOfFormat,
  type Method,
  problem,
  type SnapshotToImage,
} from '@skydeck/contract';
import { leastDiskFor, whyNotFileSize } from '@skydeck/contract/image-formats';
import { forbidden, invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { allOf } from '../kit/find-records.ts';
import { nameProblems } from '../kit/names.ts';
import type { NewRecord } from '../kit/owner.ts';
import { readTagged } from '../kit/tagged.ts';
import { placementRecords } from '../placement/records.ts';
import type { VolumeRecord } from '../volume/records.ts';
import type { ImageEditor, ImageRecord } from './records.ts';

type Facts = Omit<ImageRecord, keyof NewRecord>;
type Changes = Partial<Facts>;

/** Throws 403: whoever may not make an image public may keep it so. */
// spec: image.public
function requirePublishing(editor: ImageEditor, visibility: string | undefined, method: Method): void {
  if (visibility === 'public' && !editor.may(imageSubjects.public, method))
    throw forbidden(imageSubjects.public, method);
}

/** The image of an upload that begins. Throws 400 for what is known to be wrong before a byte has come, 403. */
export async function planUpload(
  tx: Tx,
  editor: ImageEditor,
  body: ImageUpload,
  length: number | null,
): Promise<Facts> {
  const { visibility = 'shared', disk_format, container_format = 'bare', checksum: _, ...fields } = body;
  requirePublishing(editor, visibility, 'POST');
  const format = disk_format === DETECT ? null : disk_format;
  const changes = readFields(fields);
  const problems = {
    ...nameProblems(body.name.trim()),
    ...(await placementProblems(tx, changes.traits)),
    ...firmwareProblems(format, changes.hw_firmware_type),
  };
  const wrongSize = length === null ? null : whyNotFileSize(length);
  if (wrongSize) problems['file'] = wrongSize;
  refuse(problems);
  return {
    name: body.name.trim(),
    status: 'saving',
    progress: length === null ? null : 0,
    kind: kindOfFormat(disk_format),
    disk_format,
    container_format,
    size: null,
    virtual_size: null,
    min_disk: 0,
    min_ram: 0,
    os_distro: 'linux',
    checksum: null,
    checksum_sha256: null,
    protected: false,
    visibility,
    tags: [],
    traits: [],
    hw_firmware_type: 'bios',
    blob: null,
    ...changes,
  };
}

/** What an image is made of that nobody uploads. GiB. */
export type Disk = Pick<VolumeRecord, 'project_id' | 'domain_id' | 'size' | 'volume_image_metadata' | 'traits'>;

/** The image that a volume or a snapshot becomes. Throws 400, 403. */
// spec: image.of-volume
export async function planImageOf(
  tx: Tx,
  editor: ImageEditor,
  { size, volume_image_metadata: from, traits }: Disk,
  { image_name, visibility, protected: isProtected }: SnapshotToImage,
): Promise<Facts> {
  const { name: wrong } = nameProblems(image_name.trim());
  refuse({ ...(wrong && { image_name: wrong }) });
  const upload: ImageUpload = {
    name: image_name,
    disk_format: 'qcow2',
    os_distro: from?.os_type ?? DEFAULT_DISTRO,
    hw_firmware_type: from?.hw_firmware_type === 'uefi' ? 'uefi' : 'bios',
    ...(visibility && { visibility }),
    ...(isProtected && { protected: true }),
  };
  const facts = await planUpload(tx, editor, upload, null);
  return { ...facts, traits: [...traits], progress: 0, min_disk: size, virtual_size: size * GIB };
}

/** What an image becomes once its bytes have said what they are. Throws 400. */
// spec: image.min-disk
export function planContent(
  { min_disk, hw_firmware_type }: Pick<ImageRecord, 'min_disk' | 'hw_firmware_type'>,
  { format, virtualSize }: { readonly format: ImageFormat; readonly virtualSize: number },
): Pick<ImageRecord, 'disk_format' | 'kind' | 'virtual_size' | 'min_disk'> {
  const kind = kindOfFormat(format);
  refuse({
    ...firmwareProblems(format, hw_firmware_type),
    ...(min_disk > 0 && diskProblems({ kind, virtual_size: virtualSize }, min_disk)),
  });
  const least = kind === 'iso' ? 0 : leastDiskFor(virtualSize);
  return { disk_format: format, kind, virtual_size: virtualSize, min_disk: min_disk || least };
}

/** Throws 400 where the bytes are not those that were meant. */
// spec: image.checksum
export function requireChecksum(
  expected: string | undefined,
  { md5, sha256 }: { readonly md5: string; readonly sha256: string },
): void {
  if (expected === undefined) return;
  const found = expected.length === md5.length ? md5 : sha256;
  if (found !== expected.toLowerCase())
    refuse({ checksum: problem('checksum_differs', `The file has the checksum ${found}`, { found }) });
}

/** What a change comes to. Throws 400, 403. */
export async function planImageUpdate(
  tx: Tx,
  editor: ImageEditor,
  image: ImageRecord,
  body: ImageUpdate,
): Promise<Changes> {
  if (image.visibility !== 'public') requirePublishing(editor, body.visibility, 'PATCH');
  const changes = readFields(body);
  refuse({
    ...(changes.name !== undefined && nameProblems(changes.name)),
    ...(await placementProblems(tx, changes.traits)),
    ...firmwareProblems(image.disk_format, changes.hw_firmware_type),
    ...(changes.min_disk !== undefined && diskProblems(image, changes.min_disk)),
  });
  return changes;
}

/** The fields of a body, as they are kept; what is left out stays. */
function readFields({ name, tags, traits, ...body }: ImageUpdate): Changes {
  const said = Object.entries(body).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(said) as Changes),
    ...(name !== undefined && { name: name.trim() }),
    ...(tags && { tags: [...(readTagged({ tags }).tags ?? [])] }),
    ...(traits && { traits: [...new Set(traits.map((id) => id.toLowerCase()))] }),
  };
}

async function placementProblems(tx: Tx, traits: readonly string[] = []): Promise<FieldProblems> {
  const found = new Set((await allOf(placementRecords.in(tx), 'id', traits)).map(({ id }) => id));
  const unknown = traits.find((id) => !found.has(id));
  return unknown === undefined
    ? {}
    : { traits: problem('placement_unknown', 'There is no such placement', { id: unknown }) };
}

/** Of an ISO a server has both kinds of start. */
// spec: image.uefi
function firmwareProblems(format: string | null, firmware: string | undefined): FieldProblems {
  return format === 'iso' && firmware === 'uefi'
    ? { hw_firmware_type: problem('uefi_not_of_iso', 'An ISO image has no firmware type') }
    : {};
}

function diskProblems(
  { kind, virtual_size }: Pick<Image, 'virtual_size'> & Pick<ImageRecord, 'kind'>,
  min_disk: number,
): FieldProblems {
  const least = kind === 'iso' || virtual_size === null ? 0 : leastDiskFor(virtual_size);
  return min_disk >= least
    ? {}
    : { min_disk: problem('min_disk_too_small', `The image unpacks to ${least} GiB`, { least }) };
}

function refuse(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
