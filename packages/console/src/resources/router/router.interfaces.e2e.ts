import type { Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Routers');
const ports = (page: Page) => page.getByRole('grid', { name: 'Interfaces' });
const routes = (page: Page) => page.getByRole('grid', { name: 'Static routes' });
const tab = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const v4 = (cidr: string) => [{ cidr, ip_version: 4 as const }];

async function act(page: Page, name: string, what: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('interfaces are added at an address of their own, get another and leave; routes are added, changed and deleted: what needs what is said', async ({
  page,
}) => {
  const [name, network, other] = [fresh('router'), fresh('branch'), fresh('new')];
  const add = page.getByRole('main').getByRole('button', { name: 'Add interface' });
  const everyRow = page.getByRole('checkbox', { name: 'Select all rows on this page' });
  const dialog = page.locator('sky-confirm-dialog[open]');
  await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
  const cloud = await cloudOf(page, 'payments-staging');
  const { id: networkId } = await cloud.network({ name: network, ipam_enabled: true, subnets: v4('10.97.0.0/24') });
  const router = await cloud.router({ name, interfaces: [{ network_id: networkId }] });

  await test.step('the form has an address without a page behind it', async () => {
    // spec: router.addresses
    await page.goto(`/compute/routers/addInterface/${router.id}`);
    await expect(form(page).getByRole('heading', { name: 'Add interface' })).toBeVisible();
    await submit(page, 'Cancel').click();
    await expect(page).toHaveURL('/compute/routers');
    await row(page, name).getByRole('link').first().click();
    await tab(page, /^Interfaces/).click();
  });

  await test.step('one is added as soon as there is a network', async () => {
    await expect(ports(page)).toContainText('10.97.0.1');
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription('No other network has a subnet to connect.');
    const { id: network_id } = await cloud.network({ name: other, ipam_enabled: true, subnets: v4('10.96.0.0/24') });
    await cloud.router({ name: fresh('second'), interfaces: [{ network_id }] });
    await expect(add).toBeEnabled(live);
    await add.press('Enter');
    await pick(page, 'Network', other);
    await submit(page, 'Add interface').click();
    await expect(picker(page, 'Network')).toHaveAccessibleDescription(/10\.96\.0\.1/);
    await form(page).getByRole('switch', { name: 'Choose an address' }).press('Space');
    await field(page, 'Address').fill('10.96.0.9');
    await page.keyboard.press('Enter');
    await expect(ports(page)).toContainText('10.96.0.9');
  });

  await test.step('one gets another address: what is lost is said', async () => {
    await act(page, network, 'Change address');
    await expect(page).toHaveURL(new RegExp(`/interfaces/${router.interfaces_info[0]?.id}/edit$`));
    await expect(field(page, 'IPv4 address')).toHaveValue('10.97.0.1');
    await field(page, 'IPv4 address').fill('10.97.0.254');
    await expect(form(page).getByText('10.97.0.1 is the gateway of the subnet')).toBeVisible();
    await submit(page, 'Save changes').click();
    await expect(toast(page, `Interface ${network} was updated`)).toBeVisible();
    await expect(ports(page)).toContainText('10.97.0.254');
  });

  await test.step('a route is added and changed', async () => {
    await tab(page, /^Static routes/).click();
    await page.getByRole('main').getByRole('button', { name: 'Add route' }).first().click();
    await field(page, 'Destination').fill('10.98.0.5/16');
    await field(page, 'Next hop').fill('10.97.0.9');
    await submit(page, 'Use 10.98.0.0/16').click();
    await submit(page, 'Add route').click();
    await expect(routes(page)).toContainText('10.97.0.9');
    await act(page, '10.98.0.0/16', 'Edit');
    await field(page, 'Next hop').fill('10.97.0.10');
    await submit(page, 'Save changes').click();
    await expect(routes(page)).toContainText('10.97.0.10');
  });

  await test.step('of several interfaces the one leaves that no route needs', async () => {
    await tab(page, /^Interfaces/).click();
    await everyRow.check();
    await bulkBar(page).getByRole('button', { name: 'Detach' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Detach 1 interface?' })).toBeVisible();
    const staying = dialog.getByRole('list', { name: '1 selected item was skipped' }).getByRole('listitem');
    await expect(staying).toHaveText([`${network} Delete the static routes that use it first.Open ${network}`]);
    await dialog.getByRole('button', { name: 'Detach 1 interface' }).click();
    await expect(toast(page, `Interface ${other} was detached`)).toBeVisible();
    await expect(ports(page)).not.toContainText(other);
    await expect(ports(page)).toContainText(network);
  });

  await test.step('several routes go at once, the last one alone', async () => {
    const nexthop = '10.97.0.10';
    await tab(page, /^Static routes/).click();
    const all = ['10.98.0.0/16', '10.1.0.0/16', '10.3.0.0/16'].map((destination) => ({ destination, nexthop }));
    await cloud.changeRouter(router.id, { routes: all });
    await page.getByRole('checkbox', { name: 'Select 10.1.0.0/16' }).check(live);
    await page.getByRole('checkbox', { name: 'Select 10.3.0.0/16' }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete 2 routes?' })).toBeVisible();
    await dialog.getByRole('button', { name: /^Delete/ }).click();
    await expect(toast(page, 'Routes deleted: 2')).toBeVisible();
    await expect(routes(page).getByRole('row')).toHaveCount(2);
    await act(page, '10.98.0.0/16', 'Delete');
    await expect(page.getByRole('alertdialog', { name: 'Delete route 10.98.0.0/16?' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete route' }).click();
    await expect(page.getByText('No routes')).toBeVisible();
  });

  await test.step('what is gone has no form, also when it goes under one', async () => {
    await goOn(page, `/compute/routers/${router.id}/routes/${encodeURIComponent('10.98.0.0/16 10.97.0.10')}/edit`);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
    await goOn(page, `/compute/routers/${router.id}/interfaces/${router.interfaces_info[0]?.id}/edit`);
    await expect(field(page, 'IPv4 address')).toHaveValue('10.97.0.254');
    await cloud.disconnect(router.id, networkId);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible(live);
  });
});
