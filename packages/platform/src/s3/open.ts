import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Routes } from '../engines/engine.ts';
import type { Sealing } from '../store/sealing.ts';
import type { Store } from '../store/store.ts';
import type { TaskDefinition } from '../tasks/definition.ts';
import { s3ProxyRoutes } from './doors/proxy.ts';
import { createS3Server, GRACE_MS } from './doors/server.ts';
import { type Housekeeping, keepHouse } from './housekeeping.ts';
import { switchDomainTask } from './service/domain-task.ts';
import { type Endpoint, endpointOf } from './service/endpoint.ts';
import { s3ServiceRoutes } from './service/routes.ts';
import { createSigners } from './service/signers.ts';
import { createBlobs, type OpenFile } from './storage/blobs.ts';
import { createBucketChanges } from './storage/bucket-changes.ts';
import type { ObjectStorage } from './storage/object-storage.ts';

export interface ObjectStorageParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly sealing: Sealing;
  /** Blobs lie in `s3/blobs` in it. */
  readonly dataFolder: string;
  /** What clients are given; null: host and port where it listens. */
  readonly publicEndpoint: string | null;
  readonly isStopping: () => boolean;
  readonly report: (error: unknown) => void;
  readonly openFile?: OpenFile;
}

/** The embedded engine's object storage with the service around it. */
export interface ObjectStorageService {
  readonly storage: ObjectStorage;
  readonly routes: readonly Routes[];
  readonly tasks: readonly TaskDefinition[];
  /** Opens the S3 port and begins to keep house. Rejects with what the operating system says. */
  listen(host: string, port: number): Promise<number>;
  readonly endpoint: () => Endpoint;
  readonly housekeeping: Housekeeping;
  /** Lets running requests and removals finish. */
  close(): Promise<void>;
}

export function openObjectStorage(parts: ObjectStorageParts): ObjectStorageService {
  const { store, clock, sealing, isStopping, report } = parts;
  const blobs = createBlobs(join(parts.dataFolder, 's3', 'blobs'), parts.openFile);
  const storage: ObjectStorage = { store, clock, blobs, changes: createBucketChanges(store, clock, report) };
  const underWay = new Set<ServerResponse>();
  const signers = createSigners({ store, clock, sealing, report });
  let endpoint = endpointOf(parts.publicEndpoint ?? 'http://localhost');
  const server = createS3Server({ storage, signers, domain: () => endpoint.domain, isStopping, report });
  const housekeeping = keepHouse(storage, isStopping, report);
  return {
    storage,
    routes: [
      s3ServiceRoutes({ storage, sealing, endpoint: () => endpoint }),
      s3ProxyRoutes({ storage, signers, underWay, report }),
    ],
    tasks: [switchDomainTask],
    endpoint: () => endpoint,
    housekeeping,
    async listen(host, port) {
      const opened = await server.listen(host, port);
      endpoint = endpointOf(parts.publicEndpoint ?? `http://${reachable(host)}:${opened}`);
      housekeeping.begin();
      return opened;
    },
    async close() {
      housekeeping.end();
      const cut = setTimeout(() => {
        for (const response of underWay) response.destroy();
      }, GRACE_MS);
      await server.close();
      // The console's server, which is closing too, waits for them.
      await Promise.all([...underWay].map((response) => once(response, 'close')));
      clearTimeout(cut);
      await housekeeping.idle();
      await blobs.idle();
    },
  };
}

/** Nobody can connect to "all addresses". */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
