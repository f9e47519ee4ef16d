import type { Page } from '@playwright/test';
import { formNamed, poolOf, WALK_MS } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';

const { row } = listNamed('Balancing pools');
const list = '/compute/load-balancers';
const main = (page: Page) => page.getByRole('main');

/** A load balancer with two pools, and where their pages are. */
async function given(page: Page, prefix = '') {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const members = [{ address: '10.30.8.201', name: 'one' }];
  const balancer = await cloud.loadBalancer({
    name: `${prefix}${fresh('with-pools')}`,
    pools: [poolOf('alpha', { members, protocol_port: 80 }), poolOf('beta', { protocol_port: 81 })],
  });
  const [alpha, beta] = ['alpha', 'beta'].map((name) => balancer.pools.find((pool) => pool.name === name)?.id ?? '');
  return { cloud, balancer, home: `${list}/${balancer.id}`, alpha: alpha ?? '', beta: beta ?? '' };
}

test('the page of a load balancer is that of its pools, and another one is added there', async ({ page }) => {
  const { home, balancer } = await given(page);
  await page.goto(home);
  await expect(page).toHaveURL(`${home}/pools`);
  await expect(page.getByRole('heading', { level: 1, name: balancer.name })).toBeVisible();
  await expect(row(page, 'alpha')).toContainText('HTTP 80 → HTTP 8080');
  await main(page).getByRole('button', { name: 'Add pool' }).click();
  await expect(page).toHaveURL(`${home}/pools/add-pool`);
  const add = formNamed(page, 'Add balancing pool');
  await add.getByRole('link', { name: 'Health monitor' }).click();
  await expect(page).toHaveURL(`${home}/pools/add-pool/healthmonitor`);
  await add.getByRole('button', { name: 'Add pool' }).click();
  await expect(page).toHaveURL(`${home}/pools/add-pool`);
  await expect(add.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Fill this in/);
  await add.getByRole('textbox', { name: 'Name' }).fill('gamma');
  await add.getByRole('textbox', { name: 'Port of the load balancer' }).fill('81');
  await add.getByRole('button', { name: 'Add pool' }).click();
  await expect(add.getByRole('textbox', { name: 'Port of the load balancer' })).toHaveAccessibleDescription(
    /Another pool listens at port 81/,
  );
  await expectAccessible(page);
  await add.getByRole('textbox', { name: 'Port of the load balancer' }).fill('82');
  await add.getByRole('button', { name: 'Add pool' }).click();
  await expect(toast(page, 'Balancing pool gamma was created')).toBeVisible();
  await expect(page).toHaveURL(`${home}/pools`);
  await expect(row(page, 'gamma')).toContainText('HTTP 82');
});

test('a pool that the server will not have stays in its form', async ({ page }) => {
  const { home } = await given(page);
  await page.goto(`${home}/pools/add-pool`);
  await field(page, 'Port of the load balancer').fill('82');
  for (const [name, said] of [
    ['fail-409-create-x', 'This does not fit with what is there.'],
    ['fail-quota-x', 'The quota of 0 is used up.'],
  ] as const) {
    await field(page, 'Name').fill(name);
    await submit(page, 'Add pool').click();
    await expect(form(page).getByText(said)).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue(name);
  }
});

test('members, monitor and networks that the server will not have stay in their forms', async ({ page }) => {
  const { cloud } = await given(page);
  const { id, pools } = await cloud.loadBalancer({ name: fresh('stubborn'), pools: [poolOf('fail-409-update-web')] });
  const edit = `${list}/${id}/edit/${pools[0]?.id ?? ''}`;
  const refused = async () => {
    await submit(page, 'Save changes').click();
    await expect(form(page).getByText('This does not fit with what is there.')).toBeVisible();
  };
  await page.goto(`${edit}/members`);
  await picker(page, 'Add servers').fill('10.30.8.202');
  await page.keyboard.press('Enter');
  await refused();
  await expect(form(page).getByRole('group', { name: '10.30.8.202' })).toBeVisible();
  await page.goto(`${edit}/health`);
  await form(page).getByRole('switch', { name: 'Check the members' }).press('Space');
  await field(page, 'Wait at most').fill('2');
  await refused();
  await expect(field(page, 'Wait at most')).toHaveValue('2');
  await page.goto(`${edit}/allowed-cidrs`);
  await picker(page, 'Allowed networks').fill('10.0.0.0/8');
  await page.keyboard.press('Enter');
  await refused();
  await expect(form(page)).toContainText('10.0.0.0/8');
});

