import type { FastifyInstance } from 'fastify';
import { isHostOf } from '../object-storage/endpoints/address.ts';
import { unknownPath } from './refusal.ts';

interface Hosts {
  readonly publicOrigin: string | null;
  /** Of the object storage. */
  readonly s3Endpoint: string | null;
}

/**
 * Where the object storage has a host of its own, the console is not shown there: its cookies would go to what people have
 * stored, and theirs come to it, for cookies know no ports.
 */
export function rejectStorageHost(app: FastifyInstance, { publicOrigin, s3Endpoint }: Hosts): void {
  if (s3Endpoint === null) return;
  if (publicOrigin === null) {
    app.log.warn({ s3Endpoint }, 'object storage and console are not kept apart: SKYDECK_PUBLIC_ORIGIN is not set');
    return;
  }
  const storage = new URL(s3Endpoint).hostname;
  if (isHostOf(new URL(publicOrigin).hostname, storage)) return;
  app.addHook('onRequest', async ({ hostname }) => {
    if (isHostOf(hostname.toLowerCase(), storage)) throw unknownPath();
  });
}
