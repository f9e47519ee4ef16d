import { createHash } from 'node:crypto';
import { DETECT, type FieldProblems, type ImageUpload } from '@skydeck/contract';
import {
  detectFormat,
  HEAD_BYTES,
  imageBytes,
  type InspectedImage,
  inspectImage,
  TAIL_BYTES,
} from '@skydeck/contract/image-formats';
import { invalid } from '../../http/refusal.ts';
import type { ImageSource } from './port.ts';

export interface InspectedSource {
  /** The same bytes. Throws 400 as soon as they show that they are no image that is taken. */
  readonly bytes: AsyncIterable<Buffer>;
  /** Once all have come. Throws 400. */
  result(): InspectedImage & { readonly sha256: string };
}

interface Watcher {
  /** Called for each piece with how many bytes have come. */
  onBytes(received: number): Promise<void>;
  /** Called as soon as the beginning says what it is. May throw why it is not taken. */
  onHeader(image: InspectedImage): void;
}

const nothing = new Uint8Array();

/** Looks at an upload as it comes: no more of it is held than its beginning and its end. */
// spec: image.memory
export function inspectSource(
  { bytes, length }: ImageSource,
  declared: ImageUpload['disk_format'],
  watcher: Watcher,
): InspectedSource {
  const hash = createHash('sha256');
  const [head, tail] = [createHead(), createTail()];
  let received = 0;
  let isLooked = false;

  /** The end of a VHD may say what its beginning does not. */
  function lookEarly() {
    isLooked = true;
    if (length === null || declared === 'vhd') return;
    const image = imageBytes(head.bytes(), nothing, length);
    if (declared === DETECT && detectFormat(image) === null) return;
    watcher.onHeader(requireImage(inspectImage(image, declared)));
  }

  return {
    bytes: (async function* () {
      for await (const piece of bytes) {
        received += piece.length;
        hash.update(piece);
        tail.add(piece);
        if (!isLooked && head.add(piece)) lookEarly();
        await watcher.onBytes(received);
        yield piece;
      }
    })(),
    result() {
      const found = requireImage(inspectImage(imageBytes(head.bytes(), tail.bytes(), received), declared));
      return { ...found, sha256: hash.digest('hex') };
    },
  };
}

function requireImage(found: { readonly image: InspectedImage } | { readonly problems: FieldProblems }) {
  if ('problems' in found) throw invalid(found.problems);
  return found.image;
}

function createHead() {
  let pieces: Buffer[] = [];
  let size = 0;
  return {
    /** Whether there is enough of it. */
    add(piece: Buffer): boolean {
      // A copy: a piece may be a part of a much larger buffer.
      if (size < HEAD_BYTES) pieces.push(Buffer.from(piece.subarray(0, HEAD_BYTES - size)));
      size += piece.length;
      return size >= HEAD_BYTES;
    },
    bytes(): Uint8Array {
      const [whole = nothing] = (pieces = [Buffer.concat(pieces)]);
      return whole;
    },
  };
}

function createTail() {
  let last = Buffer.alloc(0);
  return {
    add(piece: Buffer) {
      last = Buffer.concat([last, piece.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES);
    },
    bytes: (): Uint8Array => last,
  };
}
