import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createS3Client, type S3Key } from '@skydeck/platform/testing';
import { beside, call, type Caller, inFolder, type Result, type Scenario, signIn } from './scenario.ts';
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
  const answers = createAnswers();
  const objects = createObjects(s3, answers);
  await s3.call('PUT', 'disk');
  const group = await createGroup(server.url, as, answers);
  // What is kept for such a day is made behind the start.
  for (let at = 0; at < 300 && !existsSync(join(folder, 'data', 'skydeck.reserve')); at += 1) await setTimeout(100);

  let refusedAfter: number | null = null;
  const kept = await beside(server, as, {}, async () => {
    await objects.putUntilFull();
    for (let at = 1; at <= MAX_CHANGES && refusedAfter === null; at += 1)
      if ((await group.update('a change', at, [200, 507])) === 507) refusedAfter = at;
    const again = await signIn(server.url);
    answers.add('sign-in', (await call(server.url, '/api/v2/accounts/whoami/', { as: again })).status, [200]);
    answers.add('a list', (await call(server.url, GROUPS, { as })).status, [200]);
    await objects.readAndDelete();

    rmSync(spare);
    await group.update('a change with room again', MAX_CHANGES + 1, [200]);
    await objects.putWithRoom();
    await objects.findLost();
    await group.findLost();
  });
  await server.stop();
  const { faults } = answers;
  return {
    title,
    faults: [...faults, ...kept.faults],
    figures: [
      ['objects until the disk was full', String(objects.count() + 1)],
      [
        'changes until one was refused with 507',
        refusedAfter === null ? `none of ${MAX_CHANGES}` : String(refusedAfter),
      ],
      ['answers', answers.summary()],
      ['lost acknowledged changes', String(faults.filter((fault) => fault.includes('lost')).length)],
      ...kept.figures,
    ],
  };
}

type Answers = ReturnType<typeof createAnswers>;

/** What was answered, and what should not have been. */
function createAnswers() {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  return {
    faults,
    add(what: string, status: number, allowed: readonly number[]): number {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (!allowed.includes(status)) faults.push(`${what}: ${status}`);
      return status;
    },
    summary: () => [...statuses].map(([status, times]) => `${status}: ${times}`).join(', '),
  };
}

/** The objects of a bucket that fills the disk. */
function createObjects(s3: ReturnType<typeof createS3Client>, answers: Answers) {
  const body = Buffer.alloc(1024 ** 2, 'x');
  const names: string[] = [];
  return {
    count: () => names.length,
    async putUntilFull(): Promise<void> {
      for (let at = 0; at < DISK_MB; at += 1) {
        const { status } = await s3.call('PUT', 'disk', `o-${at}`, { body });
        if (answers.add('PUT of an object', status, [200, 507]) === 507) break;
        names.push(`o-${at}`);
      }
    },
    async readAndDelete(): Promise<void> {
      answers.add('reading an object', (await s3.call('GET', 'disk', 'o-0')).status, [200]);
      answers.add('deleting an object', (await s3.call('DELETE', 'disk', names.pop() ?? '')).status, [204]);
    },
    async putWithRoom(): Promise<void> {
      const { status } = await s3.call('PUT', 'disk', 'after', { body });
      answers.add('a new object with room again', status, [200]);
    },
    async findLost(): Promise<void> {
      for (const name of names) {
        const { status, bytes } = await s3.call('GET', 'disk', name);
        if (status !== 200 || bytes.length !== body.length) answers.faults.push(`${name} is lost: ${status}`);
      }
    },
  };
}

/** A group that is changed again and again. */
async function createGroup(url: string, as: Caller, answers: Answers) {
  const { json } = await call(url, GROUPS, { method: 'POST', body: { name: 'disk' }, as });
  const path = `${GROUPS}/${String(json['id'])}`;
  const descriptionOf = (at: number) => `${at} ${'x'.repeat(240)}`;
  let newest = 0;
  return {
    async update(what: string, at: number, allowed: readonly number[]): Promise<number> {
      const { status } = await call(url, path, { method: 'PATCH', body: { description: descriptionOf(at) }, as });
      if (status < 300) newest = at;
      return answers.add(what, status, allowed);
    },
    async findLost(): Promise<void> {
      const now = await call(url, path, { as });
      if (now.json['description'] !== descriptionOf(newest)) answers.faults.push('a change is lost');
    },
  };
}
