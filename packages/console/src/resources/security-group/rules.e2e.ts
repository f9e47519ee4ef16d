import type { Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, live, submit, toast, toasts } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

// That few rows have no tools of a page, and what a search, a filter and a sort do: kit/list/rows.e2e.ts.

const rules = (page: Page) => page.getByRole('grid', { name: 'Rules' });
const incoming = (page: Page) => rules(page).getByRole('row').filter({ hasText: 'Inbound' });

test('rules come by themselves, are found, and go one by one and together: what stays is named, and none left means something; what has a group is listed, and the default one stays', async ({
  page,
}) => {
  const tcp = (port: number) =>
    ({ direction: 'ingress', protocol: 'tcp', port_range_min: port, port_range_max: port }) as const;
  const everyRow = page.getByRole('checkbox', { name: 'Select all rows on this page' });
  const phrase = page.getByRole('textbox', { name: 'Type “delete 2” to confirm' });
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id: security_group_id } = await cloud.securityGroup({ name: fresh('rules') });
  const address = `/compute/security-groups/${security_group_id}`;

  await test.step('what the address says of them, and what is searched', async () => {
    const query = new URLSearchParams({ direction: '["ingress"]', protocol: '["tcp"]', sort: 'ports:asc' });
    await page.goto(`${address}?${query.toString()}`);
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await cloud.addRule({ security_group_id, ...tcp(5432), description: 'fail-409-delete-x' });
    await cloud.addRule({ security_group_id, ...tcp(22), remote_ip_prefix: '10.9.0.0/16' });
    await cloud.addRule({ security_group_id, ...tcp(443) });
    await expect(rules(page).getByRole('row')).toHaveCount(4, live);
    await expect(rules(page).getByRole('row').nth(1)).toContainText('SSH');
    await expect(rules(page).getByRole('row').nth(3)).toContainText('PostgreSQL');
    const search = page.getByRole('searchbox', { name: 'Search: Service, Protocol' });
    await search.fill('10.9.');
    await expect(rules(page).getByRole('row')).toHaveCount(2);
    await expect(incoming(page)).toContainText('SSH');
    await search.fill('');
    await expect(rules(page).getByRole('row')).toHaveCount(4);
  });

  await test.step('one is asked for by what it says', async () => {
    await page.getByRole('button', { name: 'Actions for HTTPS from Anywhere, IPv4' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete rule HTTPS from Anywhere, IPv4?' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete rule' }).click();
    await expect(toast(page, 'Rule HTTPS from Anywhere, IPv4 was deleted')).toBeVisible();
    await expect(incoming(page)).toHaveCount(2);
  });

  await test.step('several, of which one stays', async () => {
    await everyRow.check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete 2 rules?' })).toBeVisible();
    await phrase.fill('delete 2');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Rules not deleted: 1 of 2')).toBeVisible();
    await expect(toasts(page)).toContainText('ingress IPv4 tcp 5432');
    await expect(incoming(page)).toHaveCount(1);
  });

  await test.step('all: what that means is said', async () => {
    const { id: bare } = await cloud.securityGroup({ name: fresh('bare') });
    await goOn(page, `/compute/security-groups/${bare}`);
    await everyRow.check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await phrase.fill('delete 2');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Rules deleted: 2')).toBeVisible();
    await expect(page.getByText('No inbound or outbound traffic is allowed.')).toBeVisible();
  });

  await test.step('what has a group, filtered by the server', async () => {
    const { id, ports_count: count } = await cloud.securityGroupNamed('ledger-db');
    await goOn(page, `/compute/security-groups/${id}`);
    await page.getByRole('link', { name: `Used by ${count}` }).click();
    const used = page.getByRole('grid', { name: 'Used by' });
    await expect(used.getByRole('row')).toHaveCount(count + 1);
    await goOn(page, `/compute/security-groups/${id}/ports?search=ledger-db-01`);
    await expect(page.getByRole('searchbox', { name: 'Search by name, MAC or IP address' })).toHaveValue(
      'ledger-db-01',
    );
    await expect(used.getByRole('row')).toHaveCount(3);
    const network = encodeURIComponent(JSON.stringify([await cloud.networkId('db-replication')]));
    await goOn(page, `/compute/security-groups/${id}/ports?search=ledger-db-01&network_id=${network}`);
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('db-replication');
    await expect(used.getByRole('row')).toHaveCount(2);
    await expect(used).toContainText('172.16.4.');
    await page.getByRole('main').getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('Databases of the ledger');
  });

  await test.step('the default group keeps its name and stays, and so does what is used', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Security groups' }).click();
    const spare = await cloud.securityGroup({ name: fresh('spare') });
    for (const group of ['default', 'ledger-db', spare.name])
      await page.getByRole('checkbox', { name: `Select ${group}`, exact: true }).check(live);
    await expect(bulkBar(page).getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      /^Available for 1 of 3\. default: The default group cannot be deleted\. ledger-db: Used by \d+ ports\.$/,
    );
    await page.getByRole('button', { name: 'Actions for default', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/cannot be renamed/);
    await expect(field(page, 'Name')).not.toBeEditable();
    await field(page, 'Description').fill('For every server');
    await submit(page, 'Save changes').click();
    await expect(page.getByRole('row').filter({ hasText: 'For every server' })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });
});
