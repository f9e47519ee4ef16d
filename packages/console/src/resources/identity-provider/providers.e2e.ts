import type { Page } from '@playwright/test';
import { form, listNamed, picker, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { setGroup, startDirectory } from '../../../../../test/journeys/identity.ts';

const path = '/settings/identity-providers';
const { row } = listNamed('Identity providers');
const grace = { uid: 'grace.hopper', name: 'Grace Hopper', password: 'Cobol-1959' };

const text = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add identity provider' }).first();

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an administrator adds a directory, tries it and enables it, and somebody signs in', async ({
  page,
  newPerson,
  browser,
  console,
}) => {
  const { slapd, stop } = await startDirectory([grace]);
  test.info().skip(slapd === null, 'slapd is not installed');
  if (!slapd) return;
  try {
    await setGroup(slapd, 'operators', [grace.uid]);
    await signIn(page, 'domainAdministrator', { project: 'payments-prod' });
    await page.goto(path);
    await expect(page.getByText('No identity providers')).toBeVisible();

    await addButton(page).click();
    await form(page).getByRole('radio', { name: 'Directory (LDAP)' }).click();
    await text(page, 'Name').fill('Directory');
    await submit(page, 'Add identity provider').click();
    await expect(text(page, 'Address')).toBeFocused();
    // As they stand in the form, whatever the order of the model.
    await expect(page.locator('[data-form-summary]').getByRole('button').first()).toHaveText('Address');
    await text(page, 'Address').fill(slapd.url);
    await text(page, 'Bind DN').fill(slapd.readerDn);
    await text(page, 'Bind password').fill('wrong');
    await text(page, 'User base DN').fill(`ou=people,${slapd.baseDn}`);
    await text(page, 'Group base DN').fill(`ou=groups,${slapd.baseDn}`);
    await form(page).getByRole('button', { name: 'Add group' }).click();
    await text(page, 'Group').fill('operators');
    await picker(page, 'Role').selectOption({ label: 'Domain administrator' });
    await submit(page, 'Add identity provider').click();
    await expect(toast(page, 'Directory was added')).toBeVisible();

    await act(page, 'Directory', 'Turn on');
    await expect(page.getByText('It was never tested.')).toBeVisible();
    await page.getByRole('button', { name: 'Test first' }).click();
    await expect(page.getByText('Connects with the saved settings')).toBeVisible();
    await expect(page.getByText('Last test: Not tested')).toBeVisible();
    await page.getByRole('button', { name: 'Run test' }).click();
    await expect(page.getByText('The provider rejected the credentials.')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();

    await row(page, 'Directory').getByRole('link', { name: 'Directory' }).click();
    await text(page, 'Bind password').fill(slapd.readerPassword);
    await submit(page, 'Save').click();
    await expect(toast(page, 'Directory was updated')).toBeVisible();
    await act(page, 'Directory', 'Test');
    await page.getByRole('textbox', { name: 'Look up a user' }).fill(grace.uid);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The user was found.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'operators' })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(row(page, 'Directory').getByText('Passed')).toBeVisible();

    await act(page, 'Directory', 'Turn on');
    await expect(row(page, 'Directory').getByText('On', { exact: true })).toBeVisible();

    const context = await browser.newContext({ baseURL: console });
    const hers = await context.newPage();
    await hers.goto('/login/norrland-retail');
    await hers.getByRole('textbox', { name: 'User name' }).fill(grace.uid);
    await hers.getByRole('textbox', { name: 'Password' }).fill(grace.password);
    await hers.getByRole('button', { name: 'Sign in' }).click();
    await expect(hers.getByRole('button', { name: /Account of Grace Hopper/ })).toBeVisible();
    await context.close();

    await act(page, 'Directory', 'Delete');
    const confirm = page.getByRole('button', { name: 'Delete identity provider' });
    await expect(confirm).toBeDisabled();
    await page.getByRole('textbox', { name: 'Type “Directory” to confirm' }).fill('Directory');
    await confirm.click();
    await expect(page.getByText('No identity providers')).toBeVisible();
  } finally {
    await stop();
  }
  // Who may not administer the domain finds no such page.
  const jonas = await newPerson('user', { project: 'payments-prod' });
  await jonas.goto(path);
  await expect(jonas.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
});
