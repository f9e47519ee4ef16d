import Database from 'better-sqlite3';
import { isDiskFull } from '../../store/disk-faults.ts';
import type { OpenDatabase } from '../../store/store.ts';

/** A disk for a database that a test fills: what SQLite says then is its own. */
export interface SmallDisk {
  readonly openDatabase: OpenDatabase;
  /** From now on the database cannot grow, and no room is left in it. */
  fill(): void;
  /** Whether it ever was full. */
  wasFilled(): boolean;
  makeRoom(): void;
}

const MAX_PAGES = 1_073_741_823;

export function createSmallDisk(): SmallDisk {
  let writer: Database.Database | null = null;
  let wasFilled = false;
  const pragma = (text: string) => Number(writer?.pragma(text, { simple: true }));
  return {
    openDatabase(file) {
      const database = new Database(file, { timeout: 5000 });
      // The store opens its writer first.
      writer ??= database;
      return database;
    },
    fill() {
      wasFilled = true;
      writer?.exec('create table if not exists filler (content blob)');
      pragma(`max_page_count = ${pragma('page_count') + 1}`);
      const insert = writer?.prepare('insert into filler values (zeroblob(?))');
      // Whole pages first, and then what is left in the last one.
      for (const bytes of [20_000, 3000, 100]) while (isRoomFor(() => insert?.run(bytes)));
    },
    wasFilled: () => wasFilled,
    makeRoom: () => void pragma(`max_page_count = ${MAX_PAGES}`),
  };
}

function isRoomFor(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}