test('the list is searched, filtered and saved as a file; its forms lead back to it as it was', async ({ page }) => {
  const { home, cloud, alpha } = await given(page);
  await cloud.changePool(alpha, { description: 'For the shop', members: [{ address: '10.30.8.203' }] });
  await page.goto(`${home}/pools`);
  await expect(row(page, 'beta')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name or ID' }).fill('alp');
  await expect(row(page, 'beta')).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^load_balancer_pool-[\d-]+\.csv$/);
  await page.getByRole('searchbox').fill('');
  await expect(row(page, 'beta')).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('group', { name: 'Enabled' }).getByRole('checkbox', { name: 'Off' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('group', { name: 'Enabled' }).getByRole('checkbox', { name: 'On' }).click();
  await page.keyboard.press('Escape');
  await expect(row(page, 'beta')).toBeVisible();
  await expectAccessible(page);
  for (const [action, address] of [
    ['Edit members', '/members/pools'],
    ['Edit networks', '/allowed-cidrs/pools'],
    ['Edit health monitor', '/health/pools'],
    ['Edit', '/pools'],
  ] as const) {
    await page.getByRole('button', { name: 'Actions for alpha' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/edit/${alpha}${address}\\?enabled=`));
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`${home}/pools\\?enabled=`));
    await expect(row(page, 'alpha')).toBeVisible();
  }
});

test('how a pool listens is changed; what it speaks stays', async ({ page }) => {
  const { home, alpha } = await given(page);
  await page.goto(`${home}/${alpha}`);
  await main(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`${home}/edit/${alpha}`);
  await expect(field(page, 'Port of the load balancer')).not.toBeEditable();
  await field(page, 'Connection limit').fill('0');
  await submit(page, 'Save changes').click();
  await expect(field(page, 'Connection limit')).toHaveAccessibleDescription(/From 1 to/);
  await field(page, 'Connection limit').fill('500');
  await field(page, 'Name').fill('fail-409-update-x');
  await submit(page, 'Save changes').click();
  await expect(form(page).getByRole('alert')).toBeVisible();
  await field(page, 'Name').fill('alpha-two');
  await form(page).getByRole('switch', { name: 'Sticky session' }).press('Space');
  await submit(page, 'Save changes').click();
  await expect(toast(page, 'Balancing pool alpha-two was changed')).toBeVisible();
  await expect(page).toHaveURL(`${home}/${alpha}/properties`);
  await expect(page.getByRole('region', { name: 'Properties' })).toContainText('500');
});

test('members are chosen, typed, weighed and taken out', async ({ page }) => {
  const { home, alpha } = await given(page);
  await page.goto(`${home}/${alpha}/members`);
  await main(page).getByRole('button', { name: 'Edit members' }).click();
  await expect(page).toHaveURL(`${home}/edit/${alpha}/members`);
  await picker(page, 'Add servers').fill('10.30.8.300');
  await page.keyboard.press('Enter');
  await submit(page, 'Save changes').click();
  await expect(picker(page, 'Add servers')).toHaveAccessibleDescription(/is not an IPv4 address/);
  await expectAccessible(page);
  await picker(page, 'Add servers').press('Backspace');
  await picker(page, 'Add servers').fill('waf-01');
  await page.getByRole('option', { name: /^waf-01/ }).click();
  await page.keyboard.press('Escape');
  await form(page)
    .getByRole('group', { name: /^waf-01/ })
    .getByRole('checkbox', { name: 'Standby only' })
    .click();
  await submit(page, 'Save changes').click();
  await expect(page).toHaveURL(`${home}/${alpha}/members`);
  await expect(page.getByRole('grid', { name: 'Members' })).toContainText('waf-01');
});

test('the health monitor is changed and taken away', async ({ page }) => {
  const { home, alpha } = await given(page);
  await page.goto(`${home}/${alpha}/properties`);
  await expect(page.getByText('The members are not checked.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Edit health monitor' }).click();
  await expect(page).toHaveURL(`${home}/edit/${alpha}/health`);
  await form(page).getByRole('switch', { name: 'Check the members' }).press('Space');
  await field(page, 'Wait at most').fill('9');
  await submit(page, 'Save changes').click();
  await expect(field(page, 'Wait at most')).toHaveAccessibleDescription(/Must be less than the 5 s/);
  await expectAccessible(page);
  await field(page, 'Wait at most').fill('2');
  await submit(page, 'Save changes').click();
  await expect(page.getByRole('region', { name: 'Health monitor' })).toContainText('GET /');
});

test('networks that lie in another are taken out by the server', async ({ page }) => {
  const { home, alpha } = await given(page);
  await page.goto(`${home}/${alpha}/allowed-cidrs`);
  await expect(page.getByText('Open to all')).toBeVisible();
  await main(page).getByRole('button', { name: 'Edit networks' }).click();
  await expect(page).toHaveURL(`${home}/edit/${alpha}/allowed-cidrs`);
  for (const text of ['10.0.0.0/8', '10.1.0.0/16', 'home']) {
    await picker(page, 'Allowed networks').fill(text);
    await page.keyboard.press('Enter');
  }
  await submit(page, 'Save changes').click();
  await expect(picker(page, 'Allowed networks')).toHaveAccessibleDescription(/not a network in CIDR form/);
  await picker(page, 'Allowed networks').press('Backspace');
  await submit(page, 'Save changes').click();
  const grid = page.getByRole('grid', { name: 'Allowed networks' });
  await expect(grid).toContainText('10.0.0.0/8');
  await expect(grid).not.toContainText('10.1.0.0/16');
});

test('connections and traffic are drawn, and told as tables', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id, pools } = await (await cloudOf(page, 'payments-prod')).loadBalancerNamed('checkout-entry');
  await page.goto(`${list}/${id}/${pools[0]?.id ?? ''}`);
  await expect(page.getByRole('img', { name: /^Active connections: from/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Week' }).click();
  await expect(page).toHaveURL(/period=week/);
  const traffic = page.getByRole('region', { name: 'Incoming traffic' });
  await traffic.getByText('As a table').click();
  await expect(traffic.getByRole('table')).toBeVisible();
  await expectAccessible(page);
});

test('nothing of a pool changes while its load balancer does', async ({ page, platform }) => {
  const { cloud, balancer, home } = await given(page, 'slow-');
  await platform.advance(WALK_MS);
  const { pools } = await cloud.loadBalancerNamed(balancer.name);
  const [pool] = pools;
  await page.goto(`${home}/${pool?.id ?? ''}`);
  await expect(main(page).getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
  await cloud.changeLoadBalancer(balancer.id, { enabled: false });
  for (const action of ['Edit', 'Delete'])
    await expect(main(page).getByRole('button', { name: action, exact: true }).first()).toHaveAccessibleDescription(
      /Wait until/,
      live,
    );
});

test('a pool is disabled, and shows at another’s that it went', async ({ page, newPerson, platform }) => {
  const { home, cloud, alpha, beta } = await given(page);
  const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
  await other.goto(`${home}/${beta}/members`);
  await expect(other.getByText('No members')).toBeVisible();
  await page.goto(`${home}/${alpha}`);
  await page.getByRole('button', { name: 'Actions for alpha' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(toast(page, 'Balancing pool alpha was changed')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for alpha' }).click();
  await expect(page.getByRole('menuitem', { name: 'Disable' })).toHaveAccessibleDescription('It is disabled.');
  await cloud.changePool(beta, { name: 'slow-beta' });
  await page.goto(`${home}/pools`);
  await page.getByRole('button', { name: 'Actions for slow-beta' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete pool' }).click();
  await expect(toast(page, 'Balancing pool slow-beta is being deleted')).toBeVisible();
  await expect(row(page, 'slow-beta')).toContainText('Being deleted');
  await platform.advance(WALK_MS);
  await expect(row(page, 'slow-beta')).toHaveCount(0, live);
  await expect(other.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
});

test('several go on the server; what stayed is told by reason', async ({ page }) => {
  const { home, cloud, alpha } = await given(page);
  await cloud.changePool(alpha, { name: 'fail-409-delete-alpha' });
  await page.goto(`${home}/pools`);
  await expect(row(page, 'fail-409-delete-alpha')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for fail-409-delete-alpha' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete pool' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByText('This does not fit with what is there.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
  await page.getByRole('button', { name: 'Delete 2 balancing pools' }).click();
  await expect(toast(page, '1 of 2 balancing pools were not deleted')).toBeVisible();
  await expect(row(page, 'beta')).toHaveCount(0);
});

test('a viewer finds pools and no way to change them', async ({ page, newPerson }) => {
  const { home, alpha } = await given(page);
  const viewer = await newPerson('viewer', { project: 'payments-prod' });
  await viewer.goto(`${home}/${alpha}/members`);
  await expect(viewer.getByRole('grid', { name: 'Members' })).toBeVisible();
  await expect(main(viewer).getByRole('button', { name: /Edit|Delete|Disable/ })).toHaveCount(0);
  await viewer.goto(`${home}/edit/${alpha}/allowed-cidrs`);
  await expect(viewer.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
});
