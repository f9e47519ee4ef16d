import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundlePlatform } from './bundle-platform.ts';
import { makeSeed, SEED } from './platform.ts';

/** Before the first journey: the platform in one file, and the seed that each worker copies. The answer removes it. */
export default async function setUp(): Promise<() => void> {
  await bundlePlatform();
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-seed-'));
  await makeSeed(folder);
  process.env[SEED] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
