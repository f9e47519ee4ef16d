import type { Page } from '@playwright/test';
import { formNamed } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { listNamed } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

// What every form in steps does, by keyboard, too: kit/wizard. In a partner's page, with a pool whose member is a server: test/journeys/embed-steps.e2e.ts.

const { row } = listNamed('Load balancers');

const outer = (page: Page) => formNamed(page, 'Create load balancer');
const inner = (page: Page) => formNamed(page, 'Add pool');
const next = (page: Page) => outer(page).getByRole('button', { name: /^Next/ });
const addPool = (page: Page) => outer(page).getByRole('button', { name: 'Add pool' });

async function chooseNetwork(page: Page, network: string) {
  await outer(page).getByRole('combobox', { name: 'Network', exact: true }).fill(network);
  await page.getByRole('option', { name: network }).click();
}

test('one of two IP versions is chosen, the request shows as code, and a pool is written over the form', async ({
  page,
}) => {
  const [called, both] = [fresh('six'), fresh('both')];
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id: network_id } = await cloud.network({
    name: both,
    ipam_enabled: true,
    subnets: [
      { cidr: '10.61.0.0/24', ip_version: 4 },
      { cidr: 'fd00:61::/64', ip_version: 6 },
    ],
  });
  const { address: taken } = await cloud.loadBalancer({ name: fresh('taken'), network_id, ip_version: 6 });
  await page.goto('/compute/load-balancers/add');
  const version = outer(page).getByRole('radiogroup', { name: 'IP version' });
  const address = outer(page).getByRole('textbox', { name: 'Address' });
  await outer(page).getByRole('textbox', { name: 'Name' }).fill(called);
  await chooseNetwork(page, both);

  await test.step('another network takes the version that was chosen away', async () => {
    await outer(page).getByRole('radio', { name: 'IPv6' }).click();
    await chooseNetwork(page, 'edge-dmz');
    await expect(version).toHaveCount(0);
    await chooseNetwork(page, both);
    await expect(outer(page).getByRole('radio', { name: 'Automatic' })).toBeChecked();
    await outer(page).getByRole('radio', { name: 'IPv6' }).click();
    await address.fill(taken);
  });

  await test.step('code, by the address of the floating IP, the flavor and the subnet', async () => {
    const floating = outer(page).getByRole('combobox', { name: 'Floating IP' });
    await floating.fill('185.44.18.110');
    await page.getByRole('option', { name: /^185\.44\.18\.110/ }).click();
    await outer(page).getByRole('button', { name: 'Code', exact: true }).click();
    const code = outer(page).getByRole('region', { name: 'This form as code' });
    await expect(code.getByText('/api/v2/compute/lbaas/loadbalancers').first()).toBeVisible();
    await code.getByText('Terraform / OpenTofu').click();
    await expect(code).toContainText('floating_ip = "185.44.18.110"');
    await expect(code).toContainText(/flavor_id += "[\da-f-]{36}"/);
    await expect(code).toContainText(/vip_subnet_id += "[\da-f-]{36}"/);
    await outer(page).getByRole('button', { name: 'Close the code' }).click();
    await floating.fill('');
  });

  await next(page).click();
  await test.step('a pool that is begun stays, is changed and removed', async () => {
    const name = inner(page).getByRole('textbox', { name: 'Name' });
    await addPool(page).click();
    await expect(page).toHaveURL(/\/add\/add-pool\?step=pools$/);
    await name.fill('secure');
    await page.goBack();
    await expect(inner(page)).toHaveCount(0);
    await addPool(page).click();
    await expect(name).toHaveValue('secure');
    await inner(page).getByRole('button', { name: 'Add pool' }).click();
    await outer(page).getByRole('button', { name: 'Edit secure' }).click();
    const change = formNamed(page, 'Edit secure');
    await change.getByRole('textbox', { name: 'Name' }).fill('changed');
    await change.getByRole('button', { name: 'Apply' }).click();
    await outer(page).getByRole('button', { name: 'Remove changed' }).click();
    await expect(outer(page).getByText('No pools yet').first()).toBeVisible();
  });

  await addPool(page).press('Enter');
  await inner(page).getByRole('textbox', { name: 'Name' }).fill('web');
  await inner(page).getByRole('button', { name: 'Add pool' }).press('Enter');
  await expect(inner(page)).toHaveCount(0);
  await expect(outer(page).getByText('HTTP 80 → HTTP 80').first()).toBeVisible();
  await next(page).press('Enter');

  await expect(outer(page).getByRole('region', { name: 'Load balancer', exact: true })).toContainText('IPv6');
  await expect(outer(page).getByRole('region', { name: 'Pools' })).toContainText('HTTP 80 → HTTP 80');
  const create = outer(page).getByRole('button', { name: 'Create load balancer' });
  await create.press('Enter');
  await expect(address).toHaveAccessibleDescription(/is in use/);
  await expect(address).toBeFocused();
  await address.fill('');
  await next(page).click();
  await next(page).click();
  await create.click();
  await expect(row(page, called)).toContainText('fd00:61::');
  const { pools } = await cloud.loadBalancerNamed(called);
  expect(pools.map(({ name }) => name)).toEqual(['web']);
});
