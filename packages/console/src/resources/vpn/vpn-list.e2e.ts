import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, listNamed, live, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pickFilter } from '../../../../../test/journeys/actions.ts';
import { makeVpn, WALK_MS } from '../../../../../test/journeys/vpns.ts';

const { grid, row } = listNamed('VPN');

test('found by its peer’s networks, filtered by state and router; one that the peer refuses is told as a failure wherever one looks', async ({
  page,
  platform,
}) => {
  const name = fresh('unwilling');
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
  await pickFilter(page, 'Router', 'backend-router');
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

  await test.step('a tunnel that the peer refuses', async () => {
    const cloud = await cloudOf(page, 'storefront');
    const { id } = await makeVpn(cloud, { name, peer: '198.51.100.253', router: 'shop-edge' });
    await expect(row(page, name)).toContainText('Being created', live);
    await platform.advance(WALK_MS);
    await expect(row(page, name)).toContainText('Error', live);
    await expect(toast(page, `${name}: the change did not work out`)).toBeVisible();
    await page.goto(`/compute/vpn/${id}`);
    await expect(page.getByText('The peer refused the policies or the pre-shared key.')).toBeVisible();
  });
});

test('several are disabled, enabled and deleted on the server; what cannot be says why, and stays', async ({
  page,
  platform,
}) => {
  const [stuck, stays] = [fresh('fail-409-update'), fresh('fail-409-delete')];
  await signIn(page, 'otherUser', { project: 'storefront' });
  const cloud = await cloudOf(page, 'storefront');
  for (const [at, name] of [stuck, stays].entries())
    await makeVpn(cloud, { name, router: 'shop-edge', cidr: `192.168.${at}.0/24` });
  await platform.advance(WALK_MS);
  await page.goto('/compute/vpn');
  await expect(row(page, stuck)).toContainText('Active');
  for (const name of ['fulfilment-partner', 'print-shop', stuck])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await expect(bulkBar(page).getByRole('button', { name: 'Enable' })).toBeDisabled();
  await bulkBar(page).getByRole('button', { name: 'Disable' }).click();
  await expect(toast(page, 'VPN connections not disabled: 1 of 3')).toBeVisible();
  await expect(toast(page, 'This does not fit with what is there.')).toContainText(stuck);
  await platform.advance(WALK_MS);
  await expect(row(page, 'print-shop')).toContainText('Switched off', live);
  await expect(row(page, 'fulfilment-partner')).toContainText('Switched off', live);
  await page.getByRole('button', { name: 'Actions for fulfilment-partner' }).click();
  await expect(page.getByRole('menuitem', { name: 'Restart' })).toHaveAccessibleDescription('Enable it first.');
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await expect(toast(page, 'VPN connections enabled: 1')).toBeVisible();
  await platform.advance(WALK_MS);
  await expect(row(page, 'fulfilment-partner')).toContainText('Active', live);

  await test.step('a restart that is refused, and several that go', async () => {
    await page.goto('/compute/vpn?search=fail-409');
    await page.getByRole('button', { name: `Actions for ${stuck}` }).click();
    await page.getByRole('menuitem', { name: 'Restart' }).click();
    await expect(toast(page, `VPN connection ${stuck} was not restarted`)).toBeVisible();
    await expect(row(page, stuck)).toContainText('Active');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
    await page.getByRole('button', { name: 'Delete 2 VPN connections' }).click();
    await expect(toast(page, '1 of 2 VPN connections were not deleted')).toBeVisible();
    await expect(row(page, stuck)).toContainText('Being deleted', live);
    await page.getByRole('button', { name: `Actions for ${stuck}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription('It is being deleted.');
    await page.keyboard.press('Escape');
    await platform.advance(WALK_MS);
    await expect(row(page, stuck)).toHaveCount(0, live);
    await expect(row(page, stays)).toContainText('Active');
  });
});
