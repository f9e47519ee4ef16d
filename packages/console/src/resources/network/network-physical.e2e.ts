import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { demoProjectId, expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../test/journeys/hands.ts';

// Networks of the hosts, which only who administers the cloud makes.

const { grid, row } = listNamed('Networks');
const title = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step, exact: true });
const onwards = (page: Page) => form(page).getByRole('button', { name: /^Next: / });
const choice = (page: Page, name: string) => form(page).getByRole('combobox', { name });

async function openWizard(page: Page) {
  await signIn(page, 'administrator', { project: 'cloud-operations' });
  await page.goto('/compute/networks/add-physical');
  await expect(title(page, 'Network')).toBeVisible();
}

async function fillPlace(page: Page, name: string, vlan: string) {
  await field(page, 'Name').fill(name);
  await form(page).getByRole('radio', { name: 'VLAN' }).check();
  await choice(page, 'Physical network').selectOption('physnet1');
  await field(page, 'VLAN').fill(vlan);
}

/** Past both subnets, without address management. */
async function goToReview(page: Page) {
  await form(page).getByRole('switch', { name: 'IP address management' }).press('Space');
  await onwards(page).click();
  await expect(title(page, 'Access')).toBeVisible();
  await onwards(page).click();
  await expect(title(page, 'Review')).toBeVisible();
}

