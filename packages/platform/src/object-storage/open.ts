import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import type { Clock } from '../clock.ts';
import type { Routes } from '../http/routes.ts';
import type { NamedFiles } from '../resources/kit/file-store.ts';
import type { JsonLimits } from '../http/json-limits.ts';
import type { Sealing } from '../store/sealing.ts';
import type { Store } from '../store/store.ts';
import type { TaskDefinition } from '../tasks/definition.ts';
import { s3ProxyRoutes } from './endpoints/proxy.ts';
import { createS3Server, GRACE_MS } from './endpoints/server.ts';
import { createMaintenance, type Maintenance } from './maintenance.ts';
import { switchDomainTask } from './service/domain-task.ts';
import { type Endpoint, endpointOf } from './service/endpoint.ts';
import { s3ServiceRoutes } from './service/routes.ts';
import { createSigners } from './service/signers.ts';
import type { BlobPlace } from './storage/blob-place.ts';
import { type Blobs, createBlobs, KEPT_DELETED_MS } from './storage/blobs.ts';
import { createBucketChanges } from './storage/bucket-changes.ts';
import type { ObjectStorage } from './storage/object-storage.ts';

export interface ObjectStorageParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly sealing: Sealing;
  readonly blobs: Blobs;
  /** Which blobs are files of resources. */
  readonly namedFiles?: NamedFiles | undefined;
  /** What clients are given; null: host and port where it listens. */
  readonly publicEndpoint: string | null;
  readonly isEnding: () => boolean;
  readonly isStopping: () => boolean;
  readonly report: (error: unknown) => void;
  readonly limitConnections: (server: Server) => void;
  readonly jsonLimits: JsonLimits;
}

/** The embedded engine's object storage with the service around it. */
export interface ObjectStorageService {
  readonly storage: ObjectStorage;
  readonly routes: readonly Routes[];
  readonly tasks: readonly TaskDefinition[];
  /** Opens the S3 port and starts maintenance. Rejects with what the operating system says. */
  listen(host: string, port: number): Promise<number>;
  readonly endpoint: () => Endpoint;
  readonly maintenance: Maintenance;
  /** Lets running requests and removals finish. */
  close(): Promise<void>;
}

/** `isShared`: other instances read there, too. */
export function openBlobs(place: BlobPlace, clock: Clock, isShared: boolean): Blobs {
  return isShared ? createBlobs(place, (act) => void clock.after(KEPT_DELETED_MS, act)) : createBlobs(place);
}

export function openObjectStorage(parts: ObjectStorageParts): ObjectStorageService {
  const { store, clock, sealing, isEnding, isStopping, report } = parts;
  const { blobs, jsonLimits, namedFiles = async () => [] } = parts;
  const changes = createBucketChanges(store, clock, report);
  const storage: ObjectStorage = { store, clock, blobs, namedFiles, changes, jsonLimits };
  const activeResponses = new Set<ServerResponse>();
  const signers = createSigners({ store, clock, sealing, report });
  let endpoint = endpointOf(parts.publicEndpoint ?? 'http://localhost');
  const { limitConnections } = parts;
  const domain = () => endpoint.domain;
  const onlyHost = parts.publicEndpoint === null ? null : endpoint.domain;
  const server = createS3Server({ storage, signers, domain, onlyHost, isEnding, isStopping, report, limitConnections });
  const maintenance = createMaintenance(storage, isStopping, report);
  return {
    storage,
    routes: [
      s3ServiceRoutes({ storage, sealing, endpoint: () => endpoint }),
      s3ProxyRoutes({ storage, signers, activeResponses, report }),
    ],
    tasks: [switchDomainTask],
    endpoint: () => endpoint,
    maintenance,
    async listen(host, port) {
      const opened = await server.listen(host, port);
      endpoint = endpointOf(parts.publicEndpoint ?? `http://${reachable(host)}:${opened}`);
      maintenance.start();
      return opened;
    },
    async close() {
      maintenance.stop();
      const cut = setTimeout(() => {
        for (const response of activeResponses) response.destroy();
      }, GRACE_MS);
      await server.close();
      // The console's server, which is closing too, waits for them.
      await Promise.all([...activeResponses].map((response) => once(response, 'close')));
      clearTimeout(cut);
      await maintenance.idle();
      await blobs.idle();
      await blobs.close();
    },
  };
}

/** Nobody can connect to "all addresses". */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
