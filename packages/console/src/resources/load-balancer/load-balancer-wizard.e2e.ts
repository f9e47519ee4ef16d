import type { Page } from '@playwright/test';
import { formNamed } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { listNamed, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, tabTo } from '../../../../../test/journeys/hands.ts';

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

test('from the list, with a pool whose members are servers, step by step', async ({ page }) => {
  const called = fresh('shop');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/load-balancers');
  await page.getByRole('button', { name: 'Create load balancer' }).click();
  await expect(page).toHaveURL(add);
  await toPools(page, called);
  await expectAccessible(page);
  await outer(page).getByRole('button', { name: 'Add pool' }).click();
  await expect(page).toHaveURL(/\/add\/add-pool\?step=pools$/);
  await inner(page).getByRole('textbox', { name: 'Name' }).fill('web');
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
  await expectAccessible(page);
  await part(page, 'Health monitor').click();
  await expect(page).toHaveURL(/\/add\/add-pool\/healthmonitor\?step=pools$/);
  await inner(page).getByRole('textbox', { name: 'Path' }).fill('/healthz');
  await expectAccessible(page);
  await inner(page).getByRole('button', { name: 'Add pool' }).click();
  await expect(inner(page)).toHaveCount(0);
  await expect(outer(page).getByRole('group', { name: 'Balancing pools' })).toContainText('3 members');
  await next(page).click();
  await expect(outer(page).getByRole('region', { name: 'Balancing pools' })).toContainText('HTTP 80 → HTTP 80');
  await outer(page).getByRole('button', { name: 'Create load balancer' }).click();
  await expect(toast(page, `Load balancer ${called} was created`)).toBeVisible();
  await row(page, called).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pools$/);
  await page.getByRole('link', { name: 'web', exact: true }).click();
  await page.getByRole('link', { name: 'Members 3' }).click();
  await expect(page.getByRole('grid', { name: 'Members' })).toContainText('10.30.8.200');
  await page.getByRole('link', { name: 'Properties' }).click();
  await expect(page.getByRole('region', { name: 'Health monitor' })).toContainText('GET /healthz');
});

test('in a network of both IP versions one is chosen; another network asks anew', async ({ page }) => {
  const [called, both] = [fresh('six'), fresh('both')];
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
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
  await chooseNetwork(page, 'edge-dmz');
  await expect(version).toHaveCount(0);
  await chooseNetwork(page, both);
  await outer(page).getByRole('radio', { name: 'IPv6' }).click();
  await chooseNetwork(page, 'edge-dmz');
  await expect(version).toHaveCount(0);
  await chooseNetwork(page, both);
  await expect(outer(page).getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await outer(page).getByRole('radio', { name: 'IPv6' }).click();
  const address = outer(page).getByRole('textbox', { name: 'Address' });
  await address.fill('10.61.0.9');
  await next(page).click();
  await expect(address).toHaveAccessibleDescription(/not an IPv6 address/);
  await expectAccessible(page);
  await address.fill('');
  await next(page).click();
  await next(page).click();
  await expect(outer(page).getByRole('region', { name: 'Load balancer' })).toContainText('IPv6');
  await outer(page).getByRole('button', { name: 'Create load balancer' }).click();
  await expect(row(page, called)).toContainText('fd00:61::');
});

test('what is missing holds the step, and brings up the part of the pool that lacks it', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(add);
  await next(page).click();
  await expect(name(page)).toHaveAccessibleDescription(/Fill this in/);
  await expect(name(page)).toBeFocused();
  await toPools(page, fresh('holds'));
  await outer(page).getByRole('button', { name: 'Add pool' }).click();
  await inner(page).getByRole('combobox', { name: 'Forwarding rule' }).selectOption({ label: 'HTTPS → HTTP' });
  await expect(inner(page).getByRole('textbox', { name: 'Port of the load balancer' })).toHaveValue('443');
  await inner(page).getByRole('textbox', { name: 'Name' }).fill('secure');
  await part(page, 'Members').click();
  await inner(page).getByRole('button', { name: 'Add pool' }).click();
  await expect(page).toHaveURL(/\/add-pool\?/);
  await expect(inner(page).getByRole('textbox', { name: 'Certificate' })).toHaveAccessibleDescription(/Fill this in/);
  await expect(part(page, 'Balancing: needs attention')).toBeVisible();
  await expectAccessible(page);
  await inner(page).getByRole('combobox', { name: 'Forwarding rule' }).selectOption({ label: 'TCP → TCP' });
  await inner(page).getByRole('textbox', { name: 'Port of the load balancer' }).fill('70000');
  await inner(page).getByRole('textbox', { name: 'Port of the members' }).fill('9000');
  await expect(inner(page).getByText('From 1 to 65535.').first()).toBeVisible();
  await inner(page).getByRole('textbox', { name: 'Port of the load balancer' }).fill('9000');
  await inner(page).getByRole('button', { name: 'Add pool' }).click();
  await expect(outer(page).getByText('TCP 9000 → TCP 9000').first()).toBeVisible();
});

