import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { uploadHeaders } from '@skydeck/contract';
import { demoAccounts, demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import { type Child, startChild } from '../../app/testing/child-process.ts';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { ask } from '../../app/testing/test-platform.ts';
import { filesIn } from '../../object-storage/testing/start-s3.ts';
import { LOST_MS } from './embedded/upload.ts';
import { qcow2Of } from './test-images.ts';

const images = '/api/v2/compute/images';
const MIB = 1024 ** 2;

async function start(t: TestContext, dataFolder: string) {
  const env = { SKYDECK_DATA: dataFolder, SKYDECK_TEST: '1' };
  const child = await startChild(t, 'app/testing/embedded-process.ts', env);
  const [, url = ''] = (await child.line())?.split(' ') ?? [];
  assert.ok(url, 'it started');
  const username = 'jonas.lind';
  const password = demoAccounts.find(({ name }) => name === username)?.password;
  const post = (path: string, body: object, as = {}) => ask(url + path, { method: 'POST', body, as });
  const { json: session } = await post('/api/v2/login', { username, password });
  const as = { sessionId: session.token as string };
  const project = `/api/v2/accounts/projects/${demoProjectId('payments-prod')}/auth/`;
  const { json: entered } = await post(project, {}, as);
  const scoped = { ...as, token: entered.token as string };
  return {
    child,
    names: async () => {
      const { json } = await ask(`${url}${images}?limit=-1`, { as: scoped });
      return json.data.map(({ name }: { name: string }) => name) as string[];
    },
    advance: (advance_ms: number) => post('/api/v2/test/clock', { advance_ms }, scoped),
    begin(name: string, length: number) {
      const headers = {
        ...uploadHeaders({ name, disk_format: 'qcow2' }),
        'Content-Type': 'application/octet-stream',
        'Content-Length': length,
        'X-Session-Id': scoped.sessionId,
        'X-Auth-Token': scoped.token,
        'X-Requested-With': 'XMLHttpRequest',
      };
      const sent = request(url + images, { method: 'POST', headers });
      const ended = new Promise<number>((resolve) => {
        sent.on('response', (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        });
        sent.on('error', () => resolve(0));
      });
      return { sent, ended };
    },
  };
}

const blobsIn = async (dataFolder: string) => (await filesIn(join(dataFolder, 's3', 'blobs'))).length;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()));
}

// spec: image.whole
test('kill -9 in the middle of an upload leaves no half image, and no file', async (t) => {
  const dataFolder = tempFolder(t);
  const first = await start(t, dataFolder);
  const before = await blobsIn(dataFolder);
  const { sent, ended } = first.begin('killed', 64 * MIB);
  sent.write(qcow2Of(1));
  await until(async () => (await blobsIn(dataFolder)) > before);
  first.child.kill('SIGKILL');
  assert.equal(await ended, 0);
  await first.child.ended();

  const second = await start(t, dataFolder);
  await until(async () => (await blobsIn(dataFolder)) === before);
  await second.advance(LOST_MS);
  await until(async () => !(await second.names()).includes('killed'));
});

/** The most memory that a process ever had, in bytes. */
function peakOf({ pid }: Child): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
}

const skip = existsSync('/proc/self/status') ? false : 'this system does not tell of a process’s memory in /proc';

// spec: image.memory
test('five times the bytes take no more memory', { skip }, async (t) => {
  const { child, begin } = await start(t, tempFolder(t));
  const block = Buffer.alloc(MIB, 'nothing is kept of this on our side ');
  async function send(mebibytes: number) {
    const { sent, ended } = begin(`of-${mebibytes}`, mebibytes * MIB);
    const pieces = [Buffer.concat([qcow2Of(1), block.subarray(64 * 1024)])];
    for (let at = 0; at < mebibytes; at++)
      if (!sent.write(pieces[at] ?? block)) await new Promise<void>((resolve) => sent.once('drain', resolve));
    sent.end();
    assert.equal(await ended, 200);
  }
  await send(64);
  const peak = peakOf(child);
  await send(320);
  assert.ok(peakOf(child) - peak < 128 * MIB, `${Math.round((peakOf(child) - peak) / MIB)} MiB more`);
});
