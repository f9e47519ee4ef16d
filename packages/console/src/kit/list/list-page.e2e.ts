import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, listNamed, live, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pickFilter } from '../../../../../test/journeys/actions.ts';

// What each list of the console does, shown with that of routers.

const { grid, row } = listNamed('Routers');
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const inUse = (page: Page) => page.getByRole('list', { name: 'Active filters' });

async function filterBy(page: Page, ...names: readonly string[]) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).press('Space');
  await page.keyboard.press('Escape');
}

// spec: list.empty
test('an empty list says what it is for and leads to the first; where nothing matches one press clears the filters', async ({
  page,
}) => {
  const name = fresh('first');
  await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
  await page.goto('/compute/routers');
  await expect(heading(page, 'No routers in this project')).toBeVisible();
  await expect(page.getByText('a network with a subnet')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Create router' }).first().click();
  await field(page, 'Name').fill(name);
  await submit(page, 'Create router').click();
  await expect(row(page, name)).toBeVisible();

  await expect(form(page)).toHaveCount(0);
  await page.keyboard.press('f');
  await page.keyboard.type('no router is called so');
  await expect(heading(page, 'No matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(row(page, name)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL('/compute/routers');
});

// spec: navigation.state, spec: list.search
test('search, filters, sort, page and size are in the address, and come back with it; the list as a file has every row of the view with the columns that show, and no formulas', async ({
  page,
}) => {
  const nameHead = grid(page).getByRole('columnheader', { name: 'Name' });
  await signIn(page, 'otherUser', { project: 'warehouse-edge' });
  await page.goto('/compute/routers');
  await filterBy(page, 'Active');
  await expect(page).toHaveURL(/status=/);
  await grid(page).getByRole('button', { name: 'Name' }).click();
  await expect(nameHead).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText(/^21–\d+ of \d+$/)).toBeVisible();
  const last = String(await grid(page).getByRole('link').last().textContent());

  await test.step('a reload shows the same', async () => {
    await page.reload();
    await expect(inUse(page)).toContainText('Active');
    await expect(nameHead).toHaveAttribute('aria-sort', 'descending');
    await expect(grid(page).getByRole('link').last()).toHaveText(last);
  });
  await test.step('another order, another search begin at the first page', async () => {
    await grid(page).getByRole('button', { name: 'Name' }).click();
    await expect(nameHead).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByText(/^1–20 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('searchbox').fill('wms');
    await expect(page.getByText(/^1–\d of \d$/)).toBeVisible();
    await expect(page).not.toHaveURL(/page=/);
    await page.goBack();
    await expect(page).not.toHaveURL(/search=/);
  });
  await test.step('how many rows, and a filter that is taken away', async () => {
    await page.getByRole('button', { name: 'Rows per page: 20' }).click();
    await page.getByRole('menuitemradio', { name: '50' }).click();
    await expect(page).toHaveURL(/size=50/);
    await expect(grid(page).getByRole('link', { name: 'wms-router' })).toBeVisible();
    await filterBy(page, 'Active', 'Down');
    await expect(heading(page, 'No matches')).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter: Status' }).click();
    await expect(grid(page).getByRole('link', { name: 'wms-router' })).toBeVisible();
  });

  await test.step('the list as a file', async () => {
    const cloud = await cloudOf(page, 'warehouse-edge');
    await cloud.router({ name: '=1+1 "wms"' });
    await goOn(page, '/compute/routers?search=wms');
    await expect(row(page, '=1+1 "wms"')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^router-\d{4}-\d\d-\d\d\.csv$/);
    const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFName,Status,External gateway,External address,Networks,Static routes,Created');
    expect(rows.length).toBe((await grid(page).getByRole('row').count()) - 1);
    expect(rows.some((line) => line.startsWith(`"'=1+1 ""wms""",ACTIVE,None,,,0,20`))).toBe(true);

    await page.route(/\/compute\/routers\?.*limit=200/, (route) => route.abort());
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    await expect(toast(page, 'List could not be exported')).toBeVisible();
    await expect(page.getByText(/Only the first/), 'the file before had all rows').toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

// spec: list.live
test('rows are filtered by an object; columns are chosen, moved, remembered and put back; arrow keys walk the grid, Space selects; what happens elsewhere shows', async ({
  page,
}) => {
  const column = (name: string) => grid(page).getByRole('columnheader', { name });
  const heads = () => grid(page).getByRole('columnheader').allInnerTexts();
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers');
  await expect(row(page, 'edge-router')).toBeVisible();
  await test.step('the object of a filter is named by the address after a reload, too', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await pickFilter(page, 'Network', 'warehouse-edge');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/network_id=/);
    await expect(row(page, 'wms-router')).toBeVisible();
    await expect(row(page, 'edge-router')).toHaveCount(0);
    await expect(inUse(page)).toContainText('warehouse-edge');
    await page.getByRole('button', { name: 'Remove filter: Network' }).click();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await pickFilter(page, 'Network', 'db-replication');
    await expect(heading(page, 'No matches')).toBeVisible();
    await page.reload();
    await expect(inUse(page)).toContainText('db-replication');
    await page.getByRole('button', { name: 'Remove filter: Network' }).click();
    await expect(row(page, 'edge-router')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await page.getByRole('switch', { name: 'Source NAT' }).press('Space');
  await page.getByRole('switch', { name: 'Created' }).press('Space');
  await page.getByRole('button', { name: 'Move Source NAT' }).press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'position' })).toHaveText(/^Source NAT: position \d of \d+$/);
  await page.keyboard.press('Escape');
  await expect(column('Created')).toHaveCount(0);
  const chosen = await heads();
  expect(chosen.indexOf('Source NAT')).toBeLessThan(chosen.indexOf('Static routes'));
  await page.reload();
  await expect(column('Source NAT')).toBeVisible();
  expect(await heads()).toEqual(chosen);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await expect(column('Created')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(grid(page).getByRole('row').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(bulkBar(page)).toContainText('1 selected');

  await test.step('what is made, changed and deleted elsewhere shows in the list and on the page of the object', async () => {
    const [before, after, gone] = [fresh('live'), fresh('live-renamed'), fresh('live-gone')];
    await goOn(page, '/compute/routers');
    const cloud = await cloudOf(page, 'payments-prod');
    const made = await cloud.router({ name: before });
    await expect(row(page, before)).toBeVisible(live);

    await cloud.renameRouter(made.id, after);
    await expect(row(page, after)).toBeVisible(live);
    await expect(row(page, before)).toHaveCount(0);

    const { id } = await cloud.router({ name: gone });
    await expect(row(page, gone)).toBeVisible(live);
    await cloud.removeRouter(id);
    await expect(row(page, gone)).toHaveCount(0, live);

    await row(page, after).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible();
    await cloud.removeRouter(made.id);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible(live);
  });

  await test.step('from right to left the arrows are those of the eye', async () => {
    await page.goto('/compute/routers?locale=ar');
    const first = page.getByRole('grid').getByRole('row').nth(1);
    await first.getByRole('checkbox').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(first.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(first.getByRole('checkbox')).toBeFocused();
  });
});
