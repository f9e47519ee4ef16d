import type { Page } from '@playwright/test';
import { poolOf, WALK_MS } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, listNamed, live, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Load balancers');
const list = '/compute/load-balancers';
const main = (page: Page) => page.getByRole('main');
const action = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first();
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name });
const openMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
const member = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Members' }).getByRole('row').filter({ hasText: name });
const SECOND = 1000;
const monitor = { type: 'HTTP', delay: 5, timeout: 2, max_retries: 2 } as const;

test('while something runs on one nothing else begins, across a power cut; it is disabled, and goes with its pools', async ({
  page,
  platform,
}) => {
  const wait = 'Wait until what runs on it has ended.';
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id, name, address } = await cloud.loadBalancer({
    name: `slow-${fresh('walk')}`,
    address: '10.30.8.240',
    pools: [poolOf('web')],
  });
  await page.goto(`${list}/${id}`);
  await expect(main(page).getByText('Being created').first()).toBeVisible();
  for (const blocked of ['Edit', 'Add pool']) await expect(action(page, blocked)).toHaveAccessibleDescription(wait);
  await openMenu(page, name);
  for (const blocked of ['Enable', 'Disable', 'Build anew', 'Replace machines', 'Delete'])
    await expect(entry(page, blocked)).toHaveAccessibleDescription(wait);
  await page.keyboard.press('Escape');

  await test.step('a deployment goes on after a power cut, and the page that waits for it is told', async () => {
    await platform.kill();
    await expect(page.getByText('No connection to the server.')).toBeVisible();
    await platform.start();
    await expect(page.getByText('No connection to the server.')).toBeHidden();
    await platform.advance(WALK_MS);
    await expect(main(page).getByText('Active', { exact: true }).first()).toBeVisible();
    await main(page).getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('grid', { name: 'Machines' })).toContainText('Primary');
  });

  await openMenu(page, name);
  await expect(entry(page, 'Enable')).toHaveAccessibleDescription('It is enabled already.');
  await entry(page, 'Disable').click();
  await expect(toast(page, `Load balancer ${name} is being disabled`)).toBeVisible();
  await platform.advance(WALK_MS);
  await expect(toast(page, `Load balancer ${name} was changed`)).toBeVisible();
  await expect(main(page).getByText('Disabled', { exact: true })).toBeVisible();

  await test.step('it is seen going, and its address is free again', async () => {
    await openMenu(page, name);
    await entry(page, 'Delete').click();
    await expect(page.getByRole('group', { name: 'Stops immediately' })).toContainText('health checks: 1');
    await page.getByRole('button', { name: 'Delete load balancer' }).click();
    await expect(page).toHaveURL(list);
    await expect(toast(page, `Load balancer ${name} is being deleted`)).toBeVisible();
    await expect(row(page, name)).toContainText('Being deleted');
    await platform.advance(WALK_MS);
    await expect(row(page, name)).toHaveCount(0, live);
    const again = await cloud.loadBalancer({ name: fresh('again'), address });
    await expect(row(page, again.name)).toContainText(address, live);
  });
});

