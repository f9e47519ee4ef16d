import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { cpuTree, processesNow } from './test/cpu-time.ts';

/** What a command left behind. `output` holds both streams in the order they came. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

export interface CommandSettings {
  /** The folder to run in; the repository's by default. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Shows the output while it comes; it is collected either way. */
  readonly live?: boolean;
  /** Milliseconds after which it is ended; without it, never. */
  readonly patience?: number;
}

/** The CPU seconds of the commands that run inside of `metered`; null where the system does not tell. */
interface Meter {
  cpu: number | null;
}
const meters = new AsyncLocalStorage<Meter>();
const canMeasure = process.platform === 'linux';

/** Does the work, and says with its result how many seconds of CPU its commands have used. */
export async function metered<Result>(work: () => Promise<Result>): Promise<{ result: Result; cpu: number | null }> {
  const meter: Meter = { cpu: canMeasure ? 0 : null };
  const result = await meters.run(meter, work);
  return { result, cpu: meter.cpu };
}

/** Runs a shell line with the tools of its package, of the repository and of this Node first on the path. */
export function run(line: string, settings: CommandSettings = {}): Promise<Outcome> {
  const { cwd = root, env = {}, live = false, patience } = settings;
  const meter = meters.getStore();
  const started = performance.now();
  const child = spawn(line, {
    cwd,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentIn(cwd, env),
    timeout: patience,
  });
  const cpuUsed = canMeasure && meter ? measure(child) : null;
  return new Promise((resolve, reject) => {
    const pieces: string[] = [];
    const keep = (piece: string) => {
      pieces.push(piece);
      if (live) process.stdout.write(piece);
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8');
      stream?.on('data', keep);
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (meter && cpuUsed) meter.cpu = (meter.cpu ?? 0) + cpuUsed();
      resolve({ code: code ?? 1, output: pieces.join(''), seconds: (performance.now() - started) / 1000 });
    });
  });
}

/** Milliseconds between two looks at /proc. */
const BETWEEN_LOOKS = 250;

function measure(child: ChildProcess): () => number {
  const tree = cpuTree(child.pid ?? 0);
  const timer = setInterval(() => tree.look(processesNow()), BETWEEN_LOOKS);
  return () => {
    clearInterval(timer);
    return tree.seconds();
  };
}

function environmentIn(cwd: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folders = [join(cwd, 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), dirname(process.execPath)];
  const path = [...folders, process.env['PATH'] ?? ''].join(delimiter);
  // Tests that are run from a test are a run of their own.
  return { ...process.env, NODE_TEST_CONTEXT: undefined, ...env, PATH: path };
}

/** A path or a pattern as one word of a shell line. */
export const quoted = (word: string) => `"${word.replaceAll('"', '\\"')}"`;
