import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, listNamed, live, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh, pick } from '../../../../../test/journeys/actions.ts';

const { grid, row } = listNamed('Security groups');
const rules = (page: Page) => page.getByRole('grid', { name: 'Rules' });

test('one is made with two services, from one network only; its name is no other’s', async ({ page }) => {
  const name = fresh('shop');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/security-groups');
  await page.getByRole('button', { name: 'Create security group' }).click();
  await expect(page).toHaveURL('/compute/security-groups/add');
  await field(page, 'Name').fill('Default');
  await field(page, 'Description').fill('The shop');
  await pick(page, 'Let in', 'HTTPS');
  const warning = form(page).getByText('Any address can connect to SSH.');
  await expect(warning).toHaveCount(0);
  await pick(page, 'Let in', 'SSH');
  await page.keyboard.press('Escape');
  await expect(warning).toBeVisible();
  await field(page, 'From where').fill('203.0.113.5/24');
  await expect(warning).toHaveCount(0);
  await submit(page, 'Create security group').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/reserved/);
  await expect(field(page, 'From where')).toHaveAccessibleDescription(/Not the network address/);
  await submit(page, 'Use 203.0.113.0/24').click();
  await field(page, 'Name').fill('fail-name-web');
  await submit(page, 'Create security group').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/This name is taken/);
  await field(page, 'Name').fill(name);
  await submit(page, 'Create security group').click();

  await expect(toast(page, `Security group ${name} was created`)).toBeVisible();
  await expect(page).toHaveURL('/compute/security-groups');
  await expect(row(page, name)).toContainText('The shop');
  await row(page, name).getByRole('link').first().click();
  const incoming = rules(page).getByRole('row').filter({ hasText: 'Incoming' });
  await expect(incoming.filter({ hasText: 'HTTPS' })).toContainText('203.0.113.0/24');
  await expect(incoming).toHaveCount(2);
  await expect(rules(page).getByRole('row').filter({ hasText: 'Outgoing' })).toHaveCount(2);
});

test('the default group keeps its name and stays; what is used stays; one goes with the rules that name it', async ({
  page,
}) => {
  const [name, next, other] = [fresh('goes'), fresh('going'), fresh('names-it')];
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id } = await cloud.securityGroup({ name });
  const naming = await cloud.securityGroup({
    name: other,
    security_group_rules: [{ direction: 'ingress', protocol: 'tcp', remote_group_id: id }],
  });
  await page.goto('/compute/security-groups');
  for (const [group, why] of [
    ['default', 'The default group stays.'],
    ['ledger-db', /ports use it\./],
  ] as const) {
    await page.getByRole('button', { name: `Actions for ${group}`, exact: true }).click();
    const entry = page.getByRole('menuitem', { name: 'Delete' });
    await expect(entry).toBeDisabled();
    await expect(entry).toHaveAccessibleDescription(why);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  }
  await test.step('of several those that can go are offered, and it is said why the others stay', async () => {
    const spare = fresh('spare');
    await cloud.securityGroup({ name: spare });
    for (const group of ['default', 'ledger-db', spare])
      await page.getByRole('checkbox', { name: `Select ${group}`, exact: true }).check();
    const press = bulkBar(page).getByRole('button', { name: 'Delete' });
    await expect(press).toHaveAccessibleDescription(
      /^Possible for 1 of 3\. default: The default group stays\. ledger-db: \d+ ports use it\.$/,
    );
    await press.click();
    await expect(page.getByRole('alertdialog', { name: `Delete the security group ${spare}?` })).toBeVisible();
    const dialog = page.locator('sky-confirm-dialog[open]');
    await expect(dialog.getByRole('list').first().getByRole('listitem')).toHaveText([new RegExp(spare)]);
    const staying = dialog.getByRole('list', { name: '2 of the selected stay' }).getByRole('listitem');
    await expect(staying).toHaveText([
      'default The default group stays.',
      /^ledger-db .*ports use it\.Open ledger-db$/,
    ]);
    await page.getByRole('button', { name: 'Delete security group' }).click();
    await expect(toast(page, `Security group ${spare} was deleted`)).toBeVisible();
    await bulkBar(page).getByRole('button', { name: 'Clear selection' }).click();
  });
  await page.getByRole('button', { name: 'Actions for default', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/keeps its name/);
  await expect(field(page, 'Name')).not.toBeEditable();
  await field(page, 'Description').fill('For every server');
  await submit(page, 'Save changes').click();
  await expect(row(page, 'default')).toContainText('For every server');

  await page.goto(`/compute/security-groups/${naming.id}`);
  await rules(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await test.step('edited from its own page, which it leads back to', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await field(page, 'Name').fill(next);
    await submit(page, 'Save changes').click();
    await expect(toast(page, `Security group ${next} was changed`)).toBeVisible();
    await expect(page).toHaveURL(`/compute/security-groups/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });
  await chooseAct(page, 'Delete');
  await page.getByRole('button', { name: 'Delete security group' }).click();
  await expect(toast(page, `Security group ${next} was deleted`)).toBeVisible();
  await row(page, other).getByRole('link').first().click();
  await expect(page.getByText('Nothing is let in.')).toBeVisible();
});

test('a viewer reads groups and their rules, which come and go with what another does, and changes none', async ({
  page,
  newPerson,
}) => {
  const [before, after] = [fresh('live'), fresh('live-renamed')];
  const actions = /^(Create security group|Add rule|Edit|Delete|Actions for\b.*)$/;
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const viewer = await newPerson('viewer', { project: 'payments-prod' });
  await viewer.goto('/compute/security-groups?search=live');
  await expect(viewer.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  const { id } = await cloud.securityGroup({ name: before });
  await expect(row(viewer, before)).toBeVisible(live);
  await cloud.changeSecurityGroup(id, { name: after });
  await expect(row(viewer, after)).toBeVisible(live);
  await expect(grid(viewer).getByRole('link')).toHaveCount(1);
  await expect(viewer.getByRole('button', { name: actions })).toHaveCount(0);

  await row(viewer, after).getByRole('link').first().click();
  await expect(viewer.getByText('Nothing is let in.')).toBeVisible();
  const mail = { direction: 'ingress', protocol: 'tcp', port_range_min: 25, port_range_max: 25 } as const;
  await cloud.addRule({ security_group_id: id, ...mail });
  await expect(rules(viewer)).toContainText('SMTP', live);
  await expect(viewer.getByRole('main').getByRole('button', { name: actions })).toHaveCount(0);
  await cloud.removeSecurityGroup(id);
  await expect(viewer.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
});
