import type { Page } from '@playwright/test';
import { formNamed } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { listNamed, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, tabTo } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Load balancers');
const add = '/compute/load-balancers/add';

const outer = (page: Page) => formNamed(page, 'Create load balancer');
const inner = (page: Page) => formNamed(page, 'Add balancing pool');
const name = (page: Page) => outer(page).getByRole('textbox', { name: 'Name' });
const next = (page: Page) => outer(page).getByRole('button', { name: /^Next/ });
const part = (page: Page, label: string) => inner(page).getByRole('link', { name: label });

async function chooseNetwork(page: Page, network: string) {
  await outer(page).getByRole('combobox', { name: 'Network', exact: true }).fill(network);
  await page.getByRole('option', { name: network }).click();
}

async function toPools(page: Page, called: string) {
  await name(page).fill(called);
  await chooseNetwork(page, 'edge-dmz');
  await next(page).click();
  await expect(outer(page).getByRole('heading', { name: 'Balancing pools', level: 2 })).toBeVisible();
}

test('from the list, with a pool whose members are servers; a pool that is begun stays, lacks nothing, is changed and removed', async ({
  page,
}) => {
  const called = fresh('shop');
  const pool = (label: string) => inner(page).getByRole('textbox', { name: label });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/load-balancers');
  await page.getByRole('button', { name: 'Create load balancer' }).click();
  await expect(page).toHaveURL(add);
  await toPools(page, called);

  await test.step('what is missing brings up the part of the pool that lacks it', async () => {
    await outer(page).getByRole('button', { name: 'Add pool' }).click();
    await expect(page).toHaveURL(/\/add\/add-pool\?step=pools$/);
    await pool('Name').fill('secure');
    await page.goBack();
    await expect(inner(page)).toHaveCount(0);
    await outer(page).getByRole('button', { name: 'Add pool' }).click();
    await expect(pool('Name')).toHaveValue('secure');
    await inner(page).getByRole('combobox', { name: 'Forwarding rule' }).selectOption({ label: 'HTTPS → HTTP' });
    await expect(pool('Port of the load balancer')).toHaveValue('443');
    await part(page, 'Members').click();
    await inner(page).getByRole('button', { name: 'Add pool' }).click();
    await expect(page).toHaveURL(/\/add-pool\?/);
    await expect(pool('Certificate')).toHaveAccessibleDescription(/Fill in this field/);
    await expect(part(page, 'Balancing: needs attention')).toBeVisible();
    await inner(page).getByRole('combobox', { name: 'Forwarding rule' }).selectOption({ label: 'TCP → TCP' });
    await pool('Port of the load balancer').fill('70000');
    await pool('Port of the members').fill('9000');
    await expect(inner(page).getByText('From 1 to 65535.').first()).toBeVisible();
    await pool('Port of the load balancer').fill('9000');
    await inner(page).getByRole('button', { name: 'Add pool' }).click();
    await expect(outer(page).getByText('TCP 9000 → TCP 9000').first()).toBeVisible();
  });

  await test.step('one that is there is changed and removed', async () => {
    await outer(page).getByRole('button', { name: 'Edit secure' }).click();
    const change = formNamed(page, 'Edit secure');
    await change.getByRole('textbox', { name: 'Name' }).fill('changed');
    await change.getByRole('button', { name: 'Apply' }).click();
    await expect(outer(page).getByRole('button', { name: 'Edit changed' })).toBeVisible();
    await outer(page).getByRole('button', { name: 'Remove changed' }).click();
    await expect(outer(page).getByText('No pool yet').first()).toBeVisible();
  });

  await test.step('one whose members are servers and an address', async () => {
    await outer(page).getByRole('button', { name: 'Add pool' }).click();
    await pool('Name').fill('web');
    await inner(page).getByRole('combobox', { name: 'Algorithm' }).selectOption({ label: 'In turn' });
    await inner(page).getByRole('checkbox', { name: 'X-Forwarded-For' }).click();
    await part(page, 'Members').click();
    await expect(page).toHaveURL(/\/add\/add-pool\/vms\?step=pools$/);
    await inner(page).getByRole('combobox', { name: 'Add servers' }).fill('edge-proxy');
    await page.getByRole('option', { name: /^edge-proxy-01/ }).click();
    await page.getByRole('option', { name: /^edge-proxy-02/ }).click();
    await inner(page).getByRole('combobox', { name: 'Add servers' }).fill('10.30.8.200');
    await page.keyboard.press('Enter');
    await inner(page).getByRole('group', { name: '10.30.8.200' }).getByRole('textbox', { name: 'Weight' }).fill('5');
    await part(page, 'Health monitor').click();
    await expect(page).toHaveURL(/\/add\/add-pool\/healthmonitor\?step=pools$/);
    await pool('Path').fill('/healthz');
    await inner(page).getByRole('button', { name: 'Add pool' }).click();
    await expect(inner(page)).toHaveCount(0);
    await expect(outer(page).getByRole('group', { name: 'Balancing pools' })).toContainText('3 members');
  });

  await next(page).click();
  await expect(outer(page).getByRole('region', { name: 'Balancing pools' })).toContainText('HTTP 80 → HTTP 80');
  await outer(page).getByRole('button', { name: 'Create load balancer' }).click();
  await expect(toast(page, `Load balancer ${called} was created`)).toBeVisible();
  await row(page, called).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pools$/);
  await page.getByRole('link', { name: 'web', exact: true }).click();
  await page.getByRole('link', { name: 'Members 3' }).click();
  await expect(page.getByRole('grid', { name: 'Members' })).toContainText('10.30.8.200');
  await page.getByRole('main').getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('region', { name: 'Health monitor' })).toContainText('GET /healthz');
});

