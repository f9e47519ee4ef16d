import type { Page } from '@playwright/test';
import { fresh } from '../../../../../../test/journeys/actions.ts';
import { cloudOf } from '../../../../../../test/journeys/cloud.ts';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { bulkBar, listNamed, live, toast } from '../../../../../../test/journeys/locators.ts';

// All that match, shown with networks.

const { grid, row } = listNamed('Networks');

/** Opens the question about all that match, and types what it asks for. */
async function askToDelete(page: Page, count: number) {
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: `Delete ${count} networks?` })).toBeVisible();
  const confirm = page.getByRole('button', { name: `Delete ${count} networks` });
  await expect(confirm).toBeDisabled();
  await page.getByRole('textbox', { name: `Type “delete ${count}” to confirm` }).fill(`delete ${count}`);
  return confirm;
}

/** What it says besides its heading. */
const questionOf = (page: Page) => page.locator('sky-confirm-dialog[open]');

// spec: list.selection.matching, spec: list.bulk.matching, spec: list.bulk.confirm
test('a whole page, then all that match: the number is typed, no more than it are deleted, and what stays says why', async ({
  page,
}) => {
  const tag = fresh('all');
  const used = `${tag}-00-used`;
  const stubborn = `fail-409-delete-${tag}`;
  await signIn(page, 'domainAdministrator', { project: 'warehouse-edge' });
  const cloud = await cloudOf(page, 'warehouse-edge');
  const subnets = [{ cidr: '10.199.0.0/24', ip_version: 4 as const }];
  const { id: network_id } = await cloud.network({ name: used, ipam_enabled: true, subnets });
  await cloud.router({ name: fresh('all'), interfaces: [{ network_id }] });
  const numbered = Array.from({ length: 20 }, (_, at) => `${tag}-${String(at + 1).padStart(2, '0')}`);
  await Promise.all(numbered.map((name) => cloud.network({ name, ipam_enabled: false })));
  await cloud.network({ name: stubborn, ipam_enabled: false });
  await page.goto(`/compute/networks?search=${tag}`);
  await expect(page.getByText('1–20 of 22')).toBeVisible();

  await test.step('the second step is there once the page is selected, and goes back', async () => {
    const first = grid(page)
      .getByRole('checkbox', { name: /^Select all-/ })
      .first();
    await first.check();
    await expect(bulkBar(page)).toContainText('1 selected');
    await expect(bulkBar(page).getByRole('button', { name: /that match/ })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await expect(bulkBar(page)).toContainText('20 selected');
    await bulkBar(page).getByRole('button', { name: 'Select all 22 that match' }).click();
    await expect(bulkBar(page)).toContainText('All 22 that match are selected');
    const back = bulkBar(page).getByRole('button', { name: 'Select only this page' });
    await expect(back).toBeFocused();
    await back.click();
    await expect(bulkBar(page)).toContainText('20 selected');
    await page.keyboard.press('Enter');
    await expect(bulkBar(page)).toContainText('All 22 that match are selected');
  });

  await test.step('the question says what it knows, and with one more that matches nothing is done', async () => {
    const confirm = await askToDelete(page, 22);
    const question = questionOf(page);
    await expect(question).toContainText('and 2 more that match');
    await expect(question).toContainText('Detach its routers and servers first.');
    await cloud.network({ name: `${tag}-late`, ipam_enabled: false });
    await confirm.click();
    await expect(question).toContainText('The list has changed: 23 items match now, not 22.');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(row(page, `${tag}-01`)).toBeVisible();
  });

  await test.step('all of them go in one task, but what cannot', async () => {
    await expect(bulkBar(page)).toContainText('All 23 that match are selected', live);
    await (await askToDelete(page, 23)).click();
    await expect(toast(page, '2 of 23 networks could not be deleted')).toBeVisible(live);
    await expect(toast(page, stubborn)).toContainText(used);
    await expect(grid(page).getByRole('link')).toHaveText([used, stubborn]);
    await expect(bulkBar(page)).toHaveCount(0);
    expect(await cloud.networkId('wms-core'), 'what did not match is there').toBeTruthy();
  });
});
