import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../test/journeys/actions.ts';
import { makeVpn, WALK_MS } from '../../../../../test/journeys/vpns.ts';

// What steps do is shown in the kit (kit/wizard); what each option sends and what is wrong with one: vpn.form.test.ts.

const { row } = listNamed('VPN');
const title = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step, exact: true });
const onwards = (page: Page) => form(page).getByRole('button', { name: /^Next: / });
const step = (page: Page, name: string) =>
  form(page).getByRole('navigation', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });
const choose = (page: Page, name: string, value: string) => picker(page, name).selectOption({ label: value });

/** Several values that are typed. */
async function type(page: Page, name: string, ...values: string[]) {
  for (const value of values) {
    await picker(page, name).fill(value);
    await picker(page, name).press('Enter');
  }
}

test('a connection with a policy that others have, each step at an address of its own; the code never has the key; a refusal opens its step; it walks to ACTIVE', async ({
  page,
  platform,
}) => {
  const name = fresh('branch');
  await signIn(page, 'user', { project: 'payments-prod' });
  await makeVpn(await cloudOf(page, 'payments-prod'), { name: 'first', cidr: '192.168.70.0/24' });
  await page.goto('/compute/vpn/add');

  await test.step('both sides', async () => {
    await expect(picker(page, 'Local networks')).toBeDisabled();
    await picker(page, 'Router').click();
    await expect(page.getByRole('option', { name: 'batch-router' })).toBeDisabled();
    await expect(page.getByRole('option', { name: 'batch-router' })).toContainText('No external gateway');
    await page.keyboard.press('Escape');
    await field(page, 'Name').fill(name);
    await pick(page, 'Router', 'edge-router');
    await pick(page, 'Local networks', '10.30.4.0/24');
    await page.keyboard.press('Escape');
    await onwards(page).click();
    await expect(title(page, 'Peer side')).toBeFocused();
    await expect(page).toHaveURL('/compute/vpn/add?step=peer');
    await field(page, 'Peer address').fill('vpn.branch.example');
    await field(page, 'Peer ID').fill('branch-gw');
    await type(page, 'Peer networks', '192.168.60.7/24', '192.168.61.9', '192.168.70.0/25');
    await onwards(page).click();
    await expect(picker(page, 'Peer networks')).toHaveAccessibleDescription(/Not the network address/);
    await submit(page, 'Use 192.168.60.0/24').click();
    await onwards(page).click();
  });

  await test.step('policies: one that is there, and a new one', async () => {
    await expect(page).toHaveURL('/compute/vpn/add?step=ike');
    await expect(picker(page, 'Phase 1 mode')).toBeDisabled();
    await choose(page, 'IKE version', 'v1');
    await choose(page, 'Phase 1 mode', 'aggressive');
    await choose(page, 'Policy', 'modern-ike');
    await expect(field(page, 'Policy name')).toHaveCount(0);
    await expect(form(page)).toContainText('8 hours');
    await onwards(page).click();
    await expect(page).toHaveURL('/compute/vpn/add?step=ipsec');
    for (const option of ['Transform protocol', 'Encapsulation mode', 'Authentication algorithm'])
      await expect(picker(page, option)).toBeVisible();
    await choose(page, 'Encryption algorithm', 'aes-192');
    await field(page, 'Key lifetime').fill('7200');
    await field(page, 'Policy name').fill('branch-ipsec');
    await onwards(page).click();
  });

  await test.step('the tunnel, with a key made up or typed, and summed up without it', async () => {
    await expect(page).toHaveURL('/compute/vpn/add?step=tunnel');
    await form(page).getByRole('button', { name: 'Generate' }).click();
    await expect(field(page, 'Pre-shared key')).toHaveValue(/^\w{32}$/);
    await expect(field(page, 'Pre-shared key')).toHaveAttribute('type', 'text');
    await expect(form(page).getByRole('button', { name: 'Copy key' })).toBeVisible();
    await field(page, 'Pre-shared key').fill('correct horse');
    await expect(field(page, 'Pre-shared key')).toHaveAttribute('type', 'password');
    await choose(page, 'Initiator', 'Peer only');
    await field(page, 'MTU').fill('1400');
    await expect(picker(page, 'Action')).toBeVisible();
    for (const option of ['Interval', 'Timeout']) await expect(field(page, option)).toBeVisible();
    await onwards(page).click();
    await expect(page).toHaveURL('/compute/vpn/add?step=review');
    const ends = ['192.168.60.0/24', '192.168.61.9/32', 'branch-gw', 'Peer only', '1400'];
    const policies = ['modern-ike', 'branch-ipsec', 'aes-192', '2 hours'];
    for (const fact of [...ends, ...policies]) await expect(form(page)).toContainText(fact);
    await form(page).getByRole('button', { name: 'Code', exact: true }).click();
    const code = form(page).getByRole('region', { name: 'This form as code' });
    await expect(code).toContainText('$VPN_PSK');
    await expect(code).toContainText('Requires a POSIX shell with awk.');
    await expect(page.getByText('correct horse')).toHaveCount(0);
    await form(page).getByRole('button', { name: 'Close the code' }).click();
  });

  await test.step('what the server refuses', async () => {
    await submit(page, 'Create VPN connection').click();
    await expect(title(page, 'Peer side')).toBeVisible();
    await expect(picker(page, 'Peer networks')).toHaveAccessibleDescription(/“first” already uses this network/);
    await expect(step(page, 'Peer side')).toHaveAttribute('aria-current', 'step');
    await picker(page, 'Peer networks').press('Backspace');
    await step(page, 'Review').getByRole('link').click();
  });

  await submit(page, 'Create VPN connection').click();
  await expect(toast(page, `VPN connection ${name} was created`)).toBeVisible();
  await expect(row(page, name)).toContainText('Creating');
  await platform.advance(WALK_MS);
  await expect(row(page, name)).toContainText('Active', live);
});
