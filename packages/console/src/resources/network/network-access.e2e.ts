import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/locators.ts';
import { demoProjectId, expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../test/journeys/actions.ts';

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

// spec: network.access.in-use
test('a network is opened to a project, whose people see it come and go; with a router of theirs in it, it stays open', async ({
  page,
  newPerson,
}) => {
  const name = fresh('opened');
  const { network, cloud } = await openAccess(page, name);
  const other = await newPerson('otherUser', { project: 'storefront' });
  await other.goto(`/compute/networks?search=${name}`);
  await expect(other.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Only its own project' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Edit access' }).click();
  await expect(page).toHaveURL(`/compute/networks/${network.id}/access-edit`);
  await expect(form(page)).toHaveAccessibleName(`Access to ${name}`);
  await submit(page, 'Add project').click();
  await pick(page, 'Project 1', 'storefront');
  await submit(page, 'Save changes').click();
  await expect(toast(page, `Access to ${name} was changed`)).toBeVisible();
  await expect(page).toHaveURL(`/compute/networks/${network.id}/access`);
  await expect(accesses(page)).toContainText('storefront');
  await expect(accesses(page)).toContainText('Direct');

  await expect(row(other, name)).toBeVisible(live);
  await row(other, name).getByRole('link').first().click();
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

  await cloud.changeNetwork(network.id, { rbac_policies: [direct] });
  const theirs = await cloudOf(other, 'storefront');
  await theirs.router({ name: fresh('theirs'), interfaces: [{ network_id: network.id }] });
  await expect(accesses(page)).toContainText('storefront', live);
  await page.getByRole('button', { name: 'Edit access' }).click();
  await submit(page, 'Remove line 1').click();
  await submit(page, 'Save changes').click();
  await expect(
    form(page).getByText('These projects would lose their access and have ports there: storefront.'),
  ).toBeVisible();
});

test('what the form knows is said before anything is sent, on a phone, too; who may is found by project and by way', async ({
  page,
}) => {
  const { network, cloud } = await openAccess(page, fresh('wrong'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/compute/networks/${network.id}/access-edit`);
  await submit(page, 'Add project').click();
  await submit(page, 'Add project').click();
  await submit(page, 'Save changes').click();
  await expect(picker(page, 'Project 1')).toHaveAccessibleDescription(/Fill in this field/);
  await expect(picker(page, 'Project 1')).toBeFocused();
  await pick(page, 'Project 1', 'storefront');
  await pick(page, 'Project 2', 'storefront');
  await expect(picker(page, 'Project 2')).toHaveAccessibleDescription(/This is there twice/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await submit(page, 'Remove line 2').click();
  // A private network is no way out: the choice is there, and off.
  const way = form(page).getByRole('combobox', { name: 'Type of access 1' });
  await expect(way.getByRole('option', { name: 'Routed' })).toBeDisabled();
  await expect(form(page).getByText('Routers can have their gateway in it.')).toBeVisible();
  await picker(page, 'Project 1').fill('no-such-project');
  await submit(page, 'Save changes').click();
  await expect(picker(page, 'Project 1')).toHaveAccessibleDescription(/The domain has no such project/);
  await submit(page, 'Cancel').click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });

  const platform = { target_project: demoProjectId('data-platform'), actions: direct.actions };
  await cloud.changeNetwork(network.id, { rbac_policies: [direct, platform] });
  await expect(accesses(page).getByRole('row')).toHaveCount(3, live);
  await expect(accesses(page).getByRole('row').nth(1)).toContainText('data-platform');
  await accesses(page).getByRole('button', { name: 'Project' }).click();
  await expect(accesses(page).getByRole('row').nth(1)).toContainText('storefront');
});
