import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import { isDiskFull } from '../../store/disk-faults.ts';
import type { Reserve } from '../../store/store.ts';

const MEBIBYTE = 1024 ** 2;
/** More than the log of the database grows to: some thousand sign-ins. */
const RESERVE_BYTES = 8 * MEBIBYTE;
/** Room for the file again, and for what others write meanwhile. */
const ENOUGH_BYTES = 2 * RESERVE_BYTES;
/** What a start writes itself, where there are data: who it is, and the log of the database. */
const START_BYTES = MEBIBYTE;
const RETRY_AFTER_MS = 60_000;

export interface DiskReserve extends Reserve {
  /** Before a start writes anything: on a full disk it has the reserve. */
  giveToStart(): void;
  /** When the platform answers: the file is made behind it, where there is room. Where there is little, it is for signing in alone. */
  begin(): void;
  /** For who watches the disk. `freeBytes` null: the file system does not say. */
  state(): { readonly isKept: boolean; readonly freeBytes: number | null };
  /** Resolves when the file is not being made. */
  idle(): Promise<void>;
  /** Makes none any more. */
  close(): Promise<void>;
}

interface ReserveParts {
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
  /** Whether signing in needs room on this disk. Left out: it does. */
  readonly isNeeded?: boolean;
  /** Bytes that may still be written in a folder's file system; null: it does not say. */
  readonly freeBytes?: (folder: string) => number | null;
}

/**
 * A file that goes when the disk is full, so that people can sign in, see what there is and make room. From then on nothing
 * else is written until there is room for it again.
 */
export function createReserve(
  folder: string,
  { clock, report, isNeeded = true, freeBytes = freeBytesOf }: ReserveParts,
): DiskReserve {
  const file = join(folder, 'skydeck.reserve');
  let isReleased = false;
  let making: Promise<void> | null = null;
  let cancel = () => {};

  function make(): void {
    making ??= makeFile(file)
      .catch((error: unknown) => {
        // Somebody else was faster than we. What is written goes on as it can.
        if (isDiskFull(error)) makeAfter(RETRY_AFTER_MS);
        else report(error);
      })
      .finally(() => (making = null));
  }

  function makeAfter(ms: number): void {
    cancel = clock.after(ms, make);
  }

  const hasLess = (bytes: number) => {
    const free = freeBytes(folder);
    return free !== null && free < bytes;
  };

  function release(): boolean {
    if (!existsSync(file)) return false;
    rmSync(file);
    isReleased = true;
    return true;
  }

  const idle = async () => {
    await making;
  };

  return {
    giveToStart() {
      if (hasLess(START_BYTES)) release();
    },
    begin() {
      if (!isNeeded || existsSync(file)) return;
      if (hasLess(ENOUGH_BYTES)) isReleased = true;
      else makeAfter(0);
    },
    check() {
      if (!isReleased) return;
      if (hasLess(ENOUGH_BYTES)) throw diskFull();
      isReleased = false;
      make();
    },
    release,
    state: () => ({ isKept: existsSync(file), freeBytes: freeBytes(folder) }),
    idle,
    close() {
      cancel();
      return idle();
    },
  };
}

const diskFull = () =>
  Object.assign(new Error('The disk is full but for what is kept for signing in'), { code: 'ENOSPC' });

/** Of bytes that no file system makes shorter; it has its name when all of them are there. */
async function makeFile(file: string): Promise<void> {
  const draft = `${file}.new`;
  try {
    const opened = await open(draft, 'w', 0o600);
    try {
      const bytes = randomBytes(MEBIBYTE);
      for (let made = 0; made < RESERVE_BYTES; made += MEBIBYTE) await opened.writeFile(bytes);
      await opened.sync();
    } finally {
      await opened.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function freeBytesOf(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
