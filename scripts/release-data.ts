// `pnpm release-data`: keeps what this release leaves in a data folder, for the tests that later releases start on it.
// `--checkout ../older`: of another checkout of the repository, which is installed.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { constants, zstdCompressSync } from 'node:zlib';
import { root } from './bootstrap/root.mjs';
import { orSentence, Sentence } from './bootstrap/sentence.mjs';
import { call, signIn } from './soak/scenario.ts';

const { values: flags } = parseArgs({ options: { checkout: { type: 'string', default: root } } });
const platform = join(resolve(flags.checkout), 'packages', 'platform');

const MAX_BYTES = 256 * 1024 ** 2;
const smallest = { [constants.ZSTD_c_compressionLevel]: 22, [constants.ZSTD_c_windowLog]: 24 };
/** What a start makes again, or is of no use without its process. */
const LEFT_OUT = ['skydeck.reserve', 'skydeck.pid'];

/** Its version and its newest step of the database: the steps change more often. */
function nameOfRelease(): string {
  const { version } = JSON.parse(readFileSync(join(platform, 'package.json'), 'utf8')) as { readonly version: string };
  const steps = readdirSync(join(platform, 'src', 'store', 'migrations')).filter((name) => /^\d{4}-/.test(name));
  return `${version}-${steps.toSorted().at(-1)?.slice(0, 4)}`;
}

async function start(data: string) {
  const node = join(resolve(flags.checkout), 'node_modules', '.bin', 'node');
  const env = {
    SKYDECK_DATA: data,
    SKYDECK_PORT: '0',
    SKYDECK_S3_PORT: '0',
    SKYDECK_DEMO: '1',
    SKYDECK_STOP_NOTICE: '0',
  };
  const child = spawn(node, [join(platform, 'src', 'main.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /is at (http:\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    return { url, stop };
  }
  throw new Sentence('The platform of that checkout did not start.');
}

/** Something of a person, which a later release has to know: a session, a router, a sealed key, an ended task. */
async function use(url: string) {
  const as = await signIn(url);
  const created = await call(url, '/api/v2/compute/routers', { method: 'POST', body: { name: 'kept' }, as });
  const doomed = await call(url, '/api/v2/compute/routers', { method: 'POST', body: { name: 'doomed' }, as });
  const body = { ids: [doomed.json['id']] };
  const { json } = await call(url, '/api/v2/compute/routers/delete', { method: 'POST', body, as });
  const task = String(json['task_id']);
  const key = await call(url, '/api/v2/s3service/keys', { method: 'POST', body: {}, as });
  for (let state = ''; state !== 'success';)
    state = String((await call(url, `/api/v2/tasks/${task}`, { as })).json['state']);
  return { at: new Date().toISOString(), as, router: created.json['id'], task, key: key.json };
}

await orSentence(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-release-'));
  try {
    const server = await start(join(folder, 'data'));
    const made = await use(server.url).finally(server.stop);
    writeFileSync(join(folder, 'made.json'), `${JSON.stringify(made, null, 2)}\n`);
    const name = join('packages', 'platform', 'src', 'app', 'start', 'releases', `${nameOfRelease()}.tar.zst`);
    const without = LEFT_OUT.map((file) => `--exclude=${file}`);
    const packed = execFileSync('tar', ['-C', folder, ...without, '-c', 'made.json', 'data'], { maxBuffer: MAX_BYTES });
    writeFileSync(join(root, name), zstdCompressSync(packed, { params: smallest }));
    process.stdout.write(`${name}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
