import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface DatabaseCheck {
  /** What is wrong with it, for people; empty: nothing, or it was stopped before it knew. */
  readonly faults: Promise<readonly string[]>;
  stop(): Promise<void>;
}

// Beside this file, of sources and of a bundle.
const worker = new URL(`./check-worker${extname(import.meta.filename)}`, import.meta.url);

/** Reads a database whole, beside whoever works on it: after a power cut its pages may not be what was written. */
export function checkDatabase(file: string): DatabaseCheck {
  // With no word of how this process was started: a runner of tests would begin its report anew.
  const thread = new Worker(worker, { workerData: file, execArgv: [] });
  thread.unref();
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  thread.once('message', resolve);
  thread.once('error', reject);
  thread.once('exit', () => resolve([]));
  return {
    faults: promise,
    async stop() {
      await thread.terminate();
    },
  };
}

export const noCheck: DatabaseCheck = { faults: Promise.resolve([]), stop: async () => {} };
