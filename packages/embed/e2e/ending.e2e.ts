import type { Page } from '@playwright/test';
import type { SkyFrame } from '../dist/host/index.js';
import { form, portal, RAW_FRAME, STRANGER } from './documents.ts';
import { names as formNames } from '../dist/host/network-add/names.js';
import { words } from '../dist/host/words/nearest.js';
import { expect, frameOf, test, told } from './test.ts';

const ADD = '/iframe/networks/add';
const LISTED = '/embed/v1/listed';
/** As the platform answers it: to pages of every origin. */
const ANYBODY = { 'access-control-allow-origin': '*' };

declare global {
  interface Window {
    openThings: { listeners: number; closedPorts: number };
    removed: Element;
  }
}

test('a frame that loads again is met again', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put(ADD, form(site.origin));
  site.put('/', portal(server.origin, `<sky-frame src="${server.origin}${ADD}"></sky-frame>`));
  await page.goto(site.origin);
  await expect.poll(() => told(page, 'sky-ready')).toHaveLength(1);
  const frame = await frameOf(page, server);
  await frame.evaluate(() => window.host?.dirtied({ dirty: true }));
  await expect.poll(() => told(page, 'sky-dirtied')).toEqual([{ type: 'sky-dirtied', dirty: true }]);
  await frame.evaluate(() => location.reload());
  await expect.poll(() => told(page, 'sky-ready')).toHaveLength(2);
  expect(await told(page, 'sky-dirtied')).toHaveLength(2); // what was typed is gone
  await page.locator('sky-frame').evaluate((node: SkyFrame) => node.cancel());
  await expect.poll(() => frame.evaluate(() => window.told.length)).toBe(2);
});

/** Counts what is open on the platform's side; the element itself is untouched. */
async function countOpenThings(page: Page) {
  await page.addInitScript(() => {
    const opened = (window.openThings = { listeners: 0, closedPorts: 0 });
    const counting = <Method extends (type: string, ...rest: never[]) => void>(method: Method, step: number) =>
      new Proxy(method, {
        apply(target, self, args: Parameters<Method>) {
          if (args[0] === 'message') opened.listeners += step;
          return Reflect.apply(target, self, args);
        },
      });
    window.addEventListener = counting(window.addEventListener, 1);
    window.removeEventListener = counting(window.removeEventListener, -1);
    const { close } = MessagePort.prototype;
    MessagePort.prototype.close = function () {
      opened.closedPorts += 1;
      return close.call(this);
    };
  });
  return () => page.evaluate(() => window.openThings);
}

test('a new hello closes the old port', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  const open = await countOpenThings(page);
  server.put(ADD, RAW_FRAME);
  site.put('/', portal(server.origin, `<sky-frame src="${server.origin}${ADD}"></sky-frame>`));
  await page.goto(site.origin);
  const frame = await frameOf(page, server);
  await frame.waitForFunction(() => window.ports.length === 1);
  const tell = (port: number, id: string) =>
    frame.evaluate(([at, data]) => window.ports[at]!.postMessage({ type: 'done', data }), [
      port,
      { kind: 'created', resource: 'router', id },
    ] as const);
  await tell(0, 'first');
  await expect.poll(() => told(page)).toMatchObject([{ id: 'first' }]);
  expect((await open()).closedPorts).toBe(0);

  await frame.evaluate(() => window.hello());
  await frame.waitForFunction(() => window.ports.length === 2);
  expect((await open()).closedPorts).toBe(1);
  await tell(0, 'old');
  await tell(1, 'new');
  await expect.poll(() => told(page)).toMatchObject([{ id: 'first' }, { id: 'new' }]);
});

test('removing the element closes port and listener', async ({ page, sites }) => {
  const { console: server, portal: site, stranger } = sites;
  const open = await countOpenThings(page);
  server.put(ADD, RAW_FRAME);
  stranger.put('/', STRANGER);
  site.put(
    '/',
    portal(
      server.origin,
      `<iframe src="${stranger.origin}/"></iframe><sky-frame src="${server.origin}${ADD}"></sky-frame>`,
    ),
  );
  await page.goto(site.origin);
  const frame = await frameOf(page, server);
  const keeper = await frameOf(page, stranger);
  await keeper.waitForFunction(() => window.known);
  await frame.waitForFunction(() => window.ports.length === 1);
  // The port outlives its document in another one: so it is the page that stops listening, not the frame's end.
  await frame.evaluate(
    (origin) => window.parent.frames[0]!.postMessage('port', origin, [window.ports[0]!]),
    stranger.origin,
  );
  await keeper.waitForFunction(() => window.ports.length === 1);
  const cancel = () => keeper.evaluate(() => window.ports[0]!.postMessage({ type: 'cancelled', data: {} }));
  await cancel();
  await expect.poll(() => told(page)).toEqual([{ type: 'sky-cancelled' }]);
  const before = await open();

  await page.locator('sky-frame').evaluate((node) => {
    window.removed = node;
    node.addEventListener('sky-cancelled', () => window.told.push({ type: 'sky-after-removal' }));
    node.remove();
  });
  expect(await open()).toEqual({ listeners: before.listeners - 1, closedPorts: before.closedPorts + 1 });
  await expect(page.locator('iframe')).toHaveCount(1);
  await cancel();

  await page.evaluate(() => document.body.append(window.removed));
  await expect(page.locator('sky-frame:state(connected)')).toHaveCount(1);
  expect((await open()).listeners).toBe(before.listeners);
  await (await frameOf(page, server)).evaluate(() => window.ports[0]!.postMessage({ type: 'cancelled', data: {} }));
  await expect.poll(() => told(page, 'sky-after-removal')).toHaveLength(1);
  expect(await told(page, 'sky-cancelled')).toHaveLength(2);
});

