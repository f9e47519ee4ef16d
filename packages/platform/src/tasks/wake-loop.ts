import type { Clock } from '../clock.ts';
import { isPassing } from '../store/passing-faults.ts';

export interface WakeLoop {
  /** Works now, and once more when it is working already. */
  wake(): void;
  /** Resolves when the work that is being done is done; null: none is. */
  readonly working: Promise<void> | null;
  /** Begins no other work. */
  stop(): void;
}

export interface WakeLoopParts {
  readonly clock: Clock;
  /** Whether there may be more. */
  readonly work: () => Promise<boolean>;
  /** After this time on a full disk it works again. */
  readonly roomRetryMs: number;
  /** An error that nobody foresaw. */
  readonly report: (error: unknown) => void;
}

/** Work that is done when somebody asks for it: one at a time, and none that was asked for is forgotten. */
export function createWakeLoop({ clock, work, roomRetryMs, report }: WakeLoopParts): WakeLoop {
  let isStopped = false;
  let isWakeRequested = false;
  // Not the same as `working`, which is null while the first step of the work runs.
  let isWorking = false;
  let working: Promise<void> | null = null;
  let cancelRetry = () => {};

  async function workThrough(): Promise<void> {
    do isWakeRequested = false;
    while ((await work()) || isWakeRequested);
  }

  function wake(): void {
    if (isStopped) return;
    isWakeRequested = true;
    cancelRetry();
    if (isWorking) return;
    isWorking = true;
    working = workThrough()
      .catch((error: unknown) => {
        if (isPassing(error)) cancelRetry = clock.after(roomRetryMs, wake);
        else report(error);
      })
      .finally(() => {
        isWorking = false;
        working = null;
        // Asked between the last look and now.
        if (isWakeRequested) wake();
      });
  }

  return {
    wake,
    get working() {
      return working;
    },
    stop() {
      isStopped = true;
      cancelRetry();
    },
  };
}
