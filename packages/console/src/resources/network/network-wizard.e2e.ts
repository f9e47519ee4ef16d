import type { Page } from '@playwright/test';
import { field, form, listNamed, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

// What steps do is shown in the kit (kit/wizard), with this very form; here is what these steps ask.

const { row } = listNamed('Networks');
const title = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step, exact: true });
const onwards = (page: Page) => form(page).getByRole('button', { name: /^Next: / });
const step = (page: Page, name: string) =>
  form(page).getByRole('navigation', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });

test('with an IPv4 and an IPv6 subnet, where a suggestion is taken with one press; then without any', async ({
  page,
}) => {
  const name = fresh('checkout');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/networks');
  await page.getByRole('button', { name: 'Create network' }).click();
  await expect(page).toHaveURL('/compute/networks/add');
  await expect(form(page).getByText('Private, in payments-prod')).toBeVisible();

  await field(page, 'Name').fill(name);
  await onwards(page).click();
  await expect(page).toHaveURL('/compute/networks/add?step=v4');
  await field(page, 'CIDR').fill('10.90.4.7/24');
  await field(page, 'CIDR').blur();
  await expect(form(page).getByText('Not the network address.')).toBeVisible();
  await form(page).getByRole('button', { name: 'Use 10.90.4.0/24' }).click();
  await expect(field(page, 'CIDR')).toHaveValue('10.90.4.0/24');
  await expect(form(page).getByText('Usable addresses: 254')).toBeVisible();
  await expect(field(page, 'Gateway')).toHaveAttribute('placeholder', '10.90.4.1');
  await form(page).getByRole('button', { name: 'Add pool' }).click();
  await field(page, 'Start of pool 1').fill('10.90.4.100');
  await field(page, 'End of pool 1').fill('10.90.4.200');
  const dns = form(page).getByRole('combobox', { name: 'DNS servers' });
  await dns.fill('10.20.0.53');
  await dns.press('Enter');
  await onwards(page).click();

  await expect(page).toHaveURL('/compute/networks/add?step=v6');
  // Both steps have a field of this name, and the address is there before the step is drawn.
  await expect(title(page, 'IPv6 subnet')).toBeFocused();
  await field(page, 'CIDR').fill('fd00:90:4::/64');
  await onwards(page).click();
  await expect(step(page, 'Network')).toContainText(name);
  await expect(step(page, 'IPv4 subnet')).toContainText('10.90.4.0/24');
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('fd00:90:4::/64');
  const v4 = form(page).getByRole('region', { name: 'IPv4 subnet' });
  await expect(v4).toContainText('10.90.4.100 – 10.90.4.200');
  await expect(v4).toContainText('10.20.0.53');
  await expect(form(page).getByRole('region', { name: 'IPv6 subnet' })).toContainText('SLAAC');
  await submit(page, 'Create network').click();

  await expect(toast(page, `Network ${name} was created`)).toBeVisible();
  await expect(page).toHaveURL('/compute/networks');
  await expect(row(page, name)).toContainText('fd00:90:4::/64');

  await test.step('without any subnet it is refused at IPv6, which says how to mend it; without address management it needs none, and their steps say why', async () => {
    const bare = fresh('bare');
    await page.getByRole('button', { name: 'Create network' }).click();
    await field(page, 'Name').fill(bare);
    await onwards(page).click();
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
    await expect(
      form(page).getByText('Without a CIDR the network has no IPv4 subnet and then needs an IPv6 one.'),
    ).toBeVisible();
    await onwards(page).click();
    await expect(title(page, 'IPv6 subnet')).toBeFocused();
    await expect(step(page, 'IPv4 subnet')).toContainText('Skipped');
    await onwards(page).click();
    await expect(field(page, 'CIDR')).toBeFocused();
    await expect(field(page, 'CIDR')).toHaveAccessibleDescription(/Enter an IPv4 or an IPv6 subnet/);
    await expect(form(page).getByText('This network has no subnet yet')).toBeVisible();
    // A person's press lasts, and nothing may come above the button meanwhile.
    await form(page).getByRole('button', { name: 'Enter an IPv4 subnet' }).click({ delay: 250 });
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
    await expect(step(page, 'IPv6 subnet')).toContainText('Needs attention');
    await field(page, 'CIDR').fill('10.95.1.0/24');
    await expect(step(page, 'IPv6 subnet')).not.toContainText('Needs attention');
    await onwards(page).click();
    await expect(title(page, 'IPv6 subnet')).toBeFocused();
    await expect(form(page).getByText('This network has no subnet yet')).toHaveCount(0);
    await page.goBack();
    await field(page, 'CIDR').fill('');
    await onwards(page).click();
    await form(page).getByRole('button', { name: 'Turn off IP address management' }).click();
    await expect(title(page, 'Review')).toBeFocused();
    await expect(step(page, 'IPv4 subnet')).toContainText('Needs IP address management');
    await expect(step(page, 'IPv6 subnet')).toContainText('Needs IP address management');
    await submit(page, 'Back').click();
    await expect(title(page, 'Network')).toBeFocused();
    await onwards(page).click();
    await submit(page, 'Create network').click();
    await expect(row(page, bare)).toBeVisible();
  });
});
