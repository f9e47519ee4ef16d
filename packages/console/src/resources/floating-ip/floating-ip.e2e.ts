import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import {
  bulkBar,
  field,
  form,
  listNamed,
  live,
  picker,
  submit,
  toast,
  toasts,
} from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick, tabTo } from '../../../../../test/journeys/hands.ts';

const { grid, row } = listNamed('Floating IPs');

/** The engine tells the router after two seconds of the platform's clock. */
const WIRE_MS = 2000;

test.describe('allocating', () => {
  test('for a server, which is reached a moment later', async ({ page, platform }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/floating-ips');
    await page.getByRole('button', { name: 'Allocate floating IP' }).click();
    await expect(page).toHaveURL('/compute/floating-ips/add');
    await expect(picker(page, 'Server or load balancer')).toHaveAccessibleDescription(/external network first/);
    await pick(page, 'External network', 'internet');
    await pick(page, 'Server or load balancer', 'storefront-01');
    await submit(page, 'Allocate floating IP').click();
    await expect(toasts(page).getByText(/was allocated to storefront-01/)).toBeVisible();
    const made = grid(page).getByRole('row').filter({ hasText: 'storefront-01' });
    await expect(made).toContainText('Down');
    await platform.advance(WIRE_MS);
    await expect(made).toContainText('Active', live);
    await made.getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Assignment' })).toContainText('edge-router');
    await expectAccessible(page);
  });

  test('the address of one’s choice, by keyboard alone', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/floating-ips');
    await expect(row(page, '185.44.18.101')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Allocate floating IP' }));
    await page.keyboard.press('Enter');
    await tabTo(page, picker(page, 'External network'));
    await page.keyboard.type('internet');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, form(page).getByRole('switch', { name: 'Choose the address' }));
    await page.keyboard.press('Space');
    await tabTo(page, form(page).getByRole('textbox', { name: 'Floating IP' }));
    await page.keyboard.type('185.44.18.200');
    await page.keyboard.press('Enter');
    await expect(row(page, '185.44.18.200')).toContainText('Free');
    // The list may hear of it before the panel, with its button of the same name, has left.
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Allocate floating IP' })).toBeFocused();
  });

  test('what the server refuses shows at its field or above the form', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/floating-ips/add');
    await submit(page, 'Allocate floating IP').click();
    await expect(picker(page, 'External network')).toHaveAccessibleDescription(/Fill this in/);
    await pick(page, 'External network', 'partner-link');
    await submit(page, 'Allocate floating IP').click();
    await expect(picker(page, 'External network')).toHaveAccessibleDescription(/No free address is left there/);
    await pick(page, 'External network', 'internet');
    await form(page).getByRole('switch', { name: 'Choose the address' }).press('Space');
    await form(page).getByRole('textbox', { name: 'Floating IP' }).fill('185.44.18.101');
    await submit(page, 'Allocate floating IP').click();
    await expect(form(page).getByRole('textbox', { name: 'Floating IP' })).toHaveAccessibleDescription(/is in use/);
    await expectAccessible(page);
    await form(page).getByRole('textbox', { name: 'Floating IP' }).fill('185.44.18.201');
    await field(page, 'Description').fill('fail-409-create');
    await submit(page, 'Allocate floating IP').click();
    await expect(form(page).getByText('This does not fit with what is there.')).toBeVisible();
    await expect(field(page, 'Description')).toHaveValue('fail-409-create');
    await field(page, 'Description').fill('fail-quota-create');
    await submit(page, 'Allocate floating IP').click();
    await expect(form(page).getByText('The quota of 0 is used up.')).toBeVisible();
  });

  test('servers that the network does not reach are not offered, and why is said', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/floating-ips/add');
    await pick(page, 'External network', 'corp-wan');
    await expect(picker(page, 'Server or load balancer')).toHaveAccessibleDescription(/behind a router with a gateway/);
  });

  test('a list of targets that cannot be had says so and is asked for again', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const targets = /\/floating_ips\/targets/;
    await page.route(targets, (route) =>
      route.fulfill({ status: 500, json: { error: { err_code: 'x', message: 'x' } } }),
    );
    await page.goto('/compute/floating-ips/add');
    await pick(page, 'External network', 'internet');
    await expect(form(page).getByText('The server has a fault.')).toBeVisible();
    await page.unroute(targets);
    await submit(page, 'Try again').click();
    await expect(form(page).getByText('The server has a fault.')).toBeHidden();
    await pick(page, 'Server or load balancer', 'storefront-01');
  });
});

