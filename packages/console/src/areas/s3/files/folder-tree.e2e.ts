import type { Locator, Page } from '@playwright/test';
import { problemsOf } from '../../../../../../test/axe.ts';
import { fresh } from '../../../../../../test/journeys/actions.ts';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fileLink, storageOf } from '../../../../../../test/journeys/storage.ts';

const tree = (page: Page, bucket: string) => page.getByRole('treegrid', { name: `Folders of ${bucket}` });
const folder = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

async function pressUntil(page: Page, key: string, target: Locator) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(target.and(page.locator(':focus'))).toHaveCount(1, { timeout: 200 });
  }).toPass({ intervals: [50] });
}

// spec: s3.tree
test('the folders of a bucket are a tree: opened, gone to and moved by keyboard after a question, and by pointer; into itself nothing goes', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const storage = await storageOf(page, 'payments-prod');
  const bucket = fresh('tree');
  await storage.bucket(bucket);
  for (const key of ['archive/2025/a.txt', 'reports/b.txt', 'reports/raw/c.txt', 'top.txt', 'archive/z.txt'])
    await storage.put(bucket, key);
  await page.goto(`/s3-storage/buckets/files/${bucket}`);

  await test.step('opened and gone to', async () => {
    await expect(folder(page, bucket)).toHaveAttribute('aria-selected', 'true');
    await folder(page, bucket).focus();
    await page.keyboard.press('ArrowDown');
    await expect(folder(page, 'archive')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(folder(page, '2025')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(fileLink(page, 'a.txt')).toBeVisible();
    await expect(folder(page, '2025')).toHaveAttribute('aria-selected', 'true');
    await expect(folder(page, '2025')).toHaveAttribute('aria-level', '3');
    expect(await problemsOf(page)).toEqual([]);
  });

  await test.step('moved by keyboard', async () => {
    await folder(page, '2025').focus();
    const handle = folder(page, '2025').getByRole('button', { name: 'Drag 2025' });
    await pressUntil(page, 'ArrowRight', handle);
    await page.keyboard.press('Enter');
    await pressUntil(page, 'ArrowDown', page.locator('[aria-label="Drop on reports"]'));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Move 2025?' });
    await expect(question).toHaveAccessibleDescription('Everything in 2025 is moved to reports/.');
    expect(await storage.keys(bucket)).toContain('archive/2025/a.txt');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(() => storage.keys(bucket)).toContain('reports/2025/a.txt');
    await expect.poll(() => storage.keys(bucket)).not.toContain('archive/2025/a.txt');
    await expect(folder(page, '2025')).toHaveCount(0);
  });

  await test.step('moved by pointer, not into itself', async () => {
    await folder(page, 'reports').getByRole('button', { name: 'Expand' }).click();
    await expect(folder(page, 'raw')).toBeVisible();
    await folder(page, 'reports').dragTo(folder(page, 'raw'));
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await folder(page, 'raw').dragTo(folder(page, bucket));
    const question = page.getByRole('alertdialog', { name: 'Move raw?' });
    await expect(question).toHaveAccessibleDescription(`Everything in raw is moved to ${bucket}.`);
    await page.keyboard.press('Escape');
    expect(await storage.keys(bucket)).toContain('reports/raw/c.txt');
    await expect(tree(page, bucket)).toBeVisible();
  });

  await test.step('what is chosen in the list is dropped on a folder', async () => {
    await folder(page, bucket).click();
    await expect(fileLink(page, 'top.txt')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select top.txt' }).check();
    await page.getByRole('checkbox', { name: 'Select archive' }).check();
    await fileLink(page, 'top.txt').dragTo(folder(page, 'raw'));
    const question = page.getByRole('alertdialog', { name: 'Move 2 items?' });
    await expect(question).toHaveAccessibleDescription('Moved to reports/raw/, folders with their contents.');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect
      .poll(() => storage.keys(bucket))
      .toEqual(expect.arrayContaining(['reports/raw/top.txt', 'reports/raw/archive/z.txt']));
    await expect(fileLink(page, 'top.txt')).toHaveCount(0);
  });

  await test.step('where the name is taken, the question says so and stays', async () => {
    await storage.put(bucket, 'top.txt');
    await page.reload();
    await folder(page, 'reports').getByRole('button', { name: 'Expand' }).click();
    await expect(folder(page, 'raw')).toBeVisible();
    await fileLink(page, 'top.txt').dragTo(folder(page, 'raw'));
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByText('Names that already exist there: 1')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('on a phone it is a list at the title', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(tree(page, bucket)).toHaveCount(0);
    const choice = page.getByRole('combobox', { name: 'Folder' });
    await choice.selectOption('reports/');
    await expect(fileLink(page, 'raw')).toBeVisible();
    await expect(choice.locator('option')).toHaveText([bucket, /reports/, /2025/, /raw/]);
    await choice.selectOption('');
    await expect(fileLink(page, 'top.txt')).toBeVisible();
  });
});
