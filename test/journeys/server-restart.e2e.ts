import type { Page } from '@playwright/test';
import { cloudOf } from './cloud.ts';
import { expect, signIn, test } from './fixtures.ts';

// The server goes away and comes back while the console is open: same port, same data.

const offline = (page: Page) => page.getByText('No connection to the server.');
const restarting = (page: Page) => page.getByText('The server is restarting');
const row = (page: Page, name: string) => page.getByRole('grid').getByRole('link', { name, exact: true });

/** A page that is never loaded again keeps what was written on it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { neverReloaded: true }));
const isMarked = (page: Page) => page.evaluate(() => 'neverReloaded' in window);

test.beforeEach(async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers');
  await expect(row(page, 'edge-router')).toBeVisible();
  await mark(page);
});

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
});

test('a server that is killed leaves the rows readable, and the console goes on', async ({ page, platform }) => {
  await platform.kill();
  await expect(offline(page)).toBeVisible();
  await expect(row(page, 'edge-router')).toBeVisible();
  await expect(restarting(page)).toBeHidden();

  await platform.start();
  await (await cloudOf(page, 'payments-prod')).router({ name: 'made-after-kill' });
  await expect(offline(page)).toBeHidden();
  await expect(row(page, 'made-after-kill')).toBeVisible();
  await row(page, 'edge-router').click();
  await expect(page.getByRole('heading', { level: 1, name: 'edge-router' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a page whose parts the browser could not have comes with a new document', async ({ page }) => {
  await page.route(/router-pages-.*\.js/, (route) => route.abort(), { times: 1 });
  await row(page, 'edge-router').click();
  await expect(page.getByRole('heading', { level: 1, name: 'edge-router' })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('what a new document misses too is a fault, and said', async ({ page }) => {
  await page.route(/router-pages-.*\.js/, (route) => route.abort());
  await row(page, 'edge-router').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong here' })).toBeVisible();
  await page.unroute(/router-pages-.*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'edge-router' })).toBeVisible();
});

test('what somebody was writing when the server was killed is still there, and can be sent', async ({
  page,
  platform,
}) => {
  await page.getByRole('button', { name: 'Create router' }).click();
  const form = page.getByRole('form', { name: 'Create router' });
  await form.getByLabel('Name').fill('written-before-kill');

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
  expect(await isMarked(page)).toBe(true);
});

test('what somebody is writing stays when a part of its page cannot be had', async ({ page }) => {
  const written = Promise.withResolvers<void>();
  await page.route(/network-pages-.*\.js/, (route) => written.promise.then(() => route.abort()));
  await page.getByRole('button', { name: 'Create router' }).click();
  const form = page.getByRole('form', { name: 'Create router' });
  await form.getByLabel('Name').fill('written-without-a-part');
  written.resolve();
  await expect(form.getByRole('alert')).toContainText('This part of the page could not be loaded.');
  await expect(form.getByLabel('Name')).toHaveValue('written-without-a-part');
  expect(await isMarked(page)).toBe(true);
});

test('a page that was asked for while the server was away comes when it is back', async ({ page, platform }) => {
  await platform.kill();
  await page.getByRole('navigation').getByRole('link', { name: 'Networks' }).click();
  await expect(offline(page)).toBeVisible();

  await platform.start();
  await expect(row(page, 'prod-core')).toBeVisible();
  await expect(page).toHaveURL('/compute/networks');
});
