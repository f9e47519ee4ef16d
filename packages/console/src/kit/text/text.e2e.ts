import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

// Words are files of the server's, which can be away like any other.

const english = /\/assets\/en-[\w-]+\.js$/;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const compute = (page: Page) => page.getByRole('link', { name: 'Compute' });

test('words that a server lacks for a moment are asked for again; missing for long they are a fault that a new page mends; a language that is chosen while another one is on its way wins', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/monitoring');
  await expect(title(page, 'Overview')).toBeVisible();
  const asked: string[] = [];
  await page.route(english, async (route) => {
    asked.push(route.request().url());
    await (asked.length === 1 ? route.fulfill({ status: 404 }) : route.continue());
  });
  await compute(page).click();
  await expect(title(page, 'Networks')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Networks' }).getByRole('link').first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(1);
  await page.unroute(english);

  await test.step('missing for long', async () => {
    await page.goto('/monitoring');
    await expect(title(page, 'Overview')).toBeVisible();
    await page.route(english, (route) => route.fulfill({ status: 404 }));
    await compute(page).click();
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible();
    await page.unroute(english);
    await reload.click();
    await expect(title(page, 'Networks')).toBeVisible();
  });

  await test.step('in another language', async () => {
    const letThrough = Promise.withResolvers<void>();
    await page.route(/\/assets\/words-es-[\w-]+\.js$/, async (route) => {
      await letThrough.promise;
      await route.continue();
    });
    const spanish = page.waitForRequest(/\/assets\/words-es-/);
    await page.keyboard.press('Control+l');
    await spanish;
    await page.keyboard.press('Control+Shift+l');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const came = page.waitForResponse(/\/assets\/words-es-/);
    letThrough.resolve();
    const late = (await came).url();
    await page.evaluate((url) => import(url), late);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });
});
