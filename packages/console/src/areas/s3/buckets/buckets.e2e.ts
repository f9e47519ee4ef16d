import { goOn } from '../../../../../../test/journeys/addresses.ts';
import { field, form, listNamed, live, submit, toast } from '../../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fresh, tabTo } from '../../../../../../test/journeys/actions.ts';
import { fileLink, storageOf } from '../../../../../../test/journeys/storage.ts';

const { grid, row } = listNamed('Buckets');

test('a bucket is created by keyboard alone, found, and deleted with all that is in it; its settings: versions, rules for other sites, a lifecycle and a policy', async ({
  page,
  platform,
}) => {
  const name = fresh('ledgers');
  const shared = fresh('shared');
  await signIn(page, 'user', { project: 'payments-prod' });
  const storage = await storageOf(page, 'payments-prod');

  await test.step('said why not when its name is wrong or taken', async () => {
    await page.goto('/s3-storage');
    await expect(page).toHaveURL('/s3-storage/buckets');
    await expect(row(page, 'payments-exports')).toContainText('4');
    await expect(row(page, 'receipt-templates')).toContainText('On');
    await tabTo(page, page.getByRole('button', { name: 'Create bucket' }));
    await page.keyboard.press('Enter');
    await tabTo(page, field(page, 'Name'));
    await page.keyboard.type('My_Bucket');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Use lowercase letters, digits, hyphens/);
    await field(page, 'Name').fill('payments-exports');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/This name is already in use/);
    await field(page, 'Name').fill(name);
    await tabTo(page, form(page).getByRole('switch', { name: 'Versioning' }));
    await page.keyboard.press('Space');
    await tabTo(page, submit(page, 'Create bucket'));
    await page.keyboard.press('Enter');
    await expect(toast(page, `Bucket ${name} was created`)).toBeVisible();
    await expect(row(page, name)).toContainText('On');
    await row(page, name).getByRole('link').first().press('Enter');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText('This bucket is empty')).toBeVisible();
  });

  await test.step('what another person creates shows, and the list is searched and sorted', async () => {
    await goOn(page, '/s3-storage/buckets?sort=objects:desc');
    await expect(grid(page).getByRole('link').first()).toHaveText('payments-exports');
    await storage.bucket(shared);
    await expect(row(page, shared)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('export');
    await expect(grid(page).getByRole('link')).toHaveText(['payments-exports']);
    await page.getByRole('searchbox').fill('nothing of that');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(grid(page).getByRole('link')).toHaveCount(4);
  });

  await test.step('its name is typed before it goes with all its versions', async () => {
    for (const content of ['old', 'new']) await storage.put(name, 'a.txt', content);
    await storage.put(name, 'deep/b.txt');
    // What changes within a second is told at its end.
    await platform.advance(1000);
    await expect(row(page, name).getByRole('gridcell', { name: '2', exact: true })).toBeVisible(live);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('All its contents are also deleted')).toBeVisible();
    const confirm = page.getByRole('button', { name: 'Delete bucket' });
    await page.getByRole('textbox', { name: `Type “${name}” to confirm` }).fill(name);
    await confirm.click();
    await expect(page.getByRole('region', { name: `Delete from ${name}` })).toContainText('1 of 1 completed');
    await expect(row(page, name)).toHaveCount(0);
    expect(await storage.read(name, 'a.txt')).toBeNull();
  });

  const versions = page.getByRole('switch', { name: 'Keep older versions' });
  await test.step('versioning is suspended', async () => {
    await goOn(page, '/s3-storage/buckets/receipt-templates');
    await expect(versions).toBeChecked();
    await versions.press('Space');
    await expect(page.getByText('Suspended. Existing versions are kept')).toBeVisible();
  });

  await test.step('a rule for other sites is added, changed and removed', async () => {
    await page.getByRole('tab', { name: 'CORS' }).click();
    await page.getByRole('button', { name: 'Add rule' }).click();
    await field(page, 'Rule name').fill('app');
    await submit(page, 'Save').click();
    await expect(form(page).getByText('Required.').first()).toBeVisible();
    await form(page).getByRole('textbox', { name: 'Allowed origins' }).fill('https://app.example.com');
    await page.keyboard.press('Enter');
    await form(page).getByRole('checkbox', { name: 'PUT' }).check();
    await submit(page, 'Save').click();
    const rules = page.getByRole('list', { name: 'CORS' });
    await expect(rules).toContainText('Allow GET and PUT from https://app.example.com');
    await page.getByRole('button', { name: 'Edit app' }).click();
    await expect(submit(page, 'Save')).toHaveAccessibleDescription('No changes yet.');
    await form(page).getByRole('checkbox', { name: 'PUT' }).uncheck();
    await submit(page, 'Save').click();
    await expect(rules).toContainText('Allow GET from https://app.example.com');
    await page.reload();
    await expect(rules).toContainText('Allow GET from https://app.example.com');
    await expect(rules).not.toContainText('PUT');
    await page.getByRole('button', { name: 'Remove app' }).click();
    await page.getByRole('button', { name: 'Remove rule' }).click();
    await expect(rules.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('versions are suspended after a reload, too, and kept again', async () => {
    await page.getByRole('tab', { name: 'Overview' }).click();
    // Off is also what a switch shows until the storage has said.
    await expect(versions).toBeEnabled();
    await expect(versions).not.toBeChecked();
    await versions.press('Space');
    await expect(page.getByText('Suspended. Existing versions are kept')).toHaveCount(0);
  });

  await test.step('a lifecycle rule says what it does', async () => {
    await page.getByRole('tab', { name: 'Lifecycle' }).click();
    await page.getByRole('button', { name: 'Add rule' }).click();
    await submit(page, 'Save').click();
    await expect(form(page).getByText('Set at least one action.').first()).toBeVisible();
    await form(page).getByRole('textbox', { name: 'Prefix' }).fill('receipts/');
    await form(page).getByLabel('Delete files after').fill('30');
    await submit(page, 'Save').click();
    const rules = page.getByRole('list', { name: 'Lifecycle' });
    await expect(rules).toContainText('Applies to objects that start with receipts/');
    await expect(rules).toContainText('Files are deleted after 30 days');
  });

  await test.step('a policy is a sentence, and JSON', async () => {
    await page.getByRole('tab', { name: 'Policy' }).click();
    await page.getByRole('button', { name: 'Add rule' }).click();
    await form(page).getByRole('radio', { name: 'Everyone' }).check();
    await form(page).getByRole('textbox', { name: 'Resource' }).fill('public/*');
    await submit(page, 'Save').click();
    const rules = page.getByRole('list', { name: 'Policy' });
    await expect(rules).toContainText('Allow Everyone: Read files');
    await expect(rules).toContainText('In public/*');
    await page.getByText('Show as JSON').click();
    await expect(page.getByText('"arn:aws:s3:::receipt-templates/public/*"')).toBeVisible();
    await page.getByRole('button', { name: 'Edit JSON' }).click();
    await page.getByRole('textbox', { name: 'Show as JSON' }).fill('{');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Not a valid JSON policy.')).toBeVisible();
  });
});

test('who may only look finds no way to change a bucket, its files or a key', async ({ page }) => {
  const change = page.getByRole('button', { name: /^(Add|Change|Create|Delete|Edit|Remove|Restore|Share|Upload)\b/ });
  await signIn(page, 'viewer', { project: 'payments-prod' });
  await page.goto('/s3-storage/buckets');
  await expect(row(page, 'payments-exports')).toBeVisible();
  await expect(change).toHaveCount(0);
  await goOn(page, '/s3-storage/buckets/receipt-templates');
  await expect(page.getByRole('switch', { name: 'Keep older versions' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Keep older versions' })).toBeDisabled();
  await expect(change).toHaveCount(0);
  for (const name of ['CORS', 'Lifecycle', 'Policy']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('list', { name })).toBeAttached();
    await expect(change, name).toHaveCount(0);
  }
  await page.getByText('Show as JSON').first().click();
  await expect(page.locator('sky-code').first()).toBeVisible();
  await expect(change).toHaveCount(0);

  await goOn(page, '/s3-storage/buckets/files/receipt-templates');
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
  await expect(change).toHaveCount(0);
  await fileLink(page, 'receipt.txt').click();
  const file = page.locator('sky-dialog[open]');
  await expect(file.getByRole('button', { name: 'Download' })).toBeVisible();
  await file.getByRole('tab', { name: 'Tags' }).click();
  await expect(file.getByText('Up to ten name-value pairs')).toBeVisible();
  await expect(change).toHaveCount(0);
  await file.getByRole('tab', { name: 'Versions' }).click();
  await expect(file.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(2);
  await expect(change).toHaveCount(0);

  await goOn(page, '/s3-storage/access');
  await expect(page.getByRole('heading', { name: 'No access keys' })).toBeVisible();
  await expect(change).toHaveCount(0);
});