test('in a network of both IP versions one is chosen; an address that is in use opens its step; the request shows as code', async ({
  page,
}) => {
  const [called, both] = [fresh('six'), fresh('both')];
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const taken = (await cloud.loadBalancerNamed('checkout-entry')).address;
  await cloud.network({
    name: both,
    ipam_enabled: true,
    subnets: [
      { cidr: '10.61.0.0/24', ip_version: 4 },
      { cidr: 'fd00:61::/64', ip_version: 6 },
    ],
  });
  await page.goto(add);
  await name(page).fill(called);
  const version = outer(page).getByRole('radiogroup', { name: 'IP version' });
  const address = outer(page).getByRole('textbox', { name: 'Address' });

  await test.step('code, by the address of the floating IP', async () => {
    await outer(page).getByRole('combobox', { name: 'Floating IP' }).fill('185.44.18.110');
    await page.getByRole('option', { name: /^185\.44\.18\.110/ }).click();
    await outer(page).getByRole('button', { name: 'Code', exact: true }).click();
    const code = outer(page).getByRole('region', { name: 'This form as code' });
    await expect(code.getByText('/api/v2/compute/lbaas/loadbalancers').first()).toBeVisible();
    await code.getByText('Terraform / OpenTofu').click();
    await expect(code).toContainText('floating_ip = "185.44.18.110"');
    await expect(code).toContainText(/flavor_id += "[\da-f-]{36}"/);
    await outer(page).getByRole('button', { name: 'Close the code' }).click();
    await outer(page).getByRole('combobox', { name: 'Floating IP' }).fill('');
  });

  await test.step('an address that is in use', async () => {
    await chooseNetwork(page, 'edge-dmz');
    await address.fill(taken);
    await next(page).click();
    await next(page).click();
    await outer(page).getByRole('button', { name: 'Create load balancer' }).click();
    await expect(address).toHaveAccessibleDescription(/is in use/);
    await expect(address).toBeFocused();
    await address.fill('');
  });

  await expect(version).toHaveCount(0);
  await chooseNetwork(page, both);
  await outer(page).getByRole('radio', { name: 'IPv6' }).click();
  await chooseNetwork(page, 'edge-dmz');
  await expect(version).toHaveCount(0);
  await chooseNetwork(page, both);
  await expect(outer(page).getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await outer(page).getByRole('radio', { name: 'IPv6' }).click();
  await address.fill('10.61.0.9');
  await next(page).click();
  await expect(address).toHaveAccessibleDescription(/not an IPv6 address/);
  await address.fill('');
  await next(page).click();
  await next(page).click();
  await expect(outer(page).getByRole('region', { name: 'Load balancer' })).toContainText('IPv6');
  await outer(page).getByRole('button', { name: 'Create load balancer' }).click();
  await expect(row(page, called)).toContainText('fd00:61::');
});

test('by keyboard alone, with a pool that is written over the form', async ({ page }) => {
  const called = fresh('keys');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(add);
  await tabTo(page, name(page));
  await page.keyboard.type(called);
  await tabTo(page, outer(page).getByRole('combobox', { name: 'Network', exact: true }));
  await page.keyboard.type('edge-dmz');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, next(page));
  await page.keyboard.press('Enter');
  await tabTo(page, outer(page).getByRole('button', { name: 'Add pool' }));
  await page.keyboard.press('Enter');
  await tabTo(page, inner(page).getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('web');
  await tabTo(page, inner(page).getByRole('button', { name: 'Add pool' }));
  await page.keyboard.press('Enter');
  await expect(inner(page)).toHaveCount(0);
  await tabTo(page, next(page));
  await page.keyboard.press('Enter');
  await tabTo(page, outer(page).getByRole('button', { name: 'Create load balancer' }));
  await page.keyboard.press('Enter');
  await expect(row(page, called)).toBeVisible();
});
