import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { freePort } from '@skydeck/platform/testing';

const program = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  /** What it has printed so far, besides errors. */
  readonly printed: () => string;
  /** Its errors so far. */
  readonly errors: () => string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

interface Fixtures {
  /** A folder for data; it is gone after the test. */
  readonly folder: string;
  readonly start: (env: Readonly<Record<string, string>>) => Started;
}

const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'skydeck-start-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  start: async ({}, use) => {
    const all: Started[] = [];
    await use((env) => {
      const started = startProgram(env);
      all.push(started);
      return started;
    });
    for (const { child, ended } of all) {
      child.kill('SIGTERM');
      await ended;
    }
  },
});

function startProgram(env: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_OPTIONS: '', SKYDECK_S3_PORT: '0', ...env },
  });
  let printed = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (piece) => (printed += piece));
  child.stderr.setEncoding('utf8').on('data', (piece) => (errors += piece));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { child, printed: () => printed, errors: () => errors, ended };
}

// What `npm start` adds to the platform that it starts. What else keeps that from starting, that it stops at each signal and
// finds its data again: packages/platform/src/app/start/start.process.test.ts.
test('npm start says where everything is, and stops cleanly; what keeps it from starting is one sentence', async ({
  folder,
  start,
  request,
}) => {
  const ports = { SKYDECK_PORT: String(await freePort()), SKYDECK_PARTNER_PORT: String(await freePort()) };
  const env = { SKYDECK_DATA: folder, ...ports };
  const { child, printed, ended } = start(env);
  const refusals: Readonly<Record<string, string>>[] = [
    // Of this process, and of the platform that it starts.
    { ...env, SKYDECK_PORT: 'none' },
    { ...ports, SKYDECK_DATA: join(folder, 'other'), SKYDECK_PARTNER_PORT: String(await freePort()) },
  ];
  await expect.poll(printed, { timeout: 20_000 }).toContain(`localhost:${env.SKYDECK_PARTNER_PORT}`);
  expect(printed()).toContain(`Skydeck is at http://localhost:${env.SKYDECK_PORT}`);
  for (const name of ['admin', 'mia.hallberg', 'jonas.lind', 'sara.nyberg', 'otto.viewer'])
    expect(printed()).toContain(name);
  const page = await request.get(`http://localhost:${env.SKYDECK_PORT}/`, { headers: { accept: 'text/html' } });
  expect(page.status()).toBe(200);
  expect((await request.get(`http://localhost:${env.SKYDECK_PARTNER_PORT}/networks/add`)).status()).toBe(200);
  for (const refused of refusals) {
    const second = start(refused);
    expect(await second.ended, second.errors()).toBe(1);
    expect(second.errors()).toMatch(/^[^\n]+\.\n$/);
  }
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
