import { type Clock, every } from '../clock.ts';

/** What a cloud does by itself, by the platform's clock: begun when the platform serves. */
export interface Background {
  /** Resolves when nothing is left to do now. */
  idle(): Promise<void>;
  /** Lets the running step finish and begins no other; the rest goes on at the next start. */
  stop(): Promise<void>;
}

/** Several, as one. */
export const together = (parts: readonly Background[]): Background => ({
  idle: async () => void (await Promise.all(parts.map((part) => part.idle()))),
  stop: async () => void (await Promise.all(parts.map((part) => part.stop()))),
});

/** Takes a step every `ms`, one after the other. What one throws is reported, and the next one comes all the same. */
export function repeatEvery(
  clock: Clock,
  ms: number,
  step: () => Promise<void>,
  report: (error: unknown) => void,
): Background {
  let running: Promise<void> = Promise.resolve();
  const stop = every(clock, ms, () => {
    running = running.then(step).catch(report);
  });
  return {
    idle: () => running,
    async stop() {
      stop();
      await running;
    },
  };
}
