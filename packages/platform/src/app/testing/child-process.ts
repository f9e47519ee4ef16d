import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { packageFolder } from '../package-folder.ts';
import { bundleOnce } from '../bundle/bundle.ts';

export interface Child {
  readonly pid: number;
  /** The next line of its output; null when it has ended. */
  line(): Promise<string | null>;
  kill(signal: NodeJS.Signals): void;
  /** What it wrote to stderr and its exit code, once it has ended. */
  ended(): Promise<{ readonly code: number | null; readonly errors: string }>;
}

const bundles = new Map<string, Promise<string>>();

/** The bundle of a module of this package: it starts in half the time of its sources. */
function bundleOf(module: string): Promise<string> {
  const bundle = bundles.get(module) ?? bundleOnce(join(packageFolder, 'src', module));
  bundles.set(module, bundle);
  return bundle;
}

const compileCache = join(packageFolder, '../../.cache/platform-compiled');

/** Starts a module of this package under the same Node; it does not outlive the test. */
export async function startChild(
  t: TestContext,
  module: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<Child> {
  const file = await bundleOf(module);
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
