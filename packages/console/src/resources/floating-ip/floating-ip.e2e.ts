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
  toasts,
} from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick, tabTo } from '../../../../../test/journeys/actions.ts';

const { grid, row } = listNamed('Floating IPs');

/** The engine tells the router after two seconds of the platform's clock. */
const WIRE_MS = 2000;

test('one is allocated for a server, which is reached a moment later; what cannot be is said at its field', async ({
  page,
  platform,
}) => {
  const fault = form(page).getByText('The server has a fault.');
  const target = picker(page, 'Server or load balancer');
  const targets = /\/floating_ips\/targets/;
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.route(targets, (route) =>
    route.fulfill({ status: 500, json: { error: { err_code: 'x', message: 'x' } } }),
  );
  await page.goto('/compute/floating-ips');
  await page.getByRole('button', { name: 'Allocate floating IP' }).click();
  await expect(page).toHaveURL('/compute/floating-ips/add');
  await expect(target).toHaveAccessibleDescription(/external network first/);

  await test.step('a list of targets that cannot be had says so and is asked for again', async () => {
    await pick(page, 'External network', 'internet');
    await expect(fault).toBeVisible();
    await page.unroute(targets);
    await submit(page, 'Try again').click();
    await expect(fault).toBeHidden();
  });
  await test.step('servers that the network does not reach are not offered, and why is said', async () => {
    await pick(page, 'External network', 'corp-wan');
    await expect(target).toHaveAccessibleDescription(/behind a router with a gateway/);
  });
  await test.step('what the server refuses', async () => {
    const address = form(page).getByRole('textbox', { name: 'Floating IP' });
    await pick(page, 'External network', 'partner-link');
    await submit(page, 'Allocate floating IP').click();
    await expect(picker(page, 'External network')).toHaveAccessibleDescription(/No free address is left there/);
    await pick(page, 'External network', 'internet');
    await form(page).getByRole('switch', { name: 'Choose the address' }).press('Space');
    await address.fill('185.44.18.101');
    await submit(page, 'Allocate floating IP').click();
    await expect(address).toHaveAccessibleDescription(/is in use/);
    await address.fill('185.44.18.201');
    await field(page, 'Description').fill('fail-quota-create');
    await submit(page, 'Allocate floating IP').click();
    await expect(form(page).getByText('The quota of 0 is used up.')).toBeVisible();
    await expect(field(page, 'Description')).toHaveValue('fail-quota-create');
    await field(page, 'Description').fill('');
  });

  await pick(page, 'Server or load balancer', 'storefront-01');
  await submit(page, 'Allocate floating IP').click();
  await expect(toasts(page).getByText(/was allocated to storefront-01/)).toBeVisible();
  await expect(row(page, '185.44.18.201')).toContainText('storefront-01');
  await expect(row(page, '185.44.18.201')).toContainText('Down');
  await platform.advance(WIRE_MS);
  await expect(row(page, '185.44.18.201')).toContainText('Active', live);
  await row(page, '185.44.18.201').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Router', exact: true })).toContainText('edge-router');
});

test('the address of one’s choice is allocated, assigned from its page, taken away and released, by keyboard alone', async ({
  page,
}) => {
  const name = fresh('entry');
  const facts = page.getByRole('region', { name: 'Properties' });
  const button = (label: string) => page.getByRole('main').getByRole('button', { name: label, exact: true });
  const choose = async (label: string, text: string) => {
    await tabTo(page, picker(page, label));
    await page.keyboard.type(text);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const inside = await cloud.loadBalancer({ name, network_id: await cloud.networkId('dmz') });
  await page.goto('/compute/floating-ips');
  await expect(grid(page).getByRole('link').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Allocate floating IP' }));
  await page.keyboard.press('Enter');
  await choose('External network', 'internet');
  await tabTo(page, form(page).getByRole('switch', { name: 'Choose the address' }));
  await page.keyboard.press('Space');
  await tabTo(page, form(page).getByRole('textbox', { name: 'Floating IP' }));
  await page.keyboard.type('185.44.18.200');
  await page.keyboard.press('Enter');
  await expect(row(page, '185.44.18.200')).toContainText('Free');
  // The list may hear of it before the panel, with its button of the same name, has left.
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Allocate floating IP' })).toBeFocused();

  await test.step('assigned to a load balancer, from its own page and back to it', async () => {
    await row(page, '185.44.18.200').getByRole('link').first().press('Enter');
    await pageMenu(page).press('Enter');
    await expect(entry(page, 'Unassign')).toHaveAccessibleDescription('It is not assigned.');
    await page.keyboard.press('Escape');
    await button('Assign').press('Enter');
    await expect(page).toHaveURL(/\/assign\/details$/);
    await submit(page, 'Assign').press('Enter');
    await expect(picker(page, 'Server or load balancer')).toHaveAccessibleDescription(/Fill in this field/);
    await choose('Server or load balancer', name);
    await tabTo(page, submit(page, 'Assign'));
    await page.keyboard.press('Enter');
    await expect(toast(page, `185.44.18.200 leads to ${name}`)).toBeVisible();
    await expect(page).toHaveURL(/\/compute\/floating-ips\/[0-9a-f-]+$/);
    await expect(facts).toContainText(name);
    await expect(facts).toContainText(inside.address);
  });

  await test.step('taken away after a question', async () => {
    // What closes the form gives the focus back, and would close the menu.
    await expect(form(page)).toHaveCount(0);
    await pageMenu(page).press('Enter');
    await entry(page, 'Unassign').press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Unassign the floating IP 185.44.18.200?' });
    await expect(question).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Unassign floating IP' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Floating IP 185.44.18.200 was unassigned')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(facts).toContainText('Free');
  });

  await pageMenu(page).press('Enter');
  await entry(page, 'Release').press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Release floating IP' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Floating IP 185.44.18.200 was released')).toBeVisible();
  await expect(page).toHaveURL('/compute/floating-ips');
  await expect(row(page, '185.44.18.200')).toHaveCount(0);
});

// spec: shell.confirm.consequences
test('from one server to another: what somebody else was faster with is not to be had; the question says what it is taken from', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const network = await cloud.networkId('internet');
  const ip = await cloud.floatingIp({ floating_network_id: network });
  await page.goto('/compute/floating-ips');
  await page.getByRole('button', { name: `Actions for ${ip.floating_ip_address}` }).click();
  await page.getByRole('menuitem', { name: 'Assign', exact: true }).click();
  await expect(page).toHaveURL(`/compute/floating-ips/${ip.id}/assign`);
  await pick(page, 'Server or load balancer', 'storefront-01');
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
  await page.getByRole('button', { name: `Actions for ${ip.floating_ip_address}` }).click();
  await page.getByRole('menuitem', { name: 'Release' }).click();
  const address = ip.floating_ip_address;
  await expect(page.getByRole('group', { name: 'Stops immediately' })).toHaveText(
    `Stops immediatelylegacy-bridge-01 is no longer reached at ${address}`,
  );
  await expect(page.getByRole('group', { name: 'Is kept' })).toContainText('legacy-bridge-01 keeps running');
  const phrase = page.getByRole('textbox', { name: `Type “${address}” to confirm` });
  await phrase.fill(`${address} `);
  await expect(page.getByRole('button', { name: 'Release floating IP' })).toBeDisabled();
  await phrase.fill(address);
  await page.getByRole('button', { name: 'Release floating IP' }).click();
  await expect(row(page, ip.floating_ip_address)).toHaveCount(0);
});
