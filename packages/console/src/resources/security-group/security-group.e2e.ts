import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick, tabTo } from '../../../../../test/journeys/hands.ts';

const { grid, row } = listNamed('Security groups');

test.describe('creating', () => {
  test('with two services, from one network only', async ({ page }) => {
    const name = fresh('shop');
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/security-groups');
    await page.getByRole('button', { name: 'Create security group' }).click();
    await expect(page).toHaveURL('/compute/security-groups/add');
    await field(page, 'Name').fill(name);
    await field(page, 'Description').fill('The shop');
    await pick(page, 'Let in', 'HTTPS');
    await pick(page, 'Let in', 'SSH');
    await page.keyboard.press('Escape');
    await field(page, 'From where').fill('203.0.113.5/24');
    await submit(page, 'Create security group').click();
    await expect(field(page, 'From where')).toHaveAccessibleDescription(/Not the network address/);
    await expectAccessible(page);
    await submit(page, 'Use 203.0.113.0/24').click();
    await submit(page, 'Create security group').click();

    await expect(toast(page, `Security group ${name} was created`)).toBeVisible();
    await expect(page).toHaveURL('/compute/security-groups');
    await expect(row(page, name)).toContainText('The shop');
    await row(page, name).getByRole('link').click();
    const rules = page.getByRole('grid', { name: 'Rules' }).getByRole('row');
    const incoming = rules.filter({ hasText: 'Incoming' });
    await expect(incoming.filter({ hasText: 'HTTPS' })).toContainText('203.0.113.0/24');
    await expect(incoming).toHaveCount(2);
    await expect(rules.filter({ hasText: 'Outgoing' })).toHaveCount(2);
    await expectAccessible(page);
  });

  test('by keyboard alone', async ({ page }) => {
    const name = fresh('keys');
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/security-groups');
    await expect(row(page, 'default')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Create security group' }));
    await page.keyboard.press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.type(name);
    await tabTo(page, picker(page, 'Let in'));
    await page.keyboard.type('mysql');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, submit(page, 'Create security group'));
    await page.keyboard.press('Enter');
    await expect(row(page, name)).toBeVisible();
    // The list may hear of it before the panel, with its button of the same name, has left.
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Create security group' })).toBeFocused();
  });

  test('what the server refuses shows in the form, which keeps what was typed', async ({ page }) => {
    const name = fresh('fail-409');
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/security-groups/add');
    await field(page, 'Name').fill('Default');
    await submit(page, 'Create security group').click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/reserved/);
    await field(page, 'Name').fill('web-public');
    await submit(page, 'Create security group').click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/This name is taken/);
    await expect(field(page, 'Name')).toBeFocused();
    await field(page, 'Name').fill(name);
    await submit(page, 'Create security group').click();
    await expect(form(page).getByText('This does not fit with what is there.')).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue(name);
    await field(page, 'Name').fill(fresh('fail-quota'));
    await submit(page, 'Create security group').click();
    await expect(form(page).getByText('The quota of 0 is used up.')).toBeVisible();
  });
});

