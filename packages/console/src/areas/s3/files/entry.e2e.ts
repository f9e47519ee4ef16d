import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../../test/journeys/actions.ts';
import { fileLink, storageOf } from '../../../../../../test/journeys/storage.ts';

// spec: s3.metadata, spec: s3.lock
test('a file gets other metadata, and is kept from deletion: the bucket allows it first, and what nobody can take back is asked', async ({
  page,
}) => {
  const bucket = fresh('kept');
  await signIn(page, 'user', { project: 'payments-prod' });
  const storage = await storageOf(page, 'payments-prod');
  await storage.bucket(bucket);
  await storage.put(bucket, 'ledger.csv', 'a,b\n1,2\n');
  await page.goto(`/s3-storage/buckets/files/${bucket}`);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await test.step('metadata', async () => {
    await fileLink(page, 'ledger.csv').click();
    await tab('Metadata').click();
    await field('Content type').fill('text/csv');
    await field('Cache control').fill('max-age=60');
    await page.getByRole('button', { name: 'Add entry' }).click();
    await field('Name of entry 1').fill('the owner');
    await expect(page.getByText('Letters, digits and hyphens, without spaces.')).toBeVisible();
    await expect(save).toBeDisabled();
    await field('Name of entry 1').fill('owner');
    await field('Value of entry 1').fill('Mia Hallberg');
    await save.click();
    await expect(page.getByText('Metadata was saved', { exact: true })).toBeVisible();
    await page.reload();
    await tab('Metadata').click();
    await expect(field('Content type')).toHaveValue('text/csv');
    await expect(field('Cache control')).toHaveValue('max-age=60');
    await expect(field('Value of entry 1')).toHaveValue('Mia Hallberg');
    expect(await storage.read(bucket, 'ledger.csv')).toBe('a,b\n1,2\n');
  });

  await test.step('the lock of the bucket', async () => {
    await tab('Object lock').click();
    await page.getByRole('link', { name: 'Bucket settings' }).click();
    const turnOn = page.getByRole('button', { name: 'Turn on object lock' });
    await expect(turnOn).toHaveAttribute('aria-disabled', 'true');
    await tab('Overview').click();
    await page.getByRole('switch', { name: 'Keep older versions' }).click();
    await expect(page.getByRole('switch', { name: 'Keep older versions' })).toBeChecked();
    await tab('Object lock').click();
    await expect(turnOn).not.toHaveAttribute('aria-disabled', 'true');
    await turnOn.click();
    await turnOn.last().click();
    await page.getByRole('button', { name: 'Edit default retention' }).click();
    await page.getByRole('radio', { name: 'Governance' }).check();
    await page.getByRole('spinbutton', { name: 'Period' }).fill('7');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('7 days')).toBeVisible();
  });

  await test.step('the lock of a file', async () => {
    await page.goto(`/s3-storage/buckets/files/${bucket}`);
    await fileLink(page, 'ledger.csv').click();
    await tab('Object lock').click();
    await page.getByRole('switch', { name: 'Legal hold' }).click();
    await expect(page.getByRole('switch', { name: 'Legal hold' })).toBeChecked();
    await page.getByRole('radio', { name: 'Compliance' }).check();
    await save.click();
    const question = page.getByRole('alertdialog', { name: /^Lock until/ });
    await expect(question).toHaveAccessibleDescription(/administrators included/);
    await page.getByRole('button', { name: 'Lock', exact: true }).click();
    await expect(page.getByText('Object lock was saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Governance' })).toBeDisabled();
    await tab('Details').click();
    await expect(page.getByText('Legal hold')).toBeVisible();
  });
});
