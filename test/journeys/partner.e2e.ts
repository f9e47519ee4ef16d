import type { FrameLocator, Page } from '@playwright/test';
import { startPartner } from '../../scripts/partner/server.mjs';
import arabic from '../../packages/console/src/resources/router/words/ar.json' with { type: 'json' };
import german from '../../packages/console/src/resources/router/words/de.json' with { type: 'json' };
import arabicKit from '../../packages/console/src/kit/words/ar.json' with { type: 'json' };
import germanKit from '../../packages/console/src/kit/words/de.json' with { type: 'json' };
import { problemsOf } from '../axe.ts';
import { cloudOf } from './cloud.ts';
import { act, contentOf, expectFits, frameOf, next, showForm, told, typeCredentials, wish } from './frames.ts';
import { credentialsOf, expect, signIn, test } from './fixtures.ts';

// A form of the console in somebody else's page, on another origin. Each form there is: embeds.e2e.ts.

const news = (page: Page) => page.getByRole('list', { name: 'What the form told this page' });
const notice = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Where a frame ends up that the browser does not show. */
const REFUSED = 'chrome-error://chromewebdata/';

/** The frame's document, as the browser computed it. */
const rootOf = (frame: FrameLocator) => frame.locator('html');
const heightOf = async (page: Page) => (await page.locator('#place iframe').boundingBox())?.height ?? 0;

/** How light a colour is, 0 to 1. */
const lightnessOf = (frame: FrameLocator) =>
  rootOf(frame).evaluate((root) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(root).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 765;
  });

/** The frame becomes as high as its form. */
async function settledHeight(page: Page): Promise<number> {
  const frame = frameOf(page);
  const content = () => rootOf(frame).evaluate(() => document.querySelector('#root')!.getBoundingClientRect().height);
  await expectFits(frame);
  await expect.poll(async () => Math.abs((await heightOf(page)) - (await content()))).toBeLessThan(1);
  return heightOf(page);
}

test('a customer of the partner signs in inside the frame, makes a network, and the page goes on', async ({
  page,
  console,
  partner,
}) => {
  expect(new URL(console).origin).not.toBe(new URL(partner).origin);
  await page.goto(`${partner}/networks/add`);
  const frame = frameOf(page);
  await expect(news(page)).toContainText('Session: signed-out');
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await typeCredentials(frame, credentialsOf('user'));
  await expect(news(page)).toContainText('Session: signed-in');
  await expect(news(page)).toContainText('The form is ready: Create network');

  await frame.getByLabel('Name').fill('branch-lan-lulea');
  await expect(news(page)).toContainText('There is something to lose');
  await next(frame, 'IPv4 subnet');
  await frame.getByLabel('CIDR').fill('10.80.4.0/24');
  await test.step('it has room as high as the form: it grows, and comes back', async () => {
    const atFirst = await settledHeight(page);
    await frame.getByRole('button', { name: 'Add pool' }).click();
    await expect.poll(() => heightOf(page)).toBeGreaterThan(atFirst);
    expect((await settledHeight(page)) - atFirst).toBeLessThan(100);
    // A frame that chased its own height would not find the way back.
    await frame.getByRole('button', { name: 'Remove pool 1' }).click();
    await expect.poll(() => heightOf(page)).toBe(atFirst);
    expect(await settledHeight(page)).toBe(atFirst);
  });
  await next(frame, 'IPv6 subnet');
  await next(frame, 'Review');
  await frame.getByRole('button', { name: 'Create network' }).click();

  await expect(news(page)).toContainText(/Created: network [0-9a-f-]{36}/);
  await expect(news(page)).toContainText('There is nothing to lose');
  await expect(notice(page)).toContainText('Your network is ready.');
  await expect(page.getByText('6 of 10 networks used')).toBeVisible();
  await expect(frame.getByText('Network branch-lan-lulea was created')).toBeVisible();

  // What began in the frame is good for the frame: the console's own tab asks for itself.
  await page.goto(`${console}/compute/networks`);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, 'user');
  expect(await (await cloudOf(page, 'payments-prod')).networkId('branch-lan-lulea')).toMatch(/^[0-9a-f-]{36}$/);
});

