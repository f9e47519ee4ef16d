import { readFileSync } from 'node:fs';
import { goOn } from '../../../../../../test/journeys/addresses.ts';
import { bulkBar, field, form, submit, toast, toasts } from '../../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fresh, tabTo } from '../../../../../../test/journeys/actions.ts';
import { act, fileLink, files, storageOf } from '../../../../../../test/journeys/storage.ts';

const exports = '/s3-storage/buckets/files/payments-exports';

test('folders are gone through by mouse and by keyboard; one file is looked at, gets tags that stay, and an older version back; it is downloaded, alone or with others in an archive, and shared by a link that needs no session, and ends', async ({
  page,
  playwright,
  platform,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  // The way of browsers that cannot write to a file; the other asks for a place in a window of the system.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  await test.step('by mouse, and back by the path', async () => {
    await page.goto(exports);
    await expect(files(page).getByRole('link')).toHaveText(['settlements', 'README.txt']);
    await expect(page.getByText('1 folder, 1 file, 36 bytes')).toBeVisible();
    await fileLink(page, 'settlements').click();
    await fileLink(page, '2026-11').click();
    await expect(page.getByRole('heading', { name: '2026-11', level: 1 })).toBeVisible();
    await expect(files(page).getByRole('link')).toHaveText(['2026-11-18.csv', '2026-11-19.csv']);
    await page.getByRole('button', { name: 'Name' }).click();
    await expect(files(page).getByRole('link')).toHaveText(['2026-11-19.csv', '2026-11-18.csv']);
    await page.getByRole('searchbox').fill('2026-11-18');
    await expect(files(page).getByRole('link')).toHaveText(['2026-11-18.csv']);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'payments-exports' }).click();
    await expect(fileLink(page, 'README.txt')).toBeVisible();
  });
  await test.step('what is not there says so; a bucket that is not there offers nothing', async () => {
    await goOn(page, `${exports}?path=settlements/1999/`);
    await expect(page.getByText('This folder does not exist')).toBeVisible();
    await goOn(page, '/s3-storage/buckets/files/no-such-bucket');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
    await expect(page.getByRole('button', { name: /Upload|New folder/ })).toHaveCount(0);
  });
  await test.step('by keyboard', async () => {
    await goOn(page, exports);
    await expect(fileLink(page, 'settlements')).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(bulkBar(page)).toContainText('1 selected');
    await page.keyboard.press('ArrowRight');
    await expect(fileLink(page, 'README.txt')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'README.txt' })).toBeVisible();
    await expect(page.getByText('s3://payments-exports/README.txt')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(exports);
  });
  await test.step('text', async () => {
    await goOn(page, `${exports}?path=settlements/2026-10/`);
    await fileLink(page, 'totals.json').click();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.locator('sky-code')).toContainText('"SEK": 5821044.5');
  });
  await test.step('text in columns', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await goOn(page, `${exports}?path=settlements/2026-11/`);
    await fileLink(page, '2026-11-18.csv').click();
    await page.getByRole('tab', { name: 'Preview' }).click();
    const table = page.getByRole('table', { name: '2026-11-18.csv' });
    await expect(table.getByRole('columnheader').first()).toBeVisible();
    await expect(table.getByRole('row')).not.toHaveCount(1);
  });
  await test.step('a tag stays', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'payments-exports' }).click();
    await fileLink(page, 'README.txt').click();
    await page.getByRole('tab', { name: 'Tags' }).click();
    await page.getByRole('button', { name: 'Add tag' }).click();
    await page.getByRole('textbox', { name: 'Name of tag 1' }).fill('team');
    await page.getByRole('textbox', { name: 'Value of tag 1' }).fill('payments');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Tags were saved')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await fileLink(page, 'README.txt').click();
    await page.getByRole('tab', { name: 'Tags' }).click();
    await expect(page.getByRole('textbox', { name: 'Value of tag 1' })).toHaveValue('payments');
  });
  await test.step('a picture', async () => {
    await goOn(page, '/s3-storage/buckets/files/receipt-templates');
    await fileLink(page, 'logo.svg').click();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('img', { name: 'logo.svg' })).toHaveJSProperty('complete', true);
    expect(
      await page.getByRole('img', { name: 'logo.svg' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('an older version is restored; a file that is chosen while its panel closes is opened', async () => {
    const storage = await storageOf(page, 'payments-prod');
    await fileLink(page, 'receipt.txt').click();
    await page.getByRole('tab', { name: 'Versions' }).click();
    const versions = page.getByRole('list', { name: 'Versions' });
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    await versions.getByRole('button', { name: /^Restore/ }).click();
    await expect(toast(page, 'was restored')).toBeVisible();
    await expect(versions.getByRole('listitem')).toHaveCount(3);
    expect(await storage.read('receipt-templates', 'receipt.txt')).toBe('Thank you for your purchase.\n');
    await page.keyboard.press('Escape');
    await fileLink(page, 'logo.svg').click();
    await expect(page.getByRole('dialog', { name: 'logo.svg' })).toBeVisible();
    await expect(page).toHaveURL(/\/files\/[^/]+\/[\w-]+$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('downloaded', async () => {
    await goOn(page, exports);
    const [alone] = await Promise.all([page.waitForEvent('download'), act(page, 'README.txt', 'Download')]);
    expect(alone.suggestedFilename()).toBe('README.txt');
    expect(readFileSync(await alone.path(), 'utf8')).toBe('Settlements, one file for each day.\n');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      bulkBar(page).getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(archive.suggestedFilename()).toBe('payments-exports.zip');
    const bytes = readFileSync(await archive.path()).toString('latin1');
    expect(bytes.startsWith('PK')).toBe(true);
    for (const name of ['README.txt', 'settlements/2026-11/2026-11-18.csv', 'settlements/2026-10/totals.json'])
      expect(bytes).toContain(name);
    await expect(toast(page, 'Files: 4')).toBeVisible();
  });
  await test.step('shared', async () => {
    await act(page, 'README.txt', 'Share link');
    await page.getByRole('combobox', { name: 'Link expires after' }).selectOption('Until a date');
    const year = page.getByRole('spinbutton', { name: 'year, Expires at' });
    await year.click();
    await page.keyboard.type('2089');
    await expect(page.getByText(/^Value must be .* or earlier\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
    await page.getByRole('gridcell', { disabled: false }).getByRole('button').last().click();
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByRole('button', { name: 'Copy: Link' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Link expires after' }).selectOption('1 hour');
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByRole('button', { name: 'Copy: Link' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create link' })).toHaveCount(0);
    await page.context().grantPermissions(['clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const link = (await page.locator('sky-dialog sky-code').textContent())?.trim() ?? '';
    const stranger = await playwright.request.newContext();
    const answer = await stranger.get(link);
    expect([answer.status(), await answer.text()]).toEqual([200, 'Settlements, one file for each day.\n']);
    await platform.advance(3_601_000);
    expect((await stranger.get(link)).status()).toBe(403);
    await stranger.dispose();
  });
});

test('names of every kind are shown, opened and deleted as what they are; a folder is added; files are renamed, copied, moved with their folders, and deleted', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const storage = await storageOf(page, 'payments-prod');
  await test.step('names of every kind', async () => {
    const odd = fresh('odd');
    const long = 'é'.repeat(450);
    const names = new Map([
      ['two\nlines', 'two␊lines'],
      ['ends with space ', 'ends with space␣'],
      ['🛶 canoe.txt', '🛶 canoe.txt'],
      ['100%2F.txt', '100%2F.txt'],
      [long, long],
    ]);
    await storage.bucket(odd);
    for (const name of [...names.keys(), '../up.txt']) await storage.put(odd, name);
    await page.goto(`/s3-storage/buckets/files/${odd}`);
    for (const shown of names.values()) await expect(fileLink(page, shown)).toHaveCount(1);
    for (const shown of ['two␊lines', '100%2F.txt', long]) {
      await fileLink(page, shown).click();
      await expect(page.getByRole('dialog', { name: shown, exact: true })).toBeVisible();
      await expect(page.locator('sky-dialog[open]')).toContainText('7 bytes');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await fileLink(page, '..').click();
    await fileLink(page, 'up.txt').click();
    await expect(page.getByText('s3://' + odd + '/../up.txt')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: odd }).click();
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox', { name: 'Type “delete 6” to confirm' }).fill('delete 6');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: `Delete from ${odd}` })).toContainText('6 of 6 completed');
    await expect(toasts(page).getByText('deleted')).toHaveCount(0);
    expect(await storage.keys(odd)).toEqual([]);
    await expect(page.getByText('This bucket is empty')).toBeVisible();
  });

  const bucket = fresh('moves');
  await storage.bucket(bucket);
  for (const key of ['a.txt', 'photos/1.jpg', 'photos/deep/2.jpg']) await storage.put(bucket, key, key);
  await test.step('one of the same name is refused at its field', async () => {
    await goOn(page, `/s3-storage/buckets/files/${bucket}`);
    await page.getByRole('button', { name: 'New folder' }).click();
    await field(page, 'Name').fill('photos');
    await submit(page, 'Create folder').click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/This name is already in use/);
    await field(page, 'Name').fill('a/b');
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Names cannot contain a slash/);
    await field(page, 'Name').fill('2026-12');
    await submit(page, 'Create folder').click();
    await expect(fileLink(page, '2026-12')).toBeVisible();
    await fileLink(page, '2026-12').click();
    await expect(page.getByText('This folder is empty')).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: bucket }).click();
  });
  await test.step('renamed, copied, moved and deleted', async () => {
    await act(page, 'a.txt', 'Rename');
    await field(page, 'Name').fill('b.txt');
    await submit(page, 'Rename').click();
    await expect(fileLink(page, 'b.txt')).toBeVisible();
    await expect(fileLink(page, 'a.txt')).toHaveCount(0);

    await act(page, 'photos', 'Copy or move');
    await form(page).getByRole('textbox', { name: 'Destination folder' }).fill('photos/copy');
    await submit(page, 'Copy').click();
    await expect(form(page).getByText('photos cannot be placed inside itself.').first()).toBeVisible();
    await form(page).getByRole('radio', { name: 'Move' }).check();
    await form(page).getByRole('textbox', { name: 'Destination folder' }).fill('archive');
    await form(page).getByRole('button', { name: 'Move', exact: true }).click();
    await expect(toast(page, 'Files moved: 2')).toBeVisible();
    await expect(fileLink(page, 'archive')).toBeVisible();
    expect(await storage.keys(bucket)).toEqual([
      '2026-12/',
      'archive/photos/1.jpg',
      'archive/photos/deep/2.jpg',
      'b.txt',
    ]);
    expect(await storage.read(bucket, 'archive/photos/deep/2.jpg')).toBe('photos/deep/2.jpg');
    await act(page, 'b.txt', 'Delete');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await expect(toast(page, 'b.txt was deleted')).toBeVisible();
    await expect(files(page).getByRole('link')).toHaveText(['2026-12', 'archive']);
  });
  await test.step('whose bucket goes meanwhile, what was entered stays until the form is closed', async () => {
    const brief = fresh('short-lived');
    await storage.bucket(brief);
    await goOn(page, `/s3-storage/buckets/files/${brief}`);
    await page.getByRole('button', { name: 'New folder' }).click();
    await field(page, 'Name').fill('never-made');
    await storage.remove(brief);
    await expect(form(page).getByText('This was deleted').first()).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('never-made');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
  });
});
