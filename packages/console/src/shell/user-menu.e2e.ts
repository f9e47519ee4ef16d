import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../../../../test/journeys/fixtures.ts';

const trigger = (page: Page) => page.getByRole('button', { name: /Account of/ });
const items = (page: Page) => page.getByRole('menuitem');

async function openMenu(page: Page) {
  await trigger(page).click();
  await expect(items(page).last()).toBeVisible();
}

test('has what is the person’s own, all of it by keyboard', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/monitoring');
  await trigger(page).press('Enter');
  for (const name of [
    'Language',
    'Appearance',
    'Password',
    'Keyboard shortcuts',
    'Report a problem',
    'About Skydeck',
    'Sign out',
  ])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(trigger(page)).toBeFocused();
});

test('of a brand of limited use has no more than a person cannot do without', async ({ page }) => {
  await page.route('**/api/v2/settings/theme**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), limitedUse: true } });
  });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/monitoring');
  await openMenu(page);
  await expect(items(page)).toHaveText([/Language/, /Password/, /Sign out/]);
});

test('offers a language where there is a choice only; the server’s list decides', async ({ page }) => {
  let enabled = ['en'];
  await page.route('**/api/v2/settings/locales', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({
      json: {
        data: data.map((locale: { language: string }) => ({ ...locale, enabled: enabled.includes(locale.language) })),
      },
    });
  });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/monitoring');
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Language' })).toHaveCount(0);

  enabled = ['en', 'de'];
  await page.reload();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+l');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a list of languages that cannot be had is logged, and all of them are offered', async ({ page }) => {
  await page.route('**/api/v2/settings/locales', (route) => route.fulfill({ status: 500, json: {} }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('list of languages'));
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/monitoring');
  await openMenu(page);
  await logged;
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await expect(page.getByRole('radio')).toHaveCount(9);
});

test('the chosen language is kept for ten years, for this site only', async ({ page, context }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/monitoring');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await page.getByRole('radio', { name: 'Türkçe' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  const cookie = (await context.cookies()).find(({ name }) => name === 'language');
  expect(cookie).toMatchObject({ value: 'tr', sameSite: 'Strict' });
  // A browser may shorten it to what it allows (400 days).
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 24 * 3600);
});

test('on a phone it fits, and its windows do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/monitoring');
  await openMenu(page);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('switch', { name: 'Single keys' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
