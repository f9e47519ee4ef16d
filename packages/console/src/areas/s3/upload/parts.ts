import { NotFound } from '@skydeck/contract';
import { keptParts, PARALLEL_PARTS, partSizeOf, type Slice, slicesOf } from './upload.rules.ts';

export interface SentPart {
  readonly number: number;
  readonly etag: string;
  readonly size: number;
}

/** The calls an upload in parts is made of. */
export interface PartsApi {
  readonly start: () => Promise<string>;
  readonly list: (uploadId: string) => Promise<readonly SentPart[]>;
  /** Resolves when the next part may begin. */
  readonly mayBegin: () => Promise<void>;
  readonly put: (uploadId: string, slice: Slice, onProgress: (sent: number) => void) => Promise<string>;
  readonly finish: (uploadId: string, parts: readonly SentPart[]) => Promise<void>;
}

/** What the browser keeps of an unfinished upload, so that it can go on after a reload. */
export interface PartsMemory {
  read(): string | null;
  write(uploadId: string | null): void;
}

/** Sends a file in parts, some at a time; parts that an earlier try brought over stay where they are. */
export async function sendInParts(
  size: number,
  api: PartsApi,
  memory: PartsMemory,
  onProgress: (sent: number) => void,
): Promise<void> {
  const slices = slicesOf(size, partSizeOf(size));
  const { uploadId, parts } = await resume(slices, api, memory);
  const done = new Map(parts.map((part) => [part.number, part]));
  const underWay = new Map<number, number>();
  const report = () =>
    onProgress(
      [...done.values()].reduce((sum, part) => sum + part.size, 0) +
        [...underWay.values()].reduce((sum, sent) => sum + sent, 0),
    );
  const open = slices.filter(({ number }) => !done.has(number));
  report();

  async function work() {
    while (open.length > 0) {
      await api.mayBegin();
      const slice = open.shift();
      if (!slice) return;
      const { number, start, end } = slice;
      const etag = await api.put(uploadId, slice, (sent) => {
        underWay.set(number, Math.min(sent, end - start));
        report();
      });
      underWay.delete(number);
      done.set(number, { number, etag, size: end - start });
      report();
    }
  }

  // After one that failed, the others take nothing more.
  const workOrStop = () => work().finally(() => (open.length = 0));
  await Promise.all(Array.from({ length: PARALLEL_PARTS }, workOrStop));
  await api.finish(uploadId, [...done.values()]);
  memory.write(null);
}

async function resume(slices: readonly Slice[], api: PartsApi, memory: PartsMemory) {
  const known = memory.read();
  if (known !== null) {
    try {
      return { uploadId: known, parts: keptParts(slices, await api.list(known)) };
    } catch (error) {
      // The server has forgotten it, as it does with what nobody finishes.
      if (!(error instanceof NotFound)) throw error;
    }
  }
  const uploadId = await api.start();
  memory.write(uploadId);
  return { uploadId, parts: [] };
}
