import { writeFile } from 'node:fs/promises';
import type { SkyFrame } from '../dist/host/index.js';
import { form, portal, RAW_FRAME, STRANGER } from './documents.ts';
import { expect, frameOf, test, told } from './test.ts';

const ADD = '/iframe/networks/add';
const NONCE = '7-7-7-7';
const MARK = 'skydeck-embed';

const FORGED_WELCOME = { mark: MARK, type: 'welcome', version: 1, nonce: NONCE, settings: { scheme: 'forged' } };
const FORGERIES = [
  { mark: MARK, type: 'hello', versions: [1], nonce: 'forged' },
  FORGED_WELCOME,
  { type: 'done', data: { kind: 'created', resource: 'router', id: 'forged' } },
  { type: 'resized', data: { height: 5 } },
  { type: 'submit', data: {} },
];

// The worst case: the forger has guessed the nonce. Then only who speaks, and from where, is left to tell.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Crypto.prototype.getRandomValues = (values) => (values as unknown as Uint32Array).fill(7) as never;
  }),
);

test('a sibling that forges at both sides is heard by nobody', async ({ page, sites }) => {
  const { console: server, portal: site, stranger } = sites;
  server.put(ADD, form(site.origin));
  stranger.put('/', STRANGER);
  site.put(
    '/',
    portal(
      server.origin,
      `<iframe src="${stranger.origin}/"></iframe><sky-frame src="${server.origin}${ADD}" scheme="cedar"></sky-frame>`,
    ),
  );
  await page.goto(site.origin);
  const frame = await frameOf(page, server);
  const forger = await frameOf(page, stranger);
  await expect.poll(() => told(page, 'sky-ready')).toHaveLength(1);
  await frame.evaluate((origin) => window.parent.frames[0]!.postMessage('here', origin), stranger.origin);
  await forger.waitForFunction(() => window.known.length === 2);
  await forger.evaluate((messages) => window.forge(messages), FORGERIES);

  // Control: every forgery was delivered at both sides.
  for (const side of [page.mainFrame(), frame]) {
    const delivered = () =>
      side.evaluate(
        (origin) => window.heard.filter((heard) => heard.origin === origin && heard.ports === 1).length,
        stranger.origin,
      );
    await expect.poll(delivered).toBe(FORGERIES.length);
  }

  // Control: the true line still works, and comes after whatever the forgeries may have set going.
  await frame.evaluate(() => window.host?.done({ kind: 'created', resource: 'router', id: 'true' }));
  await expect.poll(() => told(page, 'sky-done')).toHaveLength(1);
  await page.locator('sky-frame').evaluate((node: SkyFrame) => node.submit());
  await expect.poll(() => frame.evaluate(() => window.told.length)).toBe(2);
  expect(await told(page, 'sky-done')).toEqual([{ type: 'sky-done', kind: 'created', resource: 'router', id: 'true' }]);
  expect(await frame.evaluate(() => window.told)).toMatchObject([{ settings: { scheme: 'cedar' } }, 'submit']);
  expect(await forger.evaluate(() => window.heard.map(({ data }) => data))).toEqual(['here']);
});

for (const sibling of ['stranger', 'portal'] as const) {
  test(`a sibling of the ${sibling}’s origin cannot welcome a frame before the page does`, async ({ page, sites }) => {
    const { console: server, portal: site } = sites;
    const where = sites[sibling];
    server.put(ADD, form(site.origin));
    where.put('/sibling', STRANGER);
    site.put(
      '/',
      portal(
        server.origin,
        `<iframe src="${where.origin}/sibling"></iframe><iframe src="${server.origin}${ADD}"></iframe>`,
      ),
    );
    await page.goto(site.origin);
    const frame = await frameOf(page, server);
    const forger = await frameOf(page, where, '/sibling');
    await page.waitForFunction(() => window.heard.some(({ data }) => data === 'control'));
    await frame.evaluate((origin) => window.parent.frames[0]!.postMessage('here', origin), where.origin);
    await forger.waitForFunction(() => window.known.length === 2);
    await forger.evaluate((messages) => window.forge(messages), [FORGED_WELCOME]);
    await frame.waitForFunction(() => window.heard.length === 1);

    // Control: the same words from the page are a welcome. One without a port, one that answers another hello and a
    // second one are none.
    const welcoming = { welcome: FORGED_WELCOME, origin: server.origin };
    await page.evaluate(({ welcome, origin }) => {
      const target = window.frames[1]!;
      target.postMessage(welcome, origin);
      const others = [{ nonce: 'other' }, { settings: { scheme: 'true' } }, { settings: { scheme: 'late' } }];
      for (const other of others) {
        target.postMessage({ ...welcome, ...other }, origin, [new MessageChannel().port2]);
      }
    }, welcoming);
    await frame.waitForFunction(() => window.heard.length === 5);
    expect(await frame.evaluate(() => window.told)).toEqual([{ settings: { scheme: 'true' } }]);
  });
}

