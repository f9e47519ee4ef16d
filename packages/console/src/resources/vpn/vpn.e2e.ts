import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import {
  entry,
  field,
  form,
  listNamed,
  live,
  pageMenu,
  picker,
  submit,
  toast,
} from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh } from '../../../../../test/journeys/actions.ts';
import { makeVpn, WALK_MS } from '../../../../../test/journeys/vpns.ts';

const { row } = listNamed('VPN');
/** How the tunnel is, in the head of its page. */
const pill = (page: Page) => page.getByRole('main').locator('sky-pill');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('the details say what a tunnel is made of, tab by tab; its router keeps its gateway, and its new name is told', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/vpn?search=194.71.12.9');
  await row(page, 'stockholm-office').getByRole('link', { name: 'stockholm-office' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'stockholm-office' })).toBeFocused();
  const properties = page.getByRole('region', { name: 'Properties' });
  await expect(
    page.getByRole('region', { name: 'Router', exact: true }).getByRole('link', { name: 'edge-router' }),
  ).toBeVisible();
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

  await test.step('the router below', async () => {
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

test('a tunnel is restarted, disabled and enabled; what the state forbids says why', async ({ page, platform }) => {
  const name = fresh('moves');
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await makeVpn(await cloudOf(page, 'payments-prod'), { name });
  await page.goto(`/compute/vpn/${id}`);
  await expect(pill(page).getByText('Being created')).toBeVisible();
  await expect(button(page, 'Edit')).toBeDisabled();
  await expect(button(page, 'Edit')).toHaveAccessibleDescription('Wait until the change under way has ended.');
  await platform.advance(WALK_MS);
  await expect(pill(page).getByText('Active', { exact: true })).toBeVisible(live);

  await chooseAct(page, 'Restart');
  await expect(toast(page, `VPN connection ${name} is being restarted`)).toBeVisible();
  await pageMenu(page).click();
  await expect(entry(page, 'Restart')).toBeDisabled();
  await platform.advance(WALK_MS);
  await expect(pill(page).getByText('Active', { exact: true })).toBeVisible(live);
  await expect(entry(page, 'Enable')).toHaveAccessibleDescription('It is enabled already.');
  await entry(page, 'Disable').click();
  await expect(toast(page, 'VPN connections disabled: 1')).toBeVisible();
  await platform.advance(WALK_MS);
  await expect(page.getByText('Switched off')).toBeVisible(live);
  await pageMenu(page).click();
  await expect(entry(page, 'Restart')).toHaveAccessibleDescription('Enable it first.');
  await expect(entry(page, 'Disable')).toHaveAccessibleDescription('It is disabled already.');
  await entry(page, 'Enable').click();
  await expect(toast(page, 'VPN connections enabled: 1')).toBeVisible();
  await platform.advance(WALK_MS);
  await expect(pill(page).getByText('Active', { exact: true })).toBeVisible(live);
});

test('a tunnel is changed from its details, walks, and says why it does not stand; the other person sees it go', async ({
  page,
  platform,
  newPerson,
}) => {
  const name = fresh('moves');
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id, local_endpoints: local } = await makeVpn(await cloudOf(page, 'payments-prod'), { name });
  await platform.advance(WALK_MS);
  await page.goto(`/compute/vpn/${id}`);
  await expect(pill(page).getByText('Active', { exact: true })).toBeVisible();
  await button(page, 'Edit').click();
  await expect(page).toHaveURL(`/compute/vpn/${id}/edit/details`);
  await expect(field(page, 'New pre-shared key')).toHaveValue('');
  await expect(form(page).getByRole('button', { name: `Remove ${local[0]?.cidr}` })).toBeVisible();
  await field(page, 'Peer address').fill('198.51.100.254');
  await field(page, 'Timeout').fill('20');
  await submit(page, 'Save changes').click();
  await expect(field(page, 'Timeout')).toHaveAccessibleDescription(/Must be longer than the interval/);
  await field(page, 'Timeout').fill('90');
  await field(page, 'New pre-shared key').fill('another key');

  await test.step('what the server refuses is said at its field', async () => {
    await picker(page, 'Peer networks').fill('192.168.40.0/24');
    await picker(page, 'Peer networks').press('Enter');
    await submit(page, 'Save changes').click();
    await expect(picker(page, 'Peer networks')).toHaveAccessibleDescription(/“stockholm-office” leads there already/);
    await picker(page, 'Peer networks').press('Backspace');
  });

  await submit(page, 'Save changes').click();
  await expect(toast(page, `VPN connection ${name} was changed`)).toBeVisible();
  await expect(page).toHaveURL(`/compute/vpn/${id}`);
  await expect(pill(page).getByText('Being changed')).toBeVisible();
  await platform.advance(WALK_MS);
  await expect(page.locator('sky-alert')).toContainText('The peer does not answer.', live);

  await test.step('what it is called is no matter of the tunnel; who else looks sees it, and sees it go', async () => {
    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    await other.goto(`/compute/vpn/${id}`);
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto(`/compute/vpn/${id}/edit`);
    await field(page, 'Name').fill(`${name}-b`);
    await submit(page, 'Save changes').click();
    await expect(page).toHaveURL('/compute/vpn');
    await expect(row(page, `${name}-b`)).toContainText('Down');
    await expect(other.getByRole('heading', { level: 1, name: `${name}-b` })).toBeVisible(live);
    await page.getByRole('button', { name: `Actions for ${name}-b` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete VPN connection' }).click();
    await expect(toast(page, `VPN connection ${name}-b is being deleted`)).toBeVisible();
    await expect(row(page, `${name}-b`)).toContainText('Being deleted');
    await expect(other.getByText('Being deleted', { exact: true })).toBeVisible(live);
    await expect(button(other, 'Edit')).toHaveAccessibleDescription('It is being deleted.');
    await pageMenu(other).click();
    for (const act of ['Restart', 'Enable', 'Disable', 'Delete'])
      await expect(entry(other, act)).toHaveAccessibleDescription('It is being deleted.');
    await platform.advance(WALK_MS);
    await expect(other.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
    await expect(row(page, `${name}-b`)).toHaveCount(0, live);
  });
});
