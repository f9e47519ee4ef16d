import { type FieldProblem, problem } from '../errors.ts';

// What a theme's pictures may be. The file's name says nothing; its first bytes say what it is.

export const pictureKinds = ['logo', 'loginLogo', 'favicon'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const isPictureKind = (text: string): text is PictureKind => pictureKinds.some((kind) => kind === text);

export const pictureTypes = ['image/svg+xml', 'image/png', 'image/x-icon', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

export const pictureExtensions = ['svg', 'png', 'ico', 'webp'] as const;

export interface PictureLimits {
  readonly bytes: number;
  /** The most of each side; a drawing in SVG has none. */
  readonly pixels: number;
}

const KIBIBYTE = 1024;

export const pictureLimits: Readonly<Record<PictureKind, PictureLimits>> = {
  logo: { bytes: 256 * KIBIBYTE, pixels: 2048 },
  loginLogo: { bytes: 256 * KIBIBYTE, pixels: 2048 },
  favicon: { bytes: 64 * KIBIBYTE, pixels: 512 },
};

/** No picture is larger than this, whatever its kind. */
export const LARGEST_PICTURE = Math.max(...pictureKinds.map((kind) => pictureLimits[kind].bytes));

/** Why a file of this many bytes cannot be the picture; null when it can. */
export function whyNotPictureSize(kind: PictureKind, bytes: number): FieldProblem | null {
  if (bytes === 0) return problem('picture_empty', 'The file is empty');
  const limit = pictureLimits[kind].bytes / KIBIBYTE;
  return bytes > pictureLimits[kind].bytes
    ? problem('picture_too_large', `The file is larger than ${limit} KiB`, { limit })
    : null;
}

export function whyNotPixels(kind: PictureKind, width: number, height: number): FieldProblem | null {
  const limit = pictureLimits[kind].pixels;
  if (width < 1 || height < 1) return problem('picture_broken', 'The file is no whole picture');
  return width > limit || height > limit
    ? problem('picture_too_many_pixels', `The picture has more than ${limit} × ${limit} pixels`, {
        width,
        height,
        limit,
      })
    : null;
}

/** Where a picture is served. Its name is never given to another, so what is kept of it is never out of date. */
export const themePicturePath = (name: string): string => `/theme/-/${name}`;

export const isPictureName = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
