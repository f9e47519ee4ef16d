import { spawnSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { isDiskFull } from '../../store/disk-faults.ts';

export interface RealDisk {
  readonly folder: string;
  /** Writes until nothing goes in any more, but so many bytes. */
  fill(left?: number): void;
  makeRoom(): void;
}

const MEBIBYTES = 48;

/** A disk in memory, for root alone. Where there can be none, the test is skipped with the reason. */
export async function onRealDisk(t: TestContext, work: (disk: RealDisk) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEBIBYTES}m`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  try {
    if (mounted.status === 0) await work(diskIn(folder));
    else t.skip(`no disk of its own can be mounted: ${(mounted.stderr ?? String(mounted.error)).trim()}`);
  } finally {
    if (mounted.status === 0) spawnSync('umount', [folder]);
    rmdirSync(folder);
  }
}

function diskIn(folder: string): RealDisk {
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(left = 0) {
      const file = openSync(filler, 'a');
      for (const bytes of [1024 ** 2, 4096, 1]) while (isRoomFor(file, bytes));
      ftruncateSync(file, fstatSync(file).size - left);
      closeSync(file);
    },
    makeRoom: () => rmSync(filler),
  };
}

function isRoomFor(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}
