import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';
import { makeVpn, WALK_MS } from '../../../../../test/journeys/vpns.ts';

const { row } = listNamed('VPN');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('the details say what a tunnel is made of, tab by tab', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/vpn?search=194.71.12.9');
  await row(page, 'stockholm-office').getByRole('link', { name: 'stockholm-office' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'stockholm-office' })).toBeFocused();
  const properties = page.getByRole('region', { name: 'Properties' });
  await expect(properties.getByRole('link', { name: 'edge-router' })).toBeVisible();
  await expect(properties).toContainText('185.44.18.2');
  await expect(page.getByRole('region', { name: 'Peer', exact: true })).toContainText('Kept, and never shown');
  await page.getByRole('link', { name: 'Policies' }).click();
  await expect(page).toHaveURL(/\/policies$/);
  await expect(page.getByRole('region', { name: 'IKE policy' })).toContainText('aes-256');
  await expect(page.getByRole('region', { name: 'IPsec policy' })).toContainText('esp');
  await page.getByRole('link', { name: 'Endpoint groups 3' }).click();
  await expect(page.getByRole('grid', { name: 'Local endpoint group' })).toContainText('10.20.0.0/16');
  await expect(page.getByRole('grid', { name: 'Peer endpoint group' })).toContainText('192.168.40.0/22');
  await page.getByRole('grid', { name: 'Local endpoint group' }).getByRole('link', { name: 'prod-core' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'prod-core' })).toBeVisible();
});

test('a tunnel is changed from its details, walks, and says why it does not stand', async ({ page, platform }) => {
  const name = fresh('moves');
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id, local_endpoints: local } = await makeVpn(await cloudOf(page, 'payments-prod'), { name });
  await page.goto(`/compute/vpn/${id}`);
  await expect(page.getByText('Being created')).toBeVisible();
  await expect(button(page, 'Edit')).toBeDisabled();
  await expect(button(page, 'Edit')).toHaveAccessibleDescription('Wait until the change under way has ended.');
  await platform.advance(WALK_MS);
  await expect(page.getByText('Active', { exact: true })).toBeVisible(live);

  await button(page, 'Edit').click();
  await expect(page).toHaveURL(`/compute/vpn/${id}/edit/details`);
  await expect(field(page, 'New pre-shared key')).toHaveValue('');
  await expect(form(page).getByRole('button', { name: `Remove ${local[0]?.cidr}` })).toBeVisible();
  await field(page, 'Peer address').fill('198.51.100.254');
  await field(page, 'Timeout').fill('20');
  await submit(page, 'Save changes').click();
  await expect(field(page, 'Timeout')).toHaveAccessibleDescription(/Must be longer than the interval/);
  await expectAccessible(page);
  await field(page, 'Timeout').fill('90');
  await field(page, 'New pre-shared key').fill('another key');
  await submit(page, 'Save changes').click();
  await expect(toast(page, `VPN connection ${name} was changed`)).toBeVisible();
  await expect(page).toHaveURL(`/compute/vpn/${id}`);
  await expect(page.getByText('Being changed')).toBeVisible();
  await platform.advance(WALK_MS);
  await expect(page.getByText('The peer does not answer.')).toBeVisible(live);
  await expectAccessible(page);
});

test('restarted, disabled and enabled; what the state forbids says why', async ({ page, platform }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).vpnNamed('stockholm-office');
  await page.goto(`/compute/vpn/${id}`);
  await button(page, 'Restart').click();
  await expect(toast(page, 'VPN connection stockholm-office is being restarted')).toBeVisible();
  await expect(button(page, 'Restart')).toBeDisabled();
  await platform.advance(WALK_MS);
  await expect(page.getByText('Active', { exact: true })).toBeVisible(live);
  await expect(button(page, 'Enable')).toHaveAccessibleDescription('It is enabled already.');
  await button(page, 'Disable').click();
  await expect(toast(page, 'A VPN connection was disabled')).toBeVisible();
  await platform.advance(WALK_MS);
  await expect(page.getByText('Switched off')).toBeVisible(live);
  await expect(button(page, 'Restart')).toHaveAccessibleDescription('Enable it first.');
  await expect(button(page, 'Disable')).toHaveAccessibleDescription('It is disabled already.');
  await button(page, 'Enable').click();
  await expect(toast(page, 'A VPN connection was enabled')).toBeVisible();
  await platform.advance(WALK_MS);
  await expect(page.getByText('Active', { exact: true })).toBeVisible(live);
});

test('a tunnel that the peer refuses is told as a failure, wherever one looks', async ({ page, platform }) => {
  const name = fresh('unwilling');
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  await page.goto('/compute/vpn');
  await expect(row(page, 'stockholm-office')).toBeVisible();
  const { id } = await makeVpn(cloud, { name, peer: '198.51.100.253' });
  await expect(row(page, name)).toContainText('Being created', live);
  await platform.advance(WALK_MS);
  await expect(row(page, name)).toContainText('Error', live);
  await expect(toast(page, `${name}: the change did not work out`)).toBeVisible();
  await page.goto(`/compute/vpn/${id}`);
  await expect(page.getByText('The peer refused the policies or the pre-shared key.')).toBeVisible();
});

