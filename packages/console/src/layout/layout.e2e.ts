import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../test/journeys/fixtures.ts';

// What somebody opens from the account menu.

const accountMenu = (page: Page) => page.getByRole('button', { name: /Account of/ });
const lightness = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const sheet = (page: Page) => page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor);
const rail = (page: Page) =>
  page
    .getByRole('banner')
    .first()
    .evaluate((banner) => getComputedStyle(banner).backgroundColor);

const about = (page: Page) => page.getByRole('dialog', { name: /^About/ });

// spec: theme.mode, spec: theme.scheme
test('looks are light, dark or as the device, with a scheme of one’s own or the brand’s; the choice stays', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'user');
  await page.goto('/monitoring');
  const light = await sheet(page);

  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  await expect(page.getByRole('radio', { name: 'As the device' })).toBeChecked();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => sheet(page)).not.toBe(light);
  const dark = await sheet(page);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await expect.poll(() => sheet(page)).toBe(dark);
  expect(await lightness(page)).toContain('dark');

  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'As the device' }).check();
  await expect.poll(() => sheet(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => sheet(page)).toBe(dark);

  await test.step('a scheme of one’s own, and back to the brand’s', async () => {
    const brand = await rail(page);
    const schemes = page.getByRole('radiogroup', { name: 'Colour scheme' });
    const scheme = (name: string) => schemes.getByRole('radio', { name });
    await expect(schemes.getByRole('radio')).toHaveCount(17);
    await scheme('Ember').click();
    await expect.poll(() => rail(page)).not.toBe(brand);
    await scheme('As the brand').click();
    await expect.poll(() => rail(page)).toBe(brand);
  });
});

// spec: shell.about
test('about tells the version and the ways to whoever runs the cloud, or that it cannot be read, and tries again as often as it is asked', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/api/v2/about', async (route) => {
    asked += 1;
    await (asked < 3 ? route.fulfill({ status: 503, json: {} }) : route.continue());
  });
  await signIn(page, 'user');
  await page.goto('/monitoring');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: /^About/ }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('The server has a fault.')).toBeVisible();

  await retry.press('Enter');
  await expect.poll(() => asked).toBe(2);
  await retry.press('Enter');
  await expect(page.getByText('Version', { exact: true })).toBeVisible();
  await expect(retry).toHaveCount(0);
  expect(asked).toBe(3);
  await expect(about(page)).toHaveAccessibleName('About Skydeck');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(about(page)).toBeHidden();
  await expect(accountMenu(page)).toBeFocused();
});
