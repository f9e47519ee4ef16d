import { goOn } from '../../../../../test/journeys/addresses.ts';
import { poolOf } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, listNamed, live, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh, pickFilter } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Load balancers');
const list = '/compute/load-balancers';
const SECOND = 1000;

test('found by network, status and what is switched off; its traffic is measured anew as time goes by; a floating IP comes and goes with it, its name changes', async ({
  page,
  platform,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id, name, port_id } = await cloud.loadBalancer({
    name: fresh('counted'),
    network_id: await cloud.networkId('dmz'),
    pools: [poolOf('web', { members: [{ address: '10.30.8.201' }] })],
  });

  await test.step('the list is filtered', async () => {
    await page.goto(`${list}?status=["DEPLOYMENT_FAILED"]`);
    await expect(row(page, 'partner-entry')).toContainText('Deployment failed');
    await expect(row(page, 'waf-relay')).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove filter: Status' }).click();
    await expect(row(page, 'checkout-entry')).toContainText('Active');
    await expect(row(page, name)).toContainText('dmz');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const off = page.getByRole('group', { name: 'Enabled' }).getByRole('checkbox', { name: 'No' });
    await off.click();
    await expect(row(page, 'checkout-entry')).toHaveCount(0);
    await off.click();
    await pickFilter(page, 'Network', 'dmz');
    await expect(page).toHaveURL(/network_id=/);
    await expect(row(page, 'checkout-entry')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await row(page, name).getByRole('link').first().click();
  });

  const connections = page.getByRole('region', { name: 'Since creation' }).getByRole('definition').first();
  await page.getByRole('main').getByRole('link', { name: 'Overview' }).click();
  await expect(connections).toHaveText('0');
  await platform.advance(1800 * SECOND);
  await page.getByRole('radio', { name: '7 days' }).click();
  await expect(connections).not.toHaveText('0');

  await test.step('one range, one cursor and one table for all charts', async () => {
    const charts = page.getByRole('slider');
    const [open, traffic, errors] = [charts.nth(0), charts.nth(1), charts.nth(2)];
    await goOn(page, page.url());
    await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
    await page.getByRole('radio', { name: '1 hour' }).click();
    await expect(charts).toHaveCount(3);
    await expect(open).toHaveAccessibleName('Active connections');
    await traffic.focus();
    await page.keyboard.press('Home');
    for (const chart of [open, traffic, errors]) await expect(chart).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('ArrowRight');
    for (const chart of [open, traffic, errors]) await expect(chart).toHaveAttribute('aria-valuenow', '1');
    await expect(traffic).toHaveAttribute('aria-valuetext', /: Inbound .+\/s and Outbound .+\/s$/);
    await expect(errors.getByText('Failed requests')).toBeVisible();
    // Beside it stands another card.
    for (const key of ['End', 'Home']) {
      await page.keyboard.press(key);
      for (const chart of [open, traffic, errors]) {
        const [room, tip] = [
          await chart.boundingBox(),
          await chart.locator('> [aria-hidden=true] > div').boundingBox(),
        ];
        expect(tip!.x).toBeGreaterThanOrEqual(room!.x - 1);
        expect(tip!.x + tip!.width).toBeLessThanOrEqual(room!.x + room!.width + 1);
      }
    }
    await page.keyboard.press('Escape');
    await expect(errors.getByText('Failed requests')).toHaveCount(0);
    await open.hover();
    await expect(errors.getByText('Failed requests')).toBeVisible();
    await page.getByRole('button', { name: 'Show as tables' }).click();
    await expect(page.getByRole('region', { name: 'Traffic' }).getByRole('row')).toHaveCount(61);
    await page.getByRole('button', { name: 'Show as charts' }).click();
    await expect(charts).toHaveCount(3);
  });

  const properties = page.getByRole('region', { name: 'Properties' });
  await test.step('a floating IP that leads to it shows as it comes', async () => {
    const ip = await cloud.floatingIpAt('185.44.18.110');
    await cloud.changeFloatingIp(ip.id, { port_id });
    await expect(properties).toContainText(ip.floating_ip_address, live);
    const link = page.getByRole('link', { name: ip.floating_ip_address });
    await expect(link).toHaveAttribute('href', new RegExp(ip.id));
  });

  await test.step('its name and its description', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(`${list}/${id}/edit/details`);
    await field(page, 'Name').fill(`${name}-b`);
    await field(page, 'Description').fill('For the shop');
    await submit(page, 'Save changes').click();
    await expect(toast(page, `Load balancer ${name}-b was updated`)).toBeVisible();
    await expect(page).toHaveURL(`${list}/${id}/properties`);
    await expect(properties).toContainText('For the shop');
  });

  await test.step('its floating IP goes with it, if somebody says so', async () => {
    await chooseAct(page, 'Delete');
    const kept = page.getByRole('group', { name: 'Kept' });
    await expect(kept).toContainText('185.44.18.110 stays allocated');
    await page.getByRole('checkbox', { name: 'Also release 185.44.18.110' }).check();
    await expect(kept).not.toContainText('stays allocated');
    await page.getByRole('textbox', { name: `Type “${name}-b” to confirm` }).fill(`${name}-b`);
    await page.getByRole('button', { name: 'Delete load balancer' }).click();
    await expect(toast(page, `Load balancer ${name}-b is being deleted`)).toBeVisible();
    const left = () =>
      cloud.floatingIpAt('185.44.18.110').then(
        () => 'there',
        () => 'gone',
      );
    await expect.poll(left).toBe('gone');
  });
});
