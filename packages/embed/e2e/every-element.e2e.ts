import type { FormFrame } from '../dist/host/index.js';
import { readdirSync } from 'node:fs';
import { form, portal, STRANGER } from './documents.ts';
import { elements } from './elements.ts';
import { expect, frameOf, test, told } from './test.ts';

// The three origins once more, for each element: it shows its own form, hears that form, and nobody else.

const MARK = 'skydeck-embed';
const NONCE = '7-7-7-7';
const FORGED_WELCOME = { mark: MARK, type: 'welcome', version: 1, nonce: NONCE, settings: { scheme: 'forged' } };
const FORGERIES = [
  { mark: MARK, type: 'hello', versions: [1], nonce: 'forged' },
  FORGED_WELCOME,
  { type: 'done', data: { kind: 'created', resource: 'router', id: 'forged' } },
  { type: 'resized', data: { height: 5 } },
  { type: 'submit', data: {} },
];

/** One of each kind: the protocol is that of one class, which gets of an element its path, its attributes and its step. */
const kinds = [
  elements.find(({ html, steps }) => steps.length === 0 && !html.includes('-id=')),
  elements.find(({ html, steps }) => steps.length === 0 && html.includes('-id=')),
  elements.find(({ steps }) => steps.length > 0),
].filter((element) => element !== undefined);

