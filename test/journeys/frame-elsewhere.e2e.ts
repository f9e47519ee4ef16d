import type { Page } from '@playwright/test';
import { problemsOf } from '../axe.ts';
import { writeNetwork } from './embeds.ts';
import { credentialsOf, expect, signIn, test } from './fixtures.ts';
import { expectFits, frameOf, news, typeCredentials } from './frames.ts';

// A form in a page of another site, where no cookie of the console reaches: the ways in, and how they end.

/** The console by its number: another site than the page's `localhost`, not only another origin. */
const siteOf = (console: string) => console.replace('localhost', '127.0.0.1');

/** The partner's page, with its form from there. */
async function showFrom(page: Page, partner: string, elsewhere: string): Promise<void> {
  await page.goto(`${partner}/networks/add`);
  await page.locator('sky-network-add').evaluate((form, at) => form.setAttribute('console-origin', at), elsewhere);
}

/** The window that the frame opens to sign in. */
async function openSignIn(page: Page): Promise<Page> {
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Continue' }).click();
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Open a sign-in window' }).click(),
  ]);
  return window;
}

// spec: embedding.window
test('somebody signs in in a window, says for whom, and the frame goes on', async ({ page, console, partner }) => {
  const elsewhere = siteOf(console);
  await showFrom(page, partner, elsewhere);
  const frame = frameOf(page);
  const window = await openSignIn(page);
  await expect(window.getByRole('textbox', { name: 'Domain' })).toBeVisible();
  expect.soft(await problemsOf(window), 'the window').toEqual([]);
  await typeCredentials(window, credentialsOf('user'));
  await expect(window.getByText(`A form on ${partner} will use your account.`)).toBeVisible();
  expect.soft(await problemsOf(window), 'the question for whom').toEqual([]);
  await Promise.all([
    window.waitForEvent('close'),
    window.getByRole('button', { name: 'Continue as Jonas Lind' }).click(),
  ]);
  await expect(news(page)).toContainText('Session: signed-in');
  await writeNetwork(frame, 'window-lan', '10.82.0.0/24');
  await frame.getByRole('button', { name: 'Create network' }).click();
  await expect(news(page)).toContainText(/Created: network [0-9a-f-]{36}/);

  // The window has left nothing behind in the console's own tabs.
  const own = await page.context().newPage();
  await own.goto(`${elsewhere}/compute/networks`);
  await expect(own).toHaveURL(/\/login/);
  const kept = await own.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /^(?:domain|skydeck\.(?:user|project|idle))/.test(key))).toEqual([]);
  // Who is still signed in is told so.
  await page.route('**/api/v2/logout', (route) => route.abort());
  await frame.getByRole('button', { name: 'Sign out' }).click();
  await expect(frame.getByRole('alert').filter({ hasText: 'You are still signed in' })).toBeVisible();
  await expect(frame.getByText('Jonas Lind')).toBeVisible();
  await page.unroute('**/api/v2/logout');
  await expectFits(frame);
  await frame.getByRole('button', { name: 'Sign out' }).click();
  await expect(frame.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await expect(page.locator('#news [data-event="sky-session"]').first()).toHaveText('Session: signed-out');
});

test('a frame that somebody entered from the console’s own session ends with it', async ({
  page,
  console,
  partner,
}) => {
  const elsewhere = siteOf(console);
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const { name: username, password, domain } = credentialsOf('user');
  const signedIn = await page.request.post(`${elsewhere}/api/v2/login`, {
    headers,
    data: { username, password, domain },
  });
  expect(signedIn.status()).toBe(200);
  await showFrom(page, partner, elsewhere);
  const frame = frameOf(page);
  const window = await openSignIn(page);
  await Promise.all([
    window.waitForEvent('close'),
    window.getByRole('button', { name: 'Continue as Jonas Lind' }).click(),
  ]);
  await expect(frame.getByLabel('MTU')).toBeVisible();
  const out = await page.request.post(`${elsewhere}/api/v2/logout`, { headers });
  expect(out.status()).toBe(204);
  await expect(frame.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
});

test('a frame takes a ticket from its window only while that is a page of ours', async ({ page, console, partner }) => {
  const elsewhere = siteOf(console);
  await showFrom(page, partner, elsewhere);
  const entered: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/frames/enter')) entered.push(request.postData() ?? '');
  });
  await frameOf(page).getByRole('button', { name: 'Continue' }).click();
  const open = frameOf(page).getByRole('button', { name: 'Open a sign-in window' });
  await expect(open).toBeVisible();
  const frame = page.frames().find((one) => one.url().startsWith(elsewhere));
  // As if the window had been led to another site.
  await frame?.evaluate((stranger) => {
    const { open: openPopup } = window;
    Object.assign(window, { open: (_: string, ...more: string[]) => openPopup(stranger, ...more), heard: 0 });
    addEventListener('message', ({ data }) => {
      if (data?.mark === 'skydeck-sign-in') Object.assign(window, { heard: 1 });
    });
  }, `${partner}/`);
  const [popup] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  await popup.waitForLoadState();
  await popup.evaluate(
    (to) => (opener as Window).postMessage({ mark: 'skydeck-sign-in', ticket: 'forged' }, to),
    elsewhere,
  );
  await frame?.waitForFunction(() => (globalThis as unknown as { heard: number }).heard === 1);
  await expect(open).toBeVisible();
  await expect(frameOf(page).getByRole('alert')).toHaveCount(0);
  expect(entered).toEqual([]);
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
  const elsewhere = siteOf(console);
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
    await frame.getByRole('button', { name: 'Sign in' }).click();
    await typeCredentials(frame, { ...credentialsOf('user'), name: 'nobody', password: 'wrong' });
    await expect(frame.getByText('Incorrect user name or password.')).toBeVisible();
    await expect(failed).toHaveCount(1);
  });

  await typeCredentials(frame, credentialsOf('user'));
  await writeNetwork(frame, 'other-site-lan', '10.81.0.0/24');

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/networks'));
  await frame.getByRole('button', { name: 'Create network' }).click();
  const headers = await (await sent).allHeaders();
  expect(new URL((await sent).url()).origin).toBe(elsewhere);
  expect(headers['x-session-id']).toMatch(/.+/);
  expect(headers['cookie']).toBeUndefined();
  await expect(news(page)).toContainText(/Created: network [0-9a-f-]{36}/);
});
