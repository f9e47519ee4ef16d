import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { entry, field, form, listNamed, live, pageMenu, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh } from '../../../../../test/journeys/actions.ts';
import { makeVpn, WALK_MS } from '../../../../../test/journeys/vpns.ts';

// What a state forbids is a table (vpn.rules.test.ts). That a router keeps what a tunnel needs: resources/router.

const { row } = listNamed('VPN');
/** How the tunnel is, in the head of its page. */
const pill = (page: Page) => page.getByRole('main').locator('sky-pill');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('a tunnel says what it is made of, tab by tab; it is restarted, disabled, enabled, changed and deleted, and says how it is and why', async ({
  page,
  platform,
}) => {
  const name = fresh('moves');
  const isActive = () => expect(pill(page).getByText('Active', { exact: true })).toBeVisible(live);
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id, local_endpoints: local } = await makeVpn(await cloudOf(page, 'payments-prod'), { name });
  await page.goto(`/compute/vpn/${id}`);
  await expect(pill(page).getByText('Creating')).toBeVisible();
  await expect(button(page, 'Edit')).toBeDisabled();
  await expect(button(page, 'Edit')).toHaveAccessibleDescription('Wait for the current change to finish.');
  await platform.advance(WALK_MS);
  await isActive();

  await test.step('what it is made of', async () => {
    await expect(
      page.getByRole('region', { name: 'Router', exact: true }).getByRole('link', { name: 'edge-router' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('185.44.18.2');
    await expect(page.getByRole('region', { name: 'Peer', exact: true })).toContainText('Set (hidden)');
    await page.getByRole('link', { name: 'Policies', exact: true }).click();
    await expect(page).toHaveURL(/\/policies$/);
    await expect(page.getByRole('region', { name: 'IKE policy' })).toContainText('aes-256');
    await expect(page.getByRole('region', { name: 'IPsec policy' })).toContainText('esp');
    await page.getByRole('link', { name: 'Endpoint groups 2' }).click();
    const ours = page.getByRole('grid', { name: 'Local endpoint group' });
    await expect(ours).toContainText(local[0]?.cidr ?? '');
    await expect(ours.getByRole('link', { name: local[0]?.network_name ?? '' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Peer endpoint group' })).toContainText('192.168.10.0/24');
  });

  await test.step('restarted, disabled, enabled', async () => {
    await chooseAct(page, 'Restart');
    await expect(toast(page, `VPN connection ${name} is being restarted`)).toBeVisible();
    await pageMenu(page).click();
    await expect(entry(page, 'Restart')).toBeDisabled();
    await platform.advance(WALK_MS);
    await isActive();
    await expect(entry(page, 'Turn on')).toHaveAccessibleDescription('It is already on.');
    await entry(page, 'Turn off').click();
    await expect(toast(page, 'VPN connections turned off: 1')).toBeVisible();
    await platform.advance(WALK_MS);
    await expect(pill(page).getByText('Off')).toBeVisible(live);
    await pageMenu(page).click();
    await expect(entry(page, 'Restart')).toHaveAccessibleDescription('Turn it on first.');
    await expect(entry(page, 'Turn off')).toHaveAccessibleDescription('It is already off.');
    await entry(page, 'Turn on').click();
    await expect(toast(page, 'VPN connections turned on: 1')).toBeVisible();
    await platform.advance(WALK_MS);
    await isActive();
  });

  await test.step('changed, from its page and back to it', async () => {
    await button(page, 'Edit').click();
    await expect(page).toHaveURL(`/compute/vpn/${id}/edit/details`);
    await expect(field(page, 'New pre-shared key')).toHaveValue('');
    await expect(form(page).getByRole('button', { name: `Remove ${local[0]?.cidr}` })).toBeVisible();
    await field(page, 'Peer address').fill('198.51.100.254');
    await field(page, 'New pre-shared key').fill('another key');
    await submit(page, 'Save changes').click();
    await expect(toast(page, `VPN connection ${name} was updated`)).toBeVisible();
    await expect(page).toHaveURL(`/compute/vpn/${id}`);
    await expect(pill(page).getByText('Updating')).toBeVisible();
    await platform.advance(WALK_MS);
    await expect(page.locator('sky-alert')).toContainText('The peer is not responding.', live);
  });

  await test.step('deleted', async () => {
    await chooseAct(page, 'Delete');
    await page.getByRole('button', { name: 'Delete VPN connection' }).click();
    await expect(toast(page, `VPN connection ${name} is being deleted`)).toBeVisible();
    await expect(row(page, name)).toContainText('Deleting');
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    for (const act of ['Restart', 'Turn on', 'Turn off', 'Delete'])
      await expect(entry(page, act)).toHaveAccessibleDescription('It is being deleted.');
    await page.keyboard.press('Escape');
    await platform.advance(WALK_MS);
    await expect(row(page, name)).toHaveCount(0, live);
  });
});