test('a frame that went elsewhere is not met there', async ({ page, sites }) => {
  const { console: server, portal: site, stranger } = sites;
  server.put(ADD, RAW_FRAME);
  stranger.put('/', RAW_FRAME);
  site.put('/', portal(server.origin, `<sky-frame src="${server.origin}${ADD}"></sky-frame>`));
  await page.goto(site.origin);
  const frame = await frameOf(page, server);
  await frame.waitForFunction(() => window.ports.length === 1);
  const helloFrom = (origin: string) =>
    page.waitForFunction((from) => window.heard.some((heard) => heard.origin === from), origin);
  await helloFrom(server.origin);
  await frame.evaluate(() => window.ports[0]?.postMessage({ type: 'ready', data: { title: '' } }));
  await expect(page.locator('sky-frame:state(ready)')).toHaveCount(1);
  await frame.evaluate((url) => location.assign(url), `${stranger.origin}/`);
  await helloFrom(stranger.origin);
  await expect(page.locator('sky-frame:state(ready)')).toHaveCount(1);

  // Control: back home it is met again, so the hello from elsewhere had its turn before.
  const away = await frameOf(page, stranger);
  expect(await away.evaluate(() => window.heard)).toEqual([]);
  await away.evaluate((url) => location.assign(url), server.origin + ADD);
  const home = await frameOf(page, server);
  await home.waitForFunction(() => window.ports.length === 1);
});

// spec: embedding.origin
test('a page that is not the named host hears nothing, and its welcome is none', async ({ page, sites }) => {
  const { console: server, portal: site, stranger } = sites;
  server.put(ADD, form(site.origin, 'v0: true'));
  stranger.put('/', portal(server.origin, `<sky-frame src="${server.origin}${ADD}"></sky-frame>`));
  const refused = page.waitForEvent('console', (message) => message.text().includes('target origin'));
  await page.goto(stranger.origin);
  await refused; // control: the hello was sent, and the browser did not deliver it
  const frame = await frameOf(page, server);
  await page.waitForFunction(() => window.heard.length > 0);
  await page.locator('sky-frame iframe').evaluate(
    (iframe: HTMLIFrameElement, { welcome, origin }) => {
      iframe.contentWindow!.postMessage(welcome, origin, [new MessageChannel().port2]);
      iframe.contentWindow!.postMessage('request-storage-access', origin);
    },
    { welcome: FORGED_WELCOME, origin: server.origin },
  );
  await frame.waitForFunction(() => window.heard.length === 2);
  await frame.evaluate((origin) => {
    window.host?.session({ state: 'signed-in' });
    window.host?.storage({ state: 'needs-gesture' });
    window.host?.done({ kind: 'created', resource: 'router', id: '1' });
    window.parent.postMessage('last', origin);
  }, stranger.origin);
  await page.waitForFunction(() => window.heard.some(({ data }) => data === 'last'));
  expect(await page.evaluate(() => window.heard.map(({ data }) => data))).toEqual(['control', 'last']);
  expect(await told(page)).toEqual([]);
  expect(await frame.evaluate(() => window.told)).toEqual([]);
});

