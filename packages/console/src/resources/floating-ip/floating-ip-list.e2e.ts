import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, form, listNamed, live, toast } from '../../../../../test/journeys/locators.ts';
import { pickFilter } from '../../../../../test/journeys/actions.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

const { grid, row } = listNamed('Floating IPs');

test('addresses are sorted as numbers, filtered by state, router and network, and found by any of theirs', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/floating-ips');
  await expect(grid(page).getByRole('rowheader').getByRole('link')).toHaveText([
    '185.44.18.101',
    '185.44.18.102',
    '185.44.18.103',
    '185.44.18.104',
    '185.44.18.109',
    '185.44.18.110',
  ]);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Free' }).check();
  await page.keyboard.press('Escape');
  await expect(grid(page).getByRole('rowheader').getByRole('link')).toHaveText(['185.44.18.109', '185.44.18.110']);
  await page.getByRole('button', { name: 'Remove filter: Assigned to' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await pickFilter(page, 'Router', 'wms-router');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/router_id=/);
  await expect(grid(page).getByRole('rowheader').getByRole('link')).toHaveText(['185.44.18.104']);
  await page.getByRole('button', { name: 'Remove filter: Router' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await pickFilter(page, 'External network', 'corp-wan');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/floating_network_id=/);
  await expect(row(page, '185.44.18.101')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('corp-wan');

  await test.step('by its description, and by its address from anywhere', async () => {
    await page.goto('/compute/floating-ips?search=partner');
    await expect(grid(page).getByRole('rowheader').getByRole('link')).toHaveText(['185.44.18.103']);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('185.44.18.102');
    await page.getByRole('option', { name: '185.44.18.102' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '185.44.18.102' })).toBeVisible();
  });
});

test('what one allocates, assigns and releases shows at the other’s, in a form and at the router it leads through, too', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/floating-ips');
  await expect(row(page, '185.44.18.101')).toBeVisible();
  const other = await cloudOf(await newPerson('domainAdministrator', { project: 'payments-prod' }), 'payments-prod');
  const network = await other.networkId('internet');
  const ip = await other.floatingIp({ floating_network_id: network });
  await expect(row(page, ip.floating_ip_address)).toContainText('Free', live);
  const { port_id } = await other.floatingTarget(network, 'storefront-01');
  await other.changeFloatingIp(ip.id, { port_id });
  await expect(row(page, ip.floating_ip_address)).toContainText('storefront-01', live);
  await page.goto(`/compute/floating-ips/${ip.id}/assign`);
  await expect(form(page)).toBeVisible();
  await other.removeFloatingIp(ip.id);
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);

  await test.step('a router keeps its place while a floating IP leads through it', async () => {
    const third = await newPerson('domainAdministrator', { project: 'data-platform' });
    const cloud = await cloudOf(third, 'data-platform');
    const { id, router_id } = await cloud.floatingIpAt('185.44.18.121');
    await third.goto(`/compute/routers/${router_id}/interfaces`);
    await third.getByRole('button', { name: 'Actions for notebooks', exact: true }).click();
    const leave = third.getByRole('menuitem', { name: 'Disconnect' });
    await expect(leave).toHaveAccessibleDescription('Unassign the floating IPs that lead through it first.');
    await expect(leave).toBeDisabled();
    await cloud.changeFloatingIp(id, { port_id: null });
    await expect(leave).toBeEnabled(live);
  });
});

test('several are unassigned and released on the server; what stays is told by its address', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const floating_network_id = await cloud.networkId('internet');
  const { port_id } = await cloud.floatingTarget(floating_network_id, 'storefront-01');
  const kept = await cloud.floatingIp({ floating_network_id, port_id, description: 'fail-409-update-x' });
  const stays = await cloud.floatingIp({ floating_network_id, description: 'fail-409-delete-x' });

  await test.step('unassigned after a question', async () => {
    await page.goto('/compute/floating-ips?assigned=true');
    for (const address of ['185.44.18.101', kept.floating_ip_address])
      await page.getByRole('checkbox', { name: `Select ${address}` }).check();
    await bulkBar(page).getByRole('button', { name: 'Unassign' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Unassign 2 floating IPs?' })).toBeVisible();
    await page.getByRole('button', { name: 'Unassign 2 floating IPs' }).click();
    await expect(toast(page, 'Floating IPs not unassigned: 1 of 2')).toBeVisible();
    await expect(toast(page, 'This does not fit with what is there.')).toContainText(kept.floating_ip_address);
    await expect(row(page, '185.44.18.101')).toContainText('Free');
    await expect(row(page, kept.floating_ip_address)).toContainText('storefront-01');
  });

  await test.step('released with the phrase', async () => {
    await page.goto('/compute/floating-ips?assigned=false');
    await expect(row(page, '185.44.18.101')).toContainText('Free');
    for (const address of ['185.44.18.110', stays.floating_ip_address])
      await page.getByRole('checkbox', { name: `Select ${address}` }).check();
    await bulkBar(page).getByRole('button', { name: 'Release' }).click();
    await page.getByRole('textbox', { name: 'Type “release 2” to confirm' }).fill('release 2');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Floating IPs not released: 1 of 2')).toBeVisible();
    await expect(row(page, '185.44.18.110')).toHaveCount(0);
    await expect(row(page, stays.floating_ip_address)).toBeVisible();
  });
});
