import type { Page } from '@playwright/test';
import { poolOf, WALK_MS } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, listNamed, live, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';

const { grid, row } = listNamed('Load balancers');
const list = '/compute/load-balancers';

const openMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();

test.describe('the list', () => {
  test('is searched, filtered by status and sorted on the server', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto(list);
    await expect(row(page, 'checkout-entry')).toContainText('Active');
    await expect(row(page, 'partner-entry')).toContainText('Deployment failed');
    await page.getByRole('searchbox', { name: 'Search by name or ID' }).fill('waf');
    await expect(row(page, 'checkout-entry')).toHaveCount(0);
    await expect(row(page, 'waf-relay')).toBeVisible();
    await page.goto(`${list}?status=["DEPLOYMENT_FAILED"]`);
    await expect(row(page, 'partner-entry')).toBeVisible();
    await expect(row(page, 'waf-relay')).toHaveCount(0);
    await page.goto(`${list}?sort=name:desc`);
    await expect(grid(page).getByRole('rowheader').first()).toHaveText('waf-relay');
    await expectAccessible(page);
  });

  test('is filtered by network and by what is switched off', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const cloud = await cloudOf(page, 'payments-prod');
    const network_id = await cloud.networkId('dmz');
    const { name } = await cloud.loadBalancer({ name: fresh('resting'), network_id, enabled: false });
    await page.goto(list);
    await expect(row(page, name)).toContainText('dmz');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('group', { name: 'Enabled' }).getByRole('checkbox', { name: 'No' }).click();
    await expect(row(page, 'checkout-entry')).toHaveCount(0);
    await page.getByRole('group', { name: 'Enabled' }).getByRole('checkbox', { name: 'No' }).click();
    await page.getByRole('group', { name: 'Network' }).getByRole('checkbox', { name: 'edge-dmz' }).click();
    await expect(page).toHaveURL(/network_id=/);
    await expect(row(page, name)).toHaveCount(0);
    await expect(row(page, 'checkout-entry')).toBeVisible();
    await page.getByRole('group', { name: 'Network' }).getByRole('checkbox', { name: 'dmz', exact: true }).click();
    await expect(row(page, name)).toBeVisible();

    const unused = JSON.stringify([await cloud.networkId('db-replication')]);
    await page.goto(`${list}?network_id=${encodeURIComponent(unused)}`);
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('db-replication');
    await page.getByRole('button', { name: 'Remove filter: Network' }).click();
    await expect(row(page, name)).toBeVisible();
  });

  test('fits a phone, and so does the page behind a row', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto(list);
    await page.getByRole('link', { name: 'checkout-entry', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'checkout-entry' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'quic-trial' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('img', { name: /^Active connections/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('changing', () => {
  test('what is missing shows at its field, what the server refuses above them', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id, name } = await (await cloudOf(page, 'payments-prod')).loadBalancer({ name: fresh('rename') });
    await page.goto(`${list}/${id}/edit`);
    await field(page, 'Name').fill('');
    await submit(page, 'Save changes').click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Fill this in/);
    await field(page, 'Name').fill('fail-409-x');
    await submit(page, 'Save changes').click();
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await field(page, 'Name').fill(`${name}-b`);
    await field(page, 'Description').fill('For the shop');
    await submit(page, 'Save changes').click();
    await expect(toast(page, `Load balancer ${name}-b was changed`)).toBeVisible();
    await expect(row(page, `${name}-b`)).toBeVisible();
    await page.goto(`${list}/${id}/properties`);
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('For the shop');
    await expect(page.getByRole('grid', { name: 'Machines' })).toContainText('Primary');
    await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(`${list}/${id}/edit/details`);
    await field(page, 'Description').fill('For both shops');
    await submit(page, 'Save changes').click();
    await expect(page).toHaveURL(`${list}/${id}/properties`);
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('For both shops');
  });

  test('a switch that the server refuses stays as it was, and says why', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const name = `fail-409-update-${fresh('off')}`;
    await (await cloudOf(page, 'payments-prod')).loadBalancer({ name, enabled: false });
    await page.goto(list);
    await openMenu(page, name);
    await page.getByRole('menuitem', { name: 'Enable' }).click();
    await expect(toast(page, `${name} was not changed`)).toBeVisible();
    await expect(toast(page, 'This does not fit with what is there.')).toBeVisible();
    await expect(row(page, name)).toContainText('Disabled');
  });

  test('one is disabled and enabled, each with its reason when it is so already', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const { name } = await (await cloudOf(page, 'payments-prod')).loadBalancer({ name: fresh('switch') });
    await page.goto(list);
    await openMenu(page, name);
    const enable = page.getByRole('menuitem', { name: 'Enable' });
    await expect(enable).toBeDisabled();
    await expect(enable).toHaveAccessibleDescription('It is enabled already.');
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await expect(row(page, name)).toContainText('Disabled');
    await openMenu(page, name);
    await expect(page.getByRole('menuitem', { name: 'Disable' })).toHaveAccessibleDescription('It is disabled.');
    await page.getByRole('menuitem', { name: 'Enable' }).click();
    await expect(row(page, name)).toContainText('Active');
  });

  test('what failed is built anew; its machines are not there to be replaced', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto(list);
    await row(page, 'partner-entry').getByRole('link').first().click();
    await expect(page.getByText('Its machines could not be built.')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Edit', exact: true })).toHaveAttribute('aria-disabled', 'true');
    await openMenu(page, 'partner-entry');
    await expect(page.getByRole('menuitem', { name: 'Replace machines' })).toHaveAccessibleDescription(
      /It was never deployed/,
    );
    await page.getByRole('menuitem', { name: 'Build anew' }).click();
    await expect(toast(page, 'Load balancer partner-entry was built anew')).toBeVisible();
    await expect(page.getByText('Its machines could not be built.')).toHaveCount(0);
    await openMenu(page, 'partner-entry');
    await expect(page.getByRole('menuitem', { name: 'Build anew' })).toHaveAccessibleDescription(
      'Only after it has failed.',
    );
    await page.getByRole('menuitem', { name: 'Replace machines' }).click();
    await expect(toast(page, 'The machines of partner-entry were replaced')).toBeVisible();
  });

  test('while something runs on one, nothing else begins', async ({ page, platform }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id, name } = await (await cloudOf(page, 'payments-prod')).loadBalancer({ name: `slow-${fresh('walk')}` });
    await page.goto(`${list}/${id}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Being created').first()).toBeVisible();
    const wait = 'Wait until what runs on it has ended.';
    for (const action of ['Edit', 'Delete', 'Add pool'])
      await expect(main.getByRole('button', { name: action, exact: true }).first()).toHaveAccessibleDescription(wait);
    await openMenu(page, name);
    for (const action of ['Enable', 'Disable', 'Build anew', 'Replace machines'])
      await expect(page.getByRole('menuitem', { name: action })).toHaveAccessibleDescription(wait);
    await page.keyboard.press('Escape');
    await platform.advance(WALK_MS);
    await expect(main.getByText('Active', { exact: true })).toBeVisible();
    await openMenu(page, name);
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await expect(toast(page, `Load balancer ${name} is being disabled`)).toBeVisible();
    await platform.advance(WALK_MS);
    await expect(toast(page, `Load balancer ${name} was changed`)).toBeVisible();
    await expect(main.getByText('Disabled', { exact: true })).toBeVisible();
  });
});

test.describe('two people', () => {
  test('what one makes, changes and deletes shows at the other’s', async ({ page, newPerson }) => {
    const name = fresh('live');
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto(list);
    await expect(row(page, 'checkout-entry')).toBeVisible();
    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    const theirs = await cloudOf(other, 'payments-prod');
    const { id } = await theirs.loadBalancer({ name });
    await expect(row(page, name)).toBeVisible(live);
    await theirs.changeLoadBalancer(id, { name: `${name}-b` });
    await expect(row(page, `${name}-b`)).toBeVisible(live);
    await page.goto(`${list}/${id}/edit`);
    await expect(field(page, 'Name')).toHaveValue(`${name}-b`);
    await theirs.removeLoadBalancer(id);
    await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
  });
});

test.describe('deleting', () => {
  test('one goes with its pools, which the question says, and is seen going', async ({ page, platform }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const cloud = await cloudOf(page, 'payments-prod');
    const { id, name } = await cloud.loadBalancer({ name: `slow-${fresh('leaves')}`, pools: [poolOf('web')] });
    await platform.advance(WALK_MS);
    await page.goto(`${list}/${id}`);
    await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).first().click();
    await expect(page.getByText('with 1 pool', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete load balancer' }).click();
    await expect(page).toHaveURL(list);
    await expect(toast(page, `Load balancer ${name} is being deleted`)).toBeVisible();
    await expect(row(page, name)).toContainText('Being deleted');
    await openMenu(page, name);
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(/Wait until/);
    await page.keyboard.press('Escape');
    await platform.advance(WALK_MS);
    await expect(row(page, name)).toHaveCount(0, live);
  });

  test('several go on the server; what stayed is told by reason', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const cloud = await cloudOf(page, 'payments-prod');
    const mark = fresh('many');
    for (const name of [`${mark}-a`, `fail-409-delete-${mark}-b`]) await cloud.loadBalancer({ name });
    await page.goto(`${list}?search=${mark}`);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
    await page.getByRole('button', { name: 'Delete 2 load balancers' }).click();
    await expect(toast(page, '1 of 2 load balancers were not deleted')).toBeVisible();
    await expect(row(page, `${mark}-a`)).toHaveCount(0);
    await expect(row(page, `fail-409-delete-${mark}-b`)).toBeVisible();
  });

  test('a refusal shows in the question', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const name = `fail-500-delete-${fresh('x')}`;
    await (await cloudOf(page, 'payments-prod')).loadBalancer({ name });
    await page.goto(list);
    await openMenu(page, name);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete load balancer' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(page.getByText('The server has a fault.')).toBeVisible();
  });
});

test('a viewer finds load balancers and no way to change them', async ({ page }) => {
  await signIn(page, 'viewer', { project: 'payments-prod' });
  await page.goto(list);
  const first = grid(page).getByRole('link').first();
  await expect(first).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create load balancer' })).toHaveCount(0);
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Edit|Delete|Add pool|Disable/ })).toHaveCount(0);
  await page.goto(`${list}/add/add-pool/vms`);
  await expect(page.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
});
