import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { demoProjectId, expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick, tabTo } from '../../../../../test/journeys/hands.ts';

// Who may use a network besides its own project: mia administers payments-prod, sara works in storefront.

const { row } = listNamed('Networks');
const accesses = (page: Page) => page.getByRole('grid', { name: 'Access' });
const subnets = [{ cidr: '10.88.0.0/24', ip_version: 4 as const }];
const direct = { target_project: demoProjectId('storefront'), actions: ['access_as_shared' as const] };

/** A network of payments-prod, and the page that says who may use it. */
async function openAccess(page: Page, name: string) {
  await signIn(page, 'domainAdministrator', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const network = await cloud.network({ name, ipam_enabled: true, subnets });
  await page.goto(`/compute/networks/${network.id}/access`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { network, cloud };
}

test('a network is opened to a project, whose people see it come and go', async ({ page, newPerson }) => {
  const name = fresh('opened');
  const { network } = await openAccess(page, name);
  const other = await newPerson('otherUser', { project: 'storefront' });
  await other.goto(`/compute/networks?search=${name}`);
  await expect(other.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Only its own project' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Edit access' }).click();
  await expect(page).toHaveURL(`/compute/networks/${network.id}/access-edit`);
  await expect(form(page)).toHaveAccessibleName(`Access to ${name}`);
  await submit(page, 'Add project').click();
  await pick(page, 'Project 1', 'storefront');
  await expectAccessible(page);
  await submit(page, 'Save changes').click();
  await expect(toast(page, `Access to ${name} was changed`)).toBeVisible();
  await expect(page).toHaveURL(`/compute/networks/${network.id}/access`);
  await expect(accesses(page)).toContainText('storefront');
  await expect(accesses(page)).toContainText('Direct');

  await expect(row(other, name)).toBeVisible(live);
  await row(other, name).getByRole('link').click();
  await other.getByRole('main').getByRole('link', { name: 'Access' }).click();
  await expect(accesses(other)).toContainText('storefront');
  await expect(other.getByRole('button', { name: 'Edit', exact: true })).toHaveAccessibleDescription(
    'It belongs to another project.',
  );

  await page.getByRole('button', { name: 'Edit access' }).click();
  await submit(page, 'Remove line 1').click();
  await submit(page, 'Save changes').click();
  await expect(page.getByRole('heading', { name: 'Only its own project' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
});

test('what the form knows is said before anything is sent', async ({ page }) => {
  const { network } = await openAccess(page, fresh('wrong'));
  await page.goto(`/compute/networks/${network.id}/access-edit`);
  await submit(page, 'Add project').click();
  await submit(page, 'Add project').click();
  await submit(page, 'Save changes').click();
  await expect(picker(page, 'Project 1')).toHaveAccessibleDescription(/Fill this in/);
  await expect(picker(page, 'Project 1')).toBeFocused();
  await pick(page, 'Project 1', 'storefront');
  await pick(page, 'Project 2', 'storefront');
  await expect(picker(page, 'Project 2')).toHaveAccessibleDescription(/This is there twice/);
  await submit(page, 'Remove line 2').click();
  // A private network is no way out: the choice is there, and off.
  const way = form(page).getByRole('combobox', { name: 'Type of access 1' });
  await expect(way.getByRole('option', { name: 'Routed' })).toBeDisabled();
  await expect(form(page).getByText('Routers can have their gateway in it.')).toBeVisible();
  await picker(page, 'Project 1').fill('no-such-project');
  await submit(page, 'Save changes').click();
  await expect(picker(page, 'Project 1')).toHaveAccessibleDescription(/The domain has no such project/);
});

test('a project whose router stands in it keeps its access; other refusals are said in the form', async ({
  page,
  newPerson,
}) => {
  const name = fresh('fail-409-update');
  const { network, cloud } = await openAccess(page, fresh('used'));
  await cloud.changeNetwork(network.id, { rbac_policies: [direct] });
  const other = await newPerson('otherUser', { project: 'storefront' });
  const theirs = await cloudOf(other, 'storefront');
  await theirs.router({ name: fresh('theirs'), interfaces: [{ network_id: network.id }] });

  await page.goto(`/compute/networks/${network.id}/access-edit`);
  await submit(page, 'Remove line 1').click();
  await submit(page, 'Save changes').click();
  await expect(
    form(page).getByText('These projects would lose their access and have ports there: storefront.'),
  ).toBeVisible();

  const failing = await cloud.network({ name });
  await submit(page, 'Cancel').click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.goto(`/compute/networks/${failing.id}/access-edit`);
  await submit(page, 'Add project').click();
  await pick(page, 'Project 1', 'storefront');
  await submit(page, 'Save changes').click();
  await expect(form(page).getByText('This does not fit with what is there.')).toBeVisible();
});

test('who works in the project sees who may use the network, and cannot change it', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).network({ name: fresh('read') });
  await page.goto(`/compute/networks/${id}/access`);
  await expect(page.getByRole('heading', { name: 'Only its own project' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit access' })).toHaveCount(0);
  await page.goto(`/compute/networks/${id}/access-edit`);
  await expect(page.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
  await expect(page.getByText('update on compute_network_access')).toBeVisible();
});

test('who may use a network is found by the project’s name and by the way it may', async ({ page }) => {
  const { network, cloud } = await openAccess(page, fresh('found'));
  const platform = { target_project: demoProjectId('data-platform'), actions: direct.actions };
  await cloud.changeNetwork(network.id, { rbac_policies: [direct, platform] });
  await expect(accesses(page).getByRole('row')).toHaveCount(3, live);
  await expect(accesses(page).getByRole('row').nth(1)).toContainText('data-platform');
  await accesses(page).getByRole('button', { name: 'Project' }).click();
  await expect(accesses(page).getByRole('row').nth(1)).toContainText('storefront');
  await page.getByRole('searchbox', { name: 'Search by project' }).fill('platform');
  await expect(accesses(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const ways = page.getByRole('group', { name: 'Type of access' });
  await ways.getByRole('checkbox', { name: 'Full' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(accesses(page).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
});

test('by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAccess(page, fresh('keys'));
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Edit access' }));
  await page.keyboard.press('Enter');
  await tabTo(page, submit(page, 'Add project'));
  await page.keyboard.press('Enter');
  await tabTo(page, picker(page, 'Project 1'));
  await page.keyboard.type('data-pl');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker(page, 'Project 1')).toHaveValue('data-platform');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await tabTo(page, submit(page, 'Save changes'));
  await page.keyboard.press('Enter');
  await expect(accesses(page)).toContainText('data-platform');
});