test('the page says how the form looks, and its customer makes a router, changes it, and is told what is refused', async ({
  page,
  partner,
}) => {
  const frame = frameOf(page);
  const name = frame.getByLabel('Name');
  const accent = () =>
    rootOf(frame).evaluate((root) => getComputedStyle(root).getPropertyValue('--sky-accent-solid').trim());
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/routers/add?mode=dark&locale=ar`);

  await test.step('a language, from right to left, from the start', async () => {
    const submit = frame.getByRole('button', {
      name: arabicKit['create.action'].replace('{{noun.one}}', arabic['noun.one']),
    });
    await expect(submit).toBeVisible();
    await expect(rootOf(frame)).toHaveAttribute('dir', 'rtl');
    await expect(rootOf(frame)).toHaveAttribute('lang', 'ar');
    const [button, whole] = [await submit.boundingBox(), await page.locator('#place').boundingBox()];
    expect(button!.x - whole!.x).toBeLessThan(whole!.width / 2);
  });

  await test.step('dark or light, whatever the system has, and in a scheme that is not the console’s own', async () => {
    await expect(rootOf(frame)).toHaveAttribute('data-mode', 'dark');
    await expect.poll(() => lightnessOf(frame)).toBeLessThan(0.25);
    await wish(page, 'mode', 'light');
    await expect.poll(() => lightnessOf(frame)).toBeGreaterThan(0.75);
    await expect(rootOf(frame)).toHaveAttribute('data-scheme', 'terrane');
    const framed = await accent();
    expect(framed).not.toBe('');
    await wish(page, 'scheme', 'skydeck');
    await expect(rootOf(frame)).toHaveAttribute('data-scheme', 'skydeck');
    await expect.poll(accent).not.toBe(framed);
    expect.soft(await problemsOf(page), 'the page around it').toEqual([]);
  });

  await test.step('another language while somebody types, who loses nothing', async () => {
    await wish(page, 'locale', 'en');
    await name.fill('fail-500-branch');
    await wish(page, 'locale', 'de');
    const heading = germanKit['create.title'].replace('{{noun.one}}', german['noun.one']);
    await expect(frame.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(frame.getByRole('textbox', { name: germanKit['field.name'], exact: true })).toHaveValue(
      'fail-500-branch',
    );
    await wish(page, 'locale', 'en');
  });

  await test.step('what the server refuses is said in the frame, and what was typed stays', async () => {
    await expect(frame.getByText('In project payments-prod')).toBeVisible();
    await frame.getByRole('button', { name: 'Create router' }).click();
    await expect(frame.getByRole('alert')).toBeVisible();
    await expect(news(page)).not.toContainText('Created');
    await expect(name).toHaveValue('fail-500-branch');
  });

  await test.step('the page goes on where the form ended', async () => {
    await name.fill('branch-router');
    await frame.getByRole('button', { name: 'Create router' }).click();
    await expect(news(page)).toContainText(/Created: router [0-9a-f-]{36}/);
    await notice(page).getByRole('link', { name: 'Change the new router' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change a router' })).toBeVisible();
  });

  await test.step('and has the new thing changed', async () => {
    // What the page wished for at first is in its address still.
    await expect(rootOf(frame)).toHaveAttribute('lang', 'ar');
    await wish(page, 'locale', 'en');
    await expect(name).toHaveValue('branch-router');
    await name.fill('branch-router-2');
    await frame.getByRole('button', { name: 'Save changes' }).click();
    await expect(news(page)).toContainText(/Changed: router [0-9a-f-]{36}/);
    await expect(notice(page)).toContainText('Your change works now.');
  });

  await test.step('the page itself gives up a form that nobody has touched', async () => {
    await act(page, 'reload');
    await expect(told(page, 'ready')).toHaveCount(2);
    await act(page, 'cancel');
    await expect(news(page)).toContainText('Cancelled');
    await expect(notice(page)).toContainText('Nothing was changed.');
  });

  await test.step('what is not there is told to the page, too', async () => {
    await wish(page, 'router-id', '00000000-0000-4000-8000-000000000000');
    await expect(news(page)).toContainText('Failed: not-found (404)');
  });

  await test.step('who may not, and both the frame and the page know', async () => {
    // Those who look after the whole cloud are shown forms by a portal of theirs alone.
    await signIn(page, 'administrator');
    const listed = await page.request.post('/api/v2/domains/default/partners', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { name: 'The operator’s portal', origin: partner },
    });
    expect(listed.ok(), await listed.text()).toBe(true);
    await signIn(page, 'viewer');
    await showForm(page, 'network-add');
    await expect(news(page)).toContainText('Failed: denied (403)');
    await expect(frame.getByText('You do not have permission to do this.')).toBeVisible();
  });
});

test.describe('who may show a form', () => {
  // The browser's clock is moved.
  test.use({ ownContext: true });

  test('a page that is no partner gets nothing to show, whatever it claims, and the partner forms alone', async ({
    page,
    console,
    partner,
  }) => {
    const stranger = await startPartner({ port: 0, console: () => console });
    try {
      await page.clock.install();
      const refused = page.waitForResponse(/\/iframe\/networks\/add/);
      await page.goto(`${stranger.url}/networks/add`);
      expect((await refused).status()).toBe(403);
      await expect.poll(() => page.frames()[1]?.url()).toBe(REFUSED);
      await page.clock.runFor(11_000);
      await expect(news(page)).toContainText('Failed: unlisted');
      await expect(page.getByRole('alert')).not.toBeEmpty();

      // Nor is it when it claims to be the partner: that is the browser's part.
      const address = `${console}/iframe/networks/add?host=${encodeURIComponent(partner)}`;
      expect(await framedUrl(page, address)).toBe(REFUSED);
    } finally {
      await stranger.close();
    }
    // What the server says of each address: pages.e2e.ts.
    await page.goto(`${partner}/forms/none`);
    expect(await framedUrl(page, `${console}/compute/networks/add`)).toBe(REFUSED);
  });
});

/** Where a frame of this address ends up in this page. */
async function framedUrl(page: Page, address: string): Promise<string> {
  const before = page.frames().length;
  const loaded = page.evaluate(
    (src) =>
      new Promise((settle) => {
        const frame = document.createElement('iframe');
        frame.addEventListener('load', settle);
        frame.src = src;
        document.body.append(frame);
      }),
    address,
  );
  await loaded;
  await expect.poll(() => page.frames()[before]?.url()).toMatch(/^(http|chrome-error)/);
  return page.frames()[before]!.url();
}

test('in a tab a form and the window of a sign-in hand nothing to a page that they do not belong to', async ({
  page,
  console,
  partner,
}) => {
  const host = `?host=${encodeURIComponent(partner)}`;
  const address = `${console}/iframe/sign-in${host}`;
  await page.addInitScript(() => {
    const listening: string[] = [];
    Object.assign(window, { listening });
    const { addEventListener } = window;
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      listening.push(type);
      addEventListener.call(window, type, ...rest);
    };
  });
  const listening = () => (window as unknown as { listening: string[] }).listening;
  await signIn(page, 'user', { project: 'payments-prod' });

  await test.step('who opens the window from a page of their own is given no ticket', async () => {
    await page.goto(`${partner}/networks/add`);
    // The page's own form speaks, too: it has gone before anybody listens.
    await expect(news(page)).toContainText('The form is ready');
    expect(await (await contentOf(page)).evaluate(listening)).toContain('message');
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.querySelector('sky-network-add')?.remove();
      addEventListener('message', ({ data }) => heard.push(data));
    });
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((to) => void window.open(to), address),
    ]);
    // Even when it is pressed: what is said goes to the console's own origin, and this page is another.
    const asked = opened.waitForResponse(/\/frames\/ticket/);
    await Promise.all([
      opened.waitForEvent('close'),
      opened.getByRole('button', { name: 'Continue as Jonas Lind' }).click(),
    ]);
    expect((await asked).status()).toBe(200);
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
  });

  await test.step('in a tab of its own it offers nothing, for whomever it was opened', async () => {
    const refused = await page.goto(`${console}/iframe/sign-in?host=https%3A%2F%2Fevil.example`);
    expect(refused?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'Sign-in cannot start here' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the console' })).toHaveAttribute('href', '/');
    await page.goto(address);
    await expect(page.getByText('This window belongs to a form on another page.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
  });

  await test.step('a form in a tab installs nothing, and says so', async () => {
    await page.goto(`${console}/iframe/networks/add${host}`);
    await expect(page.getByRole('heading', { name: 'This form is meant to be embedded' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the console' })).toBeVisible();
    expect(await page.evaluate(listening)).not.toContain('message');
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
