import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than this of a refused upload is not waited for. */
export const MAX_DRAINED = 16 * 1024 ** 2;

/**
 * What the client still sends of a request that is answered already: without reading it, closing would take the answer
 * from the wire before it is read.
 */
export function drain(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return;
    let drained = 0;
    request.on('data', (piece: Buffer) => {
      drained += piece.length;
      if (drained > MAX_DRAINED) request.destroy();
    });
  });
}

/** Who reads nothing for so long has gone away. */
const STALL_MS = 120_000;

/** Ends a long answer that nobody reads any more. */
export const endWhenStalled = (response: ServerResponse): void =>
  void response.setTimeout(STALL_MS, () => response.destroy());
