import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenEngine } from '../../engines/engine.ts';

/** Puts the demo into an empty folder. */
type Seed = (folder: string) => Promise<void>;

const folders = new Map<OpenEngine | null, Promise<string>>();

/**
 * Fills an empty data folder with the demo of an engine (null: the embedded one). Seeding is dear, so a process seeds once for
 * each engine, and the other folders are copies: database, sealing key and objects together.
 */
export async function fillWithDemo(folder: string, engine: OpenEngine | null, seed: Seed): Promise<void> {
  const seeded = folders.get(engine) ?? seedOnce(seed);
  folders.set(engine, seeded);
  cpSync(await seeded, folder, { recursive: true });
}

async function seedOnce(seed: Seed): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-seed-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await seed(folder);
  return folder;
}
