import { array, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { enums, Id, Name, ownedFields, ruled, size, within } from '../structs.ts';
import { Tags } from '../tagged.ts';
import { DETECT, imageFormats } from './formats.ts';
import { imageLimits } from './limits.ts';

/** `public`: every project starts servers from it. `shared`: its own project does, as Glance calls it. */
export const imageVisibilities = ['public', 'shared'] as const;
export const firmwareTypes = ['bios', 'uefi'] as const;
export const containerFormats = ['bare', 'aki', 'ami', 'ari', 'ovf'] as const;

export const Image = type({
  id: string(),
  name: string(),
  /** Glance's: `saving` while its bytes come, then `active`; open. */
  status: string(),
  /** Whole percent of its bytes that have come; null when all have, or where nobody said how many there are. */
  progress: nullable(number()),
  disk_format: string(),
  container_format: string(),
  /** Bytes of the file; null until all have come. */
  size: nullable(number()),
  /** Bytes of the disk that a server sees. */
  virtual_size: nullable(number()),
  /** GiB. */
  min_disk: number(),
  /** MiB. */
  min_ram: number(),
  os_distro: string(),
  os_type: string(),
  /** MD5 of the file in hexadecimal digits. */
  checksum: nullable(string()),
  checksum_sha256: nullable(string()),
  /** Where its bytes are. */
  file: string(),
  /** It cannot be deleted. */
  protected: boolean(),
  visibility: string(),
  tags: array(string()),
  /** Ids of placements: where its servers may be. */
  traits: array(string()),
  hw_firmware_type: string(),
  ...ownedFields,
});
export type Image = Infer<typeof Image>;

/** Where the file of an image is for a minute, whoever asks. */
export const ImageLink = type({ address: string(), expires_at: string() });

const OsDistro = ruled(
  size(string(), 1, 64),
  'os_distro_invalid',
  'A system has small letters, digits, dots and hyphens',
  (id) => /^[a-z0-9][a-z0-9.-]*$/.test(id),
);

/** MD5 or SHA-256 in hexadecimal digits. */
export const isChecksum = (text: string): boolean => /^([0-9a-f]{32}|[0-9a-f]{64})$/i.test(text);
const Checksum = ruled(string(), 'checksum_invalid', 'Send an MD5 or SHA-256 in hexadecimal digits', isChecksum);

const PLACEMENTS_OF_IMAGE = 50;
const Traits = size(array(Id), 0, PLACEMENTS_OF_IMAGE);

/** What the headers of an upload say: `uploadHeaders`. */
export const ImageUpload = object({
  name: Name,
  disk_format: enums([...imageFormats, DETECT]),
  container_format: optional(enums(containerFormats)),
  min_disk: optional(within(imageLimits.min_disk)),
  min_ram: optional(within(imageLimits.min_ram)),
  os_distro: optional(OsDistro),
  protected: optional(boolean()),
  visibility: optional(enums(imageVisibilities)),
  tags: optional(Tags),
  traits: optional(Traits),
  hw_firmware_type: optional(enums(firmwareTypes)),
  /** What the bytes are to have. */
  checksum: optional(Checksum),
});
export type ImageUpload = Infer<typeof ImageUpload>;

export const ImageUpdate = object({
  name: optional(Name),
  min_disk: optional(within(imageLimits.min_disk)),
  min_ram: optional(within(imageLimits.min_ram)),
  os_distro: optional(OsDistro),
  protected: optional(boolean()),
  visibility: optional(enums(imageVisibilities)),
  tags: optional(Tags),
  traits: optional(Traits),
  hw_firmware_type: optional(enums(firmwareTypes)),
});
export type ImageUpdate = Infer<typeof ImageUpdate>;

/** A volume or a snapshot as an image. */
export const imageOfDisk = {
  image_name: Name,
  visibility: optional(enums(imageVisibilities)),
  protected: optional(boolean()),
};
