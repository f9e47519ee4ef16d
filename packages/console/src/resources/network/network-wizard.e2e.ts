import type { Page } from '@playwright/test';
import { field, form, listNamed, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, tabTo } from '../../../../../test/journeys/hands.ts';

const { grid, row } = listNamed('Networks');
const title = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step, exact: true });
const onwards = (page: Page) => form(page).getByRole('button', { name: /^Next: / });
const steps = (page: Page) => form(page).getByRole('navigation', { name: 'Steps' });
const step = (page: Page, name: string) => steps(page).getByRole('listitem').filter({ hasText: name });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });

async function openWizard(page: Page, query = '') {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`/compute/networks/add${query}`);
  await expect(title(page, 'Network')).toBeVisible();
}

/** To the last step, with an IPv4 subnet. */
async function goToReview(page: Page, name: string, cidr: string) {
  await field(page, 'Name').fill(name);
  await onwards(page).click();
  await field(page, 'CIDR').fill(cidr);
  await onwards(page).click();
  await expect(title(page, 'IPv6 subnet')).toBeVisible();
  await onwards(page).click();
  await expect(title(page, 'Review')).toBeVisible();
}

test.describe('a new network', () => {
  test('with an IPv4 and an IPv6 subnet; a suggestion is taken with one press', async ({ page }) => {
    const name = fresh('checkout');
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks');
    await page.getByRole('button', { name: 'Create network' }).click();
    await expect(page).toHaveURL('/compute/networks/add');
    await expect(page.getByRole('heading', { level: 1, name: 'Create network' })).toBeFocused();
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

    await field(page, 'CIDR').fill('fd00:90:4::/64');
    await onwards(page).click();
    await expect(step(page, 'Network')).toContainText(name);
    await expect(step(page, 'IPv4 subnet')).toContainText('10.90.4.0/24');
    await expect(summary(page)).toContainText('fd00:90:4::/64');
    const v4 = form(page).getByRole('region', { name: 'IPv4 subnet' });
    await expect(v4).toContainText('10.90.4.100 – 10.90.4.200');
    await expect(v4).toContainText('10.20.0.53');
    await expect(form(page).getByRole('region', { name: 'IPv6 subnet' })).toContainText('SLAAC');
    await submit(page, 'Create network').click();

    await expect(toast(page, `Network ${name} was created`)).toBeVisible();
    await expect(page).toHaveURL('/compute/networks');
    await expect(row(page, name)).toContainText('10.90.4.0/24, fd00:90:4::/64');
  });

  test('by keyboard alone', async ({ page }) => {
    const name = fresh('keys');
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks');
    await expect(grid(page).getByRole('link').first()).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Create network' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Create network' })).toBeFocused();
    await tabTo(page, field(page, 'Name'));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Step' })).toHaveText('Step 2 of 4: IPv4 subnet');
    await tabTo(page, field(page, 'CIDR'));
    await page.keyboard.type('10.91.0.0/24');
    await page.keyboard.press('Enter');
    await expect(title(page, 'IPv6 subnet')).toBeFocused();
    await tabTo(page, onwards(page));
    await page.keyboard.press('Enter');
    await expect(title(page, 'Review')).toBeFocused();
    await tabTo(page, submit(page, 'Create network'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Networks' })).toBeFocused();
    await expect(grid(page).getByRole('link', { name })).toBeVisible();
  });

  test('without address management needs no subnets: their steps say why and are passed over', async ({ page }) => {
    const name = fresh('bare');
    await openWizard(page);
    await field(page, 'Name').fill(name);
    await form(page).getByRole('switch', { name: 'IP address management' }).press('Space');
    await expect(step(page, 'IPv4 subnet')).toContainText('Needs IP address management');
    await expect(step(page, 'IPv6 subnet')).toContainText('Needs IP address management');
    await form(page).getByRole('button', { name: 'Next: Review' }).click();
    await expect(title(page, 'Review')).toBeFocused();
    await submit(page, 'Back').click();
    await expect(title(page, 'Network')).toBeFocused();
    await onwards(page).click();
    await submit(page, 'Create network').click();
    await expect(row(page, name)).toBeVisible();
  });
});