// spec: embedding.forms
test('the list has every element, and an element is of the list', () => {
  const shared = ['form-frame', 'frame', 'words'];
  const folders = readdirSync(new URL('../src/host', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
    .map(({ name }) => name);
  expect(elements.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  expect(kinds, 'one of each kind').toHaveLength(3);
});

for (const { tag, html, path, steps } of elements.filter((element) => element.steps.length > 0)) {
  test(`${tag} begins at each of its steps, and at no other`, async ({ page, sites }) => {
    const { console: server, portal: site } = sites;
    for (const place of ['', ...steps.map((step) => `/${step}`)]) server.put(path + place, form(site.origin));
    site.put('/', portal(server.origin, html.replace('CONSOLE', server.origin)));
    await page.goto(site.origin);
    await expect.poll(() => told(page, 'sky-ready')).toHaveLength(1);
    const element = page.locator(tag);
    for (const [before, step] of steps.entries()) {
      await element.evaluate((node, value) => node.setAttribute('step', value), step);
      await frameOf(page, server, `${path}/${step}?`);
      await expect.poll(() => told(page, 'sky-ready')).toHaveLength(before + 2);
      const frame = await frameOf(page, server, `${path}/${step}?`);
      await frame.evaluate(() => window.host?.done({ kind: 'created', resource: 'thing', id: '1' }));
      await expect.poll(() => told(page, 'sky-done')).toHaveLength(before + 1);
    }
    for (const wrong of ['review', `${steps[0]}/..`, '../edit']) {
      await element.evaluate((node, value) => node.setAttribute('step', value), wrong);
      await expect(page.locator(`${tag}:state(failed)`)).toHaveCount(1);
      expect((await told(page)).at(-1)).toEqual({ type: 'sky-failed', code: 'address', status: null });
      await expect(page.locator('iframe')).toHaveCount(0);
      await element.evaluate((node) => node.removeAttribute('step'));
      await expect(page.locator(`${tag}:state(ready)`)).toHaveCount(1);
    }
    await frameOf(page, server, `${path}?`);
  });
}

test('each of them shows its own form, hears it, and tells it what is to be done', async ({ page, sites }) => {
  test.slow();
  const { console: server, portal: site } = sites;
  for (const { path } of elements) server.put(path, form(site.origin));
  const written = elements.map(({ name, html }) =>
    html.replace('CONSOLE', server.origin).replace(' ', ` id="${name}" `),
  );
  site.put('/', portal(server.origin, written.join('\n')));
  await page.goto(site.origin);
  await expect.poll(() => told(page, 'sky-ready')).toHaveLength(elements.length);
  for (const { name, tag, path } of elements) {
    const frame = (await (await page.locator(`${tag} iframe`).elementHandle())?.contentFrame())!;
    expect(new URL(frame.url()).pathname).toBe(path);
    expect(new URL(frame.url()).searchParams.get('host')).toBe(site.origin);
    await frame.evaluate((id) => window.host?.done({ kind: 'updated', resource: 'thing', id }), name);
    const done = { type: 'sky-done', kind: 'updated', resource: 'thing', id: name, from: name };
    await expect.poll(async () => (await told(page, 'sky-done')).at(-1)).toEqual(done);
    await page.locator(tag).evaluate((node: FormFrame) => node.submit());
    await expect
      .poll(() => frame.evaluate(() => window.told))
      .toEqual([{ settings: { locale: 'en', scheme: 'cedar', reducedMotion: false } }, 'submit']);
    await frame.evaluate(() => window.host?.cancelled());
    await expect(page.locator(`${tag}:state(cancelled)`)).toHaveCount(1);
  }
  expect(await told(page, 'sky-done')).toHaveLength(elements.length);
});

test.describe('with a stranger who has guessed the nonce', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Crypto.prototype.getRandomValues = (values) => (values as unknown as Uint32Array).fill(7) as never;
    }),
  );

  for (const { tag, html, path } of kinds) {
    test(`${tag} shows its form, hears it, and hears no forger`, async ({ page, sites }) => {
      const { console: server, portal: site, stranger } = sites;
      server.put(path, form(site.origin));
      stranger.put('/', STRANGER);
      const element = html.replace('CONSOLE', server.origin);
      site.put('/', portal(server.origin, `<iframe src="${stranger.origin}/"></iframe>${element}`));
      await page.goto(site.origin);
      await expect.poll(() => told(page)).toEqual([{ type: 'sky-ready', title: 'A form' }]);
      const frame = await frameOf(page, server);
      expect(new URL(frame.url()).pathname).toBe(path);
      expect(new URL(frame.url()).searchParams.get('host')).toBe(site.origin);

      const forger = await frameOf(page, stranger);
      await frame.evaluate((origin) => window.parent.frames[0]!.postMessage('here', origin), stranger.origin);
      await forger.waitForFunction(() => window.known.length === 2);
      await forger.evaluate((messages) => window.forge(messages), FORGERIES);
      // Control: every forgery was delivered at both sides.
      for (const side of [page.mainFrame(), frame]) {
        const delivered = () =>
          side.evaluate((origin) => window.heard.filter((heard) => heard.origin === origin).length, stranger.origin);
        await expect.poll(delivered).toBeGreaterThanOrEqual(FORGERIES.length);
      }
      await frame.evaluate(() => window.host?.dirtied({ dirty: true }));
      await frame.evaluate(() => window.host?.done({ kind: 'updated', resource: 'thing', id: 'true' }));
      const done = { type: 'sky-done', kind: 'updated', resource: 'thing', id: 'true' };
      await expect.poll(() => told(page, 'sky-done')).toEqual([done]);
      await page.locator(tag).evaluate((node: FormFrame) => node.submit());
      await expect
        .poll(() => frame.evaluate(() => window.told))
        .toEqual([{ settings: { locale: 'en', scheme: 'cedar', reducedMotion: false } }, 'submit']);
      await frame.evaluate(() => window.host?.cancelled());
      await expect(page.locator(`${tag}:state(cancelled)`)).toHaveCount(1);
      expect(await forger.evaluate(() => window.heard.map(({ data }) => data))).toEqual(['here']);
    });

    test(`${tag} in a page that is not the named host: neither side hears a word`, async ({ page, sites }) => {
      const { console: server, portal: site, stranger } = sites;
      server.put(path, form(site.origin));
      stranger.put('/', portal(server.origin, html.replace('CONSOLE', server.origin)));
      const refused = page.waitForEvent('console', (message) => message.text().includes('target origin'));
      await page.goto(stranger.origin);
      await refused;
      const frame = await frameOf(page, server);
      await page.waitForFunction(() => window.heard.length > 0);
      await page
        .locator(`${tag} iframe`)
        .evaluate(
          (iframe: HTMLIFrameElement, { welcome, origin }) =>
            iframe.contentWindow!.postMessage(welcome, origin, [new MessageChannel().port2]),
          { welcome: FORGED_WELCOME, origin: server.origin },
        );
      await frame.waitForFunction(() => window.heard.length === 1);
      await frame.evaluate(() => window.host?.done({ kind: 'created', resource: 'thing', id: '1' }));
      expect(await page.evaluate(() => window.heard.map(({ data }) => data))).toEqual(['control']);
      expect(await told(page)).toEqual([]);
      expect(await frame.evaluate(() => window.told)).toEqual([]);
    });
  }
});
