import { localStore } from '../../../kit/data/browser-store.ts';
import { session } from '../../../session/index.ts';
import type { PartsMemory } from './parts.ts';

const KEY = 'skydeck.uploads';
/** The oldest go: the server forgets unfinished uploads too. */
const KEPT = 20;

interface Remembered {
  readonly place: string;
  readonly uploadId: string;
}

function readAll(): Remembered[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return (kept as Partial<Remembered>[]).filter(
      (one): one is Remembered => typeof one?.place === 'string' && typeof one.uploadId === 'string',
    );
  } catch {
    return [];
  }
}

/** Unfinished uploads of this browser: the same file to the same place in the same project goes on where it stopped. */
export function memoryOf(bucket: string, key: string, file: Pick<File, 'size' | 'lastModified'>): PartsMemory {
  const place = JSON.stringify([session.projectId, bucket, key, file.size, file.lastModified]);
  return {
    read: () => readAll().find((one) => one.place === place)?.uploadId ?? null,
    write(uploadId) {
      const others = readAll().filter((one) => one.place !== place);
      const all = uploadId === null ? others : [...others, { place, uploadId }].slice(-KEPT);
      localStore.set(KEY, all.length > 0 ? JSON.stringify(all) : null);
    },
  };
}
