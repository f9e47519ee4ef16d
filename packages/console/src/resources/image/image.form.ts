import {
  DEFAULT_DISTRO,
  DETECT,
  type FieldProblem,
  type FieldProblems,
  GIB,
  type Image,
  type ImageFormat,
  imageLimits,
  type ImageUpdate,
  type ImageUpload,
  isChecksum,
  isWithin,
  outOfRange,
  problem,
  size,
  Tags,
} from '@skydeck/contract';
import { array, boolean, define, object, string } from 'superstruct';
import { fieldsAt, formModel, required, wrongOf } from '../../kit/form/model.ts';

/** What the browser has found in a file that somebody chose. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly format: ImageFormat | typeof DETECT;
  /** Whole GiB of the disk that it unpacks to; 0 for an ISO, and where that is not known. */
  readonly leastDisk: number;
  readonly virtualSize: number;
  /** Why it is not taken. */
  readonly problem: FieldProblem | null;
}

/** Shaped like the form a person sees: numbers as they are typed. */
export interface ImageDraft {
  name: string;
  distro: string;
  /** GiB. */
  minDisk: string;
  /** MiB. */
  minRam: string;
  isUefi: boolean;
  isPublic: boolean;
  isProtected: boolean;
  tags: string[];
  placements: string[];
}

export interface UploadDraft extends ImageDraft {
  file: ChosenFile | null;
  checksum: string;
}

const fields = {
  name: size(string(), 0, 255),
  distro: string(),
  minDisk: string(),
  minRam: string(),
  isUefi: boolean(),
  isPublic: boolean(),
  isProtected: boolean(),
  tags: Tags,
  placements: array(string()),
};

const blank = (): ImageDraft => ({
  name: '',
  distro: DEFAULT_DISTRO,
  minDisk: '',
  minRam: '',
  isUefi: false,
  isPublic: false,
  isProtected: false,
  tags: [],
  placements: [],
});

// spec: image.min-disk
const check = ({ name, minDisk, minRam }: ImageDraft, leastDisk: number): FieldProblems => ({
  ...required({ name }),
  ...wrongOf({
    minDisk:
      minDisk.trim() !== '' &&
      (numberProblem(minDisk, 'min_disk') ??
        (Number(minDisk) < leastDisk && problem('min_disk_too_small', 'The image is larger', { least: leastDisk }))),
    minRam: minRam.trim() !== '' && numberProblem(minRam, 'min_ram'),
  }),
});

const numberProblem = (text: string, field: keyof typeof imageLimits) =>
  isWithin(imageLimits[field], Number(text)) ? null : outOfRange('It', imageLimits[field]);

const fieldOf = fieldsAt({
  os_distro: 'distro',
  min_disk: 'minDisk',
  min_ram: 'minRam',
  hw_firmware_type: 'isUefi',
  visibility: 'isPublic',
  protected: 'isProtected',
  traits: 'placements',
  disk_format: 'file',
});

export const newUpload = formModel<UploadDraft, ImageUpload>({
  shape: object({ ...fields, file: define<ChosenFile | null>('file', () => true), checksum: string() }),
  // spec: image.check
  check: (draft) => ({
    ...check(draft, draft.file?.leastDisk ?? 0),
    ...wrongOf({
      file: draft.file ? draft.file.problem : problem('required', 'Choose a file'),
      checksum:
        draft.checksum.trim() !== '' &&
        !isChecksum(draft.checksum.trim()) &&
        problem('checksum_invalid', 'This is no checksum'),
    }),
  }),
  blank: () => ({ ...blank(), file: null, checksum: '' }),
  toBody: ({ file, name, distro, minDisk, minRam, isUefi, isPublic, isProtected, tags, placements, checksum }) => ({
    name: name.trim(),
    disk_format: file?.format ?? DETECT,
    container_format: 'bare',
    os_distro: distro,
    ...(minDisk.trim() && { min_disk: Number(minDisk) }),
    ...(minRam.trim() && { min_ram: Number(minRam) }),
    // An ISO starts both ways.
    ...(isUefi && file?.format !== 'iso' && { hw_firmware_type: 'uefi' as const }),
    ...(isPublic && { visibility: 'public' as const }),
    ...(isProtected && { protected: true }),
    ...(tags.length > 0 && { tags }),
    ...(placements.length > 0 && { traits: placements }),
    ...(checksum.trim() && { checksum: checksum.trim().toLowerCase() }),
  }),
  fieldOf,
});

/** `image` is the one that changes: its bytes stay. */
export const imageChange = (image: Image) =>
  formModel<ImageDraft, ImageUpdate, Image>({
    shape: object(fields),
    check: (draft) => check(draft, image.disk_format === 'iso' ? 0 : Math.ceil((image.virtual_size ?? 0) / GIB)),
    blank,
    from: (one) => ({
      name: one.name,
      distro: one.os_distro,
      minDisk: String(one.min_disk),
      minRam: String(one.min_ram),
      isUefi: one.hw_firmware_type === 'uefi',
      isPublic: one.visibility === 'public',
      isProtected: one.protected,
      tags: [...one.tags],
      placements: [...one.traits],
    }),
    toBody: ({ name, distro, minDisk, minRam, isUefi, isPublic, isProtected, tags, placements }) => ({
      name: name.trim(),
      os_distro: distro,
      min_disk: Number(minDisk),
      min_ram: Number(minRam),
      ...(image.disk_format !== 'iso' && { hw_firmware_type: isUefi ? 'uefi' : 'bios' }),
      visibility: isPublic ? 'public' : 'shared',
      protected: isProtected,
      tags,
      traits: placements,
    }),
    fieldOf,
  });
