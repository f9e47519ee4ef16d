import type { Page } from '@playwright/test';
import { cloudOf } from './cloud.ts';
import { field } from './locators.ts';
import { expect, signIn, test } from './fixtures.ts';
import type { TestPlatform } from './platform.ts';

// The server goes away and comes back while the console is open: same port, same data.

const offline = (page: Page) => page.getByText('No connection to the server.');
const restarting = (page: Page) => page.getByText('The server is restarting');
const row = (page: Page, name: string) => page.getByRole('grid').getByRole('link', { name, exact: true });

/** A page that is never loaded again keeps what was written on it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { neverReloaded: true }));
const isMarked = (page: Page) => page.evaluate(() => 'neverReloaded' in window);

/** Until the page has said that it stays as it is. */
async function restart(page: Page, platform: TestPlatform) {
  await platform.stop();
  await expect(restarting(page)).toBeVisible();
  await platform.start();
  await expect(page.getByText('What you are working on is still here.').first()).toBeVisible();
  await expect(restarting(page)).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers');
  await expect(row(page, 'edge-router')).toBeVisible();
  await mark(page);
});

// spec: live.stop.wait
test('a server that is about to stop says so; the console waits, and is loaded anew when it is back', async ({
  page,
  platform,
}) => {
  await platform.stop();
  await expect(restarting(page)).toBeVisible();
  await expect(page.getByText('The console waits and goes on by itself.')).toBeVisible();

  await platform.start();
  await (await cloudOf(page, 'payments-prod')).router({ name: 'made-after-restart' });
  await expect(restarting(page)).toBeHidden();
  await expect(row(page, 'made-after-restart')).toBeVisible();
  expect(await isMarked(page)).toBe(false);

  await test.step('but not while somebody is writing: what was written stays, and can be sent', async () => {
    await mark(page);
    await page.getByRole('button', { name: 'Create router' }).click();
    const form = page.getByRole('form', { name: 'Create router' });
    await form.getByLabel('Name').fill('written-before-restart');
    await restart(page, platform);
    await form.getByRole('button', { name: 'Create router' }).click();
    await expect(row(page, 'written-before-restart')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  await test.step('nor where the form has no address of its own', async () => {
    await page.goto('/s3-storage/buckets/payments-exports?tab=lifecycle');
    await mark(page);
    await page.getByRole('button', { name: 'Add rule' }).click();
    await field(page, 'Begins with').fill('written/before-restart');
    await restart(page, platform);
    await expect(field(page, 'Begins with')).toHaveValue('written/before-restart');
    expect(await isMarked(page)).toBe(true);
  });

  await test.step('nor while a secret shows that nobody has kept', async () => {
    await page.goto('/s3-storage/access/create-key');
    await field(page, 'Description').press('Enter');
    const made = page.getByRole('dialog', { name: 'Your new access key' });
    await expect(made).toBeVisible();
    await mark(page);
    await restart(page, platform);
    await expect(made).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

test('a server that is killed takes nothing with it: the console goes on where it was', async ({ page, platform }) => {
  const { url } = platform;
  await test.step('rows stay readable, and what is new comes when it is back', async () => {
    await platform.kill();
    await expect(offline(page)).toBeVisible();
    await expect(row(page, 'edge-router')).toBeVisible();
    await expect(restarting(page)).toBeHidden();

    await platform.start();
    expect(platform.url).toBe(url);
    await (await cloudOf(page, 'payments-prod')).router({ name: 'made-after-kill' });
    await expect(offline(page)).toBeHidden();
    await expect(row(page, 'made-after-kill')).toBeVisible();
    await row(page, 'edge-router').click();
    await expect(page.getByRole('heading', { level: 1, name: 'edge-router' })).toBeVisible();
    await page.goBack();
  });

  await test.step('what somebody was writing is still there, and can be sent', async () => {
    await page.getByRole('button', { name: 'Create router' }).click();
    const form = page.getByRole('form', { name: 'Create router' });
    await form.getByLabel('Name').fill('written-before-kill');
    // What the form may need to say was fetched when it showed.
    await page.waitForLoadState('networkidle');

    await platform.kill();
    await form.getByRole('button', { name: 'Create router' }).click();
    await expect(offline(page)).toBeVisible();
    await form.getByRole('button', { name: 'Create router' }).click();
    await expect(form.getByText('Nothing can be changed until it is back.')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('written-before-kill');

    await platform.start();
    await form.getByRole('button', { name: 'Create router' }).click();
    await expect(form).toBeHidden();
    await expect(row(page, 'written-before-kill')).toBeVisible();
  });

  await test.step('a page that was asked for while it was away comes when it is back', async () => {
    await platform.kill();
    await page.getByRole('navigation').getByRole('link', { name: 'Networks' }).click();
    await expect(offline(page)).toBeVisible();

    await platform.start();
    await expect(row(page, 'prod-core')).toBeVisible();
    await expect(page).toHaveURL('/compute/networks');
  });
  expect(await isMarked(page)).toBe(true);
});

test('a part of a page that cannot be had is fetched with a new document, unless somebody is writing', async ({
  page,
}) => {
  await test.step('what somebody is writing stays', async () => {
    const written = Promise.withResolvers<void>();
    await page.route(/NetworkPicker-.*\.js/, (route) => written.promise.then(() => route.abort()));
    await page.getByRole('button', { name: 'Create router' }).click();
    const form = page.getByRole('form', { name: 'Create router' });
    await form.getByLabel('Name').fill('written-without-a-part');
    written.resolve();
    await expect(form.getByRole('alert')).toContainText('This part of the page could not be loaded.');
    await expect(form.getByLabel('Name')).toHaveValue('written-without-a-part');
    expect(await isMarked(page)).toBe(true);
    await page.goto('/compute/routers');
    await expect(row(page, 'edge-router')).toBeVisible();
    await mark(page);
  });

  await test.step('otherwise the page comes with a new document', async () => {
    let isNew = false;
    page.once('request', function look(request) {
      if (request.isNavigationRequest()) isNew = true;
      else page.once('request', look);
    });
    await page.route(/RouterDetails-.*\.js/, (route) => (isNew ? route.continue() : route.abort()));
    await row(page, 'edge-router').click();
    await expect(page.getByRole('heading', { level: 1, name: 'edge-router' })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    await page.unroute(/RouterDetails-.*\.js/);
    await page.goto('/compute/routers');
    await expect(row(page, 'edge-router')).toBeVisible();
  });

  await test.step('what that one misses too is a fault, and said', async () => {
    await mark(page);
    await page.route(/RouterDetails-.*\.js/, (route) => route.abort());
    // Of another router: a new document comes once for each address.
    await row(page, 'batch-router').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong here' })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    await page.unroute(/RouterDetails-.*\.js/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'batch-router' })).toBeVisible();
  });
});
