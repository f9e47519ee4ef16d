import type { Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { form } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

const box = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search or type a command' });
const option = (page: Page, name: string | RegExp) => box(page).getByRole('option', { name });
const group = (page: Page, name: string) => box(page).getByRole('group', { name });
const ofKind = (page: Page, kind: string, name: RegExp) => group(page, kind).getByRole('option', { name });
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

// spec: navigation.full-view
test('by keyboard: what is typed ahead goes into it, arrows go round, and Escape gives the focus back; by mouse: its button opens it, a press beside it closes it; a page can have the window for itself, and there is a way back', async ({
  page,
}) => {
  const here = '/compute/networks?search=prod';
  const refresh = page.getByRole('button', { name: 'Refresh' });
  const menu = page.getByRole('navigation', { name: 'Compute' });
  const found = page.getByRole('link', { name: 'prod-core', exact: true });

  await test.step('what is typed before it is there calls none of the page’s keys', async () => {
    await page.route('**/Palette-*.js', async (route) => {
      await page.keyboard.type('create');
      await route.continue();
    });
    await openPage(page, here);
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('create');
    await expect(page).toHaveURL(here);
    await page.unroute('**/Palette-*.js');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
  });

  await test.step('Control+Shift+P opens it with the caret in the field', async () => {
    await refresh.focus();
    await page.keyboard.press('Control+Shift+P');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(refresh).toBeFocused();
  });

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

  await test.step('the page takes the window, a link to it does, and there is a way back', async () => {
    await expect(menu).toBeVisible();
    await expect(found).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('full screen');
    await expect(option(page, 'Full screen')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/view=full/);
    await expect(page).toHaveURL(/search=prod/);
    for (const gone of [
      menu,
      page.getByRole('navigation', { name: 'Services' }),
      page.getByRole('button', { name: /Account of/ }),
    ])
      await expect(gone).toHaveCount(0);
    await expect(found).toBeVisible();
    expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Exit full screen' }).click();
    await expect(menu).toBeVisible();
    await expect(page).not.toHaveURL(/view=/);
  });

  await test.step('by mouse', async () => {
    const button = page.getByRole('banner').first().getByRole('button', { name: 'Search and commands' });
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 700);
    await expect(box(page)).toHaveCount(0);
    await button.click();
    await option(page, /^Routers/).click();
    await expect(heading(page, 'Routers')).toBeVisible();
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Search and commands' }).click();
    await expect(option(page, /^Networks/)).toBeVisible();
    await expect.poll(async () => (await box(page).boundingBox())?.width).toBe(366);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

// spec: navigation.palette
test('objects are found by their name, opened, and stand among the recent ones; what the page can do is done; nothing found says so, of two questions the last counts, and without the server it knows its own commands', async ({
  page,
  context,
}) => {
  await openPage(page, '/monitoring');
  await openPalette(page);
  await page.keyboard.type('prod-core');
  await expect(ofKind(page, 'Networks', /^prod-core/).locator('sky-icon svg')).toBeVisible();
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
  });

  await test.step('a subnet leads to its network’s page', async () => {
    const cidr = page.getByRole('main').getByText(/^\d+\.\d+\.\d+\.\d+\/\d+$/);
    const address = String(await cidr.first().textContent());
    await expect(group(page, 'Recent').getByRole('option')).toHaveText([/prod-core/]);
    await page.keyboard.type(address.slice(0, -1));
    const subnet = group(page, 'Subnets').getByRole('option').first();
    await subnet.hover();
    const preview = box(page).getByRole('complementary', { name: 'Details of the selected result' });
    await expect(preview.getByText(address), 'beside the list, whole').toBeVisible();
    await expect(preview.getByRole('button', { name: 'Copy ID' })).toBeVisible();
    await subnet.click();
    await expect(page).toHaveURL(/\/networks\/[\w-]+\/subnets$/);
  });

  await test.step('a bucket, with its drawing, leads to its files', async () => {
    await openPalette(page);
    await page.keyboard.type('ments-exp');
    await expect(option(page, /^payments-exports/).locator('sky-icon svg')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'payments-exports')).toBeVisible();
    await expect(page).toHaveURL(/\/s3-storage\/buckets\/files\/payments-exports$/);
  });

  let fails = true;
  const held: (() => void)[] = [];
  await page.route('**/api/v2/search**', (route) =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.route('**/api/v2/search?q=edge*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => {});
  });

  await test.step('nothing found, and a search that fails, say so', async () => {
    await goOn(page, '/compute/networks');
    await openPalette(page);
    await page.keyboard.type('no such thing');
    await expect(box(page).getByRole('alert')).toHaveText(
      'Server error. Try again. If the problem continues, contact your administrator.',
    );
    fails = false;
    await box(page).getByRole('button', { name: 'Try again' }).click();
    await expect(box(page).getByRole('status').filter({ hasText: 'No results for “no such thing”' })).toBeVisible();
  });

  await test.step('of two questions the last counts', async () => {
    await field(page).fill('edge');
    await expect.poll(() => held.length).toBe(1);
    await field(page).fill('prod-core');
    // It was opened before.
    await expect(ofKind(page, 'Recent', /^prod-core/).first()).toBeVisible();
    held[0]?.();
    await expect(option(page, /^edge-router/)).toHaveCount(0);
  });

  await context.setOffline(true);
  await field(page).fill('rout');
  await expect(box(page).getByRole('alert')).toHaveText(/You are offline/);
  await expect(option(page, /^Routers/)).toBeVisible();

  await test.step('a page that is asked for meanwhile says why it does not come, and comes by itself', async () => {
    await option(page, /^Routers/).click();
    const told = page.getByRole('status').filter({ hasText: 'Waiting for a connection.' });
    await expect(told.getByRole('button', { name: 'Try again' })).toBeVisible();
    const pressed = page.getByRole('navigation', { name: 'Compute' }).getByRole('link', { name: /^Routers/ });
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    await context.setOffline(false);
    await expect(heading(page, 'Routers')).toBeVisible();
    await expect(told).toHaveCount(0);
  });

  await test.step('an action of the page', async () => {
    await expect(page.getByRole('searchbox')).toBeVisible();
    await openPalette(page);
    await expect(group(page, 'On this page').getByRole('option', { name: /Create router/ })).toBeVisible();
    await page.keyboard.type('create');
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeVisible();
    await expect(page).toHaveURL('/compute/routers/add');
  });

  await test.step('another thing is created from here', async () => {
    // Its single key rests in a field of the form.
    await page.keyboard.press('Control+Shift+P');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('create vpn');
    await expect(group(page, 'Create').getByRole('option')).toHaveText(['VPN connection']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/compute/vpn/add');
  });
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
  await expect(ofKind(page, 'Networks', /^web-frontend/)).toBeVisible();
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