test('what fails says so, is replaced or built anew, and works again; what is refused stays as it was', async ({
  page,
  platform,
}) => {
  const [failed, dead, stubborn] = [fresh('fail-configure'), fresh('fail-deploy'), fresh('fail-409-update')];
  const broken = page.getByText('Its machines did not take the last change.');
  const why = 'It has failed. Build it anew first.';
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id } = await cloud.loadBalancer({ name: failed });
  await cloud.loadBalancer({ name: stubborn, enabled: false });

  await test.step('machines that do not take a change', async () => {
    await page.goto(`${list}/${id}`);
    await openMenu(page, failed);
    await entry(page, 'Disable').click();
    await expect(toast(page, `${failed} was not changed`)).toBeVisible();
    await expect(broken).toBeVisible();
    for (const blocked of ['Edit', 'Add pool']) await expect(action(page, blocked)).toHaveAccessibleDescription(why);
    await openMenu(page, failed);
    await expect(entry(page, 'Enable')).toHaveAccessibleDescription(why);
    await expect(entry(page, 'Build anew')).toBeEnabled();
    await entry(page, 'Replace machines').click();
    await expect(toast(page, `The machines of ${failed} were replaced`)).toBeVisible();
    await expect(broken).toHaveCount(0);
    await expect(main(page).getByText('Disabled', { exact: true })).toBeVisible();
    await openMenu(page, failed);
    await expect(entry(page, 'Disable')).toHaveAccessibleDescription('It is disabled.');
    await entry(page, 'Enable').click();
    await expect(broken).toBeVisible();
    await openMenu(page, failed);
    await entry(page, 'Build anew').click();
    await expect(toast(page, `Load balancer ${failed} was built anew`)).toBeVisible();
    await expect(main(page).getByText('Active', { exact: true })).toBeVisible();
    await openMenu(page, failed);
    await expect(entry(page, 'Build anew')).toHaveAccessibleDescription('Only after it has failed.');
  });

  await test.step('a deployment', async () => {
    await page.goto(`${list}/add`);
    await page.getByRole('form').getByRole('textbox', { name: 'Name' }).fill(dead);
    await page.getByRole('form').getByRole('combobox', { name: 'Network', exact: true }).fill('edge-dmz');
    await page.getByRole('option', { name: 'edge-dmz' }).click();
    for (const step of [/^Next/, /^Next/, 'Create load balancer'])
      await page.getByRole('form').getByRole('button', { name: step }).click();
    await expect(toast(page, `Load balancer ${dead} was not created`)).toBeVisible();
    await expect(row(page, dead)).toContainText('Deployment failed');
    await row(page, dead).getByRole('link').first().click();
    await expect(page.getByText('Its machines could not be built.')).toBeVisible();
    await expect(action(page, 'Add pool')).toHaveAccessibleDescription(why);
    await expect(action(page, 'Edit')).toHaveAttribute('aria-disabled', 'true');
    await openMenu(page, dead);
    await expect(entry(page, 'Replace machines')).toHaveAccessibleDescription(/It was never deployed/);
    await page.keyboard.press('Escape');
  });

  await test.step('a switch that the server refuses, and several that go', async () => {
    await page.goto(`${list}?search=fail-`);
    await openMenu(page, stubborn);
    await entry(page, 'Enable').click();
    await expect(toast(page, `${stubborn} was not changed`)).toBeVisible();
    await expect(toast(page, 'This does not fit with what is there.')).toBeVisible();
    await expect(row(page, stubborn)).toContainText('Disabled');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox', { name: 'Type “delete 3” to confirm' }).fill('delete 3');
    await page.getByRole('button', { name: 'Delete 3 load balancers' }).click();
    for (const name of [failed, dead, stubborn]) await expect(row(page, name)).toContainText('Being deleted', live);
    await platform.advance(WALK_MS);
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  });
});

test('what a monitor finds and what another person assigns shows as it happens, at both', async ({
  page,
  platform,
  newPerson,
}) => {
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
  const outside = await cloud.loadBalancer({ name: fresh('outside'), network_id: await cloud.networkId('dmz') });
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

  await test.step('a floating IP', async () => {
    const properties = page.getByRole('region', { name: 'Properties' });
    await page.goto(`${list}/${outside.id}/properties`);
    await expect(properties).toBeVisible();
    const theirs = await cloudOf(other, 'payments-prod');
    const ip = await theirs.floatingIpAt('185.44.18.110');
    await theirs.changeFloatingIp(ip.id, { port_id: outside.port_id });
    await expect(properties).toContainText('185.44.18.110', live);
    await page.getByRole('link', { name: '185.44.18.110' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '185.44.18.110' })).toBeVisible();
  });

  await test.step('it goes with its load balancer, if somebody says so', async () => {
    await page.goto(`${list}/${outside.id}/overview`);
    await openMenu(page, outside.name);
    await entry(page, 'Delete').click();
    const kept = page.getByRole('group', { name: 'Is kept' });
    await expect(kept).toContainText('185.44.18.110 stays reserved');
    await page.getByRole('checkbox', { name: 'Release 185.44.18.110 too' }).check();
    await expect(kept).not.toContainText('stays reserved');
    await page.getByRole('textbox', { name: `Type “${outside.name}” to confirm` }).fill(outside.name);
    await page.getByRole('button', { name: 'Delete load balancer' }).click();
    await expect(toast(page, `Load balancer ${outside.name} is being deleted`)).toBeVisible();
    await page.goto('/compute/floating-ips');
    await expect(page.getByRole('link', { name: '185.44.18.109' })).toBeVisible();
    await expect(page.getByRole('link', { name: '185.44.18.110' })).toHaveCount(0);
  });
});
