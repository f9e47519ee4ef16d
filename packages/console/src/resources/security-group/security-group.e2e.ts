import type { Page } from '@playwright/test';
import { field, form, listNamed, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../test/journeys/actions.ts';

// What is wrong with a rule, what each choice sends, what it says and which services it opens to everybody are tables: rule.form.test.ts.

const { row } = listNamed('Security groups');
const rules = (page: Page, direction: string) =>
  page.getByRole('grid', { name: 'Rules' }).getByRole('row').filter({ hasText: direction });
const choose = (page: Page, label: string, option: string) =>
  form(page).getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });

const add = async (page: Page) => {
  // The rule before may show while its form is on its way out.
  await expect(form(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Add rule' }).click();
  await expect(form(page)).toBeVisible();
};

// spec: security-group.rule.warning, spec: security-group.rule.direction
test('one is made with two services, from one network only; its rules name services, ranges, types, numbers and groups, and SSH from everybody is warned of', async ({
  page,
}) => {
  const name = fresh('shop');
  const incoming = rules(page, 'Inbound');
  const warning = form(page).getByText('Any address can connect to SSH.');
  await signIn(page, 'user', { project: 'payments-prod' });

  await test.step('it is made', async () => {
    await page.goto('/compute/security-groups/add');
    await field(page, 'Name').fill('Default');
    await field(page, 'Description').fill('The shop');
    await pick(page, 'Allow inbound', 'HTTPS');
    await expect(warning).toHaveCount(0);
    await pick(page, 'Allow inbound', 'SSH');
    await page.keyboard.press('Escape');
    await expect(warning).toBeVisible();
    await field(page, 'Source').fill('203.0.113.5/24');
    await expect(warning).toHaveCount(0);
    await submit(page, 'Create security group').click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/reserved/);
    await field(page, 'Name').fill(name);
    await submit(page, 'Use 203.0.113.0/24').click();
    await submit(page, 'Create security group').click();
    await expect(toast(page, `Security group ${name} was created`)).toBeVisible();
    await expect(row(page, name)).toContainText('The shop');
    await row(page, name).getByRole('link').first().click();
    await expect(incoming.filter({ hasText: 'HTTPS' })).toContainText('203.0.113.0/24');
    await expect(incoming).toHaveCount(2);
    await expect(rules(page, 'Outbound')).toHaveCount(2);
  });

  await test.step('nothing is chosen until somebody does; the same once more is refused; a group is named', async () => {
    const what = form(page).getByRole('combobox', { name: 'Service' });
    await add(page);
    await submit(page, 'Add rule').click();
    await expect(what).toHaveAccessibleDescription(/Required\./);
    await choose(page, 'Service', 'SSH');
    await expect(warning).toHaveCount(0);
    await choose(page, 'Source', 'Anywhere');
    await expect(warning).toBeVisible();
    await submit(page, 'Add rule').click();
    await expect(toast(page, 'Rule SSH from Anywhere, IPv4 was added')).toBeVisible();
    await expect(incoming.filter({ hasText: 'SSH' })).toHaveCount(2);
    await add(page);
    await choose(page, 'Service', 'SSH');
    await choose(page, 'Source', 'Anywhere');
    await submit(page, 'Add rule').click();
    await expect(what).toHaveAccessibleDescription(/This security group already has this rule/);
    await expect(what).toBeFocused();
    await choose(page, 'Service', 'PostgreSQL');
    await choose(page, 'Source', 'Security group');
    await pick(page, 'Security group', 'web-public');
    await submit(page, 'Add rule').click();
    await expect(incoming.filter({ hasText: 'PostgreSQL' })).toBeVisible();
  });

  await test.step('a range of ports, a type of ICMP, or a protocol by its number, either way; an offer mends a network', async () => {
    await add(page);
    await form(page).getByRole('radio', { name: 'Outbound' }).click();
    await expect(form(page).getByRole('combobox', { name: 'Destination', exact: true })).toBeVisible();
    await form(page).getByRole('radio', { name: 'Inbound' }).click();
    await expect(form(page).getByRole('radio', { name: 'IPv6' })).toBeVisible();
    await choose(page, 'Service', 'Custom');
    await choose(page, 'Protocol', 'ICMP');
    for (const label of ['Type', 'Code']) await expect(field(page, label)).toBeVisible();
    await expect(field(page, 'Ports')).toHaveCount(0);
    await choose(page, 'Protocol', 'Other protocol');
    await expect(field(page, 'Protocol number')).toBeVisible();
    await choose(page, 'Protocol', 'TCP');
    await field(page, 'Ports').fill('8000-8080');
    await choose(page, 'Source', 'Network or address');
    await field(page, 'Network or address').fill('10.20.0.1/16');
    await field(page, 'Network or address').blur();
    await submit(page, 'Use 10.20.0.0/16').click();
    await submit(page, 'Add rule').click();
    await expect(incoming.filter({ hasText: '8000–8080' })).toContainText('10.20.0.0/16');
  });

  await incoming.getByRole('link', { name: 'web-public' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'web-public' })).toBeVisible();
});
