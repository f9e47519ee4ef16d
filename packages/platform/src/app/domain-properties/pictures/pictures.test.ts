import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { pictureLimits } from '@skydeck/contract';
import { demoDomainId } from '../../../identity/accounts/demo-accounts.ts';
import { goodSvg, png, svg } from '../../testing/sample-pictures.ts';
import { openTestPlatform, type Signed } from '../../testing/test-platform.ts';

const ours = demoDomainId('Norrland Retail');
const theirs = demoDomainId('Fjordlight Energy');
const at = (domain: string, kind: string) => `/api/v2/domains/${domain}/theme/pictures/${kind}`;
const HOUR_MS = 3_600_000;

async function open(t: TestContext) {
  const platform = await openTestPlatform(t);
  const mia = await platform.signIn('mia.hallberg');
  const send = async (kind: string, bytes: Uint8Array, as: Partial<Signed> = mia, domain = ours) => {
    const response = await fetch(platform.url + at(domain, kind), {
      method: 'POST',
      body: bytes as Uint8Array<ArrayBuffer>,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/octet-stream',
        ...(as.sessionId && { 'X-Session-Id': as.sessionId }),
      },
    });
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    return { status: response.status, json: (await response.json()) as any };
  };
  const wear = async (pictures: object, method = 'PUT', as = mia) => {
    const { status, text } = await platform.call(`/api/v2/domains/${ours}/props/GeneralTheme`, {
      method,
      body: { data: pictures, ...(method === 'POST' && { access: 'pub' }) },
      as,
    });
    assert.equal(status, 200, text);
  };
  const files = () => readdirSync(join(platform.settings.dataFolder, 'pictures')).toSorted();
  /** Unlinking goes on behind the answer: until the folder holds these and no others. */
  const untilFiles = async (names: readonly string[]) => {
    while (JSON.stringify(files()) !== JSON.stringify([...names].toSorted()))
      await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...platform, mia, send, wear, files, untilFiles };
}

test('a picture is served as what it is, for ever, to everybody, and runs nothing', async (t) => {
  const { call, send } = await open(t);
  const { status, json } = await send('logo', goodSvg);
  assert.equal(status, 200);
  assert.match(json.name, /^[0-9a-f]{32}$/);
  assert.deepEqual(
    { ...json, name: '' },
    { name: '', kind: 'logo', media_type: 'image/svg+xml', size: goodSvg.length, address: `/theme/-/${json.name}` },
  );
  const { headers, text } = await call(json.address);
  assert.equal(text, goodSvg.toString());
  assert.equal(headers.get('content-type'), 'image/svg+xml');
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(headers.get('content-security-policy'), "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.notEqual((await send('logo', goodSvg)).json.name, json.name, 'each has an address of its own');
});

test('what cannot be a picture is refused with its reason, at its field, and leaves nothing', async (t) => {
  const { send, files } = await open(t);
  const cases = [
    ['logo', Buffer.from('text\n'), 400, 'picture_type'],
    ['logo', svg('<script>1</script>'), 400, 'picture_unsafe'],
    ['favicon', png(1000, 1000), 400, 'picture_too_many_pixels'],
    ['loginLogo', Buffer.alloc(0), 400, 'picture_empty'],
    ['favicon', Buffer.alloc(pictureLimits.favicon.bytes + 1), 413, 'picture_too_large'],
    ['logo', Buffer.alloc(pictureLimits.logo.bytes + 1), 413, 'picture_too_large'],
    ['logo', Buffer.alloc(4 * 1024 * 1024), 413, 'picture_too_large'],
  ] as const;
  for (const [kind, bytes, expected, code] of cases) {
    const { status, json } = await send(kind, bytes);
    assert.deepEqual([status, json.error.fields?.[kind]?.code], [expected, code], code);
  }
  assert.deepEqual(files(), []);
});

test('who may not change the domain cannot send it a picture', async (t) => {
  const { call, send, signIn, files, mia } = await open(t);
  assert.equal((await send('logo', goodSvg, {})).status, 401);
  assert.equal((await send('logo', goodSvg, await signIn('jonas.lind'))).status, 403);
  assert.equal((await send('logo', goodSvg, await signIn('otto.viewer'))).status, 403);
  assert.equal((await send('logo', goodSvg, mia, theirs)).status, 404);
  assert.equal((await send('banner', goodSvg)).status, 404);
  assert.equal((await send('toString', goodSvg)).status, 404);
  const asJson = await call(at(ours, 'logo'), { method: 'POST', body: { name: 'a.svg' }, as: mia });
  assert.equal(asJson.status, 400);
  assert.deepEqual(files(), []);
  assert.equal((await send('logo', goodSvg, await signIn('admin'), theirs)).status, 200);
});

test('only what is a picture has an address', async (t) => {
  const { call, settings } = await open(t);
  writeFileSync(join(settings.dataFolder, 'pictures', 'a'.repeat(32)), 'no row');
  for (const name of ['a'.repeat(32), '..%2Fskydeck.db', 'skydeck.db', '', 'A'.repeat(32)])
    assert.equal((await call(`/theme/-/${name}`)).status, 404, name);
});

test('a picture that is replaced goes; one that waits for its form stays for an hour', async (t) => {
  const { send, wear, call, clock, signIn, untilFiles } = await open(t);
  const [first, second, waiting] = [
    (await send('logo', goodSvg)).json,
    (await send('logo', png(8, 8))).json,
    (await send('favicon', png(8, 8))).json,
  ];
  await wear({ logo: first.name }, 'POST');
  await wear({ logo: second.name });
  await untilFiles([second.name, waiting.name]);
  assert.equal((await call(first.address)).status, 404);
  assert.equal((await call(second.address)).status, 200);
  clock.advance(HOUR_MS + 1);
  await wear({ logo: second.name, productTitle: 'Norrland' }, 'PUT', await signIn('mia.hallberg'));
  await untilFiles([second.name]);
});

test('pictures that are never used do not fill the disk', async (t) => {
  const { send, wear, files, untilFiles, clock } = await open(t);
  const kept = (await send('logo', goodSvg)).json.name as string;
  await wear({ logo: kept }, 'POST');
  const names: string[] = [];
  for (let count = 0; count < 14; count += 1) {
    clock.advance(1000);
    names.push((await send('logo', png(8, 8))).json.name);
  }
  await untilFiles([kept, ...names.slice(2)]);
  assert.equal(files().length, 13);
});

test('what a crash left behind goes at the next start', async (t) => {
  const first = await open(t);
  const { name, address } = (await first.send('logo', goodSvg)).json;
  writeFileSync(join(first.settings.dataFolder, 'pictures', 'b'.repeat(32)), 'without a row');
  await first.platform.close();
  const second = await openTestPlatform(t, { dataFolder: first.settings.dataFolder });
  assert.deepEqual(readdirSync(join(first.settings.dataFolder, 'pictures')), [name]);
  assert.equal((await second.call(address)).status, 200);
});
