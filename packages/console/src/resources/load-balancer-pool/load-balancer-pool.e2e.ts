import type { Page } from '@playwright/test';
import { formNamed, poolOf, WALK_MS } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { entry, field, form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Pools');
const list = '/compute/load-balancers';
const main = (page: Page) => page.getByRole('main');
const openMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();

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

test('another pool is added in parts; each form leads back to the list as it was; one is disabled, goes, and rests while its load balancer does not', async ({
  page,
  platform,
}) => {
  const { cloud, home, balancer, alpha, beta } = await given(page);
  const asItWas = new RegExp(`${home}/pools\\?enabled=`);
  await page.goto(`${home}/pools?enabled=${encodeURIComponent('["true"]')}`);
  await expect(page.getByRole('heading', { level: 1, name: balancer.name })).toBeVisible();
  await expect(row(page, 'alpha')).toContainText('HTTP 80 → HTTP 8080');

  await test.step('what is wrong brings up the part of the form it is in', async () => {
    await main(page).getByRole('button', { name: 'Add pool' }).click();
    await expect(page).toHaveURL(/\/pools\/add-pool(\?|$)/);
    const add = formNamed(page, 'Add pool');
    const port = add.getByRole('textbox', { name: 'Load balancer port' });
    await add.getByRole('link', { name: 'Health monitor' }).click();
    await expect(page).toHaveURL(/\/pools\/add-pool\/healthmonitor(\?|$)/);
    await add.getByRole('button', { name: 'Add pool' }).click();
    await expect(page).toHaveURL(/\/pools\/add-pool(\?|$)/);
    await expect(add.getByRole('link', { name: 'Listener: needs attention' })).toBeVisible();
    await expect(add.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Required\./);
    await add.getByRole('textbox', { name: 'Name' }).fill('gamma');
    await add.getByRole('combobox', { name: 'Forwarding rule' }).selectOption({ label: 'HTTPS → HTTP' });
    await expect(port).toHaveValue('443');
    await expect(add.getByRole('textbox', { name: 'Certificate' })).toBeVisible();
    await add.getByRole('combobox', { name: 'Forwarding rule' }).selectOption({ label: 'HTTP → HTTP' });
    await port.fill('81');
    await add.getByRole('button', { name: 'Add pool' }).click();
    await expect(port).toHaveAccessibleDescription(/Another pool already uses port 81/);
    await port.fill('82');
    await add.getByRole('button', { name: 'Add pool' }).click();
    await expect(toast(page, 'Pool gamma was created')).toBeVisible();
    await expect(row(page, 'gamma')).toContainText('HTTP 82');
  });

  for (const [action, address] of [
    ['Edit members', '/members/pools'],
    ['Edit networks', '/allowed-cidrs/pools'],
    ['Edit health monitor', '/health/pools'],
    ['Edit', '/pools'],
  ] as const) {
    await openMenu(page, 'alpha');
    await entry(page, action).click();
    await expect(page).toHaveURL(new RegExp(`/edit/${alpha}${address}\\?enabled=`));
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(asItWas);
  }

  await test.step('one that is disabled says so', async () => {
    await openMenu(page, 'alpha');
    await expect(entry(page, 'Turn on')).toHaveAccessibleDescription('It is already on.');
    await entry(page, 'Turn off').click();
    await expect(toast(page, 'Pool alpha was updated')).toBeVisible();
    await openMenu(page, 'alpha');
    await expect(entry(page, 'Turn off')).toHaveAccessibleDescription('It is off.');
    await page.keyboard.press('Escape');
  });

  await test.step('one goes', async () => {
    await cloud.changePool(beta, { name: 'slow-beta' });
    await openMenu(page, 'slow-beta');
    await entry(page, 'Delete').click();
    await page.getByRole('button', { name: 'Delete pool' }).click();
    await expect(toast(page, 'Pool slow-beta is being deleted')).toBeVisible();
    await expect(row(page, 'slow-beta')).toContainText('Deleting');
    await platform.advance(WALK_MS);
    await expect(row(page, 'slow-beta')).toHaveCount(0, live);
  });

  await test.step('nothing of a pool changes while its load balancer does', async () => {
    await cloud.changeLoadBalancer(balancer.id, { name: `slow-${balancer.name}` });
    await cloud.changeLoadBalancer(balancer.id, { enabled: false });
    const add = main(page).getByRole('button', { name: 'Add pool' });
    await expect(add).toHaveAccessibleDescription(/Wait for the/, live);
    await openMenu(page, 'gamma');
    for (const blocked of ['Edit', 'Edit members', 'Turn off', 'Delete'])
      await expect(entry(page, blocked)).toHaveAccessibleDescription(/Wait for the/);
  });
});

test('how a pool listens, its monitor, its members and its networks are changed, each in a form of its own; what a monitor finds shows as it happens', async ({
  page,
  platform,
}) => {
  const { home, alpha } = await given(page);
  const properties = page.getByRole('region', { name: 'Properties' });
  const members = page.getByRole('grid', { name: 'Members' });
  await page.goto(`${home}/${alpha}`);
  await expect(page.getByRole('slider', { name: 'Active connections' })).toBeVisible();

  await test.step('what it speaks stays', async () => {
    await main(page).getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(`${home}/edit/${alpha}`);
    await expect(field(page, 'Load balancer port')).not.toBeEditable();
    await field(page, 'Connection limit').fill('500');
    await field(page, 'Name').fill('alpha-two');
    await form(page).getByRole('switch', { name: 'Session persistence' }).press('Space');
    await submit(page, 'Save changes').click();
    await expect(toast(page, 'Pool alpha-two was updated')).toBeVisible();
    await expect(page).toHaveURL(`${home}/${alpha}/properties`);
    await expect(properties).toContainText('500');
  });

  await test.step('the health monitor', async () => {
    await expect(page.getByText('Members are not checked.')).toBeVisible();
    await main(page).getByRole('button', { name: 'Edit health monitor' }).click();
    await expect(page).toHaveURL(`${home}/edit/${alpha}/health`);
    await form(page).getByRole('switch', { name: 'Check members' }).press('Space');
    await field(page, 'Timeout').fill('2');
    await submit(page, 'Save changes').click();
    await expect(page.getByRole('region', { name: 'Health monitor' })).toContainText('GET /');
  });

  await test.step('members are chosen, typed and weighed, and found to be ill', async () => {
    await page.getByRole('link', { name: /^Members/ }).click();
    await expect(members).toContainText('Unknown');
    await main(page).getByRole('button', { name: 'Edit members' }).click();
    await expect(page).toHaveURL(`${home}/edit/${alpha}/members`);
    await picker(page, 'Add servers').fill('10.30.8.202');
    await page.keyboard.press('Enter');
    await form(page).getByRole('group', { name: '10.30.8.202' }).getByRole('textbox', { name: 'Weight' }).fill('5');
    await picker(page, 'Add servers').fill('waf-01');
    await page.getByRole('option', { name: /^waf-01/ }).click();
    await page.keyboard.press('Escape');
    await form(page)
      .getByRole('group', { name: /^waf-01/ })
      .getByRole('checkbox', { name: 'Standby only' })
      .click();
    await submit(page, 'Save changes').click();
    await expect(page).toHaveURL(`${home}/${alpha}/members`);
    await expect(members).toContainText('waf-01');
    await expect(members).toContainText('10.30.8.202');
    await expect(async () => {
      await platform.advance(10_000);
      await expect(members).toContainText('Unhealthy', { timeout: 1000 });
    }).toPass();
  });

  await test.step('networks: of an address within one its network is proposed; one that lies in another is taken out by the server', async () => {
    await page.getByRole('link', { name: /^Allowed networks/ }).click();
    await expect(page.getByText('Open to all')).toBeVisible();
    await main(page).getByRole('button', { name: 'Edit networks' }).click();
    await expect(page).toHaveURL(`${home}/edit/${alpha}/allowed-cidrs`);
    for (const text of ['10.0.0.0/8', '10.1.0.0/16', '203.0.113.9', '192.0.2.9/24']) {
      await picker(page, 'Allowed networks').fill(text);
      await page.keyboard.press('Enter');
    }
    await submit(page, 'Use 192.0.2.0/24').click();
    await submit(page, 'Save changes').click();
    const networks = page.getByRole('grid', { name: 'Allowed networks' });
    for (const network of ['10.0.0.0/8', '203.0.113.9/32', '192.0.2.0/24'])
      await expect(networks).toContainText(network);
    await expect(networks).not.toContainText('10.1.0.0/16');
  });
});
