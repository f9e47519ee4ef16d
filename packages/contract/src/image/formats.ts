import { imageExtensions, type ImageKind } from '../rules/files.ts';

/** What an image is on the wire. */
export const imageFormats = [
  'aki',
  'ami',
  'ari',
  'iso',
  'ploop',
  'qcow2',
  'raw',
  'vdi',
  'vhd',
  'vhdx',
  'vmdk',
] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** For an upload whose format its bytes are to say. */
export const DETECT = 'detect';

export const kindOfFormat = (format: string): ImageKind => (format === 'iso' ? 'iso' : 'template');

/** What the ending of a file's name says of its bytes; null: it is no image's. `img` says only that it is one. */
export function formatOfExtension(extension: string): ImageFormat | typeof DETECT | null {
  if (extension === 'img') return DETECT;
  const all: readonly string[] = [...imageExtensions.iso, ...imageExtensions.template];
  return all.includes(extension) ? (extension as ImageFormat) : null;
}
