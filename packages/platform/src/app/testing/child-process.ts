import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

export interface Child {
  readonly pid: number;
  /** The next line of its output; null when it has ended. */
  line(): Promise<string | null>;
  kill(signal: NodeJS.Signals): void;
  /** What it wrote to stderr and its exit code, once it has ended. */
  ended(): Promise<{ readonly code: number | null; readonly errors: string }>;
}

const compileCache = fileURLToPath(new URL('../../../../../.cache/platform-compiled', import.meta.url));

/** Starts a module of this package under the same Node; it does not outlive the test. */
export function startChild(
  t: TestContext,
  module: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Child {
  const file = fileURLToPath(new URL(`../../${module}`, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    // What was compiled for the first child serves the others.
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGKILL'));
  // Not 'close': that also waits for lines that nobody reads any more.
  const ending = once(child, 'exit') as Promise<[number | null]>;
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('');
  const lines = child.stdout ? createInterface(child.stdout)[Symbol.asyncIterator]() : null;
  return {
    pid: child.pid ?? 0,
    async line() {
      const next = await lines?.next();
      return next && !next.done ? next.value : null;
    },
    kill: (signal) => void child.kill(signal),
    async ended() {
      const [code] = await ending;
      return { code, errors: await errors };
    },
  };
}
