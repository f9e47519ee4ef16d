import type { SubnetDraft } from '@skydeck/contract';
import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, live, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, tabTo } from '../../../../../test/journeys/actions.ts';

/** Of several of one IP version, the title names the CIDR. */
const card = (page: Page, version: 4 | 6, cidr = '') =>
  page.getByRole('region', { name: `IPv${version} subnet ${cidr}`.trim() });
const choice = (page: Page, name: string) => form(page).getByRole('combobox', { name });
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add subnet' });

async function openAdd(page: Page, version: 4 | 6): Promise<void> {
  await addButton(page).click();
  await page.getByRole('menuitem', { name: `Add IPv${version} subnet` }).click();
}

/** The page of a network's subnets. */
async function openSubnets(page: Page, name: string, subnets: SubnetDraft[] = []) {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const network = await cloud.network({ name: fresh(name), ipam_enabled: true, subnets });
  await page.goto(`/compute/networks/${network.id}/subnets`);
  await expect(page.getByRole('heading', { level: 1, name: network.name })).toBeVisible();
  return { network, cloud };
}

const v4 = { cidr: '10.95.0.0/24', ip_version: 4 as const };

test('an IPv6 subnet is added with two modes that go together; its edit form shows them fixed', async ({ page }) => {
  const { network } = await openSubnets(page, 'six');
  await openAdd(page, 6);
  await expect(page).toHaveURL(`/compute/networks/${network.id}/addIPv6subnet`);
  await field(page, 'CIDR').fill('fd00:95::/64');
  await choice(page, 'Router advertisement mode').selectOption({ label: 'DHCPv6 stateful' });
  await submit(page, 'Add IPv6 subnet').click();
  await expect(choice(page, 'Address mode')).toHaveAccessibleDescription(
    /Must be the same as the router advertisement mode/,
  );
  await expect(choice(page, 'Address mode')).toBeFocused();
  await choice(page, 'Router advertisement mode').selectOption({ label: 'None' });
  await submit(page, 'Add IPv6 subnet').click();
  await expect(toast(page, 'Subnet fd00:95::/64 was added')).toBeVisible();
  await expect(card(page, 6)).toContainText('Router advertisement mode');
  await expect(card(page, 6)).toContainText('SLAAC');
  await openAdd(page, 6);
  await field(page, 'CIDR').fill('fd00:95::/64');
  await submit(page, 'Add IPv6 subnet').click();
  await expect(field(page, 'CIDR')).toHaveAccessibleDescription(/Overlaps fd00:95::\/64/);
  await field(page, 'CIDR').fill('fd00:96::/64');
  await submit(page, 'Add IPv6 subnet').click();
  await expect(card(page, 6)).toHaveCount(2);
  await card(page, 6, 'fd00:96::/64').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete subnet' }).click();
  await expect(card(page, 6)).toHaveCount(1);

  await card(page, 6).getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/editIPv6subnet\/[0-9a-f-]{36}$/);
  for (const [name, value] of [
    ['CIDR', 'fd00:95::/64'],
    ['Router advertisement mode', 'None'],
    ['Address mode', 'SLAAC'],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
    await expect(field(page, name)).not.toBeEditable();
  }
  await form(page).getByRole('switch', { name: 'DHCP' }).press('Space');
  await submit(page, 'Save changes').click();
  await expect(form(page).getByText('IPv6 modes need DHCP.').first()).toBeVisible();
});

