import type { Page } from '@playwright/test';
import { cloudOf } from './cloud.ts';
import { field, picker } from './locators.ts';
import { expect, signIn, test } from './fixtures.ts';

// The server goes away and comes back while the console is open: same port, same data.

const offline = (page: Page) => page.getByText('You’re offline.');
// A call that came too late says the same of itself, with a full stop.
const restarting = (page: Page) => page.getByText('The console is restarting', { exact: true });
const row = (page: Page, name: string) => page.getByRole('grid').getByRole('link', { name, exact: true });

/** A page that is never loaded again keeps what was written on it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { neverReloaded: true }));
const isMarked = (page: Page) => page.evaluate(() => 'neverReloaded' in window);

const form = (page: Page) => page.getByRole('form', { name: 'Create router' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Create router' });

async function openRouters(page: Page) {
  await page.goto('/compute/routers');
  await expect(row(page, 'edge-router')).toBeVisible();
  await mark(page);
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await openRouters(page);
});

// spec: live.stop.wait
test('a server that is about to stop says so; the console waits, and is loaded anew when it is back, but where somebody writes', async ({
  page,
  platform,
}) => {
  const [rule, secret] = [await page.context().newPage(), await page.context().newPage()];
  const key = secret.getByRole('dialog', { name: 'Your new access key' });

  await test.step('in other tabs a form without an address of its own, and a secret that nobody has kept', async () => {
    await rule.goto('/s3-storage/buckets/payments-exports?tab=lifecycle');
    await rule.getByRole('button', { name: 'Add rule' }).click();
    await field(rule, 'Prefix').fill('written/before-restart');
    await secret.goto('/s3-storage/access/create-key');
    await field(secret, 'Description').press('Enter');
    await expect(key).toBeVisible();
    for (const one of [rule, secret]) await mark(one);
  });

  await platform.stop();
  for (const one of [page, rule, secret]) await expect(restarting(one)).toBeVisible();
  await expect(page.getByText('The page resumes when the console is back.')).toBeVisible();

  await platform.start();
  // At the same time: a notice is not for long.
  await Promise.all(
    [rule, secret].map(async (one) => {
      await expect(one.getByText('Your entries are kept.').first()).toBeVisible();
      await expect(restarting(one)).toBeHidden();
      expect(await isMarked(one)).toBe(true);
    }),
  );
  await (await cloudOf(page, 'payments-prod')).router({ name: 'made-after-restart' });
  await expect(restarting(page)).toBeHidden();
  await expect(row(page, 'made-after-restart')).toBeVisible();
  expect(await isMarked(page)).toBe(false);

  await expect(key).toBeVisible();
  await expect(field(rule, 'Prefix')).toHaveValue('written/before-restart');
});

test('a server that is killed takes nothing with it: the console goes on where it was', async ({ page, platform }) => {
  const { url } = platform;
  const other = await page.context().newPage();
  await openRouters(other);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Create router' }).click();
  await form(page).getByLabel('Name').fill('written-before-kill');
  // What the form may need to say was fetched when it showed, after what it shows.
  await expect(picker(page, 'Private networks')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await platform.kill();

  await test.step('what somebody was writing is still there, and nothing can be sent', async () => {
    await send(page).click();
    await expect(offline(page)).toBeVisible();
    await send(page).click();
    await expect(form(page).getByText('Changes resume when the connection is back.')).toBeVisible();
    await expect(form(page).getByLabel('Name')).toHaveValue('written-before-kill');
  });

  await test.step('rows stay readable, and a page can be asked for meanwhile', async () => {
    await other.bringToFront();
    await expect(offline(other)).toBeVisible();
    await expect(row(other, 'edge-router')).toBeVisible();
    await expect(restarting(other)).toBeHidden();
    await other.getByRole('navigation').getByRole('link', { name: 'Networks' }).click();
    await expect(offline(other)).toBeVisible();
  });

  await platform.start();
  expect(platform.url).toBe(url);
  await (await cloudOf(page, 'payments-prod')).router({ name: 'made-after-kill' });
  await test.step('the page comes when it is back', async () => {
    await expect(row(other, 'prod-core')).toBeVisible();
    await expect(other).toHaveURL('/compute/networks');
    expect(await isMarked(other)).toBe(true);
  });

  await test.step('what was written can be sent, and what is new is there', async () => {
    await page.bringToFront();
    await expect(offline(page)).toBeHidden();
    await send(page).click();
    await expect(form(page)).toBeHidden();
    await expect(row(page, 'written-before-kill')).toBeVisible();
    await expect(row(page, 'made-after-kill')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

test('a part of a page that cannot be had is fetched with a new document, unless somebody is writing', async ({
  page,
}) => {
  const details = /RouterDetails-.*\.js/;

  await test.step('what somebody is writing stays', async () => {
    const written = Promise.withResolvers<void>();
    await page.route(/NetworkPicker-.*\.js/, (route) => written.promise.then(() => route.abort()));
    await page.getByRole('button', { name: 'Create router' }).click();
    await form(page).getByLabel('Name').fill('written-without-a-part');
    written.resolve();
    await expect(form(page).getByRole('alert').filter({ hasText: 'Part of this page could not load.' })).toBeVisible();
    await expect(form(page).getByLabel('Name')).toHaveValue('written-without-a-part');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(form(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  await test.step('otherwise the page comes with a new document', async () => {
    let isNew = false;
    page.once('request', function look(request) {
      if (request.isNavigationRequest()) isNew = true;
      else page.once('request', look);
    });
    await page.route(details, (route) => (isNew ? route.continue() : route.abort()));
    await row(page, 'edge-router').click();
    await expect(page.getByRole('heading', { level: 1, name: 'edge-router' })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    await page.unroute(details);
  });

  await test.step('what that one misses too is a fault, and said', async () => {
    await openRouters(page);
    await page.route(details, (route) => route.abort());
    // Of another router: a new document comes once for each address.
    await row(page, 'batch-router').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    await page.unroute(details);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'batch-router' })).toBeVisible();
  });
});