test.describe('what the server refuses of a change', () => {
  test('at its field, and what belongs to none', async ({ page, platform }) => {
    const name = fresh('refused');
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await makeVpn(await cloudOf(page, 'payments-prod'), { name });
    await platform.advance(WALK_MS);
    await page.goto(`/compute/vpn/${id}`);
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await page.goto(`/compute/vpn/${id}/edit`);
    await picker(page, 'Peer networks').fill('192.168.40.0/24');
    await picker(page, 'Peer networks').press('Enter');
    await submit(page, 'Save changes').click();
    await expect(picker(page, 'Peer networks')).toHaveAccessibleDescription(/“stockholm-office” leads there already/);
    await picker(page, 'Peer networks').press('Backspace');
    await field(page, 'Name').fill(fresh('fail-409-update'));
    await submit(page, 'Save changes').click();
    await expect(form(page).getByText('This does not fit with what is there.')).toBeVisible();
    await field(page, 'Name').fill(`${name}-b`);
    await submit(page, 'Save changes').click();
    await expect(page).toHaveURL('/compute/vpn');
    // What it is called is no matter of the tunnel.
    await expect(row(page, `${name}-b`)).toContainText('Active');
  });

  test('of a restart is told, and the tunnel stays as it is', async ({ page, platform }) => {
    const name = fresh('fail-409-update');
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await makeVpn(await cloudOf(page, 'payments-prod'), { name });
    await platform.advance(WALK_MS);
    await page.goto(`/compute/vpn/${id}`);
    await button(page, 'Restart').click();
    await expect(toast(page, `VPN connection ${name} was not restarted`)).toBeVisible();
    await expect(toast(page, 'This does not fit with what is there.')).toBeVisible();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  });

  test('of a deletion is said where it was asked', async ({ page }) => {
    const name = fresh('fail-409-delete');
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await makeVpn(await cloudOf(page, 'payments-prod'), { name });
    await page.goto(`/compute/vpn/${id}`);
    await button(page, 'Delete').click();
    await expect(page.getByRole('alertdialog', { name: `Delete the VPN connection ${name}?` })).toBeVisible();
    await page.getByRole('button', { name: 'Delete VPN connection' }).click();
    await expect(page.getByText('This does not fit with what is there.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test.describe('two people', () => {
  test('what one changes and deletes shows at the other’s, also while a form is open', async ({
    page,
    newPerson,
    platform,
  }) => {
    const name = fresh('live');
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await makeVpn(await cloudOf(page, 'payments-prod'), { name });
    await platform.advance(WALK_MS);
    await page.goto(`/compute/vpn/${id}`);
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await page.goto(`/compute/vpn/${id}/edit`);
    await field(page, 'Name').fill(`${name}-mine`);

    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    const theirs = await cloudOf(other, 'payments-prod');
    await theirs.changeVpn(id, { ipsec_site_connection: { name: `${name}-theirs` } });
    await expect(page.getByText('Somebody else changed this meanwhile')).toBeVisible(live);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await submit(page, 'Save changes').click();
    await expect(row(page, `${name}-mine`)).toBeVisible();

    await other.goto('/compute/vpn');
    await expect(row(other, `${name}-mine`)).toBeVisible();
    await page.goto(`/compute/vpn/${id}/edit/details`);
    await expect(field(page, 'Name')).toHaveValue(`${name}-mine`);
    await theirs.removeVpn(id);
    await expect(row(other, `${name}-mine`)).toContainText('Being deleted', live);
    await platform.advance(WALK_MS);
    await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
    await expect(row(other, `${name}-mine`)).toHaveCount(0, live);
  });

  test('what one deletes the other sees being deleted, and then gone', async ({ page, newPerson, platform }) => {
    const name = fresh('leaves');
    await signIn(page, 'user', { project: 'payments-prod' });
    const cloud = await cloudOf(page, 'payments-prod');
    const { id } = await makeVpn(cloud, { name, router: 'wms-router' });
    await platform.advance(WALK_MS);
    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    await other.goto(`/compute/vpn/${id}`);
    await expect(other.getByText('Active', { exact: true })).toBeVisible();
    await page.goto(`/compute/vpn/${id}`);
    await button(page, 'Delete').click();
    await page.getByRole('button', { name: 'Delete VPN connection' }).click();
    await expect(toast(page, `VPN connection ${name} is being deleted`)).toBeVisible();
    await expect(page).toHaveURL('/compute/vpn');
    await expect(row(page, name)).toContainText('Being deleted');
    await expect(other.getByText('Being deleted', { exact: true })).toBeVisible(live);
    for (const act of ['Edit', 'Restart', 'Enable', 'Disable', 'Delete'])
      await expect(button(other, act)).toHaveAccessibleDescription('It is being deleted.');
    await expectAccessible(other);
    await platform.advance(WALK_MS);
    await expect(other.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
    await expect(row(page, name)).toHaveCount(0, live);
  });

  test('a router that a tunnel needs keeps its gateway, and its new name is told', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const cloud = await cloudOf(page, 'payments-prod');
    const { id } = await cloud.routerNamed('edge-router');
    await page.goto(`/compute/routers/${id}/edit`);
    const gateway = form(page).getByRole('switch', { name: 'External gateway' });
    await expect(gateway).toHaveAccessibleDescription('Delete the VPN connections through it first.');
    await expect(gateway).toBeDisabled();
    await page.goto('/compute/vpn');
    await expect(row(page, 'stockholm-office')).toContainText('edge-router');
    await cloud.renameRouter(id, 'edge-router-2');
    await expect(row(page, 'stockholm-office')).toContainText('edge-router-2', live);
  });
});

test('in somebody else’s page a connection is changed', async ({ page, partner }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).vpnNamed('stockholm-office');
  await page.goto(`${partner}/forms/vpn-edit?vpn-id=${id}`);
  const framed = page.frameLocator('#place iframe').getByRole('form');
  await framed.getByRole('textbox', { name: 'Description' }).fill('Finance alone');
  await expectAccessible(page);
  await framed.getByRole('button', { name: 'Save changes' }).click();
  const news = page.getByRole('list', { name: 'What the form told this page' });
  await expect(news).toContainText(`Changed: vpn ${id}`);
});