test('an IPv4 subnet is added, its pools, gateway and name servers are edited by keyboard alone, and it goes', async ({
  page,
}) => {
  const { network } = await openSubnets(page, 'four');
  await openAdd(page, 4);
  await field(page, 'CIDR').fill('10.95.0.0/24');
  await submit(page, 'Add IPv4 subnet').click();
  await expect(card(page, 4)).toBeVisible();
  await expect(page).toHaveURL(`/compute/networks/${network.id}/subnets`);
  await expect(form(page)).toHaveCount(0);

  await tabTo(page, card(page, 4).getByRole('button', { name: 'Edit' }));
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveAccessibleName('Edit 10.95.0.0/24');
  await tabTo(page, field(page, 'Start of pool 1'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('10.95.0.100');
  await tabTo(page, form(page).getByRole('combobox', { name: 'DNS servers' }));
  await page.keyboard.type('10.20.0.53,');
  await tabTo(page, submit(page, 'Save changes'));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Subnet 10.95.0.0/24 was changed')).toBeVisible();
  await expect(card(page, 4)).toContainText('10.95.0.100 – 10.95.0.254');
  await expect(card(page, 4)).toContainText('10.20.0.53');
  await expect(form(page)).toHaveCount(0);

  const gateway = /10\.95\.0\.1(?!\d)/;
  await expect(card(page, 4)).toContainText(gateway);
  await card(page, 4).getByRole('button', { name: 'Edit' }).click();
  await form(page).getByRole('checkbox', { name: 'No gateway' }).press('Space');
  await submit(page, 'Save changes').click();
  await expect(card(page, 4)).not.toContainText(gateway);
  await expect(form(page)).toHaveCount(0);
  await card(page, 4).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete the subnet 10.95.0.0/24?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete subnet' }).click();
  await expect(page.getByText('No subnets')).toBeVisible();
});

test('what the server refuses shows at the field, and what is in use stays: the card and its form fit on a phone', async ({
  page,
}) => {
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 390, height: 844 });
  const { network, cloud } = await openSubnets(page, 'refused', [v4]);
  await cloud.router({ name: fresh('foot'), interfaces: [{ network_id: network.id }] });
  await page.goto(`/compute/networks/${await cloud.networkId('prod-core')}/subnets`);
  const kept = card(page, 4).getByRole('button', { name: 'Delete' });
  await expect(kept).toBeDisabled();
  await expect(kept).toHaveAccessibleDescription('Some of its addresses are in use.');
  await fits();

  await page.goto(`/compute/networks/${network.id}/subnets`);
  await card(page, 4).getByRole('button', { name: 'Edit' }).click();
  await submit(page, 'Add pool').click();
  await field(page, 'Start of pool 2').fill('10.95.0.3');
  await fits();
  await submit(page, 'Remove pool 2').click();
  await field(page, 'Gateway').fill('10.95.1.1');
  await submit(page, 'Save changes').click();
  await expect(field(page, 'Gateway')).toHaveAccessibleDescription(/Not inside 10\.95\.0\.0\/24/);
  await form(page).getByRole('checkbox', { name: 'No gateway' }).press('Space');
  await submit(page, 'Save changes').click();
  await expect(form(page).getByText('This address is in use.').first()).toBeVisible();
});

test('two people: subnets come and go with the other, under an open form too', async ({ page, newPerson }) => {
  const { network } = await openSubnets(page, 'live');
  await openAdd(page, 4);
  await field(page, 'CIDR').fill('10.95.0.128/25');
  const other = await cloudOf(await newPerson('domainAdministrator', { project: 'payments-prod' }), 'payments-prod');
  const { id } = await other.subnet({ network_id: network.id, ...v4 });
  await submit(page, 'Add IPv4 subnet').click();
  await expect(field(page, 'CIDR')).toHaveAccessibleDescription(/Overlaps 10\.95\.0\.0\/24/);
  await submit(page, 'Cancel').click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(card(page, 4)).toBeVisible(live);
  await expect(addButton(page)).toBeEnabled();
  await card(page, 4).getByRole('button', { name: 'Edit' }).click();
  await field(page, 'Gateway').fill('10.95.0.2');
  await other.removeSubnet(id);
  await expect(page.getByText('This was deleted meanwhile').first()).toBeVisible(live);
  await expect(field(page, 'Gateway')).toHaveValue('10.95.0.2');
  await submit(page, 'Cancel').click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.goto(`/compute/networks/${network.id}/subnets`);
  await expect(page.getByText('No subnets')).toBeVisible();
});

test('a viewer sees subnets and changes none', async ({ page, newPerson }) => {
  const { network } = await openSubnets(page, 'seen', [v4]);
  const viewer = await newPerson('viewer', { project: 'payments-prod' });
  await viewer.goto(`/compute/networks/${network.id}/subnets`);
  await expect(card(viewer, 4)).toBeVisible();
  await expect(viewer.getByRole('main').getByRole('button', { name: /Add|Edit|Delete/ })).toHaveCount(0);
});
