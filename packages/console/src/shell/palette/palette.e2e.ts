import type { Page } from '@playwright/test';
import { form } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { looks, wear } from '../../../../../test/journeys/looks.ts';

const box = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search, or type a command' });
const option = (page: Page, name: string | RegExp) => box(page).getByRole('option', { name });
const group = (page: Page, name: string) => box(page).getByRole('group', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openPage(page: Page, path = '/compute/networks') {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** It is fetched when it is first asked for. */
async function openPalette(page: Page) {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

/** The entry that Enter takes, as who listens hears it. */
const activeOption = (page: Page) =>
  field(page).evaluate(
    (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );

test.describe('by keyboard', () => {
  for (const keys of ['/', 'Control+Shift+P']) {
    test(`${keys} opens it with the caret in the field, Escape gives the focus back`, async ({ page }) => {
      await openPage(page);
      const refresh = page.getByRole('button', { name: 'Refresh' });
      await refresh.focus();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveCount(0);
      await expect(refresh).toBeFocused();
    });
  }

  test('what is typed before it is there goes into it, and calls none of the page’s keys', async ({ page }) => {
    await page.route('**/Palette-*.js', async (route) => {
      await page.keyboard.type('create');
      await route.continue();
    });
    await openPage(page);
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('create');
    await expect(page).toHaveURL('/compute/networks');
  });

  test('an object is found by its name and opened; it stands among the recent ones then', async ({ page }) => {
    await openPage(page, '/monitoring');
    await openPalette(page);
    await page.keyboard.type('prod-core');
    await expect(option(page, /^prod-core Network/).locator('sky-icon svg')).toBeVisible();
    await expect.poll(() => activeOption(page)).toContain('prod-core');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'prod-core')).toBeFocused();
    await expect(box(page)).toHaveCount(0);

    await openPalette(page);
    await expect(group(page, 'Recent').getByRole('option')).toHaveText([/prod-core/]);
  });

  test('a subnet is found by its address, and its network’s page opened', async ({ page }) => {
    await openPage(page, '/compute/networks?search=prod-core');
    await page.getByRole('link', { name: 'prod-core', exact: true }).click();
    const cidr = await page
      .getByRole('main')
      .getByText(/^\d+\.\d+\.\d+\.\d+\/\d+$/)
      .first()
      .textContent();
    await openPalette(page);
    await page.keyboard.type(String(cidr).slice(0, -1));
    await expect(option(page, /Subnet/).first()).toBeVisible();
    await option(page, /Subnet/)
      .first()
      .click();
    await expect(page).toHaveURL(/\/networks\/[\w-]+\/subnets$/);
  });

  test('a bucket is found by its name, with its drawing, and its files opened', async ({ page }) => {
    await openPage(page);
    await openPalette(page);
    await page.keyboard.type('ments-exp');
    const found = option(page, /payments-exports.*Bucket/);
    await expect(found).toBeVisible();
    await expect(found.locator('sky-icon svg')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'payments-exports')).toBeVisible();
    await expect(page).toHaveURL(/\/s3-storage\/buckets\/files\/payments-exports$/);
  });

  test('arrows go through all groups and round, and the entry is heard', async ({ page }) => {
    await openPage(page);
    await openPalette(page);
    const all = await box(page).getByRole('option').allInnerTexts();
    expect(all.length).toBeGreaterThan(3);
    await page.keyboard.press('ArrowUp');
    await expect(box(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(box(page).getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(box(page).locator('[aria-selected=true]')).toHaveCount(1);
  });

  test('what the page can do is in it, and is done', async ({ page }) => {
    await openPage(page);
    await openPalette(page);
    await expect(group(page, 'On this page').getByRole('option', { name: /Create network/ })).toBeVisible();
    await page.keyboard.type('create');
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeVisible();
    await expect(page).toHaveURL('/compute/networks/add');
  });

  test('a window that opens out of it gives the focus back to the page', async ({ page }) => {
    await openPage(page);
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.focus();
    await openPalette(page);
    await page.keyboard.type('appear');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(refresh).toBeFocused();
  });
});

test.describe('by mouse', () => {
  test('its button opens it, a press beside it closes it, an entry is pressed', async ({ page }) => {
    await openPage(page);
    const button = page.getByRole('banner').first().getByRole('button', { name: 'Search and commands' });
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 700);
    await expect(box(page)).toHaveCount(0);
    await button.click();
    await option(page, /^Routers/).click();
    await expect(heading(page, 'Routers')).toBeVisible();
  });
});

test('another project is entered by its name', async ({ page }) => {
  await signIn(page, 'otherUser', { project: 'storefront' });
  await page.goto('/compute/networks');
  await expect(page.getByRole('link', { name: 'web-frontend' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('wareh');
  await expect(group(page, 'Projects').getByRole('option')).toHaveText([/warehouse-edge/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Choose a project/ })).toHaveAccessibleName(/warehouse-edge/);
});

test('a recent object of another project brings its project along', async ({ page }) => {
  await signIn(page, 'otherUser', { project: 'storefront' });
  await page.goto('/monitoring');
  await expect(heading(page, 'Overview')).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('web-frontend');
  await expect(option(page, /^web-frontend Network/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'web-frontend')).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('wareh');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Choose a project/ })).toHaveAccessibleName(/warehouse-edge/);
  await expect(heading(page, 'Overview')).toBeVisible();
  await openPalette(page);
  await group(page, 'Recent')
    .getByRole('option', { name: /web-frontend/ })
    .click();
  await expect(heading(page, 'web-frontend')).toBeVisible();
  await expect(page.getByRole('button', { name: /Choose a project/ })).toHaveAccessibleName(/storefront/);
  await expect(page).not.toHaveURL(/project_id/);
});

test('nothing found says so, and is heard; a server that fails says so and is asked again', async ({ page }) => {
  let fails = false;
  await page.route('**/api/v2/search**', (route) =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await openPage(page);
  await openPalette(page);
  await page.keyboard.type('no such thing');
  await expect(
    box(page).getByRole('status').filter({ hasText: 'Nothing was found for “no such thing”' }),
  ).toBeVisible();
  await expectAccessible(page);
  fails = true;
  await field(page).fill('prod');
  await expect(box(page).getByRole('alert')).toHaveText('The server has a fault. Please tell your administrator.');
  fails = false;
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(option(page, /^prod-core Network/)).toBeVisible();
});

test('without the server it still knows its own commands', async ({ page, context }) => {
  await openPage(page);
  await openPalette(page);
  await expect(option(page, /^Routers/)).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.type('rout');
  await expect(box(page).getByRole('alert')).toHaveText(/No connection to the server/);
  await expect(option(page, /^Routers/)).toBeVisible();
});

test('only the last question counts, whatever answers last', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/api/v2/search?q=edge*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => {});
  });
  await openPage(page);
  await openPalette(page);
  await field(page).fill('edge');
  await expect.poll(() => held.length).toBe(1);
  await field(page).fill('prod-core');
  await expect(option(page, /^prod-core Network/)).toBeVisible();
  held[0]?.();
  await expect(option(page, /^edge-router/)).toHaveCount(0);
});

test('fits a phone, with nothing cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page);
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await field(page).fill('prod');
  await expect(option(page, /^prod-core Network/)).toBeVisible();
  await expect.poll(async () => (await box(page).boundingBox())?.width).toBe(366);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

for (const look of looks) {
  test(`is accessible: ${look}`, async ({ page }) => {
    await wear(page, look);
    await openPage(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('prod');
    await expect(page.getByRole('option', { name: /prod-core/ }).first()).toBeVisible();
    await expectAccessible(page);
  });
}
