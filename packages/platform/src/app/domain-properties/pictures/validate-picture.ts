import {
  type FieldProblem,
  type PictureKind,
  type PictureType,
  problem,
  whyNotPictureSize,
  whyNotPixels,
} from '@skydeck/contract';
import { isIco, isPng, isWebp, readIco, type ReadPixels, readPng, readWebp } from './pixels.ts';
import { faultOfSvg } from './svg.ts';

const pixels: readonly (readonly [PictureType, (bytes: Buffer) => boolean, ReadPixels])[] = [
  ['image/png', isPng, readPng],
  ['image/x-icon', isIco, readIco],
  ['image/webp', isWebp, readWebp],
];

export type PictureValidation = { readonly mediaType: PictureType } | { readonly problem: FieldProblem };

const broken = () => ({ problem: problem('picture_broken', 'The file is no whole picture') });

/** Whether bytes may be a picture of this kind. What they are, they say themselves; nobody is asked for a name or a type. */
export function validatePicture(kind: PictureKind, bytes: Buffer): PictureValidation {
  const wrongSize = whyNotPictureSize(kind, bytes.length);
  if (wrongSize) return { problem: wrongSize };
  const found = pixels.find(([, isOne]) => isOne(bytes));
  if (!found) return validateSvg(bytes);
  const [mediaType, , read] = found;
  const facts = read(bytes);
  if (!facts) return broken();
  const wrongPixels = whyNotPixels(kind, facts.width, facts.height);
  return wrongPixels ? { problem: wrongPixels } : { mediaType };
}

function validateSvg(bytes: Buffer): PictureValidation {
  const text = readText(bytes);
  const fault = text === null ? ({ kind: 'other' } as const) : faultOfSvg(text);
  if (fault === null) return { mediaType: 'image/svg+xml' };
  if (fault.kind === 'broken') return broken();
  if (fault.kind === 'other') return { problem: problem('picture_type', 'The file is not SVG, PNG, ICO or WebP') };
  const { part } = fault;
  return { problem: problem('picture_unsafe', `The drawing has '${part}', which a picture does not need`, { part }) };
}

function readText(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
