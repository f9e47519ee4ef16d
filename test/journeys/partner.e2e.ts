import type { FrameLocator, Page } from '@playwright/test';
import { startPartner } from '../../scripts/partner/server.mjs';
import arabic from '../../packages/console/src/resources/network/words/ar.json' with { type: 'json' };
import german from '../../packages/console/src/resources/network/words/de.json' with { type: 'json' };
import arabicKit from '../../packages/console/src/kit/words/ar.json' with { type: 'json' };
import germanKit from '../../packages/console/src/kit/words/de.json' with { type: 'json' };
import { problemsInFrame, problemsOf } from '../axe.ts';
import { expectFits, next, writeNetwork } from './embeds.ts';
import { credentialsOf, expect, signIn, test } from './fixtures.ts';

// A form of the console in somebody else's page, on another origin.

const frameOf = (page: Page): FrameLocator => page.frameLocator('#place iframe');
const news = (page: Page) => page.getByRole('list', { name: 'What the form told this page' });
const notice = (page: Page) => page.getByRole('main').getByRole('status').first();

type Credentials = ReturnType<typeof credentialsOf>;

async function typeName(frame: FrameLocator, { name, password, domain }: Credentials) {
  await frame.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await frame.getByRole('textbox', { name: 'User name' }).fill(name);
  await frame.getByRole('textbox', { name: 'Password' }).fill(password);
  await frame.getByRole('button', { name: 'Sign in' }).click();
}

async function signInInside(frame: FrameLocator, who: Credentials = credentialsOf('user')) {
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await typeName(frame, who);
}

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

