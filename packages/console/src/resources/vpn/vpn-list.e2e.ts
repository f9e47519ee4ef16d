import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, listNamed, live, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';
import { looks, wear } from '../../../../../test/journeys/looks.ts';
import { makeVpn, WALK_MS } from '../../../../../test/journeys/vpns.ts';

const { grid, row } = listNamed('VPN');

test('a project without connections says what one is for and needs', async ({ page }) => {
  await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
  await page.goto('/compute/vpn');
  await expect(page.getByRole('heading', { name: 'No VPN connections in this project' })).toBeVisible();
  await expect(page.getByText('a router with an external gateway')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Create VPN connection' }).first().click();
  await expect(page).toHaveURL('/compute/vpn/add');
});

test('search, filters and sort are in the address', async ({ page }) => {
  await signIn(page, 'otherUser', { project: 'storefront' });
  await page.goto('/compute/vpn');
  await expect(grid(page).getByRole('link', { name: 'fulfilment-partner' })).toBeVisible();
  await expect(row(page, 'print-shop')).toContainText('Error');
  await expect(row(page, 'old-datacentre')).toContainText('Switched off');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: 'Error' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=/);
  await expect(row(page, 'fulfilment-partner')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Error');
  await page.getByRole('button', { name: 'Remove filter: Status' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'backend-router' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/router_id=/);
  await expect(row(page, 'print-shop')).toHaveCount(0);
  await expect(row(page, 'fulfilment-partner')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('backend-router');
  await page.getByRole('button', { name: 'Remove filter: Router' }).click();
  await page.getByRole('searchbox').fill('172.20.');
  await expect(row(page, 'fulfilment-partner')).toBeVisible();
  await expect(row(page, 'print-shop')).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await grid(page).getByRole('button', { name: 'Peer address' }).click();
  await expect(page).toHaveURL(/sort=peer_address/);
});

test('several are disabled and enabled on the server; what cannot be says why', async ({ page, platform }) => {
  const stuck = fresh('fail-409-update');
  await signIn(page, 'otherUser', { project: 'storefront' });
  const cloud = await cloudOf(page, 'storefront');
  await makeVpn(cloud, { name: stuck, router: 'shop-edge' });
  await platform.advance(WALK_MS);
  await page.goto('/compute/vpn');
  await expect(row(page, stuck)).toContainText('Active');
  for (const name of ['fulfilment-partner', 'print-shop', stuck])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await expect(bulkBar(page).getByRole('button', { name: 'Enable' })).toBeDisabled();
  await bulkBar(page).getByRole('button', { name: 'Disable' }).click();
  await expect(toast(page, '1 of 3 VPN connections were not disabled')).toBeVisible();
  await expect(toast(page, 'This does not fit with what is there.')).toContainText(stuck);
  await platform.advance(WALK_MS);
  await expect(row(page, 'print-shop')).toContainText('Switched off', live);
  await expect(row(page, 'fulfilment-partner')).toContainText('Switched off', live);
  await page.getByRole('button', { name: 'Actions for fulfilment-partner' }).click();
  await expect(page.getByRole('menuitem', { name: 'Restart' })).toHaveAccessibleDescription('Enable it first.');
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await expect(toast(page, 'A VPN connection was enabled')).toBeVisible();
  await platform.advance(WALK_MS);
  await expect(row(page, 'fulfilment-partner')).toContainText('Active', live);
});

test('one is deleted, and several with the phrase; what stays is told by reason', async ({ page, platform }) => {
  const names = { goes: fresh('bulk'), also: fresh('bulk'), stays: fresh('fail-409-delete-bulk') };
  await signIn(page, 'otherUser', { project: 'storefront' });
  const cloud = await cloudOf(page, 'storefront');
  for (const [at, name] of Object.values(names).entries())
    await makeVpn(cloud, { name, router: 'shop-edge', cidr: `192.168.${at}.0/24` });
  await page.goto('/compute/vpn?search=bulk');
  await page.getByRole('button', { name: `Actions for ${names.also}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete VPN connection' }).click();
  await expect(toast(page, `VPN connection ${names.also} is being deleted`)).toBeVisible();
  await expect(row(page, names.also)).toContainText('Being deleted');
  await page.getByRole('button', { name: `Actions for ${names.also}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription('It is being deleted.');
  await page.keyboard.press('Escape');
  await platform.advance(WALK_MS);
  await expect(row(page, names.also)).toHaveCount(0, live);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
  await page.getByRole('button', { name: 'Delete 2 VPN connections' }).click();
  await expect(toast(page, '1 of 2 VPN connections were not deleted')).toBeVisible();
  await expect(row(page, names.goes)).toContainText('Being deleted', live);
  await platform.advance(WALK_MS);
  await expect(row(page, names.goes)).toHaveCount(0, live);
  await expect(row(page, names.stays)).toContainText('Active');
});

test('a viewer sees all and is offered nothing; the addresses of the forms are shut', async ({ page }) => {
  await signIn(page, 'viewer', { project: 'payments-prod' });
  await page.goto('/compute/vpn?search=stockholm');
  await expect(row(page, 'stockholm-office')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create VPN connection' })).toHaveCount(0);
  await row(page, 'stockholm-office').getByRole('link', { name: 'stockholm-office' }).click();
  await expect(page.getByRole('region', { name: 'Properties' })).toBeVisible();
  for (const name of ['Edit', 'Restart', 'Enable', 'Disable', 'Delete'])
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(0);
  const details = new URL(page.url()).pathname;
  for (const address of ['/compute/vpn/add', `${details}/edit`, `${details}/edit/details`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have no access here');
  }
});

test('on a phone: cards, the wizard and the panel fit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/vpn');
  await expect(row(page, 'stockholm-office')).toContainText('Active');
  const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await isNarrow()).toBe(true);
  await page.goto('/compute/vpn/add');
  await expect(field(page, 'Name')).toBeVisible();
  expect(await isNarrow()).toBe(true);
  await expectAccessible(page);
  const { id } = await (await cloudOf(page, 'payments-prod')).vpnNamed('stockholm-office');
  await page.goto(`/compute/vpn/${id}/edit/details`);
  await field(page, 'Description').fill('from the phone');
  await submit(page, 'Save changes').click();
  await expect(page.getByRole('region', { name: 'Properties' })).toContainText('from the phone');
  expect(await isNarrow()).toBe(true);
  for (const name of ['Edit', 'Restart', 'Enable', 'Disable', 'Delete'])
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
});

for (const look of looks) {
  test(`list, wizard and question are accessible: ${look}`, async ({ page }) => {
    await wear(page, look);
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/vpn/add');
    await form(page).locator('button[type="submit"], sky-button[type="submit"]').first().click();
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/compute/vpn');
    await page.getByRole('link', { name: 'warehouse-backup', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'warehouse-backup' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
}
