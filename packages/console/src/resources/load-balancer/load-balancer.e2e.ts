import { poolOf } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, listNamed, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pickFilter } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Load balancers');
const list = '/compute/load-balancers';
const SECOND = 1000;

test('found by status, network and what is switched off; its traffic is measured anew as time goes by; a change leads back to where it was asked for', async ({
  page,
  platform,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');

  await test.step('the list is filtered; the address of a filter names its network', async () => {
    const network_id = await cloud.networkId('dmz');
    const { name: resting } = await cloud.loadBalancer({ name: fresh('resting'), network_id, enabled: false });
    await page.goto(`${list}?status=["DEPLOYMENT_FAILED"]`);
    await expect(row(page, 'partner-entry')).toContainText('Deployment failed');
    await expect(row(page, 'waf-relay')).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove filter: Status' }).click();
    await expect(row(page, 'checkout-entry')).toContainText('Active');
    await expect(row(page, resting)).toContainText('dmz');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('group', { name: 'Enabled' }).getByRole('checkbox', { name: 'No' }).click();
    await expect(row(page, 'checkout-entry')).toHaveCount(0);
    await page.getByRole('group', { name: 'Enabled' }).getByRole('checkbox', { name: 'No' }).click();
    await pickFilter(page, 'Network', 'edge-dmz');
    await expect(page).toHaveURL(/network_id=/);
    await expect(row(page, resting)).toHaveCount(0);
    await expect(row(page, 'checkout-entry')).toBeVisible();
    await pickFilter(page, 'Network', 'dmz');
    await expect(row(page, resting)).toBeVisible();

    const unused = JSON.stringify([await cloud.networkId('db-replication')]);
    await page.goto(`${list}?network_id=${encodeURIComponent(unused)}`);
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('db-replication');
    await page.getByRole('button', { name: 'Remove filter: Network' }).click();
    await expect(row(page, resting)).toBeVisible();
  });

  const { id, name } = await cloud.loadBalancer({
    name: fresh('counted'),
    pools: [poolOf('web', { members: [{ address: '10.30.8.201' }] })],
  });
  await page.goto(`${list}/${id}/overview`);
  const connections = page.getByRole('region', { name: 'Since it was created' }).getByRole('definition').first();
  await expect(connections).toHaveText('0');
  await platform.advance(1800 * SECOND);
  await page.getByRole('radio', { name: 'Week' }).click();
  await expect(page).toHaveURL(/period=week/);
  await expect(connections).not.toHaveText('0');
  await page.getByRole('radio', { name: 'Hour' }).click();
  await expect(page).not.toHaveURL(/period=/);
  await expect(page.getByRole('img', { name: /^Active connections/ })).toBeVisible();
  const traffic = page.getByRole('region', { name: 'Outgoing traffic' });
  await traffic.getByText('As a table').click();
  await expect(traffic.getByRole('row')).toHaveCount(61);

  await test.step('its name and its description', async () => {
    const properties = page.getByRole('region', { name: 'Properties' });
    await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(`${list}/${id}/edit/details`);
    await field(page, 'Name').fill(`${name}-b`);
    await field(page, 'Description').fill('For the shop');
    await submit(page, 'Save changes').click();
    await expect(toast(page, `Load balancer ${name}-b was changed`)).toBeVisible();
    await expect(page).toHaveURL(`${list}/${id}/properties`);
    await expect(properties).toContainText('For the shop');
    await page.goto(`${list}/${id}/edit/loadBalancersList`);
    await expect(page).toHaveURL(`${list}/${id}/edit/details`);
    await expect(field(page, 'Name')).toHaveValue(`${name}-b`);
    await page.goto(`${list}/${id}/edit`);
    await field(page, 'Description').fill('For both shops');
    await submit(page, 'Save changes').click();
    await expect(page).toHaveURL(list);
    await row(page, `${name}-b`).getByRole('link').first().click();
    await page.getByRole('main').getByRole('link', { name: 'Overview' }).click();
    await expect(properties).toContainText('For both shops');
  });
});
