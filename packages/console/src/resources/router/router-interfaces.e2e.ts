import type { Page } from '@playwright/test';
import { type Cloud, cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, live, picker, submit, toast, toasts } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick, tabTo } from '../../../../../test/journeys/hands.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Interfaces' });
const v4 = (cidr: string) => [{ cidr, ip_version: 4 as const }];

/** A router in one network of its own. */
async function standing(cloud: Cloud, name = fresh('feet')) {
  const network = fresh('branch');
  const { id: networkId } = await cloud.network({ name: network, ipam_enabled: true, subnets: v4('10.97.0.0/24') });
  const router = await cloud.router({ name, interfaces: [{ network_id: networkId }] });
  return { network, networkId, router };
}

async function act(page: Page, row: string, entry: string) {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('an address is changed: the field says what is wrong, and what is lost', async ({ page }) => {
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const { network, router } = await standing(await cloudOf(page, 'data-platform'));
  await page.goto(`/compute/routers/${router.id}/interfaces`);
  await act(page, network, 'Change address');
  await expect(page).toHaveURL(new RegExp(`/interfaces/${router.interfaces_info[0]?.id}/edit$`));
  await expect(field(page, 'IPv4 address')).toHaveValue('10.97.0.1');
  await field(page, 'IPv4 address').fill('10.98.0.7');
  await expect(form(page).getByText('10.97.0.1 is the gateway of the subnet')).toBeVisible();
  await submit(page, 'Save changes').click();
  await expect(field(page, 'IPv4 address')).toHaveAccessibleDescription(/10\.97\.0\.0\/24/);
  await expect(field(page, 'IPv4 address')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'IPv4 address').fill('10.97.0.254');
  await submit(page, 'Save changes').click();
  await expect(toast(page, `Addresses of ${router.name} in ${network} were changed`)).toBeVisible();
  await expect(grid(page)).toContainText('10.97.0.254');
});

test('an interface is added by keyboard, at an address of its own', async ({ page }) => {
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const cloud = await cloudOf(page, 'data-platform');
  const { network } = await standing(cloud);
  const second = await cloud.router({ name: fresh('second') });
  await page.goto(`/compute/routers/${second.id}/interfaces`);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Add interface' }));
  await page.keyboard.press('Enter');
  await pick(page, 'Network', network);
  await submit(page, 'Add interface').click();
  await expect(picker(page, 'Network')).toHaveAccessibleDescription(/10\.97\.0\.1/);
  await tabTo(page, form(page).getByRole('switch', { name: 'Choose the address' }));
  await page.keyboard.press('Space');
  await tabTo(page, field(page, 'Address'));
  await page.keyboard.type('10.97.0.9');
  await page.keyboard.press('Enter');
  await expect(grid(page)).toContainText('10.97.0.9');
});

test('each form and each question says what the server refuses', async ({ page }) => {
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const cloud = await cloudOf(page, 'data-platform');
  const name = fresh('fail-409-update');
  const { network, router } = await standing(cloud, name);
  const refused = 'This does not fit with what is there.';
  const foot = router.interfaces_info[0]?.id;

  await page.goto(`/compute/routers/${router.id}/edit`);
  await field(page, 'Name').fill(`${name}-b`);
  await submit(page, 'Save changes').click();
  await expect(form(page).getByText(refused)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(`${name}-b`);

  await page.goto(`/compute/routers/${router.id}/interfaces/${foot}/edit`);
  await field(page, 'IPv4 address').fill('10.97.0.7');
  await submit(page, 'Save changes').click();
  await expect(form(page).getByText(refused)).toBeVisible();

  await page.goto(`/compute/routers/${router.id}/interfaces/add`);
  await pick(page, 'Network', 'ml-training');
  await submit(page, 'Add interface').click();
  await expect(form(page).getByText(refused)).toBeVisible();

  await page.goto(`/compute/routers/${router.id}/routes/add`);
  await field(page, 'Destination').fill('10.98.0.0/16');
  await field(page, 'Next hop').fill('10.97.0.9');
  await submit(page, 'Add route').click();
  await expect(form(page).getByText(refused)).toBeVisible();

  await page.goto(`/compute/routers/${router.id}/interfaces`);
  await act(page, network, 'Disconnect');
  await page.getByRole('button', { name: 'Disconnect' }).last().click();
  await expect(page.getByRole('alertdialog').or(page.locator('sky-confirm-dialog[open]')).first()).toContainText(
    refused,
  );
  await page.keyboard.press('Escape');
  await expect(grid(page)).toContainText(network);
});

test('several leave on the server, which names what stays and why; several routes go at once', async ({ page }) => {
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const cloud = await cloudOf(page, 'data-platform');
  const [network, other] = [fresh('leaves'), fresh('stays')];
  const both = [
    await cloud.network({ name: network, ipam_enabled: true, subnets: v4('10.97.0.0/24') }),
    await cloud.network({ name: other, ipam_enabled: true, subnets: v4('10.98.0.0/24') }),
  ];
  const interfaces = both.map(({ id }) => ({ network_id: id }));
  const router = await cloud.router({ name: fresh('feet'), interfaces });
  const routes = ['10.1.0.0/16', '10.2.0.0/16', '10.3.0.0/16'].map((destination) => ({
    destination,
    nexthop: '10.98.0.9',
  }));
  await cloud.changeRouter(router.id, { routes });
  const everyRow = page.getByRole('checkbox', { name: 'Select all rows on this page' });

  await page.goto(`/compute/routers/${router.id}/interfaces`);
  await everyRow.check();
  await bulkBar(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Disconnect these networks?' })).toBeVisible();
  await expectAccessible(page);
  const confirm = page.locator('sky-confirm-dialog[open]').getByRole('button', { name: /Disconnect|Delete/ });
  await confirm.click();
  await expect(toast(page, 'Networks not disconnected: 1 of 2')).toBeVisible();
  await expect(toasts(page)).toContainText(other);
  await expect(grid(page)).not.toContainText(network);
  await expect(grid(page)).toContainText(other);

  await page.goto(`/compute/routers/${router.id}/routes`);
  await page.getByRole('checkbox', { name: 'Select 10.1.0.0/16' }).check();
  await page.getByRole('checkbox', { name: 'Select 10.3.0.0/16' }).check();
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete these routes?' })).toBeVisible();
  await confirm.click();
  await expect(toast(page, `Static routes of ${router.name} were changed`)).toBeVisible();
  const left = page.getByRole('grid', { name: 'Static routes' });
  await expect(left.getByRole('row')).toHaveCount(2);
  await expect(left).toContainText('10.2.0.0/16');
});

test('what is not possible now is there, with its reason', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const edge = await cloud.routerNamed('edge-router');
  await page.goto(`/compute/routers/${edge.id}/interfaces`);
  await page.getByRole('button', { name: 'Actions for prod-core', exact: true }).click();
  const leave = page.getByRole('menuitem', { name: 'Disconnect' });
  await expect(leave).toBeDisabled();
  await expect(leave).toHaveAccessibleDescription('Delete the static routes through it first.');
  await page.keyboard.press('Escape');

  const alone = await cloud.router({ name: fresh('alone') });
  await page.goto(`/compute/routers/${alone.id}/routes`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add route' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription('Connect the router with a network first.');
});

test('no network is left: the button says so, until there is one again', async ({ page, newPerson }) => {
  await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
  const cloud = await cloudOf(page, 'payments-staging');
  const { router } = await standing(cloud);
  await page.goto(`/compute/routers/${router.id}/interfaces`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add interface' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription(/There is no other network with a subnet/);
  const other = await newPerson('domainAdministrator', { project: 'payments-staging' });
  await (
    await cloudOf(other, 'payments-staging')
  ).network({ name: fresh('new'), ipam_enabled: true, subnets: v4('10.96.0.0/24') });
  await expect(add).toBeEnabled(live);
});

test('a viewer reads the interfaces and changes none', async ({ page, newPerson }) => {
  const owner = await newPerson('administrator', { project: 'cloud-operations' });
  const router = await (await cloudOf(owner, 'cloud-operations')).routerNamed('ops-router');
  await signIn(page, 'viewer');
  await page.goto(`/compute/routers/${router.id}/interfaces`);
  await expect(grid(page)).toContainText('mgmt');
  await expect(page.getByRole('button', { name: 'Add interface' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for mgmt' })).toHaveCount(0);
  await page.goto(`/compute/routers/${router.id}/interfaces/${router.interfaces_info[0]?.id}/edit`);
  await expect(page.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
});

test('what another disconnects, changes and deletes shows at once, under an open form too', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const { network, router } = await standing(await cloudOf(page, 'data-platform'));
  const foot = router.interfaces_info[0]?.id;
  await page.goto(`/compute/routers/${router.id}/interfaces`);
  await expect(grid(page)).toContainText('10.97.0.1');

  const other = await newPerson('administrator', { project: 'data-platform' });
  await other.goto(`/compute/routers/${router.id}/interfaces/${foot}/edit`);
  await field(other, 'IPv4 address').fill('10.97.0.77');
  await submit(other, 'Save changes').click();
  await expect(grid(page)).toContainText('10.97.0.77', live);

  await act(page, network, 'Change address');
  await expect(field(page, 'IPv4 address')).toHaveValue('10.97.0.77');
  await act(other, network, 'Disconnect');
  await other.getByRole('button', { name: 'Disconnect' }).last().click();
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
  await (await cloudOf(other, 'data-platform')).removeRouter(router.id);
  await expect(page.getByRole('tab', { name: 'Interfaces' })).toHaveCount(0, live);
});

test('a route that is not there any more has no form; a form of the spec’s address has one', async ({ page }) => {
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const { router } = await standing(await cloudOf(page, 'data-platform'));
  await page.goto(`/compute/routers/${router.id}/routes/${encodeURIComponent('10.9.0.0/16 10.97.0.9')}/edit`);
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible();
  await page.goto(`/compute/routers/addInterface/${router.id}`);
  await expect(form(page).getByRole('heading', { name: 'Add interface' })).toBeVisible();
  await submit(page, 'Cancel').click();
  await expect(page).toHaveURL('/compute/routers');
});

test('at 390 pixels an address is changed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const { network, router } = await standing(await cloudOf(page, 'data-platform'));
  await page.goto(`/compute/routers/${router.id}/interfaces`);
  await act(page, network, 'Change address');
  await field(page, 'IPv4 address').fill('10.97.0.8');
  await expectAccessible(page);
  await submit(page, 'Save changes').click();
  await expect(page.getByText('10.97.0.8')).toBeVisible();
});
