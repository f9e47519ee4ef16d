import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createS3Client, type S3Key } from '@skydeck/platform/testing';
import { beside, call, inFolder, type Result, type Scenario, signIn } from './scenario.ts';
import { startServer } from './server.ts';

const DISK_MB = 128;
const SPARE_MB = 40;
const MAX_CHANGES = 20_000;
const GROUPS = '/api/v2/compute/security-groups';
const title = 'full disk';
const skipped = (why: string): Result => ({ title, figures: [], faults: [], skipped: why });

function whyNot(folder: string): string | null {
  if (process.getuid?.() !== 0) return 'only root can mount a small disk';
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'pipe' });
    return null;
  } catch {
    return 'this machine lets nobody mount';
  }
}

/** 507 for what needs room, everything else as always; and when there is room again, all goes on. */
export const fullDisk: Scenario = () =>
  inFolder(async (folder) => {
    const why = whyNot(folder);
    if (why !== null) return skipped(why);
    try {
      return await fill(folder);
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  });

async function fill(folder: string): Promise<Result> {
  const spare = join(folder, 'spare');
  writeFileSync(spare, Buffer.alloc(SPARE_MB * 1024 ** 2));
  const server = await startServer(join(folder, 'data'));
  const as = await signIn(server.url);
  const key = (await call(server.url, '/api/v2/s3service/keys', { method: 'POST', body: {}, as })).json;
  const s3 = createS3Client({ url: server.s3Url, key: key as unknown as S3Key, now: () => new Date() });
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const note = (what: string, status: number, allowed: readonly number[]) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (!allowed.includes(status)) faults.push(`${what}: ${status}`);
    return status;
  };
  await s3.call('PUT', 'disk');
  const made = await call(server.url, GROUPS, { method: 'POST', body: { name: 'disk' }, as });
  const group = `${GROUPS}/${String(made.json['id'])}`;
  // What is kept for such a day is made behind the start.
  for (let at = 0; at < 300 && !existsSync(join(folder, 'data', 'skydeck.reserve')); at += 1) await setTimeout(100);

  const body = Buffer.alloc(1024 ** 2, 'x');
  const objects: string[] = [];
  const description = (at: number) => `${at} ${'x'.repeat(240)}`;
  let newest = 0;
  let refusedAfter: number | null = null;
  const update = async (what: string, at: number, allowed: readonly number[]) => {
    const { status } = await call(server.url, group, { method: 'PATCH', body: { description: description(at) }, as });
    if (status < 300) newest = at;
    return note(what, status, allowed);
  };
  const kept = await beside(server, as, {}, async () => {
    for (let at = 0; at < DISK_MB; at += 1) {
      const { status } = await s3.call('PUT', 'disk', `o-${at}`, { body });
      if (note('PUT of an object', status, [200, 507]) === 507) break;
      objects.push(`o-${at}`);
    }
    for (let at = 1; at <= MAX_CHANGES && refusedAfter === null; at += 1)
      if ((await update('a change', at, [200, 507])) === 507) refusedAfter = at;
    const again = await signIn(server.url);
    note('sign-in', (await call(server.url, '/api/v2/accounts/whoami/', { as: again })).status, [200]);
    note('a list', (await call(server.url, GROUPS, { as })).status, [200]);
    note('reading an object', (await s3.call('GET', 'disk', 'o-0')).status, [200]);
    note('deleting an object', (await s3.call('DELETE', 'disk', objects.pop() ?? '')).status, [204]);

    rmSync(spare);
    await update('a change with room again', MAX_CHANGES + 1, [200]);
    note('a new object with room again', (await s3.call('PUT', 'disk', 'after', { body })).status, [200]);
    for (const name of objects) {
      const { status, bytes } = await s3.call('GET', 'disk', name);
      if (status !== 200 || bytes.length !== body.length) faults.push(`${name} is lost: ${status}`);
    }
    const now = await call(server.url, group, { as });
    if (now.json['description'] !== description(newest)) faults.push('a change is lost');
  });
  await server.stop();
  return {
    title,
    faults: [...faults, ...kept.faults],
    figures: [
      ['objects until the disk was full', String(objects.length + 1)],
      [
        'changes until one was refused with 507',
        refusedAfter === null ? `none of ${MAX_CHANGES}` : String(refusedAfter),
      ],
      ['answers', [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')],
      ['lost acknowledged changes', String(faults.filter((fault) => fault.includes('lost')).length)],
      ...kept.figures,
    ],
  };
}
