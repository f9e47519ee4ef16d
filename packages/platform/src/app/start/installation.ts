import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasAccounts } from '../../identity/accounts/seed.ts';
import { BrokenSeal, KEY_FILE, openSealing, type Sealing } from '../../store/sealing.ts';
import type { Store } from '../../store/store.ts';
import { readFileIfExists, writeFileAtomically } from '../../store/atomic-file.ts';
import { checkInstallation, type InstallationState, type Mismatch } from './installation.rules.ts';
import { openSomeSealed } from './sealed-rows.ts';
import { StartRefusal } from './start-refusal.ts';

export const DATABASE = 'skydeck.db';
/** Beside the blobs, as whoever copies these should copy it too. */
const identityFile = (folder: string) => join(folder, 's3', 'installation.id');

/** Where an installation is. */
export interface InstallationLocation {
  readonly folder: string;
  /** The file of the database, or the name of the server's. */
  readonly database: string;
}

const inFolder = (folder: string): InstallationLocation => ({ folder, database: join(folder, DATABASE) });

/**
 * Before there is a database: one that SQLite makes in the place of one that is gone would be the end of what has not come
 * out of its log. Throws a StartRefusal.
 */
export function refuseLostDatabase(folder: string): void {
  if (sizeOf(join(folder, DATABASE)) > 0) return;
  const isLeft = sizeOf(join(folder, `${DATABASE}-wal`)) > 0;
  if (isLeft || checkInstallation(foundIn(folder, null, false, false)).kind !== 'new')
    throw refusal(inFolder(folder), 'gone');
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function foundIn(
  folder: string,
  stored: InstallationState['stored'],
  accounts: boolean,
  namesBlobs: boolean,
): InstallationState {
  return {
    stored,
    hasAccounts: accounts,
    namesBlobs,
    beside: readFileIfExists(identityFile(folder))?.toString().trim() ?? null,
    hasBlobs: hasFiles(join(folder, 's3', 'blobs')),
    hasKey: existsSync(join(folder, KEY_FILE)),
  };
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const hasFiles = (folder: string) => namesIn(folder).some((shelf) => namesIn(join(folder, shelf)).length > 0);

/**
 * Sees that the database and what lies beside it are of one installation, gives both an identity where they have none, and
 * opens the sealing with the key that they were sealed with. Throws a StartRefusal, a BrokenSeal or what the file system says.
 */
export async function openInstallation(location: InstallationLocation, store: Store): Promise<Sealing> {
  const { folder } = location;
  const row = await store.read(({ tables }) => tables.selectFrom('installation').selectAll().executeTakeFirst());
  const accounts = await hasAccounts(store);
  const stored = row ? { id: row.id, isSeeded: row.is_seeded === 1 } : null;
  const found = foundIn(folder, stored, accounts, await namesBlobs(store));
  const verdict = checkInstallation(found);
  if (verdict.kind === 'refused') throw refusal(location, verdict.why, stored?.id);
  // A database with accounts always had a key.
  if (accounts && !found.hasKey) throw keyRefusal(folder, 'gone');
  const id = verdict.kind === 'new' ? randomUUID() : (verdict.id ?? randomUUID());
  if (verdict.kind === 'new') await recordInstallationId(store, id, accounts);
  if (found.beside === null) writeBeside(folder, id);
  if (verdict.kind === 'adopt') await recordInstallationId(store, id, accounts);
  return openOwnSealing(folder, store, id, row?.key_check ?? null);
}

export const namesBlobs = (store: Store): Promise<boolean> =>
  store.read(async ({ tables }) => {
    const named = tables.selectFrom('s3_segments').select('blob').limit(1);
    return (await named.executeTakeFirst()) !== undefined;
  });

const recordInstallationId = (store: Store, id: string, isSeeded: boolean) =>
  store.write(async ({ tables }) => {
    const row = { id, key_check: null, is_seeded: isSeeded ? 1 : 0 };
    await tables.insertInto('installation').values(row).execute();
  });

function writeBeside(folder: string, id: string): void {
  mkdirSync(join(folder, 's3'), { recursive: true, mode: 0o700 });
  writeFileAtomically(identityFile(folder), Buffer.from(`${id}\n`));
}

/** In the transaction that puts the accounts in. */
export const markSeeded = (store: Store) =>
  store.write(async ({ tables }) => {
    await tables.updateTable('installation').set({ is_seeded: 1 }).execute();
  });

async function openOwnSealing(folder: string, store: Store, id: string, check: string | null): Promise<Sealing> {
  const sealing = openSealing(folder);
  const sealer = sealing.of('installation');
  try {
    if (check !== null) sealer.open(check);
    // A key is that of older data only if it opens what is in them.
    else await store.read((tx) => openSomeSealed(tx, sealing));
  } catch (error) {
    throw error instanceof BrokenSeal ? keyRefusal(folder, 'another') : error;
  }
  if (check === null) {
    const key_check = sealer.seal(id);
    await store.write(async ({ tables }) => {
      await tables.updateTable('installation').set({ key_check }).execute();
    });
  }
  return sealing;
}

const elsewhere = 'or choose another folder with SKYDECK_DATA.';

const keyRefusal = (folder: string, what: 'gone' | 'another') =>
  new StartRefusal(
    `The key ${join(folder, KEY_FILE)} is ${what === 'gone' ? 'gone' : 'not the one that this database was sealed with'}; put a copy of the right one in its place, ${elsewhere}`,
  );

function refusal({ folder, database }: InstallationLocation, why: Mismatch, id = ''): StartRefusal {
  const sentences: Readonly<Record<Mismatch, string>> = {
    gone: `The folder ${folder} has data, but its database ${database} is gone or empty; put a copy of it in its place, ${elsewhere}`,
    emptied: `The database ${database} has no accounts any more; put a copy of it in its place, ${elsewhere}`,
    foreign: `The database ${database} and the objects in ${join(folder, 's3')} are of two installations; put together what belongs together, ${elsewhere}`,
    objects: `The objects of the database ${database} are not in ${join(folder, 's3')}; put them back there, or write ${id} to ${identityFile(folder)} to start without them.`,
  };
  return new StartRefusal(sentences[why]);
}