test.describe('editing', () => {
  test('from the group’s own page leads back to it; a refusal stays in the form', async ({ page }) => {
    const [name, next] = [fresh('edit'), fresh('edited')];
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await (await cloudOf(page, 'payments-prod')).securityGroup({ name });
    await page.goto(`/compute/security-groups/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await field(page, 'Name').fill('web-public');
    await submit(page, 'Save changes').click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/This name is taken/);
    await field(page, 'Name').fill(fresh('fail-409-update'));
    await submit(page, 'Save changes').click();
    await expect(form(page).getByText('This does not fit with what is there.')).toBeVisible();
    await field(page, 'Name').fill(next);
    await submit(page, 'Save changes').click();
    await expect(toast(page, `Security group ${next} was changed`)).toBeVisible();
    await expect(page).toHaveURL(`/compute/security-groups/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  });

  test('the default group keeps its name, and says so', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/security-groups');
    await page.getByRole('button', { name: 'Actions for default', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/keeps its name/);
    await expect(field(page, 'Name')).not.toBeEditable();
    await field(page, 'Description').fill('For every server');
    await submit(page, 'Save changes').click();
    await expect(row(page, 'default')).toContainText('For every server');
  });
});

test.describe('deleting', () => {
  test('what is used and what is the project’s own say why they cannot go', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/security-groups');
    for (const [name, why] of [
      ['default', 'The default group stays.'],
      ['ledger-db', /ports use it\./],
    ] as const) {
      await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
      const entry = page.getByRole('menuitem', { name: 'Delete' });
      await expect(entry).toBeDisabled();
      await expect(entry).toHaveAccessibleDescription(why);
      await page.keyboard.press('Escape');
    }
  });

  test('one goes with the rules that name it; a refusal stays in the question', async ({ page }) => {
    const [name, other, stays] = [fresh('goes'), fresh('names-it'), fresh('fail-409-delete')];
    await signIn(page, 'user', { project: 'payments-prod' });
    const cloud = await cloudOf(page, 'payments-prod');
    const { id } = await cloud.securityGroup({ name });
    const naming = await cloud.securityGroup({
      name: other,
      security_group_rules: [{ direction: 'ingress', protocol: 'tcp', remote_group_id: id }],
    });
    const { id: standing } = await cloud.securityGroup({ name: stays });
    await page.goto(`/compute/security-groups/${standing}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete security group' }).click();
    await expect(page.getByText('This does not fit with what is there.')).toBeVisible();

    await page.goto(`/compute/security-groups/${naming.id}`);
    await page.getByRole('grid', { name: 'Rules' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete security group' }).click();
    await expect(toast(page, `Security group ${name} was deleted`)).toBeVisible();
    await row(page, other).getByRole('link').click();
    await expect(page.getByText('Nothing is let in.')).toBeVisible();
  });

  test('several want the phrase; what stays is told in one notice, by reason', async ({ page }) => {
    const names = [fresh('bulk'), fresh('fail-409-delete-bulk'), fresh('fail-409-delete-bulk')] as const;
    await signIn(page, 'domainAdministrator', { project: 'data-platform' });
    const cloud = await cloudOf(page, 'data-platform');
    for (const name of names) await cloud.securityGroup({ name });
    await page.goto('/compute/security-groups?search=bulk');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox', { name: 'Type “delete 3” to confirm' }).fill('delete 3');
    await page.keyboard.press('Enter');
    await expect(toast(page, '2 of 3 security groups were not deleted')).toBeVisible();
    await expect(toast(page, 'This does not fit with what is there.')).toContainText(names[1]);
    await expect(row(page, names[0])).toHaveCount(0);
    await expect(row(page, names[1])).toBeVisible();
  });
});

test('a viewer finds groups and no way to change them', async ({ page }) => {
  await signIn(page, 'viewer', { project: 'payments-prod' });
  await page.goto('/compute/security-groups');
  await expect(grid(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create security group' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  await page.goto('/compute/security-groups/add');
  await expect(page.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
});

test('two people: what one makes, changes and deletes shows at the other’s', async ({ page, newPerson }) => {
  const [before, after] = [fresh('live'), fresh('live-renamed')];
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/security-groups');
  await expect(row(page, 'default')).toBeVisible();
  const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
  const cloud = await cloudOf(other, 'payments-prod');
  const { id } = await cloud.securityGroup({ name: before });
  await expect(row(page, before)).toBeVisible(live);
  await cloud.changeSecurityGroup(id, { name: after });
  await expect(row(page, after)).toBeVisible(live);
  await row(page, after).getByRole('link').click();
  await expect(page.getByText('Nothing is let in.')).toBeVisible();
  await cloud.addRule({
    security_group_id: id,
    direction: 'ingress',
    protocol: 'tcp',
    port_range_min: 25,
    port_range_max: 25,
  });
  await expect(page.getByRole('grid', { name: 'Rules' })).toContainText('SMTP', live);
  await cloud.removeSecurityGroup(id);
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
});

test('the second to save is told, and keeps what was typed', async ({ page, newPerson }) => {
  const name = fresh('conflict');
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).securityGroup({ name });
  await page.goto(`/compute/security-groups/${id}/edit`);
  await field(page, 'Description').fill('mine');
  const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
  await (await cloudOf(other, 'payments-prod')).changeSecurityGroup(id, { description: 'theirs' });
  await expect(page.getByText('Somebody else changed this meanwhile')).toBeVisible(live);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await submit(page, 'Save changes').click();
  await expect(row(page, name)).toContainText('mine');
});
