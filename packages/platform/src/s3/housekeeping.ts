import { abortOlder, runLifecycle } from './storage/lifecycle-round.ts';
import type { ObjectStorage } from './storage/object-storage.ts';
import { sweepOrphans } from './storage/sweep.ts';

const HOUR_MS = 3_600_000;
/** An upload to which nothing was added for so long is given up. */
const STALE_MS = 7 * 24 * HOUR_MS;

/** What is done in the background: lifecycle rules and given-up uploads each hour, orphans at the start. */
export interface Housekeeping {
  begin(): void;
  /** No round begins any more. */
  end(): void;
  /** Resolves when no round is running. */
  idle(): Promise<void>;
}

export function keepHouse(
  storage: ObjectStorage,
  isStopping: () => boolean,
  report: (error: unknown) => void,
): Housekeeping {
  const { clock } = storage;
  let running: Promise<void> | null = null;
  let isDue = false;
  let cancel = () => {};
  let hasEnded = false;
  const stops = () => hasEnded || isStopping();

  async function clean(): Promise<void> {
    await runLifecycle(storage, stops);
    await abortOlder(storage, new Date(clock.now().getTime() - STALE_MS).toISOString());
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
    run(clean);
  }

  return {
    begin() {
      cancel = clock.after(HOUR_MS, round);
      run(() => sweepOrphans(storage, stops));
    },
    end() {
      hasEnded = true;
      cancel();
    },
    async idle() {
      for (let work = running; work; work = running) await work;
    },
  };
}
