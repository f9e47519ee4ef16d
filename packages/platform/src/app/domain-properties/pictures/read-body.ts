import type { Readable } from 'node:stream';
import { isPictureKind, pictureLimits, whyNotPictureSize } from '@skydeck/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../http/refusal.ts';

/** Who sends more than this is not heard out: the connection ends. */
const MAX_READ_BYTES = 8 * 1024 * 1024;

/** Bodies that are files. Never more of one is held than its kind may be large. */
export function acceptFileBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/octet-stream', async ({ params }: FastifyRequest, payload: Readable) => {
    const { kind = '' } = params as { readonly kind?: string };
    return isPictureKind(kind)
      ? readLimited(payload, pictureLimits[kind].bytes, (size) => tooLarge(kind, size))
      : readLimited(payload, 0, () => new Refusal(404, 'not_found', 'There is no such kind of picture'));
  });
}

/** A body that is too long is heard out where that is cheap: an answer to who still talks may not be heard. */
async function readLimited(payload: Readable, max: number, refusal: (size: number) => Refusal): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of payload as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size <= max) pieces.push(piece);
    else pieces.length = 0;
    if (size > MAX_READ_BYTES) break;
  }
  if (size > max) throw refusal(size);
  return Buffer.concat(pieces);
}

function tooLarge(kind: keyof typeof pictureLimits, size: number): Refusal {
  const wrong = whyNotPictureSize(kind, size);
  return new Refusal(413, 'body_too_large', 'The file is too large', { ...(wrong && { fields: { [kind]: wrong } }) });
}
