import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface RouteShorthandOptions {
    /** Of @fastify/compress, whose own declaration does not reach us through pnpm's isolated folders. */
    compress?: typeof compressed | false;
  }
}

/**
 * For a route whose answers may be sent compressed, from a kilobyte on: what they hold is nobody's secret. A secret beside what
 * the caller sent would show in the length of the answer (CVE-2013-3587), so no route is compressed that does not ask for it.
 */
export const compressed = {
  threshold: 1000,
  encodings: ['br', 'gzip'] as const,
  // Made anew for each answer: the best that brotli can do takes a hundred times as long.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Before any route: it adds itself to those that come after. Bodies of requests are never unpacked. */
export function offerCompression(app: FastifyInstance): void {
  void app.register(fastifyCompress, { global: false, globalDecompression: false });
}
