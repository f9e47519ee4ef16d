import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import {
  bulkBar,
  form,
  listNamed,
  live,
  picker,
  submit,
  toast,
  toasts,
} from '../../../../../test/journeys/locators.ts';
import { pick, pickFilter } from '../../../../../test/journeys/actions.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

// What the list finds, and in which order: platform/src/resources/floating-ip/engine.test.ts.

const { grid, row } = listNamed('Floating IPs');
/** The engine tells the router after two seconds of the platform's clock. */
const WIRE_MS = 2000;

test('addresses are sorted as numbers, filtered and found from anywhere; one is allocated for a server, which is reached a moment later; several are unassigned and released, and what stays is told by its address', async ({
  page,
  platform,
}) => {
  const targets = /\/floating_ips\/targets/;
  const addresses = grid(page).getByRole('rowheader').getByRole('link');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.route(targets, (route) =>
    route.fulfill({ status: 500, json: { error: { err_code: 'x', message: 'x' } } }),
  );

  await test.step('sorted, filtered, found', async () => {
    const filter = page.getByRole('button', { name: 'Filter', exact: true });
    await page.goto('/compute/floating-ips');
    await expect(addresses).toHaveText(['101', '102', '103', '104', '109', '110'].map((at) => `185.44.18.${at}`));
    await filter.click();
    await page.getByRole('checkbox', { name: 'Free' }).check();
    await page.keyboard.press('Escape');
    await expect(addresses).toHaveText(['185.44.18.109', '185.44.18.110']);
    await page.getByRole('button', { name: 'Remove filter: Connected to' }).click();
    await filter.click();
    await pickFilter(page, 'Router', 'wms-router');
    await pickFilter(page, 'External network', 'internet');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/floating_network_id=.*router_id=|router_id=.*floating_network_id=/);
    await expect(addresses).toHaveText(['185.44.18.104']);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('185.44.18.102');
    await page.getByRole('option', { name: '185.44.18.102' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '185.44.18.102' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Floating IPs' }).click();
    await expect(addresses).toHaveCount(6);
  });

  await test.step('allocated for a server; targets that cannot be had, or reached, are said', async () => {
    const target = picker(page, 'Server or load balancer');
    const fault = form(page).getByText('Server error.');
    await page.getByRole('button', { name: 'Allocate floating IP' }).click();
    await expect(page).toHaveURL('/compute/floating-ips/add');
    await expect(target).toHaveAccessibleDescription(/external network first/);
    await pick(page, 'External network', 'internet');
    await expect(fault).toBeVisible();
    await page.unroute(targets);
    await submit(page, 'Try again').click();
    await expect(fault).toBeHidden();
    await pick(page, 'External network', 'corp-wan');
    await expect(target).toHaveAccessibleDescription(/behind a router with a gateway/);
    await pick(page, 'External network', 'internet');
    await pick(page, 'Server or load balancer', 'storefront-01');
    await submit(page, 'Allocate floating IP').click();
    await expect(toasts(page).getByText(/was allocated to storefront-01/)).toBeVisible();
    const made = grid(page).getByRole('row').filter({ hasText: 'storefront-01' });
    await expect(made).toContainText('Down');
    await platform.advance(WIRE_MS);
    await expect(made).toContainText('Active', live);
  });

  await test.step('unassigned after a question, and released with the phrase', async () => {
    const cloud = await cloudOf(page, 'payments-prod');
    const floating_network_id = await cloud.networkId('internet');
    const { port_id } = await cloud.floatingTarget(floating_network_id, 'reporting-01');
    const kept = await cloud.floatingIp({ floating_network_id, port_id, description: 'fail-409-update-x' });
    const stays = await cloud.floatingIp({ floating_network_id, description: 'fail-409-delete-x' });
    const select = (address: string) => page.getByRole('checkbox', { name: `Select ${address}` });
    for (const address of ['185.44.18.101', kept.floating_ip_address]) await select(address).check(live);
    await bulkBar(page).getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Disconnect 2 floating IPs?' })).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect 2 floating IPs' }).click();
    await expect(toast(page, 'Floating IPs not disconnected: 1 of 2')).toBeVisible();
    await expect(toast(page, 'This conflicts with the current configuration.')).toContainText(kept.floating_ip_address);
    await expect(row(page, '185.44.18.101')).toContainText('Free');
    await expect(row(page, kept.floating_ip_address)).toContainText('reporting-01');

    await bulkBar(page).getByRole('button', { name: 'Clear selection' }).click();
    for (const address of ['185.44.18.110', stays.floating_ip_address]) await select(address).check();
    await bulkBar(page).getByRole('button', { name: 'Release' }).click();
    await page.getByRole('textbox', { name: 'Type “release 2” to confirm' }).fill('release 2');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Floating IPs not released: 1 of 2')).toBeVisible();
    await expect(row(page, '185.44.18.110')).toHaveCount(0);
    await expect(row(page, stays.floating_ip_address)).toBeVisible();
  });
});
