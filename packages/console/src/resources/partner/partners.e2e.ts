import type { Page } from '@playwright/test';
import { form, listNamed, live, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

const path = '/settings/partners';
const { row } = listNamed('Partners');
const text = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add partner' }).first();

const domainOf = async (page: Page) =>
  ((await (await page.request.get('/api/v2/accounts/whoami/')).json()) as { domain_id: string }).domain_id;

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an administrator adds an origin, which is checked as it is typed, changes it and removes it', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'payments-prod' });
  await page.goto(path);
  await expect(row(page, 'Demo portal')).toBeVisible();

  await page.keyboard.press('c');
  await expect(text(page, 'Name')).toBeFocused();
  await text(page, 'Name').fill('Branch portal');
  const check = form(page).getByRole('button', { name: 'Check' });
  await expect(check).toHaveAccessibleDescription(/As in the address bar/);
  await text(page, 'Origin').fill('https://*.branch.example');
  await expect(check).toHaveAccessibleDescription('Name each origin: wildcards are not possible.');
  await form(page).getByRole('button', { name: 'Code', exact: true }).click();
  await expect(form(page).getByRole('region', { name: 'This form as code' })).toContainText('"name": "Branch portal"');
  await form(page).getByRole('button', { name: 'Close the code' }).click();
  await submit(page, 'Add partner').click();
  await expect(text(page, 'Origin')).toBeFocused();
  await expect(form(page).getByText('Name each origin: wildcards are not possible.').first()).toBeVisible();
  await text(page, 'Origin').fill('https://Branch.Example/');
  await submit(page, 'Add partner').click();
  await expect(toast(page, 'Branch portal was added')).toBeVisible();
  await expect(row(page, 'Branch portal').getByText('https://branch.example')).toBeVisible();

  // In the browser of another administrator it shows without being asked for.
  const root = await newPerson('administrator');
  const { domain_id } = (await (await page.request.get('/api/v2/accounts/whoami/')).json()) as { domain_id: string };
  await root.goto(`${path}?domain=${encodeURIComponent(JSON.stringify(domain_id))}`);
  await expect(row(root, 'Branch portal')).toBeVisible();

  await row(page, 'Branch portal').getByRole('link', { name: 'Branch portal' }).click();
  await expect(text(page, 'Origin')).toHaveValue('https://branch.example');
  await text(page, 'Name').fill('Shops');
  await text(page, 'Version 0 until').fill('2027-02-30');
  await submit(page, 'Save').click();
  await expect(text(page, 'Version 0 until')).toBeFocused();
  await text(page, 'Version 0 until').fill('2027-03-31');
  await submit(page, 'Save').click();
  await expect(toast(page, 'Shops was changed')).toBeVisible();
  await expect(row(page, 'Shops').getByText('Until Mar 31, 2027')).toBeVisible();
  await expect(row(root, 'Shops')).toBeVisible(live);

  await act(page, 'Shops', 'Remove');
  await page.getByRole('button', { name: 'Remove partner' }).click();
  await expect(toast(page, 'Shops was removed')).toBeVisible();
  await expect(row(page, 'Shops')).toHaveCount(0);
  await expect(row(root, 'Shops')).toHaveCount(0, live);
});

test('what the server refuses shows in the form, what somebody else changed is not overwritten, and an origin is looked at', async ({
  page,
  newPerson,
  partner,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'payments-prod' });
  await page.goto(path);
  await expect(row(page, 'Demo portal')).toBeVisible();
  const { data } = (await (await page.request.get(`/api/v2/domains/${await domainOf(page)}/partners`)).json()) as {
    data: { id: string; origin: string }[];
  };
  await addButton(page).click();
  await text(page, 'Name').fill('The same again');
  await text(page, 'Origin').fill(data[0]?.origin ?? '');
  await submit(page, 'Add partner').click();
  await expect(form(page).getByText('Another partner has this origin.').first()).toBeVisible();
  await expect(text(page, 'Origin')).toBeFocused();
  // Not by Escape: the pointer is on the button, and where its hint shows by now, that is what Escape closes.
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();

  await row(page, 'Demo portal').getByRole('link', { name: 'Demo portal' }).click();
  await text(page, 'Name').fill('My name for it');
  const root = await newPerson('administrator');
  const answer = await root.request.patch(`/api/v2/domains/${await domainOf(page)}/partners/${data[0]?.id}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { name: 'Their name for it' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(form(page).getByText('Their name for it', { exact: true })).toBeVisible(live);
  await expect(text(page, 'Name')).toHaveValue('My name for it');

  await test.step('the server looks at an origin, and at nothing inside', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${path}/add`);
    await text(page, 'Name').fill('Portal');
    await text(page, 'Origin').fill('https://169.254.169.254');
    await form(page).getByRole('button', { name: 'Check' }).click();
    await expect(form(page).getByText('This address is an inner one')).toBeVisible();
    // The tests' platform may connect to this machine; what was found is of this origin alone.
    await text(page, 'Origin').fill(partner);
    await expect(form(page).getByText('This address is an inner one')).toHaveCount(0);
    await form(page).getByRole('button', { name: 'Check' }).click();
    await expect(form(page).getByText('The page can be reached.')).toBeVisible();
    await page.goto(path);
    await expect(row(page, 'Their name for it').getByText('Reachable')).toBeVisible();
  });
});

test('a developer copies a form for each framework; a viewer sees the list and changes nothing, others find no such page', async ({
  page,
  newPerson,
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
  for (const [framework, part] of [
    ['React', "from '@skydeck/embed/react'"],
    ['Vue', '@sky-done="done"'],
    ['Angular', '(sky-done)="done($event)"'],
  ] as const) {
    await page.getByRole('radio', { name: framework }).click();
    await expect(page.locator('sky-code')).toContainText(part);
  }
  const step = page.getByRole('combobox', { name: 'Begins at' });
  await expect(step).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Form' }).selectOption('sky-load-balancer-add');
  await step.selectOption('add-pool/vms');
  await expect(page.locator('sky-code')).toContainText('step="add-pool/vms"');

  await test.step('a viewer', async () => {
    const viewer = await newPerson('viewer');
    await viewer.goto(path);
    await expect(viewer.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
    await expect(addButton(viewer)).toHaveCount(0);
    await viewer.goto(`${path}/add`);
    await expect(viewer.getByRole('heading', { level: 1, name: 'You have no access here' })).toBeVisible();
  });

  await test.step('others', async () => {
    const jonas = await newPerson('user', { project: 'payments-prod' });
    await jonas.goto(path);
    await expect(jonas.getByRole('heading', { level: 1, name: 'You have no access here' })).toBeVisible();
  });
});