test.describe('a step', () => {
  test('is left forwards only when it is right, and says what is not', async ({ page }) => {
    await openWizard(page);
    await field(page, 'MTU').fill('1499');
    await onwards(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Fill this in/);
    await expect(form(page).getByText('2 fields need attention')).toBeVisible();
    await form(page).getByRole('button', { name: 'MTU', exact: true }).click();
    await expect(field(page, 'MTU')).toBeFocused();
    await field(page, 'MTU').fill('9000');
    await expect(form(page).getByText('1 field needs attention')).toBeVisible();
    await field(page, 'Name').fill('web');
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await onwards(page).click();
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
  });

  test('of IPv6 is where a network without any subnet is refused', async ({ page }) => {
    await openWizard(page);
    await field(page, 'Name').fill(fresh('none'));
    await onwards(page).click();
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
    await onwards(page).click();
    await expect(title(page, 'IPv6 subnet')).toBeFocused();
    await expect(step(page, 'IPv4 subnet')).toContainText('Skipped');
    await onwards(page).click();
    await expect(field(page, 'CIDR')).toBeFocused();
    await expect(field(page, 'CIDR')).toHaveAccessibleDescription(/Enter an IPv4 or an IPv6 subnet/);
    await step(page, 'IPv4 subnet').getByRole('link').click();
    await expect(step(page, 'IPv6 subnet')).toContainText('Needs attention');
    await field(page, 'CIDR').fill('10.95.1.0/24');
    await expect(step(page, 'IPv6 subnet')).not.toContainText('Needs attention');
  });

  test('further on opens the first that has a problem, when a link leads there', async ({ page }) => {
    await openWizard(page, '?step=review');
    await expect(page).toHaveURL('/compute/networks/add');
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await expect(step(page, 'Network')).toHaveAttribute('aria-current', 'step');
    await expect(steps(page).getByRole('link')).toHaveCount(0);
  });

  test('is one entry of the browser’s history, and stays shut forwards while something is wrong', async ({ page }) => {
    await openWizard(page);
    await field(page, 'Name').fill('web');
    await onwards(page).click();
    await field(page, 'CIDR').fill('10.96.0.0/24');
    await onwards(page).click();
    await expect(title(page, 'IPv6 subnet')).toBeFocused();
    await page.goBack();
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
    await expect(field(page, 'CIDR')).toHaveValue('10.96.0.0/24');
    await submit(page, 'Back').click();
    await expect(title(page, 'Network')).toBeFocused();
    await expect(page).toHaveURL('/compute/networks/add');
    await page.goForward();
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
    await field(page, 'CIDR').fill('10.96');
    await page.goForward();
    await expect(field(page, 'CIDR')).toBeFocused();
    await expect(field(page, 'CIDR')).toHaveAccessibleDescription(/not a network in CIDR form/);
    await expect(page).toHaveURL('/compute/networks/add?step=v4');
    await step(page, 'IPv6 subnet').getByRole('link').click();
    await expect(title(page, 'IPv4 subnet')).toBeVisible();
    await field(page, 'CIDR').fill('10.96.0.0/24');
    await step(page, 'IPv6 subnet').getByRole('link').click();
    await expect(title(page, 'IPv6 subnet')).toBeFocused();
  });

  test('can be changed from the review', async ({ page }) => {
    await openWizard(page);
    await goToReview(page, fresh('change'), '10.97.0.0/24');
    await form(page).getByRole('link', { name: 'Change: IPv4 subnet' }).click();
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
    await field(page, 'CIDR').fill('10.97.1.0/24');
    await step(page, 'Review').getByRole('link').click();
    await expect(form(page).getByRole('region', { name: 'IPv4 subnet' })).toContainText('10.97.1.1');
  });
});

test.describe('what the server refuses', () => {
  test('opens the step it belongs to, at its field', async ({ page }) => {
    const name = fresh('prod-core');
    await openWizard(page);
    await goToReview(page, 'prod-core', '10.93.0.0/24');
    await submit(page, 'Create network').click();
    await expect(title(page, 'Network')).toBeVisible();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/This name is taken/);
    await expectAccessible(page);
    // The form itself has nothing against the name: whoever goes on is told by the list of steps.
    await onwards(page).click();
    await expect(step(page, 'Network')).toContainText('Needs attention');
    await step(page, 'Network').getByRole('link').click();
    await field(page, 'Name').fill(name);
    await expect(form(page).getByText('This name is taken')).toHaveCount(0);
    await step(page, 'Review').getByRole('link').click();
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await submit(page, 'Create network').click();
    await expect(row(page, name)).toBeVisible();
  });

  test('and belongs to no field is said where it was sent from', async ({ page }) => {
    await openWizard(page);
    await goToReview(page, fresh('fail-500'), '10.94.0.0/24');
    await submit(page, 'Create network').click();
    await expect(form(page).getByText('The server has a fault.')).toBeVisible();
    await expect(title(page, 'Review')).toBeVisible();
    await form(page).getByRole('link', { name: 'Change: Network' }).click();
    await field(page, 'Name').fill(fresh('fail-quota'));
    await step(page, 'Review').getByRole('link').click();
    await submit(page, 'Create network').click();
    await expect(form(page).getByText('The quota of 0 is used up.')).toBeVisible();
  });
});

test.describe('leaving', () => {
  test('a wizard that was begun asks first, whichever way; the list keeps its filters', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks?search=prod');
    await page.getByRole('button', { name: 'Create network' }).click();
    await field(page, 'Name').fill('half');
    await onwards(page).click();
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await submit(page, 'Cancel').click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(title(page, 'IPv4 subnet')).toBeVisible();

    await page.goBack();
    await expect(field(page, 'Name')).toHaveValue('half');
    await page.goBack();
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'Name')).toHaveValue('half');
    await submit(page, 'Close').click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/compute/networks?search=prod');
    await expect(form(page)).toHaveCount(0);
  });

  test('one in which nothing was written asks nothing', async ({ page }) => {
    await openWizard(page);
    await submit(page, 'Cancel').click();
    await expect(page).toHaveURL('/compute/networks');
    await expect(grid(page)).toBeVisible();
  });
});
