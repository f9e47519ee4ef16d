import { readdirSync, readFileSync } from 'node:fs';

/** One process as /proc tells of it. */
export interface ProcessTime {
  readonly pid: number;
  readonly parent: number;
  /** Seconds of CPU that it has used itself. */
  readonly own: number;
  /** When it began, in clock ticks: a pid is given again. */
  readonly began: number;
}

/** The clock ticks that a second of /proc has, on every Linux that Node runs on. */
const TICKS = 100;

/** From the text of `/proc/<pid>/stat`. The name of the program may hold spaces and brackets. */
export function processTime(stat: string): ProcessTime {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (at: number) => Number(fields[at]);
  return {
    pid: Number.parseInt(stat, 10),
    parent: field(1),
    own: (field(11) + field(12)) / TICKS,
    began: field(19),
  };
}

/**
 * Adds up the CPU of a process and of all that comes of it, from looks at /proc. What a shell knows of its children would not
 * do: a browser is ended together with its own, and nobody waits for those. What a process uses after the last look at it is
 * missing, and so is one that begins and ends between two looks.
 */
export function cpuTree(root: number) {
  /** Of each process that is or was ours, the seconds at the last look. */
  const used = new Map<string, number>();
  let living = new Set([root]);
  return {
    look(processes: readonly ProcessTime[]): void {
      const ours = new Set<number>();
      // Parents come first, whatever the order: until none is found any more.
      for (let before = -1; before < ours.size;) {
        before = ours.size;
        for (const { pid, parent } of processes) if (living.has(pid) || ours.has(parent) || pid === root) ours.add(pid);
      }
      for (const { pid, began, own } of processes) if (ours.has(pid)) used.set(`${pid} ${began}`, own);
      living = ours;
    },
    /** Those that were ours at the last look and lived. */
    pids: (): readonly number[] => [...living],
    seconds: (): number => [...used.values()].reduce((all, own) => all + own, 0),
  };
}

/** All processes that there are now. */
export function processesNow(): readonly ProcessTime[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [processTime(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch {
        // It ended while we were looking.
        return [];
      }
    });
}

/** The pid and the command of a process, for people. */
export function commandLine(pid: number): string {
  try {
    return `${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()}`;
  } catch {
    return String(pid);
  }
}
