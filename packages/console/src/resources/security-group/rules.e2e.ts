import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, submit, toast, toasts } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick, pickFilter } from '../../../../../test/journeys/actions.ts';

const rules = (page: Page) => page.getByRole('grid', { name: 'Rules' });
const incoming = (page: Page) => rules(page).getByRole('row').filter({ hasText: 'Incoming' });
const outgoing = (page: Page) => rules(page).getByRole('row').filter({ hasText: 'Outgoing' });
const choose = (page: Page, label: string, option: string) =>
  form(page).getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });

async function aGroup(page: Page) {
  const name = fresh('rules');
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).securityGroup({ name });
  await page.goto(`/compute/security-groups/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { id, name };
}

const add = async (page: Page) => {
  // The rule before may show while its form is on its way out.
  await expect(form(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Add rule' }).click();
  await expect(form(page)).toBeVisible();
};

// spec: security-group.rule.warning, spec: security-group.rule.direction
test('nothing is chosen until somebody does, SSH from everybody is warned of, the same once more is refused; a range, a type of ICMP, a protocol by its number; a group is named, and leads to its page', async ({
  page,
}) => {
  await aGroup(page);
  const what = form(page).getByRole('combobox', { name: 'What' });
  const warning = form(page).getByText('Any address can connect to SSH.');
  await add(page);
  await submit(page, 'Add rule').click();
  await expect(what).toHaveAccessibleDescription(/Fill in this field/);
  await expect(what).toBeFocused();
  await choose(page, 'What', 'SSH');
  await expect(warning).toHaveCount(0);
  await choose(page, 'From', 'Everybody');
  await expect(warning).toBeVisible();
  await submit(page, 'Add rule').click();
  await expect(toast(page, 'Rule SSH from Everybody, IPv4 was added')).toBeVisible();
  await expect(incoming(page).filter({ hasText: 'SSH' })).toBeVisible();
  await add(page);
  await choose(page, 'What', 'SSH');
  await choose(page, 'From', 'Everybody');
  await submit(page, 'Add rule').click();
  await expect(what).toHaveAccessibleDescription(/The group has this rule already/);
  await expect(what).toBeFocused();
  await choose(page, 'What', 'PostgreSQL');
  await choose(page, 'From', 'A security group');
  const group = form(page).getByRole('combobox', { name: 'Security group' });
  await expect(group).toHaveAccessibleDescription(/Fill in this field/);
  await pick(page, 'Security group', 'web-public');
  await submit(page, 'Add rule').click();
  await expect(incoming(page).filter({ hasText: 'PostgreSQL' })).toBeVisible();
  await test.step('a range of ports for a network, and an offer to mend it', async () => {
    await add(page);
    await choose(page, 'What', 'Something else');
    await field(page, 'Ports').fill('8080-8000');
    await choose(page, 'From', 'A network or an address');
    await field(page, 'Network or address').fill('10.20.0.1/16');
    await submit(page, 'Add rule').click();
    await expect(field(page, 'Ports')).toHaveAccessibleDescription(/such as 8000-8080/);
    await field(page, 'Ports').fill('8000-8080');
    await submit(page, 'Use 10.20.0.0/16').click();
    await submit(page, 'Add rule').click();
    await expect(incoming(page).filter({ hasText: '8000–8080' })).toContainText('10.20.0.0/16');
  });
  await test.step('a type of ICMP in IPv6', async () => {
    await add(page);
    await form(page).getByRole('radio', { name: 'IPv6' }).click();
    await choose(page, 'What', 'Something else');
    await choose(page, 'Protocol', 'ICMP');
    await choose(page, 'From', 'Everybody');
    await field(page, 'Code').fill('0');
    await submit(page, 'Add rule').click();
    await expect(field(page, 'Type')).toHaveAccessibleDescription(/A code needs a type/);
    await field(page, 'Type').fill('128');
    await submit(page, 'Add rule').click();
    await expect(incoming(page).filter({ hasText: 'ICMPv6' })).toContainText('128/0');
  });
  await test.step('a protocol by its number, outwards', async () => {
    await add(page);
    await form(page).getByRole('radio', { name: 'Outgoing' }).click();
    await choose(page, 'What', 'Something else');
    await choose(page, 'Protocol', 'Another, by its number');
    await choose(page, 'To', 'Everybody');
    await field(page, 'Protocol number').fill('300');
    await submit(page, 'Add rule').click();
    await expect(field(page, 'Protocol number')).toHaveAccessibleDescription(/0 to 255/);
    await field(page, 'Protocol number').fill('89');
    await submit(page, 'Add rule').click();
    await expect(outgoing(page).filter({ hasText: '89' })).toBeVisible();
  });
  await incoming(page).getByRole('link', { name: 'web-public' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'web-public' })).toBeVisible();
});

test('rules are found, sorted, taken away one by one and together; what stays is named, and none left means something', async ({
  page,
}) => {
  const { id, name } = await aGroup(page);
  const cloud = await cloudOf(page, 'payments-prod');
  const tcp = (port: number) =>
    ({ direction: 'ingress', protocol: 'tcp', port_range_min: port, port_range_max: port }) as const;
  await cloud.addRule({
    security_group_id: id,
    ...tcp(22),
    remote_ip_prefix: '10.9.0.0/16',
    description: 'For the bastion',
  });
  await cloud.addRule({ security_group_id: id, ...tcp(443) });
  await cloud.addRule({ security_group_id: id, ...tcp(5432), description: 'fail-409-delete-x' });
  await expect(incoming(page)).toHaveCount(3);

  await test.step('few rules have no tools of a page, and those of an address are there while it has a choice', async () => {
    const search = page.getByRole('searchbox', { name: 'Search: What, Protocol' });
    await expect(search).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Export as CSV' })).toHaveCount(0);
    await page.goto(`/compute/security-groups/${id}?search=bastion`);
    await expect(rules(page).getByRole('row')).toHaveCount(2);
    await search.fill('10.9.');
    await expect(incoming(page).filter({ hasText: 'SSH' })).toBeVisible();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('group', { name: 'Direction' }).getByRole('checkbox', { name: 'Incoming' }).check();
    await page.getByRole('group', { name: 'Protocol', exact: true }).getByRole('checkbox', { name: 'TCP' }).check();
    await page.keyboard.press('Escape');
    await search.fill('');
  });
  await expect(rules(page).getByRole('row')).toHaveCount(4);
  await rules(page).getByRole('button', { name: 'Ports' }).click();
  await expect(page).toHaveURL(/direction=.*ingress.*&protocol=.*tcp.*&sort=ports%3Aasc$/);
  await page.reload();
  await expect(rules(page).getByRole('row').nth(1)).toContainText('SSH');
  await expect(rules(page).getByRole('row').nth(3)).toContainText('PostgreSQL');

  // The form is opened over what was chosen, which is still there after it.
  await add(page);
  await submit(page, 'Cancel').click();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(/direction=.*ingress/);

  await test.step('one is asked for by what it says', async () => {
    await page.getByRole('button', { name: 'Actions for HTTPS from Everybody, IPv4' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete the rule HTTPS from Everybody, IPv4?' })).toBeVisible();
    await expect(page.getByText('HTTPS from Everybody, IPv4').last()).toBeVisible();
    await page.getByRole('button', { name: 'Delete rule' }).click();
    await expect(toast(page, 'Rule HTTPS from Everybody, IPv4 was deleted')).toBeVisible();
    await expect(incoming(page)).toHaveCount(2);
  });
  const everyRow = page.getByRole('checkbox', { name: 'Select all rows on this page' });
  const phrase = page.getByRole('textbox', { name: 'Type “delete 2” to confirm' });
  await test.step('several, of which one stays', async () => {
    await everyRow.check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete 2 rules?' })).toBeVisible();
    await phrase.fill('delete 2');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Rules not deleted: 1 of 2')).toBeVisible();
    await expect(toasts(page)).toContainText('ingress IPv4 tcp 5432');
    await expect(incoming(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto(`/compute/security-groups/${id}?direction=egress&ethertype=IPv6`);
    await expect(rules(page).getByRole('row')).toHaveCount(2);
  });
  await test.step('all: what that means is said', async () => {
    const { id: other } = await cloud.securityGroup({ name: fresh('bare') });
    await page.goto(`/compute/security-groups/${other}`);
    await everyRow.check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await phrase.fill('delete 2');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Rules deleted: 2')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No rules' })).toBeVisible();
    await expect(page.getByText('Nothing is let in, and nothing is let out.')).toBeVisible();
  });
});

test('what has a group is listed: searched, filtered and sorted by the server', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id, ports_count: count } = await cloud.securityGroupNamed('ledger-db');
  await page.goto(`/compute/security-groups/${id}`);
  await page.getByRole('link', { name: `Used by ${count}` }).click();
  await expect(page).toHaveURL(`/compute/security-groups/${id}/ports`);
  const used = page.getByRole('grid', { name: 'Used by' });
  await expect(used.getByRole('row')).toHaveCount(count + 1);
  await page.goto(`/compute/security-groups/${id}/ports?search=ledger-db-01`);
  await expect(page.getByRole('searchbox', { name: 'Search by name, MAC or IP address' })).toHaveValue('ledger-db-01');
  await expect(used.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await pickFilter(page, 'Network', 'db-replication');
  await page.keyboard.press('Escape');
  await expect(used.getByRole('row')).toHaveCount(2);
  await expect(used).toContainText('172.16.4.');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('db-replication');
  await expect(used.getByRole('row')).toHaveCount(2);
  const all = await cloud.securityGroupNamed('default');
  await page.goto(`/compute/security-groups/${all.id}/ports?page=2`);
  await expect(page.getByText(`21–40 of ${all.ports_count}`)).toBeVisible();
  await used.getByRole('button', { name: 'Status' }).click();
  await expect(page.getByText(`1–20 of ${all.ports_count}`)).toBeVisible();
  await expect(used.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goto(`/compute/security-groups/${id}`);
  await page.getByRole('main').getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('region', { name: 'Properties' })).toContainText('Databases of the ledger');
});