test.describe('what a customer of the partner does', () => {
  test('signs in inside the frame, makes a network, and the page goes on', async ({ page, console, partner }) => {
    expect(new URL(console).origin).not.toBe(new URL(partner).origin);
    await page.goto(`${partner}/networks/add`);
    const frame = frameOf(page);
    await expect(news(page)).toContainText('Session: signed-out');
    await signInInside(frame);
    await expect(news(page)).toContainText('Session: signed-in');
    await expect(news(page)).toContainText('The form is ready: Create network');

    await frame.getByLabel('Name').fill('branch-lan-lulea');
    await expect(news(page)).toContainText('There is something to lose');
    await next(frame, 'IPv4 subnet');
    await frame.getByLabel('CIDR').fill('10.80.4.0/24');
    await frame.getByRole('button', { name: 'Add pool' }).click();
    await frame.getByRole('button', { name: 'Add pool' }).click();
    await frame.getByLabel('Start of pool 1').fill('10.80.4.20');
    await frame.getByLabel('End of pool 1').fill('10.80.4.99');
    await frame.getByLabel('Start of pool 2').fill('10.80.4.140');
    await frame.getByLabel('End of pool 2').fill('10.80.4.250');
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
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto(`${console}/compute/networks?search=branch-lan-lulea`);
    await expect(page.getByRole('link', { name: 'branch-lan-lulea' })).toBeVisible();
  });

  test('makes a router, changes it, is told inside the frame what is refused, and gives up', async ({
    page,
    partner,
  }) => {
    const frame = frameOf(page);
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto(`${partner}/routers/add`);
    await frame.getByLabel('Name').fill('branch-router');
    await frame.getByRole('button', { name: 'Create router' }).click();
    await expect(news(page)).toContainText(/Created: router [0-9a-f-]{36}/);

    await notice(page).getByRole('link', { name: 'Change the new router' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change a router' })).toBeVisible();
    await expect(frame.getByLabel('Name')).toHaveValue('branch-router');
    await frame.getByLabel('Name').fill('branch-router-2');
    await frame.getByRole('button', { name: 'Save changes' }).click();
    await expect(news(page)).toContainText(/Changed: router [0-9a-f-]{36}/);
    await expect(notice(page)).toContainText('Your change works now.');

    await test.step('what the server refuses is said in the frame, and what was typed stays', async () => {
      await page.goto(`${partner}/networks/add`);
      await expect(frame.getByText('In payments-prod')).toBeVisible();
      await writeNetwork(frame, 'fail-500-branch', '10.80.5.0/24');
      await frame.getByRole('button', { name: 'Create network' }).click();
      await expect(frame.getByRole('alert')).toBeVisible();
      await expect(news(page)).not.toContainText('Created');
      await expect(frame.getByRole('region', { name: 'Network' })).toContainText('fail-500-branch');
    });

    await test.step('who gives up is asked first when something was typed', async () => {
      await frame.getByRole('button', { name: 'Cancel' }).click();
      await expect(frame.getByRole('alertdialog')).toBeVisible();
      await frame.getByRole('button', { name: 'Discard' }).click();
      await expect(news(page)).toContainText('Cancelled');
      await expect(notice(page)).toContainText('Nothing was changed.');
    });

    await test.step('the page itself gives up a form that nobody has touched', async () => {
      await page.goto(`${partner}/routers/add`);
      await expect(news(page)).toContainText('The form is ready');
      await page
        .locator('sky-router-add')
        .evaluate((element) => (element as HTMLElement & { cancel(): void }).cancel());
      await expect(news(page)).toContainText('Cancelled');
    });

    await test.step('what is not there is told to the page, too', async () => {
      await page.goto(`${partner}/routers/00000000-0000-4000-8000-000000000000/edit`);
      await expect(news(page)).toContainText('Failed: not-found (404)');
    });
  });

  test('may not, and both the frame and the page know', async ({ page, partner, newPerson }) => {
    // Those who look after the whole cloud are shown forms by a portal of theirs alone.
    const administrator = await newPerson('administrator');
    const listed = await administrator.request.post('/api/v2/domains/default/partners', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { name: 'The operator’s portal', origin: partner },
    });
    expect(listed.ok(), await listed.text()).toBe(true);
    await signIn(page, 'viewer');
    await page.goto(`${partner}/networks/add`);
    await expect(news(page)).toContainText('Failed: denied (403)');
    await expect(frameOf(page).getByText('You are not allowed to do this.')).toBeVisible();
  });
});

test('what the page wishes for: a scheme, a language, light or dark, and room', async ({ page, console, partner }) => {
  const frame = frameOf(page);
  const form = page.locator('sky-network-add');
  const wish = (attribute: string, value: string) =>
    form.evaluate((element, to) => element.setAttribute(...to), [attribute, value] as const);
  const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--sky-accent-solid');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add?mode=dark`);
  await expect(frame.getByRole('button', { name: 'Next: IPv4 subnet' })).toBeVisible();
  await expect(rootOf(frame)).toHaveAttribute('data-scheme', 'terrane');
  const framed = await rootOf(frame).evaluate(accent);
  expect(framed).not.toBe('');

  await test.step('dark or light, whatever the system has', async () => {
    await expect(rootOf(frame)).toHaveAttribute('data-mode', 'dark');
    await expect.poll(() => lightnessOf(frame)).toBeLessThan(0.25);
    expect.soft(await problemsInFrame(page.frames()[1]!), 'dark').toEqual([]);
    await wish('mode', 'light');
    await expect.poll(() => lightnessOf(frame)).toBeGreaterThan(0.75);
    expect.soft(await problemsInFrame(page.frames()[1]!), 'light').toEqual([]);
    expect.soft(await problemsOf(page), 'the page around it').toEqual([]);
  });

  await test.step('room as high as the form: it grows, and comes back', async () => {
    const content = () => rootOf(frame).evaluate(() => document.querySelector('#root')!.getBoundingClientRect().height);
    const settled = async () => {
      await expectFits(frame);
      await expect.poll(async () => Math.abs((await heightOf(page)) - (await content()))).toBeLessThan(1);
      return heightOf(page);
    };
    await frame.getByLabel('Name').fill('branch-lan');
    await next(frame, 'IPv4 subnet');
    await expect(frame.getByLabel('CIDR')).toBeVisible();
    const atFirst = await settled();
    await frame.getByRole('button', { name: 'Add pool' }).click();
    await expect.poll(() => heightOf(page)).toBeGreaterThan(atFirst);
    const grown = await settled();
    expect(grown - atFirst).toBeLessThan(100);
    // A frame that chased its own height would not find the way back.
    await frame.getByRole('button', { name: 'Remove pool 1' }).click();
    await expect.poll(() => heightOf(page)).toBe(atFirst);
    expect(await settled()).toBe(atFirst);
  });

  await test.step('another language while somebody types, who loses nothing', async () => {
    await frame.getByRole('button', { name: 'Back' }).click();
    await expect(frame.getByLabel('Name')).toHaveValue('branch-lan');
    await wish('locale', 'de');
    await expect(frame.getByRole('heading', { level: 2, name: german['step.network'] })).toBeVisible();
    await expect(frame.getByRole('textbox', { name: germanKit['field.name'], exact: true })).toHaveValue('branch-lan');
  });

  await test.step('a language, from right to left, from the start', async () => {
    // What was typed is to be lost, and the browser asks the person.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(`${partner}/networks/add?locale=ar`);
    const submit = frame.getByRole('button', {
      name: arabicKit['wizard.next'].replace('{{step}}', arabic['subnet.v4']),
    });
    await expect(submit).toBeVisible();
    await expect(rootOf(frame)).toHaveAttribute('dir', 'rtl');
    await expect(rootOf(frame)).toHaveAttribute('lang', 'ar');
    const [button, whole] = [await submit.boundingBox(), await page.locator('#place').boundingBox()];
    expect(button!.x - whole!.x).toBeLessThan(whole!.width / 2);
    expect.soft(await problemsInFrame(page.frames()[1]!), 'from right to left').toEqual([]);
  });

  await test.step('the scheme is not the console’s own', async () => {
    await page.goto(`${console}/compute/networks`);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'skydeck');
    expect(await page.evaluate(accent)).not.toBe(framed);
  });
});

