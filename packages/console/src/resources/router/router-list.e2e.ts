import { bulkBar, form, listNamed } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { looks, wear } from '../../../../../test/journeys/looks.ts';

const { grid, row } = listNamed('Routers');

test.describe('the list', () => {
  test('a project without routers says what one is for and leads to the first', async ({ page }) => {
    await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
    await page.goto('/compute/routers');
    await expect(page.getByRole('heading', { name: 'No routers in this project' })).toBeVisible();
    await expect(page.getByText('a network with a subnet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Create router' }).first().click();
    await expect(form(page)).toBeVisible();
  });

  test('when nothing matches, the filters are cleared with one press', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('f');
    await page.keyboard.type('no router is called so');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(row(page, 'edge-router')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page).toHaveURL('/compute/routers');
  });

  test('search, filters, sort, page and size are in the address', async ({ page }) => {
    await signIn(page, 'otherUser', { project: 'warehouse-edge' });
    await page.goto('/compute/routers?sort=name%3Adesc&page=2');
    await expect(page.getByText(/^21–\d+ of \d+$/)).toBeVisible();
    await expect(grid(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await grid(page).getByRole('button', { name: 'Name' }).click();
    await expect(grid(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByText(/^1–20 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Rows on a page: 20' }).click();
    await page.getByRole('menuitemradio', { name: '50' }).click();
    await expect(page).toHaveURL(/size=50/);
    await expect(grid(page).getByRole('link', { name: 'wms-router' })).toBeVisible();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('checkbox', { name: 'Down' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Down');
    await page.getByRole('button', { name: 'Remove filter: Status' }).click();
    await expect(grid(page).getByRole('link', { name: 'wms-router' })).toBeVisible();
  });

  test('they are filtered by a network they stand in', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers');
    await expect(row(page, 'edge-router')).toBeVisible();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('checkbox', { name: 'warehouse-edge' }).check();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/network_id=/);
    await expect(grid(page).getByRole('link')).toHaveText(['wms-router']);
    await page.reload();
    const inUse = page.getByRole('list', { name: 'Filters in use' });
    await expect(inUse).toContainText('warehouse-edge');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('checkbox', { name: 'warehouse-edge' }).uncheck();
    await page.getByRole('checkbox', { name: 'db-replication' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await page.reload();
    await expect(inUse).toContainText('db-replication');
  });

  test('columns are chosen and remembered', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('switch', { name: 'Source NAT' }).press('Space');
    await page.getByRole('switch', { name: 'Created' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(grid(page).getByRole('columnheader', { name: 'Source NAT' })).toBeVisible();
    await page.reload();
    await expect(grid(page).getByRole('columnheader', { name: 'Source NAT' })).toBeVisible();
    await expect(grid(page).getByRole('columnheader', { name: 'Created' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(grid(page).getByRole('columnheader', { name: 'Created' })).toBeVisible();
  });

  test('the arrow keys walk the grid, and Space selects a row', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers');
    await expect(row(page, 'edge-router')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(grid(page).getByRole('row').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(bulkBar(page)).toContainText('1 selected');
  });
});

for (const look of looks) {
  test(`form and question are accessible: ${look}`, async ({ page }) => {
    await wear(page, look);
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers/add');
    await form(page).getByRole('switch').first().press('Space');
    await form(page).getByRole('button').last().click();
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/compute/routers?search=batch-router');
    await page.getByRole('link', { name: 'batch-router', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'batch-router' })).toBeVisible();
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
}
