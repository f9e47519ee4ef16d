import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { zstdDecompressSync } from 'node:zlib';
import { createMovableClock, type MovableClock } from '../../clock.ts';
import { packageFolder } from '../package-folder.ts';
import { tempFolder } from './temp-folder.ts';
import { createS3Client } from '../../object-storage/testing/s3-client.ts';
import type { Signed, TestPlatform } from './test-platform.ts';

const folder = join(packageFolder, 'src/app/start/releases');

/** The data that releases have left: `pnpm release-data` keeps them. */
export const releases: readonly string[] = readdirSync(folder);

/** What somebody had made with that release. */
interface Made {
  readonly at: string;
  readonly as: Signed;
  readonly router: string;
  readonly task: string;
  readonly key: { readonly acc_key: string; readonly sec_key: string };
}

export interface ReleaseData {
  readonly dataFolder: string;
  readonly made: Made;
  /** A minute after it was stopped: sessions are still good. */
  readonly clock: MovableClock;
}

/** A copy of the data folder of a release. */
export function unpackRelease(t: TestContext, release: string): ReleaseData {
  const target = tempFolder(t);
  const input = zstdDecompressSync(readFileSync(join(folder, release)));
  execFileSync('tar', ['-C', target, '-x'], { input });
  const made = JSON.parse(readFileSync(join(target, 'made.json'), 'utf8')) as Made;
  const clock = createMovableClock(new Date(Date.parse(made.at) + 60_000));
  return { dataFolder: join(target, 'data'), made, clock };
}

/** What was made with the release is there, and its session, key and seals are still good. */
export async function assertKept({ call, platform }: TestPlatform, { as, router, task, key }: Made): Promise<void> {
  const kept = await call(`/api/v2/compute/routers/${router}`, { as });
  assert.deepEqual([kept.status, kept.json.name], [200, 'kept']);
  const ended = await call(`/api/v2/tasks/${task}`, { as });
  assert.deepEqual([ended.status, ended.json.state, ended.json.result.done.length], [200, 'success', 1]);
  const s3 = createS3Client({ url: platform.s3Url, key, now: () => platform.internals.clock.now() });
  assert.equal((await s3.call('GET', 'payments-exports', 'README.txt')).status, 200);
  // Its number follows those of before, and lists know it.
  const added = await call('/api/v2/compute/routers', { method: 'POST', body: { name: 'added' }, as });
  const { json } = await call('/api/v2/compute/routers?limit=-1&sort=name:asc', { as });
  const names = (json.data as { readonly name: string }[]).map(({ name }) => name);
  assert.deepEqual([added.status, names.includes('added'), names.includes('kept')], [200, true, true]);
}
