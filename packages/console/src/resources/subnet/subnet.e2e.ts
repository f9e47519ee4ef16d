import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, live, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, tabTo } from '../../../../../test/journeys/actions.ts';

// What a subnet may be is asked of contract/src/subnet, of its form and of the engine; who only reads: kit/details. On phones
// and in long languages: test/journeys/pages.e2e.ts.

/** Of several of one IP version, the title names the CIDR. */
const card = (page: Page, version: 4 | 6, cidr = '') =>
  page.getByRole('region', { name: `IPv${version} subnet ${cidr}`.trim() });
const choice = (page: Page, name: string) => form(page).getByRole('combobox', { name });

async function openAdd(page: Page, version: 4 | 6): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add subnet' }).click();
  await page.getByRole('menuitem', { name: `Add IPv${version} subnet` }).click();
}

test('subnets are added, changed by keyboard alone and deleted; what another person makes and deletes meanwhile is heeded; one in use stays', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id: network_id } = await cloud.network({ name: fresh('subnets'), ipam_enabled: true });
  await page.goto(`/compute/networks/${network_id}/subnets`);
  await expect(page.getByText('No subnets')).toBeVisible();

  await test.step('IPv6, with two modes that go together and stay', async () => {
    await openAdd(page, 6);
    await expect(page).toHaveURL(`/compute/networks/${network_id}/addIPv6subnet`);
    await field(page, 'CIDR').fill('fd00:95::/64');
    await choice(page, 'Router advertisement mode').selectOption({ label: 'DHCPv6 stateful' });
    await submit(page, 'Add IPv6 subnet').click();
    await expect(choice(page, 'Address mode')).toHaveAccessibleDescription(/Must match the router advertisement mode/);
    await expect(choice(page, 'Address mode')).toBeFocused();
    await choice(page, 'Router advertisement mode').selectOption({ label: 'None' });
    await submit(page, 'Add IPv6 subnet').click();
    await expect(toast(page, 'Subnet fd00:95::/64 was added')).toBeVisible();
    await expect(card(page, 6)).toContainText('Router advertisement mode');
    await expect(card(page, 6)).toContainText('SLAAC');
    await expect(form(page)).toHaveCount(0);
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
    await submit(page, 'Cancel').click();
    await expect(form(page)).toHaveCount(0);
  });

  await test.step('IPv4, beside one that comes under the open form', async () => {
    await openAdd(page, 4);
    await field(page, 'CIDR').fill('10.95.0.128/25');
    const other = await cloud.subnet({ network_id, cidr: '10.95.0.0/24', ip_version: 4 });
    await submit(page, 'Add IPv4 subnet').click();
    await expect(field(page, 'CIDR')).toHaveAccessibleDescription(/Overlaps 10\.95\.0\.0\/24/);
    await field(page, 'CIDR').fill('10.96.0.0/24');
    await submit(page, 'Add IPv4 subnet').click();
    await expect(card(page, 4)).toHaveCount(2, live);
    await expect(form(page)).toHaveCount(0);
    await card(page, 4, '10.95.0.0/24').getByRole('button', { name: 'Edit' }).click();
    await field(page, 'Gateway').fill('10.95.0.2');
    await cloud.removeSubnet(other.id);
    await expect(page.getByText('This was deleted').first()).toBeVisible(live);
    await expect(field(page, 'Gateway')).toHaveValue('10.95.0.2');
    await submit(page, 'Cancel').click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(card(page, 4)).toHaveCount(1);
  });

  await test.step('its pools and name servers, by keyboard; then without a gateway', async () => {
    await tabTo(page, card(page, 4).getByRole('button', { name: 'Edit' }));
    await page.keyboard.press('Enter');
    await expect(form(page)).toHaveAccessibleName('Edit 10.96.0.0/24');
    await tabTo(page, field(page, 'Start of pool 1'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('10.96.0.100');
    await tabTo(page, form(page).getByRole('combobox', { name: 'DNS servers' }));
    await page.keyboard.type('10.20.0.53,');
    await tabTo(page, submit(page, 'Save changes'));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Subnet 10.96.0.0/24 was updated')).toBeVisible();
    await expect(card(page, 4)).toContainText('10.96.0.100 – 10.96.0.254');
    await expect(card(page, 4)).toContainText('10.20.0.53');
    await expect(form(page)).toHaveCount(0);
    const gateway = /10\.96\.0\.1(?!\d)/;
    await expect(card(page, 4)).toContainText(gateway);
    await card(page, 4).getByRole('button', { name: 'Edit' }).click();
    await form(page).getByRole('checkbox', { name: 'No gateway' }).press('Space');
    await submit(page, 'Save changes').click();
    await expect(card(page, 4)).not.toContainText(gateway);
    await expect(form(page)).toHaveCount(0);
  });

  await test.step('one goes; one whose addresses are in use stays', async () => {
    await card(page, 4).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete subnet 10.96.0.0/24?' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete subnet' }).click();
    await expect(card(page, 4)).toHaveCount(0);
    await cloud.router({ name: fresh('foot'), interfaces: [{ network_id, ip_address: 'fd00:95::9' }] });
    const kept = card(page, 6).getByRole('button', { name: 'Delete' });
    await expect(kept).toBeDisabled(live);
    await expect(kept).toHaveAccessibleDescription('Used by a router or a server.');
  });
});
