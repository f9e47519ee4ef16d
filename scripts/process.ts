import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { commandLine, cpuTree, processesNow } from './test/cpu-time.ts';

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
  /** Milliseconds after which it is ended, with all that it began; without it, never. */
  readonly timeout?: number;
  /** Milliseconds for which what outlives the command may hold its output open. */
  readonly outputGrace?: number;
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

/**
 * Runs a shell line with the tools of its package, of the repository and of this Node first on the path. A command that takes
 * longer than its `timeout`, and one that leaves processes behind that hold its output open, has failed: those processes are
 * ended, and the output names them.
 */
export function run(line: string, settings: CommandSettings = {}): Promise<Outcome> {
  const { cwd = root, env = {}, live = false, timeout, outputGrace = 10_000 } = settings;
  const meter = meters.getStore();
  const started = performance.now();
  const child = spawn(line, { cwd, shell: true, stdio: ['ignore', 'pipe', 'pipe'], env: environmentIn(cwd, env) });
  const tree = watchTree(child);
  return new Promise((resolve, reject) => {
    const pieces: string[] = [];
    let isBroken = false;
    const keep = (piece: string) => {
      pieces.push(piece);
      if (live) process.stdout.write(piece);
    };
    const breakOff = (reason: string) => {
      isBroken = true;
      keep([`\n${line}\n${reason}; ended:`, ...tree.end(), ''].join('\n'));
      // Whoever holds the output without being of ours must not keep us waiting either.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const overdue = timeout && setTimeout(() => breakOff(`did not end in ${timeout / 1000} s`), timeout);
    let held: NodeJS.Timeout | undefined;
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
    child.on('error', reject);
    child.on('exit', () => {
      held = setTimeout(() => breakOff('ended, and what it began still holds its output'), outputGrace);
    });
    child.on('close', (code) => {
      clearTimeout(overdue);
      clearTimeout(held);
      tree.unwatch();
      if (meter?.cpu != null) meter.cpu += tree.seconds();
      const seconds = (performance.now() - started) / 1000;
      resolve({ code: isBroken ? 1 : (code ?? 1), output: pieces.join(''), seconds });
    });
  });
}

/** Milliseconds between two looks at /proc. */
const BETWEEN_LOOKS = 250;

/** Knows the child and what comes of it, where the system tells; elsewhere only the child. */
function watchTree(child: ChildProcess) {
  const tree = cpuTree(child.pid ?? 0);
  const look = () => {
    if (canMeasure) tree.look(processesNow());
  };
  const timer = canMeasure ? setInterval(look, BETWEEN_LOOKS) : undefined;
  return {
    seconds: tree.seconds,
    unwatch: () => clearInterval(timer),
    /** Kills all of them and answers with a line for each. */
    end(): string[] {
      look();
      const lines = tree.pids().map(commandLine);
      for (const pid of tree.pids()) kill(pid);
      child.kill('SIGKILL');
      return lines;
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function environmentIn(cwd: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folders = [join(cwd, 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), dirname(process.execPath)];
  const path = [...folders, process.env['PATH'] ?? ''].join(delimiter);
  // Tests that are run from a test are a run of their own.
  return { ...process.env, NODE_TEST_CONTEXT: undefined, ...env, PATH: path };
}

/** A path or a pattern as one word of a shell line. */
export const quoted = (word: string) => `"${word.replaceAll('"', '\\"')}"`;
