import type { Page } from '@playwright/test';
import { type Cloud, cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, live, picker, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick, tabTo } from '../../../../../test/journeys/actions.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Interfaces' });
const routesOf = (page: Page) => page.getByRole('grid', { name: 'Static routes' });
const v4 = (cidr: string) => [{ cidr, ip_version: 4 as const }];

/** A router in one network of its own. */
async function createRouterOnNetwork(cloud: Cloud, name = fresh('router')) {
  const network = fresh('branch');
  const { id: networkId } = await cloud.network({ name: network, ipam_enabled: true, subnets: v4('10.97.0.0/24') });
  const router = await cloud.router({ name, interfaces: [{ network_id: networkId }] });
  return { network, networkId, router };
}

async function act(page: Page, row: string, entry: string) {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('an interface is added at an address of its own, by keyboard, and gets another: the field says what is wrong, and what is lost', async ({
  page,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const cloud = await cloudOf(page, 'data-platform');
  const { network, router } = await createRouterOnNetwork(cloud);
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

  await page.goto(`/compute/routers/${router.id}/interfaces`);
  await act(page, network, 'Change address');
  await expect(page).toHaveURL(new RegExp(`/interfaces/${router.interfaces_info[0]?.id}/edit$`));
  await expect(field(page, 'IPv4 address')).toHaveValue('10.97.0.1');
  await field(page, 'IPv4 address').fill('10.98.0.7');
  await expect(form(page).getByText('10.97.0.1 is the gateway of the subnet')).toBeVisible();
  await submit(page, 'Save changes').click();
  await expect(field(page, 'IPv4 address')).toHaveAccessibleDescription(/10\.97\.0\.0\/24/);
  await expect(field(page, 'IPv4 address')).toBeFocused();
  await field(page, 'IPv4 address').fill('10.97.0.254');
  await submit(page, 'Save changes').click();
  await expect(toast(page, `Interface ${network} was changed`)).toBeVisible();
  await expect(grid(page)).toContainText('10.97.0.254');
});

test('a static route needs a network, is added, changed and deleted; one that is not there has no form', async ({
  page,
}) => {
  const add = page.getByRole('main').getByRole('button', { name: 'Add route' });
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const cloud = await cloudOf(page, 'data-platform');
  const alone = await cloud.router({ name: fresh('alone') });
  await page.goto(`/compute/routers/${alone.id}/routes`);
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription('Connect the router with a network first.');

  // spec: router.addresses
  await page.goto(`/compute/routers/addInterface/${alone.id}`);
  await expect(form(page).getByRole('heading', { name: 'Add interface' })).toBeVisible();
  await submit(page, 'Cancel').click();
  await expect(page).toHaveURL('/compute/routers');

  const { network, router } = await createRouterOnNetwork(cloud);
  await page.goto(`/compute/routers/${router.id}/routes`);
  await add.click();
  await field(page, 'Destination').fill('10.98.0.5/16');
  await field(page, 'Next hop').fill('10.99.0.9');
  await submit(page, 'Use 10.98.0.0/16').click();
  await submit(page, 'Add route').click();
  await expect(field(page, 'Next hop')).toHaveAccessibleDescription(/No interface of the router reaches this address/);
  await field(page, 'Next hop').fill('10.97.0.9');
  await submit(page, 'Add route').click();
  await expect(routesOf(page)).toContainText('10.97.0.9');

  await page.getByRole('link', { name: /^Interfaces/ }).click();
  await page.getByRole('button', { name: `Actions for ${network}`, exact: true }).click();
  const leave = page.getByRole('menuitem', { name: 'Disconnect' });
  await expect(leave).toBeDisabled();
  await expect(leave).toHaveAccessibleDescription('Delete the static routes through it first.');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^Static routes/ }).click();
  await act(page, '10.98.0.0/16', 'Edit');
  await field(page, 'Next hop').fill('10.97.0.10');
  await submit(page, 'Save changes').click();
  await expect(routesOf(page)).toContainText('10.97.0.10');
  await act(page, '10.98.0.0/16', 'Delete');
  await expect(page.getByRole('alertdialog', { name: 'Delete the route 10.98.0.0/16?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete route' }).click();
  await expect(page.getByText('No routes')).toBeVisible();
  await page.goto(`/compute/routers/${router.id}/routes/${encodeURIComponent('10.98.0.0/16 10.97.0.10')}/edit`);
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible();
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
  const router = await cloud.router({ name: fresh('router'), interfaces });
  const routes = ['10.1.0.0/16', '10.2.0.0/16', '10.3.0.0/16'].map((destination) => ({
    destination,
    nexthop: '10.98.0.9',
  }));
  await cloud.changeRouter(router.id, { routes });
  const everyRow = page.getByRole('checkbox', { name: 'Select all rows on this page' });

  await page.goto(`/compute/routers/${router.id}/interfaces`);
  await everyRow.check();
  await bulkBar(page).getByRole('button', { name: 'Disconnect' }).click();
  // What routes need is not offered: it is said, and the other one goes.
  const question = page.getByRole('alertdialog', { name: `Disconnect the interface ${network}?` });
  await expect(question).toBeVisible();
  const dialog = page.locator('sky-confirm-dialog[open]');
  const staying = dialog.getByRole('list', { name: '1 of the selected stays' }).getByRole('listitem');
  await expect(staying).toHaveText([`${other} Delete the static routes through it first.Open ${other}`]);
  const confirm = dialog.getByRole('button', { name: /Disconnect|Delete/ });
  await confirm.click();
  await expect(toast(page, `Interface ${network} was disconnected`)).toBeVisible();
  await expect(grid(page)).not.toContainText(network);
  await expect(grid(page)).toContainText(other);

  await page.goto(`/compute/routers/${router.id}/routes`);
  await page.getByRole('checkbox', { name: 'Select 10.1.0.0/16' }).check();
  await page.getByRole('checkbox', { name: 'Select 10.3.0.0/16' }).check();
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete 2 routes?' })).toBeVisible();
  await confirm.click();
  await expect(toast(page, 'Routes deleted: 2')).toBeVisible();
  await expect(routesOf(page).getByRole('row')).toHaveCount(2);
  await expect(routesOf(page)).toContainText('10.2.0.0/16');
});

test('two people: what the other changes, disconnects and makes shows at once, under an open form too', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
  const { network, router } = await createRouterOnNetwork(await cloudOf(page, 'payments-staging'));
  const port = router.interfaces_info[0]?.id;
  const add = page.getByRole('main').getByRole('button', { name: 'Add interface' });
  await page.goto(`/compute/routers/${router.id}/interfaces`);
  await expect(grid(page)).toContainText('10.97.0.1');
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription(/There is no other network with a subnet/);

  const other = await newPerson('domainAdministrator', { project: 'payments-staging' });
  const theirs = await cloudOf(other, 'payments-staging');
  await theirs.network({ name: fresh('new'), ipam_enabled: true, subnets: v4('10.96.0.0/24') });
  await expect(add).toBeEnabled(live);
  await other.goto(`/compute/routers/${router.id}/interfaces/${port}/edit`);
  await field(other, 'IPv4 address').fill('10.97.0.77');
  await submit(other, 'Save changes').click();
  await expect(grid(page)).toContainText('10.97.0.77', live);

  await act(page, network, 'Change address');
  await expect(field(page, 'IPv4 address')).toHaveValue('10.97.0.77');
  await act(other, network, 'Disconnect');
  await other.getByRole('button', { name: 'Disconnect interface' }).click();
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
  await theirs.removeRouter(router.id);
  await expect(page.getByRole('tab', { name: 'Interfaces' })).toHaveCount(0, live);
});
