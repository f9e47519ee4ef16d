import { abortOlder, runLifecycle } from './storage/run-lifecycle.ts';
import type { ObjectStorage } from './storage/object-storage.ts';
import { emptyBin, sweepOrphans } from './storage/sweep.ts';
import { forgetCompleted } from './storage/uploads.ts';

const HOUR_MS = 3_600_000;
/** An upload to which nothing was added for so long is given up. */
const STALE_MS = 7 * 24 * HOUR_MS;

/** Background maintenance: lifecycle rules, stale uploads and the bin each hour, orphans at the start, in the instance that leads. */
export interface Maintenance {
  start(): void;
  /** Starts no further round. */
  stop(): void;
  /** Resolves when no round is running. */
  idle(): Promise<void>;
}

export function createMaintenance(
  storage: ObjectStorage,
  isStopping: () => boolean,
  report: (error: unknown) => void,
): Maintenance {
  const { clock, store } = storage;
  let running: Promise<void> | null = null;
  let isDue = false;
  let cancel = () => {};
  let isStopped = false;
  const stops = () => isStopped || isStopping();

  async function clean(): Promise<void> {
    // What these take away makes room.
    await store.urgently(async () => {
      await runLifecycle(storage, stops);
      const stale = new Date(clock.now().getTime() - STALE_MS).toISOString();
      await abortOlder(storage, stale);
      await forgetCompleted(storage, stale);
    });
    await emptyBin(storage, stops);
  }

  async function sweep(): Promise<void> {
    await emptyBin(storage, stops);
    await sweepOrphans(storage, stops);
  }

  /** Rounds that fall due while one is running are one. */
  function run(work: () => Promise<unknown>): void {
    if (running) {
      isDue = true;
      return;
    }
    running = work()
      .then(() => {}, report)
      .finally(() => {
        running = null;
        if (!isDue || stops()) return;
        isDue = false;
        run(clean);
      });
  }

  function round(): void {
    cancel = clock.after(HOUR_MS, round);
    if (store.instances.leads()) run(clean);
  }

  return {
    start() {
      cancel = clock.after(HOUR_MS, round);
      if (store.instances.leads()) run(sweep);
    },
    stop() {
      isStopped = true;
      cancel();
    },
    async idle() {
      for (let work = running; work; work = running) await work;
    },
  };
}
