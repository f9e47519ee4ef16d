import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../../../../test/journeys/fixtures.ts';

// Everything around a page.

const chooser = (page: Page) => page.getByRole('button', { name: /Choose a project/ });
const accountMenu = (page: Page) => page.getByRole('button', { name: /Account of/ });

test.describe('choosing a project', () => {
  test('with the mouse; a disabled one says so and cannot be chosen', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks');
    await chooser(page).click();
    const disabled = page.getByRole('option', { name: /sandbox-2024/ });
    await expect(disabled).toContainText('Disabled');
    await expect(disabled).toBeDisabled();
    await expect(page.getByRole('option', { name: 'payments-prod' })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);

    await disabled.click({ force: true });
    await expect(page.getByRole('listbox', { name: 'Projects' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox', { name: 'Projects' })).toBeHidden();
    await expect(chooser(page)).toBeFocused();
    await expect(chooser(page)).toHaveAccessibleName('Choose a project, now Norrland Retail / payments-prod');
  });

  test('with the keyboard: searched, found, entered; nothing of the old project stays', async ({ page }) => {
    await signIn(page, 'otherUser', { project: 'storefront' });
    await page.goto('/compute/networks');
    await expect(page.getByRole('link', { name: 'web-frontend' })).toBeVisible();

    await chooser(page).focus();
    await page.keyboard.press('Enter');
    const find = page.getByRole('combobox', { name: 'Find a project' });
    await expect(find).toBeFocused();
    await page.keyboard.type('nothing like it');
    await expect(page.getByRole('status').filter({ hasText: 'No project has this name.' })).toBeVisible();
    await find.fill('WARE');
    await expect(page.getByRole('option')).toHaveText(['warehouse-edge']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await expect(chooser(page)).toHaveAccessibleName('Choose a project, now Norrland Retail / warehouse-edge');
    await page.getByRole('link', { name: 'Compute' }).click();
    await expect(page.getByRole('link', { name: 'wh-ange', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'web-frontend' })).toBeHidden();
  });

  test('the list is there until its box has left the screen, and begins anew', async ({ page }) => {
    await signIn(page, 'otherUser', { project: 'storefront' });
    await page.goto('/monitoring');
    await chooser(page).click();
    const list = page.getByRole('listbox', { name: 'Projects' });
    const find = page.getByRole('combobox', { name: 'Find a project' });
    await find.fill('ware');
    await expect(page.getByRole('option')).toHaveText(['warehouse-edge']);

    const leaving = await chooser(page).evaluateHandle((trigger) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const box = trigger.closest('sky-popover') as HTMLElement;
      box.addEventListener('sky-closed', () => resolve(box.querySelectorAll('[role=option]').length), { once: true });
      return { optionsAtTheEnd: promise };
    });
    await page.keyboard.press('Escape');
    expect(await leaving.evaluate(({ optionsAtTheEnd }) => optionsAtTheEnd)).toBe(1);
    await expect(list).toHaveCount(0);

    await chooser(page).press('Enter');
    await expect(find).toBeFocused();
    await expect(find).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(find).toBeFocused();
  });

  test('the project is remembered', async ({ page }) => {
    await signIn(page, 'otherUser');
    await page.goto('/');
    await chooser(page).click();
    await page.getByRole('option', { name: 'warehouse-edge' }).click();
    await expect(chooser(page)).toHaveAccessibleName(/warehouse-edge/);
    await page.goto('/');
    await expect(chooser(page)).toHaveAccessibleName(/warehouse-edge/);
  });
});

test.describe('language', () => {
  test('is chosen in the account menu, stays, and Arabic is right-to-left', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks');
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Language' }).click();
    await page.getByRole('radio', { name: 'العربية' }).check();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الشبكات');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الشبكات');
    // The rail, the first thing in reading order, is now at the right edge.
    const rail = await page
      .getByRole('navigation')
      .filter({ has: page.getByRole('link') })
      .first()
      .boundingBox();
    expect(rail?.x).toBeGreaterThan(1300);
  });

  test('Ctrl+L goes to the next, with Shift to the one before', async ({ page }) => {
    await signIn(page, 'user');
    await page.goto('/monitoring');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.keyboard.press('Control+l');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    for (const language of ['en', 'de', 'ar']) {
      await page.keyboard.press('Control+Shift+l');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test.describe('looks', () => {
  const lightness = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const sheet = (page: Page) => page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor);
  const rail = (page: Page) =>
    page
      .getByRole('banner')
      .first()
      .evaluate((banner) => getComputedStyle(banner).backgroundColor);

  test('light, dark, and as the device; the choice stays', async ({ page }) => {
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
    await expectAccessible(page);
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
  });

  test('a scheme of one’s own, and back to the brand’s', async ({ page }) => {
    await signIn(page, 'user');
    await page.goto('/monitoring');
    const brand = await rail(page);
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Appearance' }).click();
    const scheme = page.getByRole('combobox', { name: 'Colour scheme' });
    await expect(scheme.getByRole('option')).toHaveCount(17);
    await scheme.selectOption({ label: 'Ember' });
    await expect.poll(() => rail(page)).not.toBe(brand);
    await scheme.selectOption({ label: 'As the brand' });
    await expect.poll(() => rail(page)).toBe(brand);
  });
});

test.describe('about', () => {
  const about = (page: Page) => page.getByRole('dialog', { name: /^About/ });
  const openAbout = async (page: Page) => {
    await signIn(page, 'user');
    await page.goto('/monitoring');
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: /^About/ }).click();
  };

  test('tells the version and the ways to whoever runs the cloud', async ({ page }) => {
    await openAbout(page);
    await expect(about(page)).toHaveAccessibleName('About Skydeck');
    await expect(page.getByText('Version', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect(about(page)).toBeHidden();
    await expect(accountMenu(page)).toBeFocused();
  });

  test('says when it cannot be read, and tries again as often as it is asked', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/v2/about', async (route) => {
      asked += 1;
      await (asked < 3 ? route.fulfill({ status: 503, json: {} }) : route.continue());
    });
    await openAbout(page);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('The server has a fault.')).toBeVisible();
    await expectAccessible(page);

    await retry.press('Enter');
    await expect.poll(() => asked).toBe(2);
    await retry.press('Enter');
    await expect(page.getByText('Version', { exact: true })).toBeVisible();
    await expect(retry).toHaveCount(0);
    expect(asked).toBe(3);
  });
});

