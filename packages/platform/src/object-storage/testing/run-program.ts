import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface ProgramResult {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** The system's own programs, not those that somebody put before them in the path. */
const FOLDER = '/usr/bin';

export const programPath = (name: string) => join(FOLDER, name);

export function isInstalled(name: string): boolean {
  try {
    accessSync(programPath(name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs a program to its end, with nothing of our environment but what is given. */
export async function runProgram(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ProgramResult> {
  const child = spawn(programPath(name), args, {
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // One that waits for an answer which does not come has failed.
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  const ended = Promise.withResolvers<number | null>();
  child.on('error', ended.reject);
  child.on('close', ended.resolve);
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended.promise]);
  return { code, out, errors };
}
