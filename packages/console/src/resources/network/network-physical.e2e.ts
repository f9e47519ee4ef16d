import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import {
  bulkBar,
  entry,
  field,
  form,
  listNamed,
  live,
  pageMenu,
  submit,
  toast,
} from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh, pick } from '../../../../../test/journeys/actions.ts';

// Networks of the hosts, which only who administers the cloud makes. Whether a physical network has room for one more is
// asked of contract/src/network (checkUplink), of the form (access.form.test.ts) and of the engine (physical.test.ts).

const { grid, row } = listNamed('Networks');
const title = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step, exact: true });
const onwards = (page: Page) => form(page).getByRole('button', { name: /^Next: / });
const choice = (page: Page, name: string) => form(page).getByRole('combobox', { name });

test('a VLAN is made in a project, opened to all projects and deleted with its interfaces', async ({
  page,
  newPerson,
}) => {
  const name = fresh('partners');
  await signIn(page, 'administrator');
  await page.goto('/compute/networks');
  await test.step('in all projects at once there is nothing to make it in', async () => {
    await page.getByRole('button', { name: /Choose a project/ }).click();
    await page.getByRole('option', { name: /^All projects/ }).click();
    await page.getByRole('link', { name: 'Compute' }).click();
    await page.getByRole('link', { name: /^Networks/ }).click();
    await expect(grid(page).getByRole('columnheader', { name: 'Project' })).toBeVisible();
    for (const label of ['Create network', 'Create physical network']) {
      const button = page.getByRole('button', { name: label, exact: true });
      await expect(button).toHaveAccessibleDescription('Choose a project first.');
      await expect(button).toBeDisabled();
    }
  });
  const tenant = await newPerson('user', { project: 'payments-prod' });
  await tenant.goto(`/compute/networks?search=${name}`);
  await expect(tenant.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect(tenant.getByRole('button', { name: 'Create network', exact: true })).toBeVisible();
  await expect(tenant.getByRole('button', { name: 'Create physical network' })).toHaveCount(0);

  await page.getByRole('button', { name: /Choose a project/ }).click();
  await page.getByRole('option', { name: /^payments-prod/ }).click();
  await page.goto('/compute/networks');
  await page.getByRole('button', { name: 'Create physical network' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create physical network' })).toBeFocused();
  await expect(form(page).getByText('Physical, in payments-prod')).toBeVisible();
  await field(page, 'Name').fill(name);
  await choice(page, 'Physical network').selectOption('physnet2');
  await onwards(page).click();
  await expect(choice(page, 'Physical network')).toHaveAccessibleDescription(
    /physnet2 has an untagged network already/,
  );
  await form(page).getByRole('radio', { name: 'VLAN' }).check();
  await choice(page, 'Physical network').selectOption('physnet1');
  await field(page, 'VLAN').fill('4095');
  await onwards(page).click();
  await expect(field(page, 'VLAN')).toHaveAccessibleDescription(/From 1 to 4094/);
  await field(page, 'VLAN').fill('210');
  await expect(field(page, 'VLAN')).toHaveAccessibleDescription(/VLAN 210 of physnet1 has a network already/);
  await field(page, 'VLAN').fill('777');
  await onwards(page).click();
  await field(page, 'CIDR').fill('192.0.2.0/24');
  await onwards(page).click();
  await onwards(page).click();
  await expect(title(page, 'Access')).toBeFocused();
  await submit(page, 'Add project').click();
  await pick(page, 'Project 1', 'All projects');
  await choice(page, 'Type of access 1').selectOption('full');
  await onwards(page).click();
  await expect(form(page).getByRole('region', { name: 'Access' })).toContainText('All projects: Full');
  await expect(form(page).getByRole('region', { name: 'Network' })).toContainText('777');
  await submit(page, 'Create physical network').click();
  await expect(toast(page, `Network ${name} was created`)).toBeVisible();

  await expect(row(tenant, name)).toContainText('Physical, VLAN', live);
  await test.step('its project uses it, and does not change it', async () => {
    await row(tenant, name).getByRole('link').first().click();
    await expect(tenant.getByRole('heading', { level: 1, name })).toBeVisible();
    const edit = tenant.getByRole('button', { name: 'Edit', exact: true });
    await expect(edit).toBeDisabled();
    await pageMenu(tenant).click();
    for (const act of [edit, entry(tenant, 'Delete')])
      await expect(act).toHaveAccessibleDescription('Only an administrator of the cloud can change it.');
    await tenant.keyboard.press('Escape');
    await tenant.goBack();
    await expect(row(tenant, name)).toBeVisible();
  });
  await test.step('among several, what was decided of the interfaces is sent, too', async () => {
    const cloud = await cloudOf(page, 'payments-prod');
    const other = await cloud.network({ name: `${name}-too` });
    await page.goto(`/compute/networks?search=${name}`);
    for (const one of [name, other.name])
      await page.getByRole('checkbox', { name: `Select ${one}`, exact: true }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('checkbox', { name: 'Also delete the VLAN interfaces of the hosts' }).check();
    await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
    await page.route('**/compute/networks/delete', (route) => route.abort());
    const [asked] = await Promise.all([
      page.waitForRequest('**/compute/networks/delete'),
      page.getByRole('button', { name: 'Delete 2 networks' }).click(),
    ]);
    expect(asked.postDataJSON()).toMatchObject({ delete_vlan_interfaces: true });
    await page.unroute('**/compute/networks/delete');
    await cloud.removeNetwork(other);
  });
  await page.goto(`/compute/networks?search=${name}`);
  await row(page, name).getByRole('link').first().click();
  await expect(page.getByText('777', { exact: true })).toBeVisible();
  await chooseAct(page, 'Delete');
  await page.getByRole('checkbox', { name: 'Also delete the VLAN interfaces of the hosts' }).check();
  await page.getByRole('textbox', { name: `Type “${name}” to confirm` }).fill(name);
  const asked = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete network' }).click();
  expect((await asked).url()).toMatch(/\/networks\/vlan\/[0-9a-f-]+\?delete_vlan_interfaces=true$/);
  await expect(row(tenant, name)).toHaveCount(0, live);
});