test.describe('where somebody may not go', () => {
  test('a viewer sees everything and is offered no change', async ({ page }) => {
    await signIn(page, 'viewer');
    await page.goto('/compute/routers');
    const grid = page.getByRole('grid', { name: 'Routers' });
    await expect(grid.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create router' })).toBeHidden();
    await expect(grid.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await grid.getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await page.goto('/compute/networks');
    await expect(page.getByRole('grid', { name: 'Networks' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create network' })).toBeHidden();
  });

  test('an address that needs a right names it', async ({ page }) => {
    await signIn(page, 'viewer');
    await page.goto('/compute/routers/add');
    await expect(page.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
    await expect(page.getByText('create on compute_routers')).toBeVisible();
    await expect(page.getByText('otto.viewer')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'To the start page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });

  test('an address that is nowhere says so, with the address', async ({ page }) => {
    await signIn(page, 'user');
    await page.goto('/compute/unicorns/7');
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    await expect(page.getByText('/compute/unicorns/7')).toBeVisible();
    await expectAccessible(page);
  });

  test('an object that is nowhere says so inside the console', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers/0b8b3f0e-6f0a-4d7c-9d5e-2f0c8f8f8f8f');
    await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Routers' }).click();
    await expect(page.getByRole('grid', { name: 'Routers' })).toBeVisible();
  });
});

test('the keyboard skips to the content, and a new page has the focus at its heading', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/networks');
  await expect(page.getByRole('heading', { level: 1, name: 'Networks' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page
    .getByRole('navigation', { name: 'Compute' })
    .getByRole('link', { name: /Routers/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Routers' })).toBeFocused();
  await expect(page).toHaveTitle(/^Routers ·/);
});

test('a tab of a page leaves the focus where it is, and a side panel gives it back', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers?search=edge-router');
  await page.getByRole('link', { name: 'edge-router', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'edge-router' })).toBeFocused();
  const tab = page.getByRole('link', { name: /^Static routes/ });
  const add = page.getByRole('region', { name: 'Static routes' }).getByRole('button', { name: 'Add route' });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/routes$/);
  await expect(tab).toBeFocused();
  await add.click();
  await expect(page.getByRole('textbox', { name: 'Destination' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
});