test.describe('assigning', () => {
  test('from one server to another, and the refusals of the server', async ({ page, newPerson }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const cloud = await cloudOf(page, 'payments-prod');
    const network = await cloud.networkId('internet');
    const ip = await cloud.floatingIp({ floating_network_id: network });
    await page.goto('/compute/floating-ips');
    await page.getByRole('button', { name: `Actions for ${ip.floating_ip_address}` }).click();
    await page.getByRole('menuitem', { name: 'Assign', exact: true }).click();
    await expect(page).toHaveURL(`/compute/floating-ips/${ip.id}/assign`);
    await submit(page, 'Assign').click();
    await expect(picker(page, 'Server or load balancer')).toHaveAccessibleDescription(/Fill this in/);
    await pick(page, 'Server or load balancer', 'storefront-01');
    // Somebody is faster.
    const other = await cloudOf(await newPerson('domainAdministrator', { project: 'payments-prod' }), 'payments-prod');
    const { port_id } = await other.floatingTarget(network, 'storefront-01');
    await other.floatingIp({ floating_network_id: network, port_id });
    await submit(page, 'Assign').click();
    await expect(picker(page, 'Server or load balancer')).toHaveAccessibleDescription(/has a floating IP/);
    await expect(submit(page, 'Assign')).toBeDisabled();
    await pick(page, 'Server or load balancer', 'legacy-bridge-01');
    await submit(page, 'Assign').click();
    await expect(toast(page, `${ip.floating_ip_address} leads to legacy-bridge-01`)).toBeVisible();
    await expect(row(page, ip.floating_ip_address)).toContainText('legacy-bridge-01');
  });

  test('from its own page to a load balancer, and back to that page', async ({ page }) => {
    const name = fresh('entry');
    await signIn(page, 'user', { project: 'payments-prod' });
    const cloud = await cloudOf(page, 'payments-prod');
    const { address } = await cloud.loadBalancer({ name, network_id: await cloud.networkId('dmz') });
    const { id } = await cloud.floatingIpAt('185.44.18.110');
    await page.goto(`/compute/floating-ips/${id}`);
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page).toHaveURL(`/compute/floating-ips/${id}/assign/details`);
    await pick(page, 'Server or load balancer', name);
    await expectAccessible(page);
    await submit(page, 'Assign').click();
    await expect(toast(page, `185.44.18.110 leads to ${name}`)).toBeVisible();
    await expect(page).toHaveURL(`/compute/floating-ips/${id}`);
    const assignment = page.getByRole('region', { name: 'Assignment' });
    await expect(assignment).toContainText(name);
    await expect(assignment).toContainText(address);
  });

  test('a 409 stays in the form', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const cloud = await cloudOf(page, 'payments-prod');
    const ip = await cloud.floatingIp({
      floating_network_id: await cloud.networkId('internet'),
      description: 'fail-409-update-x',
    });
    await page.goto(`/compute/floating-ips/${ip.id}/assign`);
    await pick(page, 'Server or load balancer', 'storefront-01');
    await submit(page, 'Assign').click();
    await expect(form(page).getByText('This does not fit with what is there.')).toBeVisible();
    await expect(picker(page, 'Server or load balancer')).toHaveValue(/storefront-01/);
  });

  test('one is taken away after a question; what is free says why it cannot be', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await (await cloudOf(page, 'payments-prod')).floatingIpAt('185.44.18.102');
    await page.goto(`/compute/floating-ips/${id}`);
    await page.getByRole('button', { name: 'Unassign' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Unassign 185.44.18.102?' })).toBeVisible();
    await page.getByRole('button', { name: 'Unassign', exact: true }).last().click();
    await expect(toast(page, '185.44.18.102 is free')).toBeVisible();
    const button = page.getByRole('main').getByRole('button', { name: 'Unassign' });
    await expect(button).toHaveAccessibleDescription('It is not assigned.');
    await expect(page.getByRole('region', { name: 'Assignment' })).toContainText('Free');
  });

  test('several are taken away in the background, and what stays is told', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const cloud = await cloudOf(page, 'payments-prod');
    const network = await cloud.networkId('internet');
    const { port_id } = await cloud.floatingTarget(network, 'storefront-01');
    const stays = await cloud.floatingIp({
      floating_network_id: network,
      port_id,
      description: 'fail-409-update-x',
    });
    await page.goto('/compute/floating-ips?assigned=true');
    await page.getByRole('checkbox', { name: 'Select 185.44.18.101' }).check();
    await page.getByRole('checkbox', { name: `Select ${stays.floating_ip_address}` }).check();
    await bulkBar(page).getByRole('button', { name: 'Unassign' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Unassign 2 floating IPs?' })).toBeVisible();
    await page.getByRole('button', { name: 'Unassign', exact: true }).last().click();
    await expect(toast(page, '1 of 2 floating IPs were not unassigned')).toBeVisible();
    await expect(toast(page, 'This does not fit with what is there.')).toContainText(stays.floating_ip_address);
    await expect(row(page, '185.44.18.101')).toContainText('Free');
    await expect(row(page, stays.floating_ip_address)).toContainText('storefront-01');
  });
});