test('on another site, where no cookie reaches, signing in inside the frame is enough', async ({
  page,
  console,
  partner,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  const failed = page.locator('#news [data-event="sky-failed"]');
  await expect(page.locator('sky-network-add:state(ready)')).toHaveCount(1);
  // By its number the console is another site than the page's `localhost`, not only another origin.
  const elsewhere = console.replace('localhost', '127.0.0.1');
  await page.locator('sky-network-add').evaluate((form, at) => form.setAttribute('console-origin', at), elsewhere);
  const frame = frameOf(page);

  await test.step('that the browser keeps the session from the frame is a reason that there is no form', async () => {
    // It asks for a click inside the frame before it says no.
    await expect(frame.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(failed).toHaveCount(0);
    await frame.getByRole('button', { name: 'Continue' }).click();
    await expect(news(page)).toContainText('Storage access: denied');
    await expect(failed).toHaveText(['Failed: storage']);
    await expect(frame.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  });

  await test.step('the way in stays in sight, and the page is told nothing twice', async () => {
    await signInInside(frame, { ...credentialsOf('user'), name: 'nobody', password: 'wrong' });
    await expect(frame.getByText('The user name or the password is wrong.')).toBeVisible();
    await expect(failed).toHaveCount(1);
  });

  await typeName(frame, credentialsOf('user'));
  await writeNetwork(frame, 'other-site-lan', '10.81.0.0/24');

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/networks'));
  await frame.getByRole('button', { name: 'Create network' }).click();
  const headers = await (await sent).allHeaders();
  expect(new URL((await sent).url()).origin).toBe(elsewhere);
  expect(headers['x-session-id']).toMatch(/.+/);
  expect(headers['cookie']).toBeUndefined();
  await expect(news(page)).toContainText(/Created: network [0-9a-f-]{36}/);
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
    await page.goto(`${partner}/`);
    for (const path of ['/', '/login', '/compute/networks', '/compute/networks/add', '/iframe/networks/add'])
      expect(await framedUrl(page, console + path), path).toBe(REFUSED);
  });

  test('an ordinary tab installs nothing, and says so', async ({ page, console, partner }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const { addEventListener } = window;
      window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
        heard.push(type);
        addEventListener.call(window, type, ...rest);
      };
    });
    const heard = () => (window as unknown as { heard: string[] }).heard;
    await signIn(page, 'user', { project: 'payments-prod' });

    await page.goto(`${partner}/networks/add`);
    await expect(frameOf(page).getByRole('button', { name: 'Next: IPv4 subnet' })).toBeVisible();
    expect(await rootOf(frameOf(page)).evaluate(heard)).toContain('message');

    await page.goto(`${console}/iframe/networks/add?host=${encodeURIComponent(partner)}`);
    await expect(page.getByRole('heading', { name: 'This form belongs into another page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the console' })).toBeVisible();
    expect(await page.evaluate(heard)).not.toContain('message');
    await expect(page.getByRole('textbox')).toHaveCount(0);
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

test('a page of version 0 hears its bare messages, from the console alone', async ({ page, console, partner }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/`);
  await page.evaluate(
    (src) => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      addEventListener('message', ({ data, origin }) =>
        told.push(typeof data === 'string' ? `${data} from ${origin}` : data),
      );
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.replaceChildren(frame);
    },
    `${console}/iframe/networks/add?host=${encodeURIComponent(partner)}`,
  );
  const bare = () =>
    page.evaluate(() =>
      (window as unknown as { told: unknown[] }).told.filter((message) => typeof message === 'string'),
    );
  await expect.poll(bare).toEqual([`init from ${console}`, `success from ${console}`]);

  // Signed out elsewhere: the live link tells the frame, and the frame the page.
  const answer = await page.request.post('/api/v2/logout', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect.poll(bare).toEqual([`init from ${console}`, `success from ${console}`, `logout from ${console}`]);
});
