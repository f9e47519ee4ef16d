import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleOnce } from '../../packages/platform/src/app/bundle/bundle.ts';
import { BUNDLE, makeSeed, SEED } from './platform.ts';

/** Before the first journey: the platform in one file, and the seed that each worker copies. The answer removes it. */
export default async function setUp(): Promise<() => void> {
  process.env[BUNDLE] = await bundleOnce(fileURLToPath(new URL('platform-process.ts', import.meta.url)));
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-seed-'));
  await makeSeed(folder);
  process.env[SEED] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
