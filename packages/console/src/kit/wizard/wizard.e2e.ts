import type { Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { field, form, listNamed, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, tabTo } from '../../../../../test/journeys/actions.ts';

// What every form in steps does, shown with a network's: only a wizard's own fields and rules are tested beside its resource.

const { grid, row } = listNamed('Networks');
const title = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step, exact: true });
const onwards = (page: Page) => form(page).getByRole('button', { name: /^Next: / });
const steps = (page: Page) => form(page).getByRole('navigation', { name: 'Steps' });
const step = (page: Page, name: string) => steps(page).getByRole('listitem').filter({ hasText: name });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });

test('a wizard that was begun asks before it is left, whichever way, and the list keeps its filters; by keyboard alone each step is left when it is right, said aloud, summed up and changed', async ({
  page,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  const list = '/compute/networks?search=prod';
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(list);
  await page.getByRole('button', { name: 'Create network' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create network' })).toBeFocused();
  await submit(page, 'Cancel').click();
  await expect(page).toHaveURL(list);
  await expect(grid(page)).toBeVisible();

  await page.getByRole('button', { name: 'Create network' }).click();
  await field(page, 'Name').fill('half');
  await onwards(page).click();
  await expect(title(page, 'IPv4 subnet')).toBeFocused();
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
  await expect(page).toHaveURL(list);
  await expect(form(page)).toHaveCount(0);

  const name = fresh('keys');
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL('/compute/networks');
  await tabTo(page, page.getByRole('button', { name: 'Create network' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create network' })).toBeFocused();
  await expect(page).toHaveURL('/compute/networks/add');

  await test.step('a step says what is not right', async () => {
    await field(page, 'MTU').fill('1499');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Required\./);
    await expect(form(page).getByText('2 fields need attention')).toBeVisible();
    await form(page).getByRole('button', { name: 'MTU', exact: true }).press('Enter');
    await expect(field(page, 'MTU')).toBeFocused();
    await expect(field(page, 'MTU')).toHaveAccessibleDescription(/Must be between 1500 and 9000/);
    await field(page, 'MTU').fill('9000');
    await expect(form(page).getByText('1 field needs attention')).toBeVisible();
    await field(page, 'Name').fill(name);
    await expect(form(page).getByRole('alert')).toHaveCount(0);
  });

  await page.keyboard.press('Enter');
  await expect(title(page, 'IPv4 subnet')).toBeFocused();
  await expect(page).toHaveURL('/compute/networks/add?step=v4');
  await expect(page.getByRole('status').filter({ hasText: 'Step' })).toHaveText('Step 2 of 4: IPv4 subnet');
  await tabTo(page, field(page, 'CIDR'));
  await page.keyboard.type('10.91.0.0/24');
  await page.keyboard.press('Enter');
  await expect(title(page, 'IPv6 subnet')).toBeFocused();
  await expect(step(page, 'Network')).toContainText(name);
  await expect(step(page, 'IPv4 subnet')).toContainText('10.91.0.0/24');
  await expect(summary(page)).toContainText('10.91.0.0/24');
  await tabTo(page, onwards(page));
  await page.keyboard.press('Enter');
  await expect(title(page, 'Review')).toBeFocused();

  await test.step('a step is changed from the review', async () => {
    await form(page).getByRole('link', { name: 'Change: IPv4 subnet' }).press('Enter');
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
    await field(page, 'CIDR').fill('10.97.1.0/24');
    await step(page, 'Review').getByRole('link').click();
    await expect(form(page).getByRole('region', { name: 'IPv4 subnet' })).toContainText('10.97.1.1');
  });

  await tabTo(page, submit(page, 'Create network'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Networks' })).toBeFocused();
  await expect(toast(page, `Network ${name} was created`)).toBeVisible();
  await expect(row(page, name)).toContainText('10.97.1.0/24');
});

// spec: form.wizard.step, spec: form.server-problems
test('a step is one entry of the browser’s history, and stays shut forwards while something is wrong, also for a link; what the server refuses opens the step it belongs to, at its field, or is said where it was sent from', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/networks/add?step=review');
  await expect(title(page, 'Network')).toBeVisible();
  await expect(page).toHaveURL('/compute/networks/add');
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await expect(step(page, 'Network')).toHaveAttribute('aria-current', 'step');
  await expect(steps(page).getByRole('link')).toHaveCount(0);

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
  await expect(field(page, 'CIDR')).toHaveAccessibleDescription(/Enter a network in CIDR notation/);
  await expect(page).toHaveURL('/compute/networks/add?step=v4');
  await step(page, 'IPv6 subnet').getByRole('link').click();
  await expect(title(page, 'IPv4 subnet')).toBeVisible();

  await test.step('a step that is not needed is skipped; one with a problem says so in the list of steps', async () => {
    await field(page, 'CIDR').fill('');
    await onwards(page).click();
    await expect(title(page, 'IPv6 subnet')).toBeFocused();
    await expect(step(page, 'IPv4 subnet')).toContainText('Skipped');
    await onwards(page).click();
    await expect(field(page, 'CIDR')).toBeFocused();
    await step(page, 'IPv4 subnet').getByRole('link').click();
    await expect(step(page, 'IPv6 subnet')).toContainText('Needs attention');
    await field(page, 'CIDR').fill('10.95.1.0/24');
    await expect(step(page, 'IPv6 subnet')).not.toContainText('Needs attention');
  });

  const name = fresh('prod-core');
  await step(page, 'Network').getByRole('link').click();
  await field(page, 'Name').fill('fail-name-core');
  await step(page, 'IPv6 subnet').getByRole('link').click();
  await expect(title(page, 'IPv6 subnet')).toBeVisible();
  await onwards(page).click();
  await expect(title(page, 'Review')).toBeVisible();
  await submit(page, 'Create network').click();
  await expect(title(page, 'Network')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/This name is already in use/);
  // The form itself has nothing against the name: whoever goes on is told by the list of steps.
  await onwards(page).click();
  await expect(step(page, 'Network')).toContainText('Needs attention');
  await step(page, 'Network').getByRole('link').click();

  await field(page, 'Name').fill(fresh('fail-500'));
  await expect(form(page).getByText('This name is already in use')).toHaveCount(0);
  await step(page, 'Review').getByRole('link').click();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await submit(page, 'Create network').click();
  await expect(form(page).getByText(/^Server error\. /)).toBeVisible();
  await expect(title(page, 'Review')).toBeVisible();
  await form(page).getByRole('link', { name: 'Change: Network' }).click();
  await field(page, 'Name').fill(name);
  await step(page, 'Review').getByRole('link').click();
  await submit(page, 'Create network').click();
  await expect(row(page, name)).toBeVisible();
});

test('it has the room of the section menu as long as it is open; on a phone the summary is a line, and nothing is lost behind it', async ({
  page,
}) => {
  const [name, address] = [fresh('phone'), '/compute/networks/add'];
  const menu = page.getByRole('navigation', { name: 'Compute' });
  const select = page.getByRole('combobox', { name: 'Go to' });
  await signIn(page, 'user', { project: 'payments-prod' });
  for (const [width, way] of [
    [1440, menu],
    [1000, select],
  ] as const) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await (width === 1440 ? page.goto(address) : goOn(page, address));
      await expect(title(page, 'Network')).toBeVisible();
      await expect(menu).toBeHidden();
      await expect(select).toBeHidden();
      expect((await page.getByRole('main').boundingBox())?.x).toBeLessThan(100);
      await submit(page, 'Cancel').click();
      await expect(way).toBeVisible();
    });
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await goOn(page, address);
  await expect(summary(page).getByText('MTU')).toBeHidden();
  await field(page, 'Name').fill(name);
  await onwards(page).click();
  await expect(title(page, 'IPv4 subnet')).toBeFocused();
  const fold = form(page).getByRole('button', { name: /^Summary/ });
  await expect(fold).toContainText(name);
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(summary(page).getByText('MTU')).toBeVisible();
  await fold.click();
  // Behind the line nothing is lost: what gets the focus comes out.
  const dns = form(page).getByRole('combobox', { name: 'DNS servers' });
  await dns.focus();
  const line = await summary(page).boundingBox();
  const last = await dns.boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
  await field(page, 'CIDR').fill('10.98.0.0/24');
  await onwards(page).click();
  await onwards(page).click();
  await expect(title(page, 'Review')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const link of await form(page).getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await submit(page, 'Create network').click();
  await expect(toast(page, `Network ${name} was created`)).toBeVisible();
});
