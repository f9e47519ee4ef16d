import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, form, listNamed, live, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { pick } from '../../../../../test/journeys/hands.ts';

const { grid, row } = listNamed('Floating IPs');

test('a project without floating IPs says what they are for', async ({ page }) => {
  await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
  await page.goto('/compute/floating-ips');
  await expect(page.getByRole('heading', { name: 'No floating IPs in this project' })).toBeVisible();
  await expect(page.getByText('an external network')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Allocate floating IP' }).first().click();
  await expect(form(page)).toBeVisible();
});

test('addresses are sorted as numbers, filtered by state and found by any of theirs', async ({ page }) => {
  await signIn(page, 'otherUser', { project: 'storefront' });
  await page.goto('/compute/floating-ips');
  await expect(grid(page).getByRole('link')).toHaveText([
    '185.44.18.111',
    '185.44.18.112',
    '185.44.18.113',
    '185.44.18.114',
    '185.44.18.119',
  ]);
  await expect(row(page, '185.44.18.113')).toContainText('Error');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: 'Free' }).check();
  await page.keyboard.press('Escape');
  await expect(grid(page).getByRole('link')).toHaveText(['185.44.18.119']);
  await page.goto('/compute/floating-ips?search=previews');
  await expect(grid(page).getByRole('link')).toHaveText(['185.44.18.113']);
});

test('they are filtered by the router they lead through, and by the network they are of', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/floating-ips');
  await expect(row(page, '185.44.18.101')).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'wms-router' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/router_id=/);
  await expect(grid(page).getByRole('link')).toHaveText(['185.44.18.104']);
  await page.getByRole('button', { name: 'Remove filter: Router' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'corp-wan' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/floating_network_id=/);
  await expect(row(page, '185.44.18.101')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('corp-wan');
});

test('the palette finds one by its address', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/floating-ips');
  await expect(row(page, '185.44.18.103')).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('185.44.18.103');
  await page.getByRole('option', { name: '185.44.18.103' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '185.44.18.103' })).toBeVisible();
});

test('one is released; a refusal stays in the question', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const stays = await cloud.floatingIp({
    floating_network_id: await cloud.networkId('internet'),
    description: 'fail-409-delete-x',
  });
  await page.goto(`/compute/floating-ips/${stays.id}`);
  await page.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('button', { name: 'Release floating IP' }).click();
  await expect(page.getByText('This does not fit with what is there.')).toBeVisible();
  await page.goto('/compute/floating-ips');
  await page.getByRole('button', { name: 'Actions for 185.44.18.103' }).click();
  await page.getByRole('menuitem', { name: 'Release' }).click();
  await expect(page.getByText('taken from sftp-01')).toBeVisible();
  await page.getByRole('button', { name: 'Release floating IP' }).click();
  await expect(toast(page, 'Floating IP 185.44.18.103 was released')).toBeVisible();
  await expect(row(page, '185.44.18.103')).toHaveCount(0);
});

test('several want the phrase; what stays is told in one notice', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const stays = await cloud.floatingIp({
    floating_network_id: await cloud.networkId('internet'),
    description: 'fail-409-delete-x',
  });
  await page.goto('/compute/floating-ips?assigned=false');
  await page.getByRole('checkbox', { name: 'Select 185.44.18.110' }).check();
  await page.getByRole('checkbox', { name: `Select ${stays.floating_ip_address}` }).check();
  await bulkBar(page).getByRole('button', { name: 'Release' }).click();
  await page.getByRole('textbox', { name: 'Type “release 2” to confirm' }).fill('release 2');
  await page.keyboard.press('Enter');
  await expect(toast(page, '1 of 2 floating IPs were not released')).toBeVisible();
  await expect(row(page, '185.44.18.110')).toHaveCount(0);
  await expect(row(page, stays.floating_ip_address)).toBeVisible();
});

test('two people: what one allocates, assigns and releases shows at the other’s', async ({ page, newPerson }) => {
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
  await row(page, ip.floating_ip_address).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: ip.floating_ip_address })).toBeVisible();
  await other.removeFloatingIp(ip.id);
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
});

test('a form whose floating IP somebody else released says so', async ({ page, newPerson }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).floatingIpAt('185.44.18.109');
  await page.goto(`/compute/floating-ips/${id}/assign`);
  await expect(form(page)).toBeVisible();
  const other = await cloudOf(await newPerson('domainAdministrator', { project: 'payments-prod' }), 'payments-prod');
  await other.removeFloatingIp(id);
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
});

test('a router keeps its place while a floating IP leads through it', async ({ page }) => {
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const cloud = await cloudOf(page, 'data-platform');
  const { id, router_id } = await cloud.floatingIpAt('185.44.18.121');
  await page.goto(`/compute/routers/${router_id}/interfaces`);
  await page.getByRole('button', { name: 'Actions for notebooks', exact: true }).click();
  const leave = page.getByRole('menuitem', { name: 'Disconnect' });
  await expect(leave).toHaveAccessibleDescription('Unassign the floating IPs that lead through it first.');
  await expect(leave).toBeDisabled();
  await cloud.changeFloatingIp(id, { port_id: null });
  await expect(leave).toBeEnabled(live);
});

test('a viewer finds floating IPs and no way to change them', async ({ page }) => {
  await signIn(page, 'viewer', { project: 'payments-prod' });
  await page.goto('/compute/floating-ips');
  await expect(grid(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allocate floating IP' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  for (const path of ['add', '00000000-0000-4000-8000-000000000000/assign']) {
    await page.goto(`/compute/floating-ips/${path}`);
    await expect(page.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
  }
});

test('at 390 pixels one is assigned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/floating-ips?assigned=false');
  await page.getByRole('button', { name: 'Actions for 185.44.18.109' }).click();
  await page.getByRole('menuitem', { name: 'Assign', exact: true }).click();
  await pick(page, 'Server or load balancer', 'storefront-01');
  await expectAccessible(page);
  await submit(page, 'Assign').click();
  await expect(toast(page, '185.44.18.109 leads to storefront-01')).toBeVisible();
});
