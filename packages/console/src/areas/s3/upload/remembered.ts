import { localStore } from '../../../kit/data/browser-store.ts';
import { session } from '../../../session/index.ts';
import type { PartsMemory } from './parts.ts';

const KEY = 'skydeck.uploads';
/** The oldest go: the server forgets unfinished uploads too. */
const KEPT = 20;

interface Remembered {
  /** Project, bucket, key, size and date, as one text. */
  readonly place: string;
  readonly uploadId: string;
}

/** An upload in parts that an earlier page of this browser did not bring to its end. */
export interface Unfinished extends Remembered {
  readonly key: string;
  readonly size: number;
  readonly lastModified: number;
}

type FileFacts = Pick<File, 'size' | 'lastModified'>;

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

function write(place: string, uploadId: string | null) {
  const others = readAll().filter((one) => one.place !== place);
  const all = uploadId === null ? others : [...others, { place, uploadId }].slice(-KEPT);
  localStore.set(KEY, all.length > 0 ? JSON.stringify(all) : null);
}

export const uploadKeyOf = (bucket: string, key: string, { size, lastModified }: FileFacts): string =>
  JSON.stringify([session.projectId, bucket, key, size, lastModified]);

/** What this page has begun tells of itself among the transfers. */
const begun = new Set<string>();

/** Unfinished uploads of this browser: the same file to the same place in the same project goes on where it stopped. */
export function memoryOf(place: string): PartsMemory {
  begun.add(place);
  return {
    read: () => readAll().find((one) => one.place === place)?.uploadId ?? null,
    write: (uploadId) => write(place, uploadId),
  };
}

export const forget = (place: string): void => write(place, null);

const lockOf = (place: string) => `${KEY} ${place}`;
// Only pages with an encrypted connection have locks.
const locks = () => ('locks' in navigator ? navigator.locks : null);

/** Sends it while no other tab does: of two that send the same file the second waits, and then begins anew. */
export const whileAlone = <Answer>(place: string, signal: AbortSignal, send: () => Promise<Answer>): Promise<Answer> =>
  locks()?.request(lockOf(place), { signal }, send) ?? send();

/** spec: upload.reload. What can be gone on with in a bucket: no page of this browser is sending it. */
export async function unfinishedIn(bucket: string): Promise<readonly Unfinished[]> {
  const held = new Set((await locks()?.query())?.held?.map(({ name }) => name));
  return readAll().flatMap((one) => {
    const [projectId, ofBucket, key, size, lastModified] = partsOf(one.place);
    const isHere = projectId === session.projectId && ofBucket === bucket;
    if (!isHere || begun.has(one.place) || held.has(lockOf(one.place))) return [];
    if (typeof key !== 'string' || typeof size !== 'number' || typeof lastModified !== 'number') return [];
    return [{ ...one, key, size, lastModified }];
  });
}

function partsOf(place: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(place);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

export const isSameFile = ({ size, lastModified }: Unfinished, file: FileFacts): boolean =>
  file.size === size && file.lastModified === lastModified;

/** Whether it is worth looking. */
export const hasUnfinished = (): boolean => localStore.get(KEY) !== null;
