import { createThrottle, PROGRESS_MS, type Timer } from '@skydeck/contract';
import { isOpen, outcomeOf, type UploadItem, type UploadStatus } from './upload.rules.ts';

/** What became of one item since it was last shown. */
export interface Change {
  readonly status?: UploadStatus;
  /** Whole percent. */
  readonly progress?: number;
  /** Translated; with `FAILED` only. */
  readonly error?: string;
}

export interface Sum {
  /** Whole percent of all bytes. */
  readonly percent: number;
  readonly done: number;
  readonly count: number;
  /** Bytes. */
  readonly sent: number;
  readonly total: number;
}

export interface Board {
  /** With the bytes of each, by its id. */
  add(items: readonly UploadItem[], sizes: ReadonlyMap<string, number>): void;
  /** `error`: of one that failed. */
  become(item: UploadItem, status: UploadStatus, error?: string): void;
  advance(item: UploadItem, bytes: number): void;
  /** Shows at once what still waits. */
  flush(): void;
  sum(): Sum;
  isOpen(): boolean;
  outcome(): ReturnType<typeof outcomeOf>;
}

interface Line {
  readonly size: number;
  status: UploadStatus;
  sent: number;
}

/**
 * How the items of an upload stand. Shown at most ten times a second, with all that changed: of thousands of small files, to
 * show each as it goes takes longer than to send it.
 */
export function createBoard(timer: Timer, show: (changes: ReadonlyMap<string, Change>) => void): Board {
  const lines = new Map<string, Line>();
  const counts: Record<UploadStatus, number> = { PENDING: 0, PROGRESS: 0, UPLOADED: 0, FAILED: 0, CANCELED: 0 };
  let total = 0;
  let sent = 0;
  let changes = new Map<string, Change>();

  const { push, flush } = createThrottle(timer, PROGRESS_MS, () => {
    const shown = changes;
    changes = new Map();
    show(shown);
  });

  function note(id: string, change: Change) {
    changes.set(id, { ...changes.get(id), ...change });
    push();
  }

  function reach(line: Line, bytes: number) {
    sent += bytes - line.sent;
    line.sent = bytes;
  }

  return {
    add(items, sizes) {
      for (const { id } of items) {
        const size = sizes.get(id) ?? 0;
        lines.set(id, { size, status: 'PENDING', sent: 0 });
        total += size;
        counts.PENDING += 1;
      }
    },
    become({ id }, status, error) {
      const line = lines.get(id);
      if (!line) return;
      counts[line.status] -= 1;
      counts[status] += 1;
      line.status = status;
      reach(line, isOpen(status) ? 0 : line.size);
      note(id, { status, ...(status === 'PROGRESS' && { progress: 0 }), ...(error !== undefined && { error }) });
    },
    advance({ id }, bytes) {
      const line = lines.get(id);
      if (!line) return;
      reach(line, Math.min(bytes, line.size));
      note(id, { progress: percentOf(line.sent, line.size) });
    },
    flush,
    sum: () => ({ percent: percentOf(sent, total), done: counts.UPLOADED, count: lines.size, sent, total }),
    isOpen: () => counts.PENDING + counts.PROGRESS > 0,
    outcome: () => outcomeOf([...lines.values()].map(({ status }) => status)),
  };
}

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.floor((part / whole) * 100));