// spec: embedding.version
test('majors that we do not speak fail, and say so', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put(ADD, RAW_FRAME);
  site.put('/', portal(server.origin, `<sky-frame src="${server.origin}${ADD}"></sky-frame>`));
  await page.goto(site.origin);
  const frame = await frameOf(page, server);
  await frame.waitForFunction(() => window.ports.length === 1);
  await frame.evaluate(() => window.hello([3, 2]));
  await expect.poll(() => told(page)).toEqual([{ type: 'sky-failed', code: 'version', status: null }]);
  await expect(page.getByRole('alert')).toHaveText(words.en.version);
  await expect(page.getByRole('button')).toHaveCount(0);
});

// spec: embedding.silence
test('a silent frame fails after ten seconds, in nine languages, and can be tried again', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put(ADD, '<!doctype html><title>Silent</title>');
  server.put(LISTED, '', ANYBODY, 204);
  site.put('/', portal(server.origin, `<sky-network-add console-origin="${server.origin}"></sky-network-add>`));
  await page.clock.install({ time: 0 });
  // Its time stands still: what the page takes to be there counts for nothing.
  await page.clock.pauseAt(60_000);
  await page.goto(site.origin);
  await expect(page.getByRole('status')).toHaveText(words.en.loading);
  await page.clock.fastForward(9_000);
  await expect(page.locator('sky-network-add:state(loading)')).toHaveCount(1);
  await page.clock.fastForward(1_000);
  await expect.poll(() => told(page)).toEqual([{ type: 'sky-failed', code: 'silent', status: null }]);

  for (const [locale, own] of Object.entries(words)) {
    await page.evaluate((lang) => document.documentElement.setAttribute('lang', lang), locale);
    await expect(page.getByRole('alert')).toHaveText(own.silent);
    await expect(page.getByRole('alert')).toHaveCSS('direction', locale === 'ar' ? 'rtl' : 'ltr');
    await expect(page.locator('iframe')).toHaveAttribute('title', formNames[locale as keyof typeof formNames]);
  }
  server.put(ADD, form(site.origin));
  await page.clock.resume();
  await page.getByRole('button', { name: words.zh.retry }).click();
  await expect(page.locator('sky-network-add:state(ready)')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText('');
});

test('a page learns why a frame is silent, as far as its browser lets it know', async ({ page, sites }) => {
  const { console: server, portal: site, stranger } = sites;
  const refused = "frame-ancestors 'none'";
  // Whatever is not there answers without a word for other origins, as a server does that is not ours.
  const pageWith = (at: string) => portal(server.origin, `<sky-frame src="${at}/prefix${ADD}"></sky-frame>`);
  server.put(`/prefix${ADD}`, form(site.origin), { 'content-security-policy': refused });
  server.put(`/prefix${LISTED}`, '', ANYBODY, 403);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const outcome = async (policy: string, at = server.origin) => {
    site.put('/', pageWith(at), { 'content-security-policy': `script-src * 'unsafe-inline'; ${policy}` });
    await page.goto(site.origin);
    await expect(page.locator('sky-frame:defined')).toHaveCount(1);
    await page.clock.fastForward(10_000);
    await expect.poll(() => told(page, 'sky-failed')).toHaveLength(1);
    const [failed] = (await told(page)) as { readonly code: keyof typeof words.en }[];
    await expect(page.getByRole('alert')).toHaveText(words.en[failed!.code]);
    return [failed!.code, await page.getByRole('button', { name: words.en.retry }).count()];
  };
  expect(await outcome('')).toEqual(['unlisted', 0]);
  expect(await outcome('', stranger.origin)).toEqual(['unreachable', 1]);
  expect(await outcome("connect-src 'self'")).toEqual(['silent', 1]);
  expect(await outcome("frame-src 'self'")).toEqual(['blocked', 0]);
});

test('the frame has a name: the page’s, else the form’s', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put(ADD, form(site.origin));
  site.put('/', portal(server.origin, `<sky-frame src="${server.origin}${ADD}"></sky-frame>`, 'es'));
  await page.goto(site.origin);
  await expect.poll(() => told(page, 'sky-ready')).toHaveLength(1);
  const session = await page.context().newCDPSession(page);
  const names = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.filter(({ role }) => role?.value === 'Iframe').map(({ name }) => name?.value as unknown);
  };
  expect(await names()).toEqual(['A form']);
  await page.locator('sky-frame').evaluate((node) => node.setAttribute('label', 'Red de sucursal'));
  await expect.poll(names).toEqual(['Red de sucursal']);
});
