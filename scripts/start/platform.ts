import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

export interface RunningPlatform {
  /** Resolves when it has printed its address and its accounts; never, when something kept it from starting. */
  readonly greeted: Promise<void>;
  /** Its exit code, when it has stopped by itself or was told to. */
  readonly ended: Promise<number>;
  /** Asks it to finish what it does and to stop; asking twice is as good as once. */
  stop(): void;
}

// Each of the three threads has a heap: half of the usual room for what is young spares a sixth of all memory, and costs no time.
const flags = ['--max-semi-space-size=8'];

/** Starts the platform as a process of its own. It prints its address and accounts, and says what keeps it from starting. */
export function startPlatform(env: Readonly<Record<string, string>>): RunningPlatform {
  const child = spawn(process.execPath, [...flags, join('packages', 'platform', 'dist', 'server', 'main.js')], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    // What was compiled for one start serves the next.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'server-compiled'), ...process.env, ...env },
    // Ctrl+C reaches the whole group of a terminal; in a group of its own the platform hears of it once, from us.
    detached: process.platform !== 'win32',
  });
  child.stdout.pipe(process.stdout);
  const greeted = once(child.stdout, 'data').then(() => {});
  let isTold = false;
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
  return {
    greeted,
    ended,
    stop() {
      if (isTold) return;
      isTold = true;
      child.kill('SIGTERM');
    },
  };
}
