import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fresh } from '../../../../../test/journeys/actions.ts';
import {
  entry,
  field,
  form,
  listNamed,
  pageMenu,
  picker,
  submit,
  toast,
} from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import kit from '../../kit/words/en.json' with { type: 'json' };
import problems from '../../kit/problems/words/en.json' with { type: 'json' };
import own from './words/en.json' with { type: 'json' };

const words = { ...kit, ...own };
const { row } = listNamed('Images');

/** A disk of 10 GiB with nothing on it. */
function qcow2({ backing = 0 } = {}): Buffer {
  const bytes = Buffer.alloc(64 * 1024);
  bytes.write('QFI\xfb', 'latin1');
  bytes.writeUInt32BE(3, 4);
  bytes.writeBigUInt64BE(BigInt(backing), 8);
  bytes.writeUInt32BE(16, 20);
  bytes.writeBigUInt64BE(BigInt(10 * 1024 ** 3), 24);
  return bytes;
}

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

// spec: image.check, spec: image.background, spec: image.download, spec: image.protected
test('an image is looked at, uploaded in the background, downloaded, changed and deleted', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/images');
  const chooser = form(page).locator('input[type=file]');

  await test.step('what reaches for another file is refused before anything is sent', async () => {
    await page.getByRole('button', { name: words['create.action'] }).first().click();
    await chooser.setInputFiles(fileOf('bad.qcow2', qcow2({ backing: 512 })));
    await expect(form(page).getByText(problems['problem.image_has_backing_file'])).toBeVisible();
  });

  await test.step('a good one says what it is and what it is called', async () => {
    await chooser.setInputFiles(fileOf('journey-disk.img', qcow2()));
    await expect(form(page).getByText('Unpacks to 10 GiB')).toBeVisible();
    await expect(field(page, words['field.name'])).toHaveValue('journey-disk');
    await submit(page, words['create.action']).click();
    await expect(form(page)).toHaveCount(0);
    await expect(row(page, 'journey-disk')).toContainText(words['status.active']);
    await expect(page.getByText('1 of 1 completed').first()).toBeVisible();
  });

  await test.step('its file comes back as it was', async () => {
    await row(page, 'journey-disk').getByRole('link').first().click();
    await expect(page.getByText(createHash('md5').update(qcow2()).digest('hex')).first()).toBeVisible();
    const downloading = page.waitForEvent('download');
    await pageMenu(page).click();
    await entry(page, words['download.action']).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('journey-disk.qcow2');
    expect(readFileSync(await download.path()).equals(qcow2())).toBe(true);
  });

  const edit = () => page.getByRole('main').getByRole('button', { name: words['edit.action'] }).click();
  const remove = () => entry(page, words['delete.action']);
  await test.step('a protected one cannot be deleted', async () => {
    await edit();
    await form(page).getByRole('switch', { name: words['field.protect'] }).click();
    await submit(page, words['edit.submit']).click();
    await expect(form(page)).toHaveCount(0);
    await pageMenu(page).click();
    await expect(remove()).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('it is renamed and deleted', async () => {
    await edit();
    await field(page, words['field.name']).fill('journey-renamed');
    await form(page).getByRole('switch', { name: words['field.protect'] }).click();
    await submit(page, words['edit.submit']).click();
    await expect(page.getByRole('heading', { level: 1, name: 'journey-renamed' })).toBeVisible();
    await pageMenu(page).click();
    await remove().click();
    await page.getByRole('button', { name: 'Delete image' }).click();
    await expect(page).toHaveURL(/\/compute\/images$/);
    await expect(row(page, 'journey-renamed')).toHaveCount(0);
  });
});

// spec: volume.image
test('a volume is created from an image', async ({ page }) => {
  const name = fresh('of-alma');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/images');
  await row(page, 'alma-9-ledger').getByRole('link').first().click();
  await pageMenu(page).click();
  await entry(page, words['create_volume.action']).click();
  await expect(picker(page, words['noun.one'])).toHaveValue(/alma-9-ledger/);
  await field(page, words['field.name']).fill(name);
  await submit(page, 'Create volume').click();
  await expect(toast(page, `Volume ${name} is being created`)).toBeVisible();
});

// spec: image.drop
test('a file that is dropped on the list opens the form with it', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/images');
  await expect(row(page, 'alma-9-ledger')).toBeVisible();
  const bytes = [...qcow2()];
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(content)], 'dropped.qcow2'));
    return data;
  }, bytes);
  await page.getByRole('grid', { name: 'Images' }).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(form(page).getByText('dropped.qcow2')).toBeVisible();
  await expect(field(page, words['field.name'])).toHaveValue('dropped');
});
