import type { Page } from '@playwright/test';
import { form } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { tabTo } from '../../../../../test/journeys/hands.ts';
import { looks, wear } from '../../../../../test/journeys/looks.ts';

const box = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const region = (page: Page, name: string) => page.getByRole('region', { name });

async function openPage(page: Page, path = '/compute/networks') {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page's keys are there when what they call is.
  if (path === '/compute/networks') await expect(page.getByRole('searchbox')).toBeVisible();
}

test('? lists what the keys do on this page and everywhere', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('?');
  await expect(box(page)).toBeVisible();
  const here = region(page, 'On this page');
  for (const [what, key] of [
    ['Create network', 'C'],
    ['Refresh', 'R'],
    ['Search by name', 'F'],
  ] as const)
    await expect(here.locator('div', { hasText: what }).filter({ hasText: key }).last()).toBeVisible();
  const everywhere = region(page, 'Everywhere');
  await expect(everywhere).toContainText('Search and commands');
  await expect(everywhere).toContainText('Next language');
  // Feature toggles are for those who know of them.
  await expect(box(page)).not.toContainText('Features');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);

  await page.goto('/monitoring');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(region(page, 'On this page')).toHaveText(/This page has no keys of its own\./);
});

test('the user menu leads to the list, too', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(box(page)).toBeVisible();
});

test('a list: c creates, f goes to the search, r reads again; in the field they are letters', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('f');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('crf');
  await expect(page.getByRole('searchbox')).toHaveValue('crf');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('heading', { level: 1 }).click();

  const asked = page.waitForRequest(/\/api\/v2\/compute\/networks/);
  await page.keyboard.press('r');
  await asked;
  await page.keyboard.press('c');
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL('/compute/networks/add');
});

test('an object: e edits it; below the panel its keys rest', async ({ page }) => {
  await openPage(page, '/compute/routers?search=edge-router');
  await page.getByRole('link', { name: 'edge-router', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/edit\/details$/);
  await expect(form(page)).toBeVisible();
  const cancel = form(page).getByRole('button', { name: 'Cancel' });
  await cancel.focus();
  await page.keyboard.press('e');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('who may not create has no key for it', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/compute/networks');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('?');
  await expect(box(page)).toBeVisible();
  await expect(region(page, 'On this page')).not.toContainText('Create');
  await expect(page).toHaveURL('/compute/networks');
});

test('single keys can be turned off, by keyboard, and stay off', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('?');
  const single = page.getByRole('switch', { name: 'Single keys' });
  await expect(single).toBeChecked();
  await tabTo(page, single);
  await page.keyboard.press('Space');
  await expect(single).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+Shift+P');
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL('/compute/networks');
});

for (const look of looks) {
  test(`the list is accessible: ${look}`, async ({ page }) => {
    await wear(page, look);
    await openPage(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('switch')).toBeVisible();
    await expectAccessible(page);
  });
}
