import type { Page } from '@playwright/test';
import { form, listNamed, live, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

const path = '/settings/partners';
const { row } = listNamed('Partners');
const text = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add partner' }).first();

const check = (page: Page) => form(page).getByRole('button', { name: 'Check' });

const domainOf = async (page: Page) =>
  ((await (await page.request.get('/api/v2/accounts/whoami/')).json()) as { domain_id: string }).domain_id;

test('an administrator adds an origin, which is checked as it is typed and looked at; what another changes shows at both, and is not overwritten; it is removed', async ({
  page,
  newPerson,
  partner,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'payments-prod' });
  const domain = await domainOf(page);
  const partners = `/api/v2/domains/${domain}/partners`;
  const { data } = (await (await page.request.get(partners)).json()) as { data: { origin: string }[] };
  await page.goto(path);
  await expect(row(page, 'Demo portal')).toBeVisible();

  await test.step('what is no origin, and one that is there', async () => {
    await page.keyboard.press('c');
    await expect(text(page, 'Name')).toBeFocused();
    await text(page, 'Name').fill('Branch portal');
    await expect(check(page)).toHaveAccessibleDescription(/As shown in the address bar/);
    await text(page, 'Origin').fill('https://*.branch.example');
    await expect(check(page)).toHaveAccessibleDescription('Enter each origin. Wildcards are not supported.');
    await form(page).getByRole('button', { name: 'Code', exact: true }).click();
    await expect(form(page).getByRole('region', { name: 'This form as code' })).toContainText(
      '"name": "Branch portal"',
    );
    await form(page).getByRole('button', { name: 'Close the code' }).click();
    await submit(page, 'Add partner').click();
    await expect(text(page, 'Origin')).toBeFocused();
    await expect(form(page).getByText('Enter each origin. Wildcards are not supported.').first()).toBeVisible();
    await text(page, 'Origin').fill(data[0]?.origin ?? '');
    await submit(page, 'Add partner').click();
    await expect(form(page).getByText('Another partner already uses this origin.').first()).toBeVisible();
    await expect(text(page, 'Origin')).toBeFocused();
  });

  await test.step('the server looks at an origin, and at nothing inside', async () => {
    await text(page, 'Origin').fill('https://169.254.169.254');
    await check(page).click();
    await expect(form(page).getByText('This is an internal address')).toBeVisible();
    // The tests' platform may connect to this machine; what was found is of this origin alone.
    await text(page, 'Origin').fill(partner);
    await expect(form(page).getByText('This is an internal address')).toHaveCount(0);
    await check(page).click();
    await expect(form(page).getByText('The page is reachable.')).toBeVisible();
    await text(page, 'Origin').fill('https://Branch.Example/');
    await submit(page, 'Add partner').click();
    await expect(toast(page, 'Branch portal was added')).toBeVisible();
    await expect(row(page, 'Branch portal').getByText('https://branch.example')).toBeVisible();
    await expect(row(page, 'Demo portal').getByText('Reachable')).toBeVisible(live);
  });

  const root = await newPerson('administrator');
  await test.step('another administrator changes it meanwhile', async () => {
    await root.goto(`${path}?domain=${encodeURIComponent(JSON.stringify(domain))}`);
    await expect(row(root, 'Branch portal')).toBeVisible();
    await row(page, 'Branch portal').getByRole('link', { name: 'Branch portal' }).click();
    await expect(text(page, 'Origin')).toHaveValue('https://branch.example');
    await text(page, 'Name').fill('Shops');
    const id = /partners\/([^/]+)\/edit/.exec(page.url())?.[1];
    const answer = await root.request.patch(`${partners}/${id}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { name: 'Their name for it' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await expect(form(page).getByText('Their name for it', { exact: true })).toBeVisible(live);
    await expect(text(page, 'Name')).toHaveValue('Shops');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await text(page, 'Version 0 until').fill('2027-03-31');
    await submit(page, 'Save').click();
    await expect(toast(page, 'Shops was updated')).toBeVisible();
    await expect(row(page, 'Shops').getByText('Until Mar 31, 2027')).toBeVisible();
    await expect(row(root, 'Shops')).toBeVisible(live);
  });

  await test.step('it is removed', async () => {
    await page.getByRole('button', { name: 'Actions for Shops' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove partner' }).click();
    await expect(toast(page, 'Shops was removed')).toBeVisible();
    await expect(row(page, 'Shops')).toHaveCount(0);
    await expect(row(root, 'Shops')).toHaveCount(0, live);
  });
});

test('a developer copies a form for each framework; a viewer sees the list and changes nothing, others find no such page', async ({
  page,
  console,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'payments-prod' });
  await page.goto(path);
  await page.getByRole('button', { name: 'Code for your portal' }).click();
  await expect(page.locator('sky-code')).toContainText('<sky-network-add');
  await page.getByRole('combobox', { name: 'Form' }).selectOption('sky-router-edit');
  await page.getByRole('textbox', { name: 'Project' }).fill('7f3a');
  await expect(page.locator('sky-code')).toContainText(`console-origin="${console}"`);
  await expect(page.locator('sky-code')).toContainText('project-id="7f3a"');
  await page.getByRole('radio', { name: 'React' }).click();
  await expect(page.locator('sky-code')).toContainText("from '@skydeck/embed/react'");
  const step = page.getByRole('combobox', { name: 'First step' });
  await expect(step).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Form' }).selectOption('sky-load-balancer-add');
  await step.selectOption('add-pool/vms');
  await expect(page.locator('sky-code')).toContainText('step="add-pool/vms"');

  await test.step('a viewer', async () => {
    await signIn(page, 'viewer');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
    await expect(addButton(page)).toHaveCount(0);
  });

  await test.step('others', async () => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  });
});
