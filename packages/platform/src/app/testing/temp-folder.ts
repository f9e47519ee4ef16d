import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

export const createTempFolder = (): string => mkdtempSync(join(tmpdir(), 'skydeck-'));

/** Whoever still writes there, as a database does that is just closing, is waited for: two seconds. */
export const removeTempFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 8, retryDelay: 50 });

/** A folder that goes with the test. */
export function tempFolder(t: Pick<TestContext, 'after'>): string {
  const folder = createTempFolder();
  t.after(() => removeTempFolder(folder));
  return folder;
}
