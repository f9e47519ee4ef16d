import { Cancelled } from '@skydeck/contract';
import type { Gate } from './gate.ts';
import { isOpen, type UploadItem, type UploadStatus } from './upload.rules.ts';

export interface Sending {
  readonly signal: AbortSignal;
  /** Bytes of this item that have left. */
  readonly onProgress: (sent: number) => void;
}

interface QueueFacts {
  /** Resolves when the server has it. */
  readonly send: (item: UploadItem, sending: Sending) => Promise<void>;
  readonly onStatus: (item: UploadItem, status: UploadStatus, error: unknown) => void;
  readonly onProgress: (item: UploadItem, sent: number) => void;
  /** Nothing is pending or under way any more. */
  readonly onIdle: () => void;
  /** Closed, no file begins. */
  readonly gate: Gate;
}

export interface UploadQueue {
  add(items: readonly UploadItem[]): void;
  /** Those that wait or are under way; what is over stays as it is. */
  cancel(ids: readonly string[]): void;
  /** Those that failed or were canceled wait again, behind the others. */
  retry(ids: readonly string[]): void;
  /** The gate is open again. */
  resume(): void;
  statusOf(id: string): UploadStatus | null;
}

interface QueueEntry {
  readonly item: UploadItem;
  status: UploadStatus;
}

/** Sends one file after the other: when one is over, the next that waits begins (spec: upload.one-by-one). */
export function createQueue({ send, onStatus, onProgress, onIdle, gate }: QueueFacts): UploadQueue {
  const places = new Map<string, QueueEntry>();
  const waiting: QueueEntry[] = [];
  let current: { readonly place: QueueEntry; readonly abort: AbortController } | null = null;

  function setStatus(place: QueueEntry, status: UploadStatus, error: unknown = null) {
    place.status = status;
    onStatus(place.item, status, error);
  }

  function next() {
    if (current) return;
    // Canceled ones are still in line.
    while (waiting[0] && waiting[0].status !== 'PENDING') waiting.shift();
    if (waiting.length === 0) return onIdle();
    if (gate.isClosed()) return;
    const place = waiting.shift();
    if (place) void run(place);
  }

  async function run(place: QueueEntry) {
    const abort = new AbortController();
    current = { place, abort };
    setStatus(place, 'PROGRESS');
    try {
      await send(place.item, {
        signal: abort.signal,
        onProgress: (sent) => {
          if (place.status === 'PROGRESS') onProgress(place.item, sent);
        },
      });
      if (isOpen(place.status)) setStatus(place, 'UPLOADED');
    } catch (error) {
      if (isOpen(place.status)) setStatus(place, error instanceof Cancelled ? 'CANCELED' : 'FAILED', error);
    } finally {
      current = null;
      next();
    }
  }

  return {
    add(items) {
      for (const item of items) {
        const place: QueueEntry = { item, status: 'PENDING' };
        places.set(item.id, place);
        waiting.push(place);
      }
      next();
    },
    cancel(ids) {
      for (const id of ids) {
        const place = places.get(id);
        if (!place || !isOpen(place.status)) continue;
        // Before the abort: what that rejects with is no failure.
        setStatus(place, 'CANCELED');
        if (current?.place === place) current.abort.abort();
      }
      // Held back, nobody else asks whether anything is left.
      if (gate.isClosed()) next();
    },
    retry(ids) {
      for (const id of ids) {
        const place = places.get(id);
        if (!place || (place.status !== 'FAILED' && place.status !== 'CANCELED')) continue;
        const again: QueueEntry = { item: place.item, status: 'PENDING' };
        places.set(id, again);
        waiting.push(again);
        onStatus(again.item, 'PENDING', null);
      }
      next();
    },
    resume: next,
    statusOf: (id) => places.get(id)?.status ?? null,
  };
}
