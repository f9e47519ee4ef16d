import { form, listNamed } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { looks, wear } from '../../../../../test/journeys/looks.ts';

const { grid, row } = listNamed('Networks');

test.describe('the list', () => {
  test('a project without networks sees what the cloud shares; nothing matches has a way back', async ({ page }) => {
    await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
    await page.goto('/compute/networks?type=vxlan');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(row(page, 'internet')).toBeVisible();
    await expect(page).toHaveURL('/compute/networks');
  });

  test('search, filters, sort and page are in the address', async ({ page }) => {
    await signIn(page, 'otherUser', { project: 'warehouse-edge' });
    await page.goto('/compute/networks');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('checkbox', { name: 'Private', exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/type=/);
    await grid(page).getByRole('button', { name: 'Name' }).click();
    await expect(grid(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(grid(page).getByRole('link').first()).toHaveText('wms-core');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByText(/^21–3\d of 3\d$/)).toBeVisible();
    const last = await grid(page).getByRole('link').last().textContent();

    await page.reload();
    await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Private');
    await expect(grid(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(grid(page).getByRole('link').last()).toHaveText(String(last));
    await page.getByRole('searchbox').fill('wh-u');
    await expect(page.getByText(/^1–\d of \d$/)).toBeVisible();
    await expect(page).not.toHaveURL(/page=/);
    await page.goBack();
    await expect(page).not.toHaveURL(/search=/);
  });

  test('columns are chosen, moved and remembered', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks');
    const heads = () => grid(page).getByRole('columnheader').allInnerTexts();
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
    await page.getByRole('switch', { name: 'MTU' }).press('Space');
    await page.getByRole('switch', { name: 'Shared' }).press('Space');
    await page.getByRole('button', { name: 'Move MTU' }).press('ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: 'place' })).toHaveText('MTU: place 6 of 12');
    await page.keyboard.press('Escape');
    await expect(grid(page).getByRole('columnheader', { name: 'Shared' })).toHaveCount(0);
    const chosen = await heads();
    expect(chosen.indexOf('MTU')).toBeLessThan(chosen.indexOf('Ports'));
    await page.reload();
    await expect(grid(page).getByRole('columnheader', { name: 'MTU' })).toBeVisible();
    expect(await heads()).toEqual(chosen);
  });

  test('what cannot be loaded says so and can be tried again', async ({ page, context }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks');
    await expect(grid(page).getByRole('link').first()).toBeVisible();
    const ahead = page.waitForResponse(/ListNotices/);
    await page.getByRole('searchbox').click();
    await ahead;
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('dmz');
    await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, 'edge-dmz')).toBeVisible();
  });
});

test('a viewer who follows a link to the form is told which right is missing', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/compute/networks/add');
  await expect(page.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
  await expect(page.getByText('create on compute_private_networks')).toBeVisible();
});

for (const look of looks) {
  test(`form and question are accessible: ${look}`, async ({ page }) => {
    await wear(page, look);
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks/add');
    await form(page).getByRole('button').last().click();
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/compute/networks?search=batch-settlement');
    await page.getByRole('link', { name: 'batch-settlement', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'batch-settlement' })).toBeVisible();
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
}