test('names from a prototype, wrong kinds and unknown types vanish', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put(ADD, RAW_FRAME);
  site.put('/', portal(server.origin, `<sky-frame src="${server.origin}${ADD}"></sky-frame>`));
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(site.origin);
  const frame = await frameOf(page, server);
  await frame.waitForFunction(() => window.ports.length === 1);
  await frame.evaluate(() => {
    const done = { kind: 'created', resource: 'router', id: '1' };
    for (const type of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'navigate', '']) {
      window.ports[0]?.postMessage({ type, data: done });
    }
    for (const wrong of [
      { ...done, kind: 'deleted' },
      { ...done, id: 7 },
      { ...done, resource: 'x'.repeat(201) },
      null,
      'done',
      [done],
    ]) {
      window.ports[0]?.postMessage({ type: 'done', data: wrong });
    }
    for (const bare of [null, undefined, 7, 'done', [], { type: { toString: 'done' }, data: done }]) {
      window.ports[0]?.postMessage(bare);
    }
    window.ports[0]?.postMessage({ type: 'done', data: { ...done, id: 'right', token: 'secret' } });
  });
  await expect.poll(() => told(page)).toEqual([{ type: 'sky-done', kind: 'created', resource: 'router', id: 'right' }]);
  expect(errors).toEqual([]);
});

test('nothing is installed in a tab of its own', async ({ page, sites }) => {
  const { console: server, portal: site, stranger } = sites;
  server.put(ADD, form(site.origin));
  stranger.put('/', STRANGER);
  await page.goto(stranger.origin);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url), server.origin + ADD),
  ]);
  await tab.waitForFunction(() => window.host !== undefined);
  expect(await tab.evaluate(() => window.host)).toBeNull();
});

test.describe('an opaque origin', () => {
  test('of the page is refused by both halves', async ({ page, sites }) => {
    const { console: server, portal: site, stranger } = sites;
    server.put(ADD, form('null'));
    site.put(
      '/',
      portal(
        server.origin,
        `<sky-frame src="${server.origin}${ADD}"></sky-frame><iframe src="${server.origin}${ADD}"></iframe>`,
      ),
    );
    stranger.put('/', `${STRANGER}<iframe sandbox="allow-scripts" src="${site.origin}/"></iframe>`);
    await page.goto(stranger.origin);
    const inner = await frameOf(page, site);
    await expect
      .poll(() => inner.evaluate(() => window.told))
      .toEqual([{ type: 'sky-failed', code: 'address', status: null }]);
    await inner.waitForFunction(() => window.heard.length === 1);
    expect(await inner.evaluate(() => window.heard.map(({ data }) => data))).toEqual(['control']);
    const guest = await frameOf(page, server);
    expect(await guest.evaluate(() => window.host)).toBeNull();
  });

  test('of the frame is refused by the guest', async ({ page, sites }) => {
    const { console: server, portal: site } = sites;
    server.put(ADD, form(site.origin));
    site.put('/', portal(server.origin, `<iframe sandbox="allow-scripts" src="${server.origin}${ADD}"></iframe>`));
    await page.goto(site.origin);
    const frame = await frameOf(page, server);
    expect(await frame.evaluate(() => window.origin)).toBe('null');
    await frame.waitForFunction(() => window.host === null);
    await page.waitForFunction(() => window.heard.length === 1);
    expect(await page.evaluate(() => window.heard.map(({ data }) => data))).toEqual(['control']);
  });

  for (const src of [
    'data:text/html,x',
    'javascript:told.push(1)',
    'about:blank',
    'file:///etc/hostname',
    'nonsense',
  ]) {
    test(`of a form’s address (${src}) is refused by the element`, async ({ page, sites }) => {
      const { console: server, portal: site } = sites;
      site.put('/', portal(server.origin, `<sky-frame src="${src}"></sky-frame>`));
      await page.goto(site.origin);
      await expect.poll(() => told(page)).toEqual([{ type: 'sky-failed', code: 'address', status: null }]);
      await expect(page.locator('sky-frame iframe')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveText(
        'This form has no valid address. Contact the owner of this page.',
      );
    });
  }

  test('of a file is refused', async ({ page, sites }, info) => {
    const { console: server } = sites;
    server.put(ADD, form('file://'));
    const file = info.outputPath('portal.html');
    await writeFile(
      file,
      portal(
        server.origin,
        `<sky-frame src="${server.origin}${ADD}"></sky-frame><iframe src="${server.origin}${ADD}"></iframe>`,
      ),
    );
    await page.goto(`file://${file}`);
    await expect.poll(() => told(page)).toEqual([{ type: 'sky-failed', code: 'address', status: null }]);
    await page.waitForFunction(() => window.heard.length === 1);
    expect(await page.evaluate(() => window.heard.map(({ data }) => data))).toEqual(['control']);
    const guest = await frameOf(page, server);
    expect(await guest.evaluate(() => window.host)).toBeNull();
  });
});