test('a VLAN is made, opened to all projects and deleted with its interfaces', async ({ page, newPerson }) => {
  const name = fresh('partners');
  await signIn(page, 'administrator', { project: 'cloud-operations' });
  await page.goto('/compute/networks');
  const tenant = await newPerson('user', { project: 'payments-prod' });
  await tenant.goto(`/compute/networks?search=${name}`);
  await expect(tenant.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();

  await page.getByRole('button', { name: 'Create physical network' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create physical network' })).toBeFocused();
  await expect(form(page).getByText('Physical, in cloud-operations')).toBeVisible();
  await fillPlace(page, name, '4095');
  await onwards(page).click();
  await expect(field(page, 'VLAN')).toHaveAccessibleDescription(/From 1 to 4094/);
  await field(page, 'VLAN').fill('210');
  await expect(field(page, 'VLAN')).toHaveAccessibleDescription(/VLAN 210 of physnet1 has a network already/);
  await expectAccessible(page);
  await field(page, 'VLAN').fill('777');
  await onwards(page).click();
  await field(page, 'CIDR').fill('192.0.2.0/24');
  await onwards(page).click();
  await onwards(page).click();
  await expect(title(page, 'Access')).toBeFocused();
  await submit(page, 'Add project').click();
  await pick(page, 'Project 1', 'All projects');
  await choice(page, 'Type of access 1').selectOption('full');
  await expectAccessible(page);
  await onwards(page).click();
  await expect(form(page).getByRole('region', { name: 'Access' })).toContainText('All projects: Full');
  await expect(form(page).getByRole('region', { name: 'Network' })).toContainText('777');
  await submit(page, 'Create physical network').click();
  await expect(toast(page, `Network ${name} was created`)).toBeVisible();

  await expect(row(tenant, name)).toContainText('Physical, VLAN', live);
  await expect(tenant.getByRole('button', { name: 'Create physical network' })).toHaveCount(0);
  await page.goto(`/compute/networks?search=${name}`);
  await row(page, name).getByRole('link').click();
  await expect(page.getByText('777')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('checkbox', { name: 'Also delete the VLAN interfaces of the hosts' }).check();
  const asked = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete network' }).click();
  expect((await asked).url()).toMatch(/\/networks\/vlan\/[0-9a-f-]+\?delete_vlan_interfaces=true$/);
  await expect(row(tenant, name)).toHaveCount(0, live);
});

test('an untagged network takes a physical network that has none', async ({ page }) => {
  await openWizard(page);
  await field(page, 'Name').fill(fresh('plain'));
  await choice(page, 'Physical network').selectOption('physnet2');
  await onwards(page).click();
  await expect(choice(page, 'Physical network')).toHaveAccessibleDescription(
    /physnet2 has an untagged network already/,
  );
  await choice(page, 'Physical network').selectOption('physnet3');
  await goToReview(page);
  await submit(page, 'Create physical network').click();
  await expect(toast(page, 'was created')).toBeVisible();
});

test('what the server refuses opens the step of its field, or is said where it was sent from', async ({ page }) => {
  await openWizard(page);
  await fillPlace(page, fresh('late'), '555');
  await goToReview(page);
  const cloud = await cloudOf(page, 'cloud-operations');
  await cloud.vlanNetwork({ name: fresh('first'), physical_network: 'physnet1', vlan_id: 555 });
  await submit(page, 'Create physical network').click();
  await expect(title(page, 'Network')).toBeVisible();
  await expect(field(page, 'VLAN')).toHaveAccessibleDescription(/VLAN 555 of physnet1 has a network already/);
  await field(page, 'VLAN').fill('556');
  await field(page, 'Name').fill(fresh('fail-409-create'));
  await onwards(page).click();
  await onwards(page).click();
  await submit(page, 'Create physical network').click();
  await expect(form(page).getByText('This does not fit with what is there.')).toBeVisible();
});

test('access of all projects is narrowed, and refused where a gateway would be left behind', async ({
  page,
  newPerson,
}) => {
  const name = fresh('narrow');
  await signIn(page, 'administrator', { project: 'cloud-operations' });
  const cloud = await cloudOf(page, 'cloud-operations');
  const everybody = [{ target_project: '*', actions: ['access_as_external' as const] }];
  const { id } = await cloud.vlanNetwork({
    name,
    physical_network: 'physnet1',
    vlan_id: 600,
    rbac_policies: everybody,
  });
  const tenant = await newPerson('otherUser', { project: 'storefront' });
  await tenant.goto(`/compute/networks/${id}`);
  await expect(tenant.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto(`/compute/networks/${id}/access-edit`);
  await pick(page, 'Project 1', 'payments-prod');
  await submit(page, 'Save changes').click();
  await expect(page.getByRole('grid', { name: 'Access' })).toContainText('payments-prod');
  await expect(tenant.getByRole('heading', { name: 'Not here' })).toBeVisible(live);

  const internet = await cloud.networkId('internet');
  await page.goto(`/compute/networks/${internet}/access-edit`);
  await choice(page, 'Type of access 1').selectOption('direct');
  await submit(page, 'Save changes').click();
  await expect(form(page).getByText(/would lose their access and have ports there: .*storefront/)).toBeVisible();
  await expect(picker(page, 'Project 1')).toHaveValue('All projects');
});

test('is for who administers the cloud, in a project', async ({ page, newPerson }) => {
  await signIn(page, 'administrator');
  await page.goto('/compute/networks');
  await page.getByRole('button', { name: /Choose a project/ }).click();
  await page.getByRole('option', { name: /^All projects/ }).click();
  await page.getByRole('link', { name: 'Compute' }).click();
  await page.getByRole('link', { name: /^Networks/ }).click();
  await expect(grid(page).getByRole('columnheader', { name: 'Project' })).toBeVisible();
  for (const name of ['Create network', 'Create physical network']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveAccessibleDescription('Choose a project first.');
    await expect(button).toBeDisabled();
  }
  const user = await newPerson('domainAdministrator', { project: 'payments-prod' });
  await user.goto('/compute/networks/add-physical');
  await expect(user.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
  await expect(user.getByText('create on compute_physical_networks')).toBeVisible();
});

test('on a phone every step fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWizard(page);
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await fillPlace(page, fresh('phone'), '601');
  await fits();
  await form(page).getByRole('switch', { name: 'IP address management' }).press('Space');
  await onwards(page).click();
  await submit(page, 'Add project').click();
  await picker(page, 'Project 1').fill(demoProjectId('storefront'));
  await fits();
  await expectAccessible(page);
  await onwards(page).click();
  await fits();
  await expect(form(page).getByRole('region', { name: 'Access' })).toContainText('storefront: Direct');
});
