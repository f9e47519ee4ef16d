import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, listNamed, live, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh, pick } from '../../../../../test/journeys/actions.ts';

// Networks of the hosts, which only who administers the cloud makes and changes (network.rules.test.ts). Whether a physical
// network has room for one more is asked of contract/src/network (checkUplink), of the form (access.form.test.ts) and of the
// engine (physical.test.ts).

const { row } = listNamed('Networks');
const title = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step, exact: true });
const onwards = (page: Page) => form(page).getByRole('button', { name: /^Next: / });
const choice = (page: Page, name: string) => form(page).getByRole('combobox', { name });
const withInterfaces = (page: Page) =>
  page.getByRole('checkbox', { name: 'Also delete the VLAN interfaces on the hosts' });

test('a VLAN is made in a project, opened to all projects and deleted with its interfaces', async ({ page }) => {
  const name = fresh('partners');
  await signIn(page, 'administrator', { project: 'payments-prod' });
  await page.goto(`/compute/networks?search=${name}`);
  await page.getByRole('button', { name: 'Create physical network' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create physical network' })).toBeFocused();
  await expect(form(page).getByText('Physical, in project payments-prod')).toBeVisible();
  await field(page, 'Name').fill(name);
  await choice(page, 'Physical network').selectOption('physnet2');
  await onwards(page).click();
  await expect(choice(page, 'Physical network')).toHaveAccessibleDescription(
    /physnet2 already has an untagged network/,
  );
  await form(page).getByRole('radio', { name: 'VLAN' }).check();
  await choice(page, 'Physical network').selectOption('physnet1');
  await field(page, 'VLAN').fill('210');
  await onwards(page).click();
  await expect(field(page, 'VLAN')).toHaveAccessibleDescription(/VLAN 210 of physnet1 is already in use/);
  await field(page, 'VLAN').fill('777');
  await onwards(page).click();
  await field(page, 'CIDR').fill('192.0.2.0/24');
  await onwards(page).click();
  await onwards(page).click();
  await expect(title(page, 'Access')).toBeFocused();
  await submit(page, 'Add project').click();
  await pick(page, 'Project 1', 'All projects');
  await choice(page, 'Access type 1').selectOption('full');
  await onwards(page).click();
  await expect(form(page).getByRole('region', { name: 'Access' })).toContainText('All projects: Full');
  await expect(form(page).getByRole('region', { name: 'Network' })).toContainText('777');
  await submit(page, 'Create physical network').click();
  await expect(toast(page, `Network ${name} was created`)).toBeVisible();
  await expect(row(page, name)).toContainText('Physical, VLAN');

  await test.step('what was decided of the interfaces is sent, of several', async () => {
    const other = await (await cloudOf(page, 'payments-prod')).network({ name: `${name}-too` });
    for (const one of [name, other.name])
      await page.getByRole('checkbox', { name: `Select ${one}`, exact: true }).check(live);
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await withInterfaces(page).check();
    await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
    const refusal = { error: { err_code: 'conflict', message: 'x' } };
    await page.route('**/compute/networks/delete', (route) => route.fulfill({ status: 409, json: refusal }));
    const asked = page.waitForRequest('**/compute/networks/delete');
    await page.getByRole('button', { name: 'Delete 2 networks' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ delete_vlan_interfaces: true });
    await page.locator('sky-confirm-dialog[open]').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('and of one', async () => {
    await row(page, name).getByRole('link').first().click();
    await expect(page.getByText('777', { exact: true })).toBeVisible();
    await chooseAct(page, 'Delete');
    await withInterfaces(page).check();
    await page.getByRole('textbox', { name: `Type “${name}” to confirm` }).fill(name);
    const asked = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.getByRole('button', { name: 'Delete network' }).click();
    expect((await asked).url()).toMatch(/\/networks\/vlan\/[0-9a-f-]+\?delete_vlan_interfaces=true$/);
    await expect(toast(page, `Network ${name} was deleted`)).toBeVisible();
  });
});
