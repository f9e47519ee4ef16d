import type { Page } from '@playwright/test';
import { form } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

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

test('by keyboard: what is typed ahead goes into it, arrows go round, and Escape gives the focus back', async ({
  page,
}) => {
  await test.step('what is typed before it is there calls none of the page’s keys', async () => {
    await page.route('**/Palette-*.js', async (route) => {
      await page.keyboard.type('create');
      await route.continue();
    });
    await openPage(page);
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('create');
    await expect(page).toHaveURL('/compute/networks');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
  });

  const refresh = page.getByRole('button', { name: 'Refresh' });
  for (const keys of ['/', 'Control+Shift+P']) {
    await test.step(`${keys} opens it with the caret in the field`, async () => {
      await refresh.focus();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveCount(0);
      await expect(refresh).toBeFocused();
    });
  }

  await test.step('arrows go through all groups and round, and the entry is heard', async () => {
    await openPalette(page);
    expect(await box(page).getByRole('option').count()).toBeGreaterThan(3);
    await page.keyboard.press('ArrowUp');
    await expect(box(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(box(page).getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(box(page).locator('[aria-selected=true]')).toHaveCount(1);
  });

  await test.step('a window that opens out of it gives the focus back to the page', async () => {
    await page.keyboard.type('appear');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(refresh).toBeFocused();
  });
});

// spec: navigation.palette
test('objects are found by their name, opened, and stand among the recent ones; what the page can do is done', async ({
  page,
}) => {
  await openPage(page, '/monitoring');
  await openPalette(page);
  await page.keyboard.type('prod-core');
  await expect(
    group(page, 'Networks')
      .getByRole('option', { name: /^prod-core/ })
      .locator('sky-icon svg'),
  ).toBeVisible();
  await expect.poll(() => activeOption(page)).toContain('prod-core');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'prod-core')).toBeFocused();
  await expect(box(page)).toHaveCount(0);

  await test.step('its key opens it again at once', async () => {
    await openPalette(page);
    await page.keyboard.type('prod-core');
    await expect.poll(() => activeOption(page)).toContain('prod-core');
    await field(page).evaluate((input) => {
      const press = (key: string) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      press('Enter');
      input.blur();
      press('/');
    });
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
  });

  await test.step('a subnet leads to its network’s page', async () => {
    const cidr = page.getByRole('main').getByText(/^\d+\.\d+\.\d+\.\d+\/\d+$/);
    const address = String(await cidr.first().textContent());
    await openPalette(page);
    await expect(group(page, 'Recent').getByRole('option')).toHaveText([/prod-core/]);
    await page.keyboard.type(address.slice(0, -1));
    await group(page, 'Subnets').getByRole('option').first().click();
    await expect(page).toHaveURL(/\/networks\/[\w-]+\/subnets$/);
  });

  await test.step('who has an address: the port says of what it is, and leads to its network', async () => {
    await openPalette(page);
    await page.keyboard.type('fa:16:3e');
    const port = group(page, 'Ports')
      .getByRole('option', { name: /Server · .*fa:16:3e/ })
      .first();
    await expect(port).toBeVisible();
    await port.hover();
    const preview = box(page).getByRole('complementary', { name: 'About what is chosen' });
    await expect(preview.getByText('Port · Server'), 'beside the list, whole').toBeVisible();
    await expect(preview.getByText(/^fa:16:3e/)).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Copy the ID' })).toBeVisible();
    await port.click();
    await expect(page).toHaveURL(/\/networks\/[\w-]+$/);
  });

  await test.step('a bucket, with its drawing, leads to its files', async () => {
    await openPalette(page);
    await page.keyboard.type('ments-exp');
    await expect(option(page, /^payments-exports/).locator('sky-icon svg')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'payments-exports')).toBeVisible();
    await expect(page).toHaveURL(/\/s3-storage\/buckets\/files\/payments-exports$/);
  });

  await test.step('an action of the page', async () => {
    await page.goto('/compute/networks');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await openPalette(page);
    await expect(group(page, 'On this page').getByRole('option', { name: /Create network/ })).toBeVisible();
    await page.keyboard.type('create');
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeVisible();
    await expect(page).toHaveURL('/compute/networks/add');
  });

  await test.step('another thing is created from here', async () => {
    await openPalette(page);
    await page.keyboard.type('create vpn');
    await expect(group(page, 'Create').getByRole('option')).toHaveText(['VPN connection']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/compute/vpn/add');
  });
});

test('by mouse: its button opens it, a press beside it closes it; it fits a phone', async ({ page }) => {
  await openPage(page);
  const button = page.getByRole('banner').first().getByRole('button', { name: 'Search and commands' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 700);
  await expect(box(page)).toHaveCount(0);
  await button.click();
  await option(page, /^Routers/).click();
  await expect(heading(page, 'Routers')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await field(page).fill('prod');
  await expect(group(page, 'Networks').getByRole('option', { name: /^prod-core/ })).toBeVisible();
  await expect.poll(async () => (await box(page).boundingBox())?.width).toBe(366);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('another project is entered by its name; a recent object of the first brings its project along', async ({
  page,
}) => {
  const chooser = page.getByRole('button', { name: /Choose a project/ });
  await signIn(page, 'otherUser', { project: 'storefront' });
  await page.goto('/monitoring');
  await expect(heading(page, 'Overview')).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('web-frontend');
  await expect(group(page, 'Networks').getByRole('option', { name: /^web-frontend/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'web-frontend')).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('wareh');
  await expect(group(page, 'Projects').getByRole('option')).toHaveText([/warehouse-edge/]);
  await page.keyboard.press('Enter');
  await expect(chooser).toHaveAccessibleName(/warehouse-edge/);
  // From one of its objects to the list of the other project.
  await expect(page).toHaveURL('/compute/networks');
  await expect(page.getByRole('link', { name: 'wh-ange', exact: true })).toBeVisible();
  await openPalette(page);
  await group(page, 'Recent')
    .getByRole('option', { name: /web-frontend/ })
    .click();
  await expect(heading(page, 'web-frontend')).toBeVisible();
  await expect(chooser).toHaveAccessibleName(/storefront/);
  await expect(page).not.toHaveURL(/project_id/);
});

test('nothing found says so; of two questions the last counts; without the server it knows its own commands', async ({
  page,
  context,
}) => {
  let fails = false;
  const held: (() => void)[] = [];
  await page.route('**/api/v2/search**', (route) =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.route('**/api/v2/search?q=edge*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => {});
  });
  await openPage(page);
  await openPalette(page);
  await page.keyboard.type('no such thing');
  await expect(
    box(page).getByRole('status').filter({ hasText: 'Nothing was found for “no such thing”' }),
  ).toBeVisible();
  fails = true;
  await field(page).fill('prod');
  await expect(box(page).getByRole('alert')).toHaveText('The server has a fault. Please tell your administrator.');
  fails = false;
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(group(page, 'Networks').getByRole('option', { name: /^prod-core/ })).toBeVisible();

  await field(page).fill('edge');
  await expect.poll(() => held.length).toBe(1);
  await field(page).fill('prod-core');
  await expect(group(page, 'Networks').getByRole('option', { name: /^prod-core/ })).toBeVisible();
  held[0]?.();
  await expect(option(page, /^edge-router/)).toHaveCount(0);

  await context.setOffline(true);
  await field(page).fill('rout');
  await expect(box(page).getByRole('alert')).toHaveText(/No connection to the server/);
  await expect(option(page, /^Routers/)).toBeVisible();

  await test.step('a page that is asked for meanwhile says why it does not come, and comes by itself', async () => {
    await option(page, /^Routers/).click();
    const told = page.getByRole('status').filter({ hasText: 'The server does not answer.' });
    await expect(told.getByRole('button', { name: 'Try again' })).toBeVisible();
    const pressed = page.getByRole('navigation', { name: 'Compute' }).getByRole('link', { name: /^Routers/ });
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    await context.setOffline(false);
    await expect(heading(page, 'Routers')).toBeVisible();
    await expect(told).toHaveCount(0);
  });
});
