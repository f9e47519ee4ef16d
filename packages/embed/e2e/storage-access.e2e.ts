import type { SkyNetworkAdd } from '../dist/host/index.js';
import { portal } from './documents.ts';
import { expect, test, told } from './test.ts';
import type { Site } from './site.ts';
import type { Frame, Page } from '@playwright/test';

const ADD = '/iframe/networks/add';

// The browser of a person who blocks the cookies of third parties.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--test-third-party-cookie-phaseout'] });
  },
});

declare global {
  interface Window {
    steps: string[];
  }
}

/** The console under another site than the portal's: another name for this machine. */
const elsewhere = (site: Site) => `http://localhost:${site.port}`;

const storageForm = (hostOrigin: string) => `<!doctype html><title>Form</title>
  <main></main>
  <script type="module">
    import { connectHost, createStorageAccess } from '/guest.js';
    window.steps = [];
    const host = connectHost({
      hostOrigin: ${JSON.stringify(hostOrigin)},
      onSettings() {}, onSubmit() {}, onCancel() {},
      onStorageRequest: () => access.pageAsked(),
    });
    const draw = {
      none: '',
      continue: '<button>Continue</button>',
      'sign-in': '<a href="/login" target="_blank">Sign in</a>',
    };
    const access = createStorageAccess({
      report: (state) => host.storage({ state }),
      show(step) {
        steps.push(step);
        document.querySelector('main').innerHTML = draw[step];
        const button = document.querySelector('button');
        if (button) button.onclick = () => access.request();
      },
      onGranted: () => steps.push('reload'),
    });
    access.start();
  </script>`;

async function open(page: Page, portalSite: Site, server: Site, frameOrigin: string): Promise<Frame> {
  server.put(ADD, storageForm(portalSite.origin));
  server.put('/login', '<!doctype html><title>Sign in</title>', { 'cross-origin-opener-policy': 'same-origin' });
  portalSite.put('/', portal(server.origin, `<sky-network-add console-origin="${frameOrigin}"></sky-network-add>`));
  await page.goto(portalSite.origin);
  const find = () => page.frames().find((frame) => frame.url().startsWith(frameOrigin));
  await expect.poll(() => Boolean(find())).toBe(true);
  return find()!;
}

const states = async (page: Page) =>
  (await told(page, 'sky-storage')).map((event) => (event as { state: string }).state);

test('a frame of the same site has its session already', async ({ page, sites }) => {
  const frame = await open(page, sites.portal, sites.console, sites.console.origin);
  await expect.poll(() => states(page)).toEqual(['granted']);
  expect(await frame.evaluate(() => window.steps)).toEqual(['none']);
});

test('elsewhere the frame asks for a click; refused, it leads to the sign-in in a window', async ({ page, sites }) => {
  const frame = await open(page, sites.portal, sites.console, elsewhere(sites.console));
  await frame.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect((await states(page)).at(0)).toBe('needs-gesture');
  expect((await states(page)).at(-1)).toBe('denied');
  expect(await frame.evaluate(() => window.steps)).toEqual(['continue', 'sign-in']);

  const [tab] = await Promise.all([page.waitForEvent('popup'), frame.getByRole('link', { name: 'Sign in' }).click()]);
  // A page that isolates itself is not shown in a window that is still in the frame's sandbox.
  await expect(tab).toHaveTitle('Sign in');
});

test('a click in the page only shows the button again', async ({ page, sites }) => {
  const frame = await open(page, sites.portal, sites.console, elsewhere(sites.console));
  await expect(frame.getByRole('button', { name: 'Continue' })).toBeVisible();
  const before = (await states(page)).length;
  await page.locator('sky-network-add').evaluate((node: SkyNetworkAdd) => node.requestStorageAccess());
  await expect.poll(async () => (await states(page)).length).toBe(before + 1);
  expect(new Set(await states(page))).toEqual(new Set(['needs-gesture']));
});

// spec: embedding.storage
test('a page that wants to explain first holds the button back for a second, no longer', async ({ page, sites }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.addInitScript(() => addEventListener('sky-storage', (event) => event.preventDefault()));
  const frame = await open(page, sites.portal, sites.console, elsewhere(sites.console));
  await expect.poll(() => states(page)).toEqual(['needs-gesture']);
  expect(await frame.evaluate(() => window.steps)).toEqual([]);
  await page.clock.fastForward(1_000);
  await expect.poll(() => frame.evaluate(() => window.steps)).toEqual(['continue']);
});

test('access that was given before needs no click', async ({ page, sites }) => {
  const browser = await page.context().newCDPSession(page);
  const { targetInfo } = await browser.send('Target.getTargetInfo');
  await browser.send('Browser.setPermission', {
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
    permission: { name: 'storage-access' },
    setting: 'granted',
    origin: sites.portal.origin,
    embeddedOrigin: elsewhere(sites.console),
  });
  const frame = await open(page, sites.portal, sites.console, elsewhere(sites.console));
  await expect.poll(() => states(page)).toEqual(['granted']);
  expect(await frame.evaluate(() => window.steps)).toEqual(['none']);
});
