import { type FieldProblem, type FieldProblems, problem } from '../../errors.ts';
import { DETECT, type ImageFormat } from '../formats.ts';
import { IMAGE_MOST_GIB } from '../limits.ts';
import { bytesOf } from './bytes.ts';
import { type FormatRules, type HeaderFault, type ImageBytes } from './header.ts';
import { iso } from './iso.rules.ts';
import { ploop } from './ploop.rules.ts';
import { qcow2 } from './qcow2.rules.ts';
import { vdi } from './vdi.rules.ts';
import { vhd } from './vhd.rules.ts';
import { vhdx } from './vhdx.rules.ts';
import { vmdk } from './vmdk.rules.ts';
import { GIB } from '../../units.ts';

/** One sector: less is no disk. */
export const IMAGE_LEAST_BYTES = 512;
export const IMAGE_MOST_BYTES = IMAGE_MOST_GIB * GIB;

type KnownFormat = 'qcow2' | 'vmdk' | 'vdi' | 'vhdx' | 'ploop' | 'iso' | 'vhd';

/** Those that say what they are, in the order in which they are asked: the footer of a VHD may follow anything. */
const formats: Readonly<Record<KnownFormat, FormatRules>> = { qcow2, vmdk, vdi, vhdx, ploop, iso, vhd };

/** What the bytes are; null: they do not say, as those of a raw disk do not. */
export function detectFormat(image: ImageBytes): KnownFormat | null {
  const found = (Object.keys(formats) as KnownFormat[]).find((name) => formats[name].isIt(image));
  return found ?? null;
}

export const imageBytes = (head: Uint8Array, tail: Uint8Array, size: number): ImageBytes => ({
  head: bytesOf(head),
  tail: bytesOf(tail),
  size,
});

export interface InspectedImage {
  readonly format: ImageFormat;
  readonly virtualSize: number;
}

export type Inspection = { readonly image: InspectedImage } | { readonly problems: FieldProblems };

/**
 * What an image is, by its bytes, or why it is not taken: `disk_format` where it is another one than was said, `file` for all that
 * is wrong with the bytes.
 */
// spec: image.format, spec: image.content, spec: image.limits
export function inspectImage(image: ImageBytes, declared: ImageFormat | typeof DETECT): Inspection {
  const wrongSize = whyNotFileSize(image.size);
  if (wrongSize) return { problems: { file: wrongSize } };
  const found = detectFormat(image);
  if (declared !== DETECT && found !== (saysWhatItIs(declared) ? declared : null))
    return { problems: { disk_format: mismatch(declared, found) } };
  const format = declared === DETECT ? (found ?? 'raw') : declared;
  if (found === null) return { image: { format, virtualSize: image.size } };
  const { virtualSize, fault } = formats[found].read(image);
  const wrong = fault ? faults[fault](found) : whyNotVirtualSize(virtualSize);
  return wrong ? { problems: { file: wrong } } : { image: { format, virtualSize } };
}

const saysWhatItIs = (format: ImageFormat): format is KnownFormat => Object.hasOwn(formats, format);

const mismatch = (declared: string, found: string | null) =>
  found === null
    ? problem('image_not_of_format', `The bytes are not those of a ${declared} image`, { declared })
    : problem('image_of_other_format', `The bytes are those of a ${found} image, not of a ${declared} one`, {
        declared,
        found,
      });

/** Null: a file of so many bytes may be an image. */
export function whyNotFileSize(size: number): FieldProblem | null {
  if (size < IMAGE_LEAST_BYTES)
    return problem('image_too_short', `An image has at least ${IMAGE_LEAST_BYTES} bytes`, { least: IMAGE_LEAST_BYTES });
  return whyNotVirtualSize(size);
}

const whyNotVirtualSize = (size: number): FieldProblem | null =>
  size > IMAGE_MOST_BYTES
    ? problem('image_too_large', `An image has at most ${IMAGE_MOST_GIB} GiB`, { most: IMAGE_MOST_GIB })
    : null;

const faults: Readonly<Record<HeaderFault, (format: string) => FieldProblem>> = {
  backing_file: (format) =>
    problem('image_has_backing_file', 'The image is only the difference to another file: merge them', { format }),
  external_data: (format) =>
    problem('image_has_external_data', 'The image takes its data from other files: convert it into one', { format }),
  encrypted: (format) => problem('image_encrypted', 'The image is encrypted: no server can read it', { format }),
  unreadable_header: (format) =>
    problem('image_header_unreadable', `The header of the ${format} image is damaged or cut short`, { format }),
  unknown_version: (format) => problem('image_version_unknown', `This version of ${format} is not known`, { format }),
};

/** The smallest disk on which it has room, in GiB. */
export const leastDiskFor = (virtualSize: number): number => Math.ceil(virtualSize / GIB);
