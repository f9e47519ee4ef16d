import type { Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { form } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { tabTo } from '../../../../../test/journeys/actions.ts';

const box = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const region = (page: Page, name: string) => page.getByRole('region', { name });

async function openList(page: Page) {
  await page.goto('/compute/networks');
  // The page's keys are there when what they call is.
  await expect(page.getByRole('searchbox')).toBeVisible();
}

test('a list: c creates, f goes to the search, r reads again; an object: e edits it; below a panel they rest; ? and the user menu list them, they can be turned off, and stay off', async ({
  page,
}) => {
  await test.step('who may not create has no key for it, and a page may have none', async () => {
    await signIn(page, 'viewer');
    await openList(page);
    await page.keyboard.press('c');
    await page.keyboard.press('?');
    await expect(box(page)).toBeVisible();
    await expect(region(page, 'On this page')).not.toContainText('Create');
    await expect(page).toHaveURL('/compute/networks');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await goOn(page, '/monitoring');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.keyboard.press('?');
    await expect(region(page, 'On this page')).toHaveText(/This page has no shortcuts of its own\./);
  });

  // The next one begins in a project of their own.
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'user', { project: 'payments-prod' });
  await openList(page);
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

  await page.keyboard.press('f');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('crf');
  await expect(page.getByRole('searchbox')).toHaveValue('crf');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('heading', { level: 1 }).click();
  const asked = page.waitForRequest(/\/api\/v2\/compute\/networks/);
  await page.keyboard.press('r');
  await asked;

  await test.step('what is still to be written of a search does not lead away from the form', async () => {
    await page.keyboard.press('f');
    await page.keyboard.type('edge');
    await page.getByRole('heading', { level: 1 }).click();
    const parts = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await parts.promise;
      await route.continue();
    });
    await page.keyboard.press('c');
    // What is still to be written of the search does not lead away from the page that was asked for since.
    await page.evaluate(
      (frames) =>
        new Promise<void>((resolve) => {
          const count = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => count(left - 1)));
          count(frames);
        }),
      30,
    );
    parts.resolve();
    await expect(form(page)).toBeVisible();
    // What was typed is written below the form, a moment later.
    await expect(page).toHaveURL('/compute/networks/add?search=edge');
    await expect(form(page)).toBeVisible();
    await page.unroute(/\.js$/);
  });

  await test.step('pressed between the writing of a search and its drawing, the search stays in the address', async () => {
    await goOn(page, '/compute/networks');
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await page.getByRole('searchbox').focus();
    await page.evaluate(() => {
      const { history } = window;
      const replace = history.replaceState.bind(history);
      history.replaceState = (...state) => {
        replace(...state);
        if (!window.location.search.includes('edge')) return;
        history.replaceState = replace;
        // After what wrote it, before React draws it.
        queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true })));
      };
    });
    await page.keyboard.type('edge');
    await expect(page).toHaveURL('/compute/networks/add?search=edge');
    await expect(form(page)).toBeVisible();
  });

  await test.step('an object', async () => {
    await goOn(page, '/compute/routers?search=edge-router');
    await page.getByRole('link', { name: 'edge-router', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await page.keyboard.press('e');
    await expect(page).toHaveURL(/\/edit\/details$/);
    await expect(form(page)).toBeVisible();
    await form(page).getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('e');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
  });

  await test.step('single keys are turned off by keyboard, for the next page, too', async () => {
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    const single = page.getByRole('switch', { name: 'Single keys' });
    await expect(single).toBeChecked();
    await tabTo(page, single);
    await page.keyboard.press('Space');
    await expect(single).not.toBeChecked();
    await openList(page);
    await page.keyboard.press('c');
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+Shift+P');
    await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page).toHaveURL('/compute/networks');
  });
});
