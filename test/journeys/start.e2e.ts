import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';

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

/** A port nobody listens at. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

test('npm start says where everything is, keeps its data, and stops cleanly', async ({ folder, start, request }) => {
  const env = { SKYDECK_DATA: folder, SKYDECK_PORT: await freePort(), SKYDECK_PARTNER_PORT: await freePort() };
  for (const time of ['first', 'second']) {
    const { child, printed, ended } = start(env);
    await expect
      .poll(printed, { message: `the ${time} start`, timeout: 20_000 })
      .toContain(`localhost:${env.SKYDECK_PARTNER_PORT}`);
    expect(printed()).toContain(`Skydeck is at http://localhost:${env.SKYDECK_PORT}`);
    for (const name of ['admin', 'mia.hallberg', 'jonas.lind', 'sara.nyberg', 'otto.viewer'])
      expect(printed()).toContain(name);
    const page = await request.get(`http://localhost:${env.SKYDECK_PORT}/`, { headers: { accept: 'text/html' } });
    expect(page.status()).toBe(200);
    expect((await request.get(`http://localhost:${env.SKYDECK_PARTNER_PORT}/networks/add`)).status()).toBe(200);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  }
});

test('what keeps it from starting is one sentence', async ({ folder, start }) => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const port = String((taken.address() as AddressInfo).port);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const cases = [
    { SKYDECK_DATA: join(folder, 'data'), SKYDECK_PORT: port, SKYDECK_PARTNER_PORT: await freePort() },
    { SKYDECK_DATA: join(folder, 'data'), SKYDECK_PORT: await freePort(), SKYDECK_PARTNER_PORT: port },
    { SKYDECK_DATA: file, SKYDECK_PORT: await freePort(), SKYDECK_PARTNER_PORT: await freePort() },
    { SKYDECK_DATA: folder, SKYDECK_PORT: 'none', SKYDECK_PARTNER_PORT: await freePort() },
  ];
  for (const env of cases) {
    const { errors, ended } = start(env);
    expect(await ended, errors()).toBe(1);
    expect(errors()).toMatch(/^[^\n]+\.\n$/);
  }
  taken.close();
});
