import { extensionOf, formatOfExtension, kindOfFormat, problem } from '@skydeck/contract';
import {
  HEAD_BYTES,
  imageBytes,
  inspectImage,
  leastDiskFor,
  TAIL_BYTES,
  whyNotFileSize,
} from '@skydeck/contract/image-formats';
import type { ChosenFile } from './image.form.ts';

/** Looks at the beginning and the end of a file, and sends nothing of it. Rejects where it cannot be read any more. */
// spec: image.check
export async function readImageFile(file: File): Promise<ChosenFile> {
  const { name, size } = file;
  const said = formatOfExtension(extensionOf(name));
  const facts = { name, size, format: said ?? 'raw', leastDisk: 0, virtualSize: 0 } as const;
  if (said === null) return { ...facts, problem: problem('image_extension', 'This is no image by its name') };
  const wrongSize = whyNotFileSize(size);
  if (wrongSize) return { ...facts, problem: wrongSize };
  const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());
  const [head, tail] = [await bytesOf(file.slice(0, HEAD_BYTES)), await bytesOf(file.slice(-TAIL_BYTES))];
  const found = inspectImage(imageBytes(head, tail, size), said);
  if ('problems' in found) return { ...facts, problem: Object.values(found.problems)[0] ?? null };
  const { format, virtualSize } = found.image;
  const leastDisk = kindOfFormat(format) === 'iso' ? 0 : leastDiskFor(virtualSize);
  return { ...facts, format, virtualSize, leastDisk, problem: null };
}

/** What an image is called whose file has this name. */
export const nameOfFile = (fileName: string): string => fileName.replace(/\.[^.]+$/, '').slice(0, 255);
