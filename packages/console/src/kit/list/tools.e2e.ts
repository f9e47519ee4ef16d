import type { Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { listNamed } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { tabTo } from '../../../../../test/journeys/actions.ts';

const { grid, row } = listNamed('Routers');
const views = (page: Page) => page.getByRole('button', { name: 'Views' });
/** What opens them, while they are closed, bears the name of the one that shows. */
const opener = (page: Page, name: string) => page.getByRole('button', { name, expanded: false });
const saveAs = async (page: Page, name: string) => {
  await page.getByRole('form', { name: 'Save view' }).getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
};

test('a view gets a name, comes back with it, is shared by the address, and is left by keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers?search=edge&sort=created_at%3Adesc');
  await views(page).click();
  await expect(page.getByText('No saved views.')).toBeVisible();
  await saveAs(page, ' ');
  await expect(page.getByText('Required.')).toBeVisible();
  await saveAs(page, 'Edge ones');
  await expect(page).toHaveURL(/saved=Edge\+ones/);
  await page.keyboard.press('Escape');
  await expect(opener(page, 'Edge ones')).toBeFocused();

  await page.getByRole('searchbox').fill('');
  await expect(page).not.toHaveURL(/search=/);
  await opener(page, 'Edge ones').click();
  await expect(page.getByRole('button', { name: 'Update Edge ones' })).toBeVisible();
  await page.getByRole('button', { name: 'Edge ones', pressed: true }).click();
  await expect(page).toHaveURL(/search=edge/);
  await expect(page.getByRole('searchbox')).toHaveValue('edge');
  await page.getByRole('searchbox').fill('edge-router');
  await expect(page).toHaveURL(/search=edge-router/);
  await opener(page, 'Edge ones').click();
  await page.getByRole('button', { name: 'Update Edge ones' }).click();
  await expect(page.getByRole('button', { name: 'Update Edge ones' })).toHaveCount(0);
  await expect(page).toHaveURL(/search=edge-router/);
  await page.reload();
  await expect(opener(page, 'Edge ones')).toBeVisible();

  const shared = page.url();
  await opener(page, 'Edge ones').click();
  await page.getByRole('button', { name: 'Delete view Edge ones' }).click();
  await expect(page.getByText('No saved views.')).toBeVisible();
  await expect(page).toHaveURL(/search=edge/);
  await expect(page).not.toHaveURL(/saved=/);

  await test.step('a browser that has no such view shows the same rows', async () => {
    await goOn(page, shared);
    await expect(page.getByRole('searchbox')).toHaveValue('edge-router');
    await expect(views(page)).toBeVisible();
  });

  await test.step('by keyboard alone, and what the view does not say is left', async () => {
    await goOn(page, '/compute/routers?status=["ACTIVE"]');
    await expect(grid(page).getByRole('link').first()).toBeVisible();
    await tabTo(page, views(page));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type('Running');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(opener(page, 'Running')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Exit view' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/compute/routers');
  });
});

test('a list of all projects says whose a row is, shows those of one, and makes none before one is chosen', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/compute/routers');
  await page.getByRole('button', { name: /^Choose a project/ }).click();
  await page.getByRole('option', { name: /^All projects/ }).click();
  await page.getByRole('link', { name: 'Compute' }).click();
  await page.getByRole('link', { name: /^Routers/ }).click();
  await expect(grid(page).getByRole('columnheader', { name: 'Project' })).toBeVisible();
  const create = page.getByRole('button', { name: 'Create router' });
  await expect(create).toBeDisabled();
  await expect(create).toHaveAccessibleDescription('Choose a project first.');
  await page.getByRole('searchbox').fill('edge-router');
  await expect(grid(page).getByRole('row').filter({ hasText: 'payments-prod' })).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: /^warehouse-edge \(/ }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/owner=/);
  await expect(grid(page).getByRole('row').filter({ hasText: 'warehouse-edge' }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('wms-router');
  await expect(row(page, 'wms-router')).toContainText('warehouse-edge');
  await page.getByRole('searchbox').fill('edge-router');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();

  await test.step('nor the other kind of one that a list makes', async () => {
    await page.getByRole('link', { name: /^Networks/ }).click();
    const other = page.getByRole('button', { name: 'Create physical network' });
    await expect(other).toBeDisabled();
    await expect(other).toHaveAccessibleDescription('Choose a project first.');
  });
});
