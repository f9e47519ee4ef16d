import { readFileSync } from 'node:fs';
import { processesNow, processTime } from '../test/cpu-time.ts';

/** Seconds of CPU time that a process has used, all its threads together. */
export const secondsOf = (pid: number): number => processTime(readFileSync(`/proc/${pid}/stat`, 'utf8')).own;

/** Of it and of all that it began and that still run: a server of PostgreSQL and its connections. */
export const secondsOfAll = (pid: number): number =>
  processesNow()
    .filter((process) => process.pid === pid || process.parent === pid)
    .reduce((sum, { own }) => sum + own, 0);

/** Its resident memory, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
