import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, listNamed, live, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pickFilter } from '../../../../../test/journeys/actions.ts';
import { makeVpn, WALK_MS } from '../../../../../test/journeys/vpns.ts';

const { row } = listNamed('VPN');

test('found by its peer’s networks and its router; several are disabled on the server, which names what cannot be; one that the peer refuses is told as a failure wherever one looks', async ({
  page,
  platform,
}) => {
  const [stuck, unwilling] = [fresh('fail-409-update'), fresh('unwilling')];
  await signIn(page, 'otherUser', { project: 'storefront' });
  const cloud = await cloudOf(page, 'storefront');
  await makeVpn(cloud, { name: stuck, router: 'shop-edge', cidr: '192.168.0.0/24' });
  await platform.advance(WALK_MS);
  await page.goto('/compute/vpn');
  await expect(row(page, stuck)).toContainText('Active', live);
  await expect(row(page, 'print-shop')).toContainText('Error');
  await expect(row(page, 'old-datacentre')).toContainText('Off');

  await test.step('found', async () => {
    await page.getByRole('searchbox').fill('172.20.');
    await expect(row(page, 'print-shop')).toHaveCount(0);
    await expect(row(page, 'fulfilment-partner')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await pickFilter(page, 'Router', 'backend-router');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/router_id=/);
    await expect(row(page, 'print-shop')).toHaveCount(0);
    await expect(row(page, 'fulfilment-partner')).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter: Router' }).click();
  });

  await test.step('several are disabled', async () => {
    for (const name of ['fulfilment-partner', 'print-shop', stuck])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expect(bulkBar(page).getByRole('button', { name: 'Turn on' })).toBeDisabled();
    await bulkBar(page).getByRole('button', { name: 'Turn off' }).click();
    await expect(toast(page, 'VPN connections not turned off: 1 of 3')).toBeVisible();
    await expect(toast(page, 'This conflicts with the current configuration.')).toContainText(stuck);
    await platform.advance(WALK_MS);
    await expect(row(page, 'print-shop')).toContainText('Off', live);
    await expect(row(page, 'fulfilment-partner')).toContainText('Off', live);
  });

  await test.step('a restart is refused', async () => {
    await page.getByRole('button', { name: `Actions for ${stuck}` }).click();
    await page.getByRole('menuitem', { name: 'Restart' }).click();
    await expect(toast(page, `VPN connection ${stuck} could not be restarted`)).toBeVisible();
    await expect(row(page, stuck)).toContainText('Active');
  });

  await test.step('a tunnel that the peer refuses', async () => {
    await makeVpn(cloud, { name: unwilling, peer: '198.51.100.253', router: 'shop-edge' });
    await expect(row(page, unwilling)).toContainText('Creating', live);
    await platform.advance(WALK_MS);
    await expect(row(page, unwilling)).toContainText('Error', live);
    await expect(toast(page, `${unwilling} could not be changed`)).toBeVisible();
    await row(page, unwilling).getByRole('link').first().click();
    await expect(page.locator('sky-alert')).toContainText('The peer rejected the policies or the pre-shared key.');
  });
});
