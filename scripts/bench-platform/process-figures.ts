import { readFileSync } from 'node:fs';
import { processTime } from '../test/cpu-time.ts';

/** Seconds of CPU time that a process has used, all its threads together. */
export const secondsOf = (pid: number): number => processTime(readFileSync(`/proc/${pid}/stat`, 'utf8')).own;

/** Its resident memory, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
