import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** A folder that goes with the test. */
export function tempFolder(t: Pick<TestContext, 'after'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