test('a pool that is begun stays while the browser goes back; one that is added is changed and removed', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(add);
  await toPools(page, fresh('back'));
  await outer(page).getByRole('button', { name: 'Add pool' }).click();
  await inner(page).getByRole('textbox', { name: 'Name' }).fill('begun');
  await page.goBack();
  await expect(inner(page)).toHaveCount(0);
  await outer(page).getByRole('button', { name: 'Add pool' }).click();
  await expect(inner(page).getByRole('textbox', { name: 'Name' })).toHaveValue('begun');
  await inner(page).getByRole('button', { name: 'Add pool' }).click();
  await outer(page).getByRole('button', { name: 'Edit begun' }).click();
  const change = formNamed(page, 'Edit begun');
  await change.getByRole('textbox', { name: 'Name' }).fill('changed');
  await change.getByRole('button', { name: 'Apply' }).click();
  await expect(outer(page).getByRole('button', { name: 'Edit changed' })).toBeVisible();
  await outer(page).getByRole('button', { name: 'Remove changed' }).click();
  await expect(outer(page).getByText('No pool yet').first()).toBeVisible();
  await outer(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('what the server refuses opens the step it belongs to', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const { address } = await (await cloudOf(page, 'payments-prod')).loadBalancerNamed('checkout-entry');
  await page.goto(add);
  await outer(page).getByRole('textbox', { name: 'Address' }).fill(address);
  await toPools(page, fresh('taken'));
  await next(page).click();
  await outer(page).getByRole('button', { name: 'Create load balancer' }).click();
  await expect(outer(page).getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(/is in use/);
  await expect(outer(page).getByRole('textbox', { name: 'Address' })).toBeFocused();
  await expectAccessible(page);
});

for (const [kind, said] of [
  ['fail-409', 'This does not fit with what is there.'],
  ['fail-500', 'The server has a fault.'],
  ['fail-quota', 'The quota of 0 is used up.'],
] as const) {
  test(`a refusal that is no field's matter stands where it was sent from: ${kind}`, async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto(add);
    await toPools(page, fresh(kind));
    await next(page).click();
    await outer(page).getByRole('button', { name: 'Create load balancer' }).click();
    await expect(outer(page).getByText(said)).toBeVisible();
    await expect(outer(page).getByRole('heading', { name: 'Review' })).toBeVisible();
  });
}

test('what cannot be deployed is told, and says so where it stands', async ({ page }) => {
  const called = `fail-deploy-${fresh('x')}`;
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(add);
  await toPools(page, called);
  await next(page).click();
  await outer(page).getByRole('button', { name: 'Create load balancer' }).click();
  await expect(toast(page, `Load balancer ${called} was not created`)).toBeVisible();
  await expect(row(page, called)).toContainText('Deployment failed');
});

test('the request shows as code, without the private key', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(add);
  await name(page).fill('as-code');
  await outer(page).getByRole('combobox', { name: 'Floating IP' }).fill('185.44.18.110');
  await page.getByRole('option', { name: /^185\.44\.18\.110/ }).click();
  await outer(page).getByRole('tab', { name: 'Code' }).click();
  await expect(outer(page).getByText('/api/v2/compute/lbaas/loadbalancers').first()).toBeVisible();
  await expectAccessible(page);
  const code = outer(page).getByRole('tabpanel', { name: 'Code' });
  await code.getByText('Terraform / OpenTofu').click();
  await expect(code).toContainText('floating_ip = "185.44.18.110"');
  await expect(code).toContainText(/flavor_id += "[\da-f-]{36}"/);
});

test('by keyboard alone', async ({ page }) => {
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
