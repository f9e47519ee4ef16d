import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenEngine } from '../../engines/engine.ts';
import { createTestDatabase, nameOf, type TestDatabase } from './test-database.ts';

/** Puts the demo into an empty folder, and into an empty database where that is not in the folder. */
type Seed = (folder: string, databaseUrl: string | null) => Promise<void>;

interface Seeded {
  readonly folder: string;
  readonly database: TestDatabase | null;
}

const inFolder = new Map<OpenEngine | null, Promise<Seeded>>();
const onServer = new Map<OpenEngine | null, Promise<Seeded>>();

/**
 * Fills an empty data folder with the demo of an engine (null: the embedded one). Seeding is dear, so a process seeds once for
 * each engine, and the other folders are copies: database, sealing key and objects together. Answers the database where it is on a server.
 */
export async function fillWithDemo(
  folder: string,
  engine: OpenEngine | null,
  isOnServer: boolean,
  seed: Seed,
): Promise<TestDatabase | null> {
  const all = isOnServer ? onServer : inFolder;
  const seeding = all.get(engine) ?? seedOnce(seed, isOnServer);
  all.set(engine, seeding);
  const seeded = await seeding;
  cpSync(seeded.folder, folder, { recursive: true });
  return seeded.database && createTestDatabase(nameOf(seeded.database.url));
}

async function seedOnce(seed: Seed, isOnServer: boolean): Promise<Seeded> {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-seed-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = isOnServer ? await createTestDatabase() : null;
  await seed(folder, database?.url ?? null);
  return { folder, database };
}
