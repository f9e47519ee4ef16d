import { spawn, spawnSync } from 'node:child_process';
import { openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folders, host } from './place.ts';

type Env = Readonly<Record<string, string>>;

/** Debian's Python and its programs, whatever else is installed. */
const environment = (env: Env): NodeJS.ProcessEnv => ({
  ...env,
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: folders.data,
  LANG: 'C.UTF-8',
});

const pidFile = (name: string) => join(folders.pids, `${name}.pid`);

/** The group that a process leads; null when it does not run. */
function runningGroup(name: string): number | null {
  try {
    const pid = Number(readFileSync(pidFile(name), 'utf8'));
    process.kill(-pid, 0);
    return pid;
  } catch {
    return null;
  }
}

export const isStarted = (name: string): boolean => runningGroup(name) !== null;

/** Starts a program that stays, at the lowest priority, unless it runs. */
export function start(name: string, command: readonly string[], env: Env = {}): void {
  if (runningGroup(name) !== null) return;
  const log = openSync(join(folders.logs, `${name}.log`), 'a');
  const [program = '', ...words] = ['nice', '-n', '19', ...command];
  // `detached` makes it the leader of its own group: it is ended with all that it starts.
  const child = spawn(program, words, {
    cwd: folders.data,
    env: environment(env),
    detached: true,
    stdio: ['ignore', log, log],
  });
  writeFileSync(pidFile(name), String(child.pid));
  child.unref();
}

/** Runs a program to its end. Throws with the end of what it said. */
export function runToEnd(command: readonly string[], { input, env = {} }: { input?: string; env?: Env } = {}): string {
  const [program = '', ...words] = ['nice', '-n', '19', ...command];
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd: folders.data,
    env: environment(env),
    encoding: 'utf8',
    ...(input !== undefined && { input }),
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}\n${`${stdout}${stderr}`.slice(-2000)}`);
  return stdout;
}

const isRunning = (group: number) => {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
};

/** Asks a process and its children to end, and kills what is left after ten seconds. */
async function stop(name: string): Promise<void> {
  const group = runningGroup(name);
  if (group !== null) {
    process.kill(-group, 'SIGTERM');
    if (!(await becomesTrue(() => !isRunning(group), 10))) process.kill(-group, 'SIGKILL');
  }
  rmSync(pidFile(name), { force: true });
}

/** Stops what was started, those that the others need last. */
export async function stopAll(last: readonly string[]): Promise<void> {
  const names = readdirSync(folders.pids).map((file) => file.replace(/\.pid$/, ''));
  await Promise.all(names.filter((name) => !last.includes(name)).map(stop));
  for (const name of last) await stop(name);
}

async function becomesTrue(test: () => boolean | Promise<boolean>, seconds: number): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if (await test()) return true;
    await pause(200);
  }
  return test();
}

/** Throws when nobody listens there in time. */
export async function listens(name: string, port: number, seconds = 120): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, host);
      const tell = (answer: boolean) => {
        socket.destroy();
        resolve(answer);
      };
      socket.once('connect', () => tell(true)).once('error', () => tell(false));
    });
  if (!(await becomesTrue(isOpen, seconds)))
    throw new Error(`${name} does not listen: see ${folders.logs}/${name}.log`);
}
