import type { SkyFrame, SkyRouterEdit } from '../dist/host/index.js';
import { FRAME_FAILURES, SESSION_STATES } from '../dist/protocol/index.js';
import { form, portal, RAW_FRAME } from './documents.ts';
import { expect, frameOf, test, told } from './test.ts';

const ADD = '/iframe/networks/add';

test.describe('a page and its frame', () => {
  test.beforeEach(({ sites }) => {
    sites.console.put(ADD, form(sites.portal.origin));
    sites.console.put('/iframe/routers/r%201/edit', form(sites.portal.origin));
  });

  test('meet, and the page’s settings arrive with the welcome', async ({ page, sites }) => {
    const { console: server, portal: site } = sites;
    site.put(
      '/',
      portal(
        server.origin,
        `<sky-network-add console-origin="${server.origin}" project-id="p-1" scheme="terrane" mode="dark" locale="de-AT"></sky-network-add>`,
      ),
    );
    await page.goto(site.origin);
    await expect.poll(() => told(page)).toEqual([{ type: 'sky-ready', title: 'A form' }]);

    const frame = await frameOf(page, server);
    expect(new URL(frame.url()).pathname).toBe(ADD);
    expect(Object.fromEntries(new URL(frame.url()).searchParams)).toEqual({
      host: site.origin,
      project_id: 'p-1',
      locale: 'de',
    });
    expect(await frame.evaluate(() => window.told)).toEqual([
      { settings: { locale: 'de', scheme: 'terrane', mode: 'dark', reducedMotion: false } },
    ]);
    await expect(page.locator('sky-network-add:state(ready)')).toHaveCount(1);
  });

  test('pass on wishes and facts, in order', async ({ page, sites }) => {
    const { console: server, portal: site } = sites;
    site.put(
      '/',
      portal(server.origin, `<sky-router-edit console-origin="${server.origin}/" router-id="r 1"></sky-router-edit>`),
    );
    await page.goto(site.origin);
    await expect.poll(() => told(page, 'sky-ready')).toHaveLength(1);
    const element = page.locator('sky-router-edit');
    const frame = await frameOf(page, server);

    await frame.evaluate(() => window.host?.dirtied({ dirty: true }));
    await expect(page.locator('sky-router-edit:state(ready):state(dirty)')).toHaveCount(1);
    await element.evaluate((router: SkyRouterEdit) => {
      router.submit();
      router.cancel();
      router.requestStorageAccess();
    });
    await expect.poll(() => frame.evaluate(() => window.told.slice(1))).toEqual(['submit', 'cancel', 'storage']);

    await frame.evaluate(() => {
      window.host?.session({ state: 'signed-in' });
      window.host?.failed({ code: 'server', status: 503 });
      window.host?.changed({ kind: 'added', resource: 'route', id: '7' });
      window.host?.changed({ kind: 'removed', resource: 'route', id: '6' });
      window.host?.done({ kind: 'updated', resource: 'router', id: 'r 1' });
    });
    await expect(page.locator('sky-router-edit:state(done):not(:state(dirty))')).toHaveCount(1);
    expect(await told(page)).toEqual([
      { type: 'sky-ready', title: 'A form' },
      { type: 'sky-dirtied', dirty: true },
      { type: 'sky-session', state: 'signed-in' },
      { type: 'sky-failed', code: 'server', status: 503 },
      { type: 'sky-changed', kind: 'added', resource: 'route', id: '7' },
      { type: 'sky-changed', kind: 'removed', resource: 'route', id: '6' },
      { type: 'sky-dirtied', dirty: false },
      { type: 'sky-done', kind: 'updated', resource: 'router', id: 'r 1' },
    ]);
  });

  // spec: embedding.session
  test('the page learns how a session ended and why there is no form, and the form may come back', async ({
    page,
    sites,
  }) => {
    const { console: server, portal: site } = sites;
    site.put('/', portal(server.origin, `<sky-frame src="${server.origin}${ADD}"></sky-frame>`));
    await page.goto(site.origin);
    await expect.poll(() => told(page, 'sky-ready')).toHaveLength(1);
    const frame = await frameOf(page, server);
    for (const state of SESSION_STATES) await frame.evaluate((to) => window.host?.session({ state: to }), state);
    await expect
      .poll(() => told(page, 'sky-session'))
      .toEqual(SESSION_STATES.map((state) => ({ type: 'sky-session', state })));
    for (const code of FRAME_FAILURES) {
      await frame.evaluate((why) => window.host?.failed({ code: why, status: null }), code);
      await expect.poll(async () => (await told(page)).at(-1)).toEqual({ type: 'sky-failed', code, status: null });
      await expect(page.locator('sky-frame:state(failed)')).toHaveCount(1);
      if (code === 'version') continue; // our own words stand where the frame was
      // The frame says why, and what can be done about it: it stays in sight.
      await expect(page.locator('sky-frame iframe')).toBeVisible();
      await frame.evaluate(() => window.host?.ready({ title: 'A form' }));
      await expect(page.locator('sky-frame:state(ready)')).toHaveCount(1);
    }
  });

  test('changed dress reaches the frame, which is not loaded again', async ({ page, sites }) => {
    const { console: server, portal: site } = sites;
    site.put(
      '/',
      portal(server.origin, `<sky-frame src="${server.origin}${ADD}" scheme="skydeck" locale="fr"></sky-frame>`, 'ja'),
    );
    await page.goto(site.origin);
    await expect.poll(() => told(page, 'sky-ready')).toHaveLength(1);
    const frame = await frameOf(page, server);
    const last = () => frame.evaluate(() => window.told.at(-1));
    expect(await last()).toEqual({ settings: { locale: 'ja', scheme: 'skydeck', reducedMotion: false } });

    const element = page.locator('sky-frame');
    await element.evaluate((node) => node.setAttribute('locale', 'tr'));
    await expect.poll(last).toEqual({ settings: { locale: 'tr', scheme: 'skydeck', reducedMotion: false } });
    await element.evaluate((node: SkyFrame) => (node.scheme = 'beacon'));
    await expect.poll(last).toEqual({ settings: { locale: 'tr', scheme: 'beacon', reducedMotion: false } });
    await element.evaluate((node: SkyFrame) => (node.withCode = true));
    await expect
      .poll(last)
      .toEqual({ settings: { locale: 'tr', scheme: 'beacon', reducedMotion: false, withCode: true } });
    await element.evaluate((node) => node.removeAttribute('with-code'));
    await expect.poll(last).toEqual({ settings: { locale: 'tr', scheme: 'beacon', reducedMotion: false } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(last).toEqual({ settings: { locale: 'tr', scheme: 'beacon', reducedMotion: true } });
    await element.evaluate((node) => {
      node.setAttribute('scheme', 'red; background: url(//x)');
      node.removeAttribute('locale');
    });
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'zh-CN'));
    await expect.poll(last).toEqual({ settings: { locale: 'zh', reducedMotion: true } });
    expect(await told(page, 'sky-ready')).toHaveLength(1);
  });

  test('the frame takes the form’s height, or that of a taller popover', async ({ page, sites }) => {
    const { console: server, portal: site } = sites;
    site.put('/', portal(server.origin, `<sky-frame src="${server.origin}${ADD}"></sky-frame>`));
    await page.goto(site.origin);
    const iframe = page.locator('sky-frame iframe');
    const height = () => iframe.evaluate((node) => node.getBoundingClientRect().height);
    await expect.poll(height).toBe(300);
    const frame = await frameOf(page, server);

    await frame.evaluate(() => (document.querySelector('main')!.style.blockSize = '123.2px'));
    await expect.poll(height).toBe(124);
    await frame.evaluate(() => {
      const host = document.body.appendChild(document.createElement('div'));
      host.attachShadow({ mode: 'open' }).innerHTML =
        '<div popover style="inset: 40px auto auto 0; margin: 0; border: 0; padding: 0; block-size: 500px"></div>';
      document.querySelector('button')!.onclick = () => host.shadowRoot!.querySelector('div')!.showPopover();
    });
    await frame.locator('button').click();
    await expect.poll(height).toBe(540);
    await page.keyboard.press('Escape');
    await expect.poll(height).toBe(124);
  });

  // spec: embedding.text
  test('a height without measure stops at ours', async ({ page, sites }) => {
    const { console: server, portal: site } = sites;
    server.put(ADD, RAW_FRAME);
    site.put('/', portal(server.origin, `<sky-frame src="${server.origin}${ADD}"></sky-frame>`));
    await page.goto(site.origin);
    const frame = await frameOf(page, server);
    await frame.waitForFunction(() => window.ports.length === 1);
    const send = (height: number) =>
      frame.evaluate((data) => window.ports[0]?.postMessage({ type: 'resized', data }), { height });
    const blockSize = () =>
      page.locator('sky-frame iframe').evaluate((node: HTMLIFrameElement) => node.style.blockSize);
    await send(77);
    await expect.poll(blockSize).toBe('77px');
    await send(1e9);
    await expect.poll(blockSize).toBe('20000px');
    await send(Number.NaN);
    await send(-1);
    await expect.poll(blockSize).toBe('0px');
  });

  test('two frames on one page do not mix', async ({ page, sites }) => {
    const { console: server, portal: site } = sites;
    server.put('/iframe/routers/add', form(site.origin));
    site.put(
      '/',
      portal(
        server.origin,
        `<sky-network-add id="one" console-origin="${server.origin}" scheme="ember"></sky-network-add>
         <sky-router-add id="two" console-origin="${server.origin}" scheme="iris"></sky-router-add>`,
      ),
    );
    await page.goto(site.origin);
    await expect.poll(() => told(page, 'sky-ready')).toHaveLength(2);
    const one = await frameOf(page, server, ADD);
    const two = await frameOf(page, server, '/iframe/routers/add');
    expect(await one.evaluate(() => window.told)).toMatchObject([{ settings: { scheme: 'ember' } }]);
    expect(await two.evaluate(() => window.told)).toMatchObject([{ settings: { scheme: 'iris' } }]);
    await two.evaluate(() => window.host?.done({ kind: 'created', resource: 'router', id: '2' }));
    await expect.poll(() => told(page, 'sky-done')).toHaveLength(1);
    await one.evaluate(() => window.host?.cancelled());
    await expect.poll(() => told(page, 'sky-cancelled')).toEqual([{ type: 'sky-cancelled', from: 'one' }]);
    expect(await told(page, 'sky-done')).toEqual([
      { type: 'sky-done', kind: 'created', resource: 'router', id: '2', from: 'two' },
    ]);
  });

  test('another form replaces the frame once, however many attributes name it', async ({ page, sites }) => {
    const { console: server, portal: site } = sites;
    server.put('/iframe/routers/7/edit', form(site.origin));
    site.put('/', portal(server.origin, `<sky-router-edit console-origin="${server.origin}"></sky-router-edit>`));
    await page.goto(site.origin);
    await expect(page.locator('sky-router-edit:state(idle)')).toHaveCount(1);
    await page.locator('sky-router-edit').evaluate((node: SkyRouterEdit) => {
      node.routerId = '6';
      node.projectId = 'p';
      node.routerId = '7';
    });
    await expect.poll(() => told(page, 'sky-ready')).toHaveLength(1);
    const frame = await frameOf(page, server);
    expect(frame.url()).toContain('/iframe/routers/7/edit');
    expect(frame.url()).toContain('project_id=p');
    expect(await page.evaluate(() => window.heard.filter(({ data }) => data === 'control'))).toHaveLength(1);
  });
});
