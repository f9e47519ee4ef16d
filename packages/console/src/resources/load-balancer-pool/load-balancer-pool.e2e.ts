import type { Page } from '@playwright/test';
import { formNamed, poolOf, WALK_MS } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import {
  bulkBar,
  entry,
  field,
  form,
  listNamed,
  live,
  pageMenu,
  picker,
  submit,
  toast,
} from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Balancing pools');
const list = '/compute/load-balancers';
const main = (page: Page) => page.getByRole('main');

/** A load balancer with two pools, and where their pages are. */
async function given(page: Page) {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const members = [{ address: '10.30.8.201', name: 'one' }];
  const balancer = await cloud.loadBalancer({
    name: fresh('with-pools'),
    pools: [poolOf('alpha', { members, protocol_port: 80 }), poolOf('beta', { protocol_port: 81 })],
  });
  const [alpha, beta] = ['alpha', 'beta'].map((name) => balancer.pools.find((pool) => pool.name === name)?.id ?? '');
  return { cloud, balancer, home: `${list}/${balancer.id}`, alpha: alpha ?? '', beta: beta ?? '' };
}

test('the page of a load balancer is that of its pools: another one is added, and each form leads back to the list as it was', async ({
  page,
}) => {
  const { home, balancer, alpha } = await given(page);
  await page.goto(home);
  await expect(page).toHaveURL(`${home}/pools`);
  await expect(page.getByRole('heading', { level: 1, name: balancer.name })).toBeVisible();
  await expect(row(page, 'alpha')).toContainText('HTTP 80 → HTTP 8080');

  await test.step('what is wrong brings up the part of the form it is in', async () => {
    await main(page).getByRole('button', { name: 'Add pool' }).click();
    await expect(page).toHaveURL(`${home}/pools/add-pool`);
    const add = formNamed(page, 'Add balancing pool');
    const port = add.getByRole('textbox', { name: 'Port of the load balancer' });
    await add.getByRole('link', { name: 'Health monitor' }).click();
    await expect(page).toHaveURL(`${home}/pools/add-pool/healthmonitor`);
    await add.getByRole('button', { name: 'Add pool' }).click();
    await expect(page).toHaveURL(`${home}/pools/add-pool`);
    await expect(add.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Fill in this field/);
    await add.getByRole('textbox', { name: 'Name' }).fill('gamma');
    await port.fill('81');
    await add.getByRole('button', { name: 'Add pool' }).click();
    await expect(port).toHaveAccessibleDescription(/Another pool listens at port 81/);
    await port.fill('82');
    await add.getByRole('textbox', { name: 'Name' }).fill('fail-quota-x');
    await add.getByRole('button', { name: 'Add pool' }).click();
    await expect(add.getByText('The quota of 0 is used up.')).toBeVisible();
    await add.getByRole('textbox', { name: 'Name' }).fill('gamma');
    await add.getByRole('button', { name: 'Add pool' }).click();
    await expect(toast(page, 'Balancing pool gamma was created')).toBeVisible();
    await expect(page).toHaveURL(`${home}/pools`);
    await expect(row(page, 'gamma')).toContainText('HTTP 82');
  });

  // A few pools have no filter of their own; an address may have one.
  await expect(page.getByRole('button', { name: 'Filter' })).toHaveCount(0);
  await page.goto(`${home}/pools?enabled=${encodeURIComponent('["false"]')}`);
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('group', { name: 'Enabled' }).getByRole('checkbox', { name: 'On' }).click();
  await page.keyboard.press('Escape');
  await expect(row(page, 'beta')).toBeVisible();
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

test('how a pool listens, its members, its monitor and its networks are changed, each in a form of its own', async ({
  page,
}) => {
  const { home, alpha } = await given(page);
  const properties = page.getByRole('region', { name: 'Properties' });
  const networks = page.getByRole('grid', { name: 'Allowed networks' });

  await test.step('connections and traffic are drawn, and told as tables', async () => {
    await page.goto(`${home}/${alpha}`);
    await expect(page.getByRole('img', { name: /^Active connections: from/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Week' }).click();
    await expect(page).toHaveURL(/period=week/);
    const traffic = page.getByRole('region', { name: 'Incoming traffic' });
    await traffic.getByText('As a table').click();
    await expect(traffic.getByRole('table')).toBeVisible();
    await page.getByRole('radio', { name: 'Hour' }).click();
  });

  await test.step('what it speaks stays', async () => {
    await main(page).getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(`${home}/edit/${alpha}`);
    await expect(field(page, 'Port of the load balancer')).not.toBeEditable();
    await field(page, 'Connection limit').fill('0');
    await submit(page, 'Save changes').click();
    await expect(field(page, 'Connection limit')).toHaveAccessibleDescription(/From 1 to/);
    await field(page, 'Connection limit').fill('500');
    await field(page, 'Name').fill('alpha-two');
    await form(page).getByRole('switch', { name: 'Sticky session' }).press('Space');
    await submit(page, 'Save changes').click();
    await expect(toast(page, 'Balancing pool alpha-two was changed')).toBeVisible();
    await expect(page).toHaveURL(`${home}/${alpha}/properties`);
    await expect(properties).toContainText('500');
  });

  await test.step('the health monitor', async () => {
    await expect(page.getByText('The members are not checked.')).toBeVisible();
    await main(page).getByRole('button', { name: 'Edit health monitor' }).click();
    await expect(page).toHaveURL(`${home}/edit/${alpha}/health`);
    await form(page).getByRole('switch', { name: 'Check the members' }).press('Space');
    await field(page, 'Wait at most').fill('9');
    await submit(page, 'Save changes').click();
    await expect(field(page, 'Wait at most')).toHaveAccessibleDescription(/Must be less than the 5 s/);
    await field(page, 'Wait at most').fill('2');
    await submit(page, 'Save changes').click();
    await expect(page.getByRole('region', { name: 'Health monitor' })).toContainText('GET /');
  });

  await test.step('members are chosen, typed and weighed', async () => {
    await page.getByRole('link', { name: /^Members/ }).click();
    await main(page).getByRole('button', { name: 'Edit members' }).click();
    await expect(page).toHaveURL(`${home}/edit/${alpha}/members`);
    await picker(page, 'Add servers').fill('10.30.8.300');
    await page.keyboard.press('Enter');
    await submit(page, 'Save changes').click();
    await expect(picker(page, 'Add servers')).toHaveAccessibleDescription(/is not an IPv4 address/);
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

  await test.step('networks: one that lies in another is taken out by the server', async () => {
    await page.getByRole('link', { name: /^Allowed networks/ }).click();
    await expect(page.getByText('Open to all')).toBeVisible();
    await main(page).getByRole('button', { name: 'Edit networks' }).click();
    await expect(page).toHaveURL(`${home}/edit/${alpha}/allowed-cidrs`);
    for (const text of ['10.0.0.0/8', '10.1.0.0/16', '203.0.113.9', 'home']) {
      await picker(page, 'Allowed networks').fill(text);
      await page.keyboard.press('Enter');
    }
    await submit(page, 'Save changes').click();
    await expect(picker(page, 'Allowed networks')).toHaveAccessibleDescription(/not a network in CIDR form/);
    await picker(page, 'Allowed networks').press('Backspace');
    await picker(page, 'Allowed networks').fill('192.0.2.9/24');
    await page.keyboard.press('Enter');
    await submit(page, 'Use 192.0.2.0/24').click();
    await submit(page, 'Save changes').click();
    for (const network of ['10.0.0.0/8', '203.0.113.9/32', '192.0.2.0/24'])
      await expect(networks).toContainText(network);
    await expect(networks).not.toContainText('10.1.0.0/16');
  });
});

test('the forms of members, monitor and networks keep what was typed when the server will not have it', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
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

test('a pool rests while its load balancer does not, is disabled, and shows at another’s that it goes, alone or with others', async ({
  page,
  newPerson,
  platform,
}) => {
  const { home, cloud, alpha, beta } = await given(page);
  const refused = page.getByText('This does not fit with what is there.');

  await test.step('nothing of a pool changes while its load balancer does', async () => {
    const slow = await cloud.loadBalancer({ name: `slow-${fresh('rests')}`, pools: [poolOf('web')] });
    await platform.advance(WALK_MS);
    await page.goto(`${list}/${slow.id}/${slow.pools[0]?.id ?? ''}`);
    await expect(main(page).getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
    await cloud.changeLoadBalancer(slow.id, { enabled: false });
    await expect(main(page).getByRole('button', { name: 'Edit', exact: true })).toHaveAccessibleDescription(
      /Wait until/,
      live,
    );
    await pageMenu(page).click();
    await expect(entry(page, 'Delete')).toHaveAccessibleDescription(/Wait until/);
    await page.keyboard.press('Escape');
  });

  await page.goto(`${home}/${alpha}`);
  await page.getByRole('button', { name: 'Actions for alpha' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(toast(page, 'Balancing pool alpha was changed')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for alpha' }).click();
  await expect(page.getByRole('menuitem', { name: 'Disable' })).toHaveAccessibleDescription('It is disabled.');

  await test.step('one goes, and the other person sees it', async () => {
    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    await other.goto(`${home}/${beta}/members`);
    await expect(other.getByText('No members')).toBeVisible();
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

  await test.step('several go; what stays is told by reason', async () => {
    const { id, pools } = await cloud.loadBalancer({
      name: fresh('many'),
      pools: [poolOf('goes'), poolOf('fail-409-delete-stays', { protocol_port: 81 })],
    });
    expect(pools).toHaveLength(2);
    await page.goto(`${list}/${id}/pools`);
    await page.getByRole('button', { name: 'Actions for fail-409-delete-stays' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete pool' }).click();
    await expect(refused).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
    await page.getByRole('button', { name: 'Delete 2 balancing pools' }).click();
    await expect(toast(page, '1 of 2 balancing pools were not deleted')).toBeVisible();
    await expect(row(page, 'goes')).toContainText('Being deleted', live);
    await platform.advance(WALK_MS);
    await expect(row(page, 'goes')).toHaveCount(0, live);
    await expect(row(page, 'fail-409-delete-stays')).toBeVisible();
  });
});
