import { listNamed, field, form, submit, toast } from '../../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fresh, tabTo } from '../../../../../../test/journeys/hands.ts';
import { storageOf } from '../../../../../../test/journeys/storage.ts';

const { grid, row } = listNamed('Buckets');

test('a bucket is created by keyboard alone, and said why not when its name is wrong or taken', async ({ page }) => {
  const name = fresh('ledgers');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/s3-storage');
  await expect(page).toHaveURL('/s3-storage/buckets');
  await expect(row(page, 'payments-exports')).toContainText('4');
  await expect(row(page, 'receipt-templates')).toContainText('On');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Create bucket' }));
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.type('My_Bucket');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Lower-case letters, digits and hyphens/);
  await field(page, 'Name').fill('payments-exports');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/There is a bucket of this name already/);
  await field(page, 'Name').fill(name);
  await tabTo(page, form(page).getByRole('switch', { name: 'Versioning' }));
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await tabTo(page, submit(page, 'Create bucket'));
  await page.keyboard.press('Enter');
  await expect(toast(page, `Bucket ${name} was created`)).toBeVisible();
  await expect(row(page, name)).toContainText('On');
  await row(page, name).getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('This bucket is empty')).toBeVisible();
});

test('a list is searched and sorted', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/s3-storage/buckets?sort=objects:asc');
  await expect(grid(page).getByRole('link').first()).toHaveText('receipt-templates');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('export');
  await expect(grid(page).getByRole('link')).toHaveText(['payments-exports']);
  await page.getByRole('searchbox').fill('nothing of that');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(grid(page).getByRole('link')).toHaveCount(2);
});

test('a bucket with versions in it is deleted with all of them, after its name was typed', async ({ page }) => {
  const name = fresh('full');
  await signIn(page, 'user', { project: 'payments-prod' });
  const storage = await storageOf(page, 'payments-prod');
  await storage.bucket(name);
  await storage.versioning(name);
  for (const content of ['old', 'new']) await storage.put(name, 'a.txt', content);
  await storage.put(name, 'deep/b.txt');
  await page.goto('/s3-storage/buckets');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Everything in it is deleted with it')).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Delete bucket' });
  await page.getByRole('textbox', { name: `Type “${name}” to confirm` }).fill(name);
  await confirm.click();
  await expect(toast(page, `Bucket ${name} was deleted`)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  expect(await storage.read(name, 'a.txt')).toBeNull();
});

test('what one person creates, another sees', async ({ page, newPerson }) => {
  const name = fresh('shared');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/s3-storage/buckets');
  await expect(row(page, 'payments-exports')).toBeVisible();
  const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
  await (await storageOf(other, 'payments-prod')).bucket(name);
  await expect(row(page, name)).toBeVisible();
});

test.describe('settings of a bucket', () => {
  test('versioning is suspended, and on again', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/s3-storage/buckets/receipt-templates');
    const versions = page.getByRole('switch', { name: 'Keep older versions' });
    await expect(versions).toBeChecked();
    await versions.press('Space');
    await expect(page.getByText('Suspended: versions kept so far stay')).toBeVisible();
    await page.reload();
    // Off is also what a switch shows until the storage has said.
    await expect(versions).toBeEnabled();
    await expect(versions).not.toBeChecked();
    await versions.press('Space');
    await expect(page.getByText('Suspended: versions kept so far stay')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('a rule for other sites is added, changed and removed', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/s3-storage/buckets/payments-exports?tab=cors');
    await page.getByRole('button', { name: 'Add rule' }).click();
    await field(page, 'Name of the rule').fill('app');
    await submit(page, 'Save').click();
    await expect(form(page).getByText('Fill this in').first()).toBeVisible();
    await form(page).getByRole('textbox', { name: 'Allowed sites' }).fill('https://app.example.com');
    await page.keyboard.press('Enter');
    await form(page).getByRole('checkbox', { name: 'PUT' }).check();
    await expectAccessible(page);
    await submit(page, 'Save').click();
    const rules = page.getByRole('list', { name: 'Access from websites (CORS)' });
    await expect(rules).toContainText('https://app.example.com may GET and PUT');
    await page.getByRole('button', { name: 'Edit app' }).click();
    await form(page).getByRole('checkbox', { name: 'PUT' }).uncheck();
    await submit(page, 'Save').click();
    await expect(rules).toContainText('https://app.example.com may GET');
    await page.reload();
    await expect(rules).toContainText('https://app.example.com may GET');
    await page.getByRole('button', { name: 'Remove app' }).click();
    await page.getByRole('button', { name: 'Remove rule' }).click();
    await expect(rules.getByRole('listitem')).toHaveCount(0);
  });

  test('a lifecycle rule says what it does', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/s3-storage/buckets/payments-exports?tab=lifecycle');
    await page.getByRole('button', { name: 'Add rule' }).click();
    await submit(page, 'Save').click();
    await expect(form(page).getByText('The rule does nothing yet').first()).toBeVisible();
    await form(page).getByRole('textbox', { name: 'Begins with' }).fill('settlements/');
    await form(page).getByLabel('Delete files after').fill('30');
    await submit(page, 'Save').click();
    const rules = page.getByRole('list', { name: 'Lifecycle' });
    await expect(rules).toContainText('For what begins with settlements/');
    await expect(rules).toContainText('Files are deleted after 30 days');
  });

  test('a policy is a sentence, and JSON', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/s3-storage/buckets/payments-exports?tab=policy');
    await page.getByRole('button', { name: 'Add rule' }).click();
    await form(page).getByRole('radio', { name: 'Everybody' }).check();
    await form(page).getByRole('textbox', { name: 'Resource' }).fill('public/*');
    await submit(page, 'Save').click();
    const rules = page.getByRole('list', { name: 'Policy' });
    await expect(rules).toContainText('Everybody may: read files');
    await expect(rules).toContainText('In public/*');
    await page.getByText('As JSON').click();
    await expect(page.getByText('"arn:aws:s3:::payments-exports/public/*"')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit JSON' }).click();
    await page.getByRole('textbox', { name: 'As JSON' }).fill('{');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This is not a policy in JSON.')).toBeVisible();
  });
});

test('who may only look changes nothing', async ({ page }) => {
  await signIn(page, 'viewer', { project: 'payments-prod' });
  await page.goto('/s3-storage/buckets');
  await expect(row(page, 'payments-exports')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create bucket' })).toHaveCount(0);
  await page.goto('/s3-storage/buckets/files/payments-exports');
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
});
