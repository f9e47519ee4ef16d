import type { Page } from '@playwright/test';
import { poolOf, WALK_MS } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { listNamed, live, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';

const { row } = listNamed('Load balancers');
const list = '/compute/load-balancers';
const main = (page: Page) => page.getByRole('main');
const action = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first();
const openMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
const member = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Members' }).getByRole('row').filter({ hasText: name });
const SECOND = 1000;
const monitor = { type: 'HTTP', delay: 5, timeout: 2, max_retries: 2 } as const;

test('a deployment goes on after a power cut, and the page that waits for it is told', async ({ page, platform }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).loadBalancer({ name: `slow-${fresh('cut')}` });
  await page.goto(`${list}/${id}`);
  await expect(main(page).getByText('Being created').first()).toBeVisible();
  await platform.kill();
  await expect(page.getByText('No connection to the server.')).toBeVisible();
  await platform.start();
  await expect(page.getByText('No connection to the server.')).toBeHidden();
  await platform.advance(WALK_MS);
  await expect(main(page).getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Properties' }).click();
  await expect(page.getByRole('grid', { name: 'Machines' })).toContainText('Primary');
});

test('a deployment that fails says so at once, in the list and on its page', async ({ page }) => {
  const name = `fail-deploy-${fresh('lb')}`;
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${list}/add`);
  await page.getByRole('form').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('form').getByRole('combobox', { name: 'Network', exact: true }).fill('edge-dmz');
  await page.getByRole('option', { name: 'edge-dmz' }).click();
  for (const step of [/^Next/, /^Next/, 'Create load balancer'])
    await page.getByRole('form').getByRole('button', { name: step }).click();
  await expect(toast(page, `Load balancer ${name} was not created`)).toBeVisible();
  await expect(row(page, name)).toContainText('Deployment failed');
  await row(page, name).getByRole('link').first().click();
  await expect(page.getByText('Its machines could not be built.')).toBeVisible();
  await expect(action(page, 'Add pool')).toHaveAccessibleDescription('It has failed. Build it anew first.');
  await expectAccessible(page);
});

test('machines that do not take a change are replaced or built anew, and it works again', async ({ page }) => {
  const name = `fail-configure-${fresh('lb')}`;
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).loadBalancer({ name });
  await page.goto(`${list}/${id}`);
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(toast(page, `${name} was not changed`)).toBeVisible();
  await expect(page.getByText('Its machines did not take the last change.')).toBeVisible();
  const why = 'It has failed. Build it anew first.';
  for (const blocked of ['Edit', 'Add pool']) await expect(action(page, blocked)).toHaveAccessibleDescription(why);
  await openMenu(page, name);
  await expect(page.getByRole('menuitem', { name: 'Enable' })).toHaveAccessibleDescription(why);
  await expect(page.getByRole('menuitem', { name: 'Build anew' })).toBeEnabled();
  await page.getByRole('menuitem', { name: 'Replace machines' }).click();
  await expect(toast(page, `The machines of ${name} were replaced`)).toBeVisible();
  await expect(page.getByText('Its machines did not take the last change.')).toHaveCount(0);
  await expect(main(page).getByText('Disabled', { exact: true })).toBeVisible();
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await expect(page.getByText('Its machines did not take the last change.')).toBeVisible();
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Build anew' }).click();
  await expect(toast(page, `Load balancer ${name} was built anew`)).toBeVisible();
  await expect(main(page).getByText('Active', { exact: true })).toBeVisible();
});

test('what a monitor finds shows as it is found, also at somebody else’s', async ({ page, platform, newPerson }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const checked = [
    { address: '10.30.8.211', name: 'nobody-there' },
    { address: '10.30.8.212', name: 'flaky-one' },
    { address: '10.30.8.213', name: 'at-rest', enabled: false },
  ];
  const { id, pools } = await cloud.loadBalancer({
    name: fresh('watched'),
    pools: [poolOf('web', { members: checked, healthmonitor: monitor })],
  });
  const address = `${list}/${id}/${pools[0]?.id ?? ''}/members`;
  const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
  for (const person of [page, other]) {
    await person.goto(address);
    await expect(member(person, 'nobody-there')).toContainText('Unknown');
    await expect(member(person, 'at-rest')).toContainText('Disabled');
  }
  await platform.advance(10 * SECOND);
  for (const person of [page, other]) {
    await expect(member(person, 'nobody-there')).toContainText('Unhealthy', live);
    await expect(member(person, 'flaky-one')).toContainText('Healthy', live);
  }
  await platform.advance(50 * SECOND);
  await expect(member(other, 'flaky-one')).toContainText('Error', live);
  await cloud.changePool(pools[0]?.id ?? '', { healthmonitor: null });
  await expect(member(other, 'flaky-one')).toContainText('Unknown', live);
  await expectAccessible(page);
});

test('traffic is measured anew as time goes by, over an hour or a week', async ({ page, platform }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id } = await cloud.loadBalancer({
    name: fresh('counted'),
    pools: [poolOf('web', { members: [{ address: '10.30.8.201' }] })],
  });
  await page.goto(`${list}/${id}/overview`);
  const total = page.getByRole('region', { name: 'Since it was created' });
  const connections = total.getByRole('definition').first();
  await expect(connections).toHaveText('0');
  await platform.advance(1800 * SECOND);
  await page.getByRole('radio', { name: 'Week' }).click();
  await expect(page).toHaveURL(/period=week/);
  await expect(connections).not.toHaveText('0');
  await page.getByRole('radio', { name: 'Hour' }).click();
  await expect(page).not.toHaveURL(/period=/);
  const traffic = page.getByRole('region', { name: 'Outgoing traffic' });
  await traffic.getByText('As a table').click();
  await expect(traffic.getByRole('row')).toHaveCount(61);
});

test('one that is being deleted says so until it is gone, and its address is free again', async ({
  page,
  platform,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id, name, address } = await cloud.loadBalancer({ name: `slow-${fresh('leaves')}`, address: '10.30.8.240' });
  await platform.advance(WALK_MS);
  await page.goto(list);
  await expect(row(page, name)).toContainText('Active');
  await cloud.removeLoadBalancer(id);
  await expect(row(page, name)).toContainText('Being deleted', live);
  await platform.advance(WALK_MS);
  await expect(row(page, name)).toHaveCount(0, live);
  const again = await cloud.loadBalancer({ name: fresh('again'), address });
  await expect(row(page, again.name)).toContainText(address, live);
});

test('a floating IP that another person assigns shows on its page', async ({ page, newPerson }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const network_id = await cloud.networkId('dmz');
  const { id, port_id } = await cloud.loadBalancer({ name: fresh('outside'), network_id });
  await page.goto(`${list}/${id}/properties`);
  await expect(page.getByRole('region', { name: 'Properties' })).toBeVisible();
  const theirs = await cloudOf(await newPerson('domainAdministrator', { project: 'payments-prod' }), 'payments-prod');
  const ip = await theirs.floatingIpAt('185.44.18.110');
  await theirs.changeFloatingIp(ip.id, { port_id });
  await expect(page.getByRole('region', { name: 'Properties' })).toContainText('185.44.18.110', live);
  await page.getByRole('link', { name: '185.44.18.110' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '185.44.18.110' })).toBeVisible();
});
