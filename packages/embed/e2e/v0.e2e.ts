import { form, portal } from './documents.ts';
import { expect, frameOf, test, told } from './test.ts';

const ADD = '/iframe/networks/add';

/** A portal from before there were elements: a bare iframe. */
const oldPortal = (origin: string) => portal(origin, `<iframe src="${origin}${ADD}"></iframe>`);

// spec: embedding.v0
test('an old page hears the bare messages and is heard', async ({ page, sites }) => {
  const { console: server, portal: site } = sites;
  server.put(ADD, form(site.origin, 'v0: true'));
  site.put('/', oldPortal(server.origin));
  await page.goto(site.origin);
  const frame = await frameOf(page, server);
  await page.waitForFunction(() => window.heard.some(({ data }) => data === 'control'));
  await frame.evaluate(() => {
    window.host?.storage({ state: 'needs-gesture' });
    window.host?.storage({ state: 'needs-gesture' });
    window.host?.session({ state: 'signed-in' });
    window.host?.session({ state: 'signed-out' });
  });
  const bare = () =>
    page.evaluate(() =>
      window.heard.map(({ data }) => data).filter((data) => typeof data === 'string' && data !== 'control'),
    );
  await expect.poll(bare).toEqual(['init', 'storageAccess', 'success', 'logout']);
  await page.evaluate((origin) => window.frames[0]!.postMessage('request-storage-access', origin), server.origin);
  await expect.poll(() => frame.evaluate(() => window.told)).toEqual(['storage']);
});

test('an old page of another origin hears none of them and is not heard', async ({ page, sites }) => {
  const { console: server, portal: site, stranger } = sites;
  server.put(ADD, form(site.origin, 'v0: true'));
  stranger.put('/', oldPortal(server.origin));
  await page.goto(stranger.origin);
  const frame = await frameOf(page, server);
  await page.waitForFunction(() => window.heard.some(({ data }) => data === 'control'));
  await page.evaluate((origin) => window.frames[0]!.postMessage('request-storage-access', origin), server.origin);
  await frame.waitForFunction(() => window.heard.length === 1);
  await frame.evaluate((origin) => {
    window.host?.session({ state: 'signed-in' });
    window.host?.storage({ state: 'needs-gesture' });
    window.parent.postMessage('last', origin);
  }, stranger.origin);
  await page.waitForFunction(() => window.heard.some(({ data }) => data === 'last'));
  expect(await page.evaluate(() => window.heard.map(({ data }) => data))).toEqual(['control', 'last']);
  expect(await frame.evaluate(() => window.told)).toEqual([]);
});

test('without the switch nobody speaks version 0; with it, not to a page that knows version 1', async ({
  page,
  sites,
}) => {
  const { console: server, portal: site } = sites;
  server.put(ADD, form(site.origin));
  site.put('/', oldPortal(server.origin));
  await page.goto(site.origin);
  await page.waitForFunction(() => window.heard.some(({ data }) => data === 'control'));
  expect(await page.evaluate(() => window.heard.map(({ data }) => typeof data))).toEqual(['object', 'string']);

  server.put(ADD, form(site.origin, 'v0: true'));
  site.put('/', portal(server.origin, `<sky-frame src="${server.origin}${ADD}"></sky-frame>`));
  await page.goto(site.origin);
  await expect.poll(() => told(page, 'sky-ready')).toHaveLength(1);
  const frame = await frameOf(page, server);
  await frame.evaluate(() => window.host?.session({ state: 'signed-in' }));
  await expect.poll(() => told(page, 'sky-session')).toHaveLength(1);
  expect(await page.evaluate(() => window.heard.some(({ data }) => data === 'success'))).toBe(false);
});
