import type { Page } from '@playwright/test';
import { problemsOf } from '../axe.ts';
import { credentialsOf, expect, test } from './fixtures.ts';
import { expectFits, frameOf, news, showForm, told, typeCredentials } from './frames.ts';

// A form in a page of another site, where no cookie of the console reaches: the ways in, and how they end.

const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const popupButton = (page: Page) => frameOf(page).getByRole('button', { name: 'Open a sign-in window' });
const signOut = (page: Page) => frameOf(page).getByRole('button', { name: 'Sign out' });

/** Opens the window of a sign-in, does there what there is to do, and goes on as the person. */
async function goThroughWindow(page: Page, inside: (window: Page) => Promise<void>) {
  const [window] = await Promise.all([page.waitForEvent('popup'), popupButton(page).click()]);
  await inside(window);
  await Promise.all([
    window.waitForEvent('close'),
    window.getByRole('button', { name: 'Continue as Jonas Lind' }).click(),
  ]);
}

// spec: embedding.window
test('on another site, where no cookie reaches, somebody signs in inside the frame or in a window of it', async ({
  page,
  console,
  partner,
}) => {
  // By its number the console is another site than the page's `localhost`, not only another origin.
  const elsewhere = console.replace('localhost', '127.0.0.1');
  const frame = frameOf(page);
  const failed = told(page, 'failed');
  const welcome = frame.getByRole('heading', { name: 'Sign in to continue' });
  const entered: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/frames/enter')) entered.push(request.postData() ?? '');
  });
  await page.goto(`${partner}/forms/none`);
  await showForm(page, 'router-add', { 'console-origin': elsewhere });

  await test.step('that the browser keeps the session from the frame is a reason that there is no form', async () => {
    // It asks for a click inside the frame before it says no.
    await expect(frame.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(failed).toHaveCount(0);
    await frame.getByRole('button', { name: 'Continue' }).click();
    await expect(news(page)).toContainText('Storage access: denied');
    await expect(failed).toHaveText(['Failed: storage']);
    await expect(welcome).toBeVisible();
  });

  await test.step('a frame takes a ticket from its window only while that is a page of ours', async () => {
    const content = page.frames().find((one) => one.url().startsWith(elsewhere));
    // As if the window had been led to another site.
    await content?.evaluate((stranger) => {
      const { open: openPopup } = window;
      const leadAstray = (_: string, ...more: string[]) => {
        window.open = openPopup;
        return openPopup(stranger, ...more);
      };
      Object.assign(window, { open: leadAstray, heard: 0 });
      addEventListener('message', ({ data }) => {
        if (data?.mark === 'skydeck-sign-in') Object.assign(window, { heard: 1 });
      });
    }, `${partner}/forms/none`);
    const [popup] = await Promise.all([page.waitForEvent('popup'), popupButton(page).click()]);
    await popup.waitForLoadState();
    await popup.evaluate(
      (to) => (opener as Window).postMessage({ mark: 'skydeck-sign-in', ticket: 'forged' }, to),
      elsewhere,
    );
    await content?.waitForFunction(() => (globalThis as unknown as { heard: number }).heard === 1);
    await popup.close();
    await expect(popupButton(page)).toBeVisible();
    await expect(frame.getByRole('alert')).toHaveCount(0);
    expect(entered).toEqual([]);
  });

  await test.step('in the window somebody signs in, and says for whom', async () => {
    await goThroughWindow(page, async (window) => {
      await expect(window.getByRole('textbox', { name: 'Domain' })).toBeVisible();
      expect.soft(await problemsOf(window), 'the window').toEqual([]);
      await typeCredentials(window, credentialsOf('user'));
      await expect(window.getByText(`A form on ${partner} will use your account.`)).toBeVisible();
      expect.soft(await problemsOf(window), 'the question for whom').toEqual([]);
      // It leaves the console's own tabs no word of who was here, and where.
      const kept = await window.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((key) => /^(?:domain|skydeck\.(?:user|project|idle))/.test(key))).toEqual([]);
    });
    await expect(news(page)).toContainText('Session: signed-in');
    await expect(news(page)).toContainText('The form is ready: Create router');
    expect(entered).toHaveLength(1);
    // Nor has it left a session for the console's own tabs.
    const cookies = await page.context().cookies(elsewhere);
    expect(cookies.filter(({ name }) => name !== 'language')).toEqual([]);
  });

  await test.step('who is still signed in is told so', async () => {
    await page.route('**/api/v2/logout', (route) => route.abort());
    await signOut(page).click();
    await expect(frame.getByRole('alert').filter({ hasText: 'You are still signed in' })).toBeVisible();
    await expect(frame.getByText('Jonas Lind')).toBeVisible();
    await page.unroute('**/api/v2/logout');
    await expectFits(frame);
    await signOut(page).click();
    await expect(welcome).toBeVisible();
    await expect(told(page, 'session').first()).toHaveText('Session: signed-out');
  });

  await test.step('a frame that somebody enters from the console’s own session ends with it', async () => {
    const { name: username, password, domain } = credentialsOf('user');
    const data = { username, password, domain };
    const signedIn = await page.request.post(`${elsewhere}/api/v2/login`, { headers, data });
    expect(signedIn.status()).toBe(200);
    await goThroughWindow(page, async () => {});
    await expect(frame.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
    const out = await page.request.post(`${elsewhere}/api/v2/logout`, { headers });
    expect(out.status()).toBe(204);
    await expect(frame.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  });

  await test.step('in the frame a wrong password leaves the way in in sight, and the page is told nothing twice', async () => {
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
    const before = await failed.count();
    const { name, password } = credentialsOf('user');
    await typeCredentials(frame, { name, password: 'wrong' });
    await expect(frame.getByText('Incorrect user name or password.')).toBeVisible();
    await expect(failed).toHaveCount(before);
    await typeCredentials(frame, { name, password });
    await expect(frame.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('what the frame sends goes to its own site, with its session in a header and without a cookie', async () => {
    await frame.getByRole('textbox', { name: 'Name', exact: true }).fill('other-site-router');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/routers'));
    await frame.getByRole('button', { name: 'Create router' }).click();
    const all = await (await sent).allHeaders();
    expect(new URL((await sent).url()).origin).toBe(elsewhere);
    expect(all['x-session-id']).toMatch(/.+/);
    expect(all['cookie']).toBeUndefined();
    await expect(news(page)).toContainText(/Created: router [0-9a-f-]{36}/);
  });
});
