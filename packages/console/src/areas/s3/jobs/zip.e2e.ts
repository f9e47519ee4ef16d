import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { bulkBar, toast, toasts } from '../../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../../test/journeys/actions.ts';
import { files, storageOf } from '../../../../../../test/journeys/storage.ts';

const contents = new Map([
  ['a.txt', 'first'],
  ['empty.bin', ''],
  ['photos/deep/🛶 canoe.txt', 'paddle'],
  // More than one piece of a stream.
  ['photos/large.bin', 'x'.repeat(70_000)],
]);
let bucket = '';

test.beforeEach(async ({ page }) => {
  bucket = fresh('zip');
  await signIn(page, 'user', { project: 'payments-prod' });
  const storage = await storageOf(page, 'payments-prod');
  await storage.bucket(bucket);
  for (const [key, content] of contents) await storage.put(bucket, key, content);
  // The window of the system that asks for a place; like it, this makes an empty file there.
  await page.addInitScript(() => {
    const showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) => {
      const folder = await navigator.storage.getDirectory();
      return folder.getFileHandle(suggestedName, { create: true });
    };
    Object.assign(globalThis, { showSaveFilePicker });
  });
});

/** The names of what lies where the archive was to go. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const names: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
    return names;
  });

async function bytesOf(page: Page, name: string): Promise<Buffer> {
  const numbers = await page.evaluate(async (wanted) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(wanted);
    return [...new Uint8Array(await (await handle.getFile()).arrayBuffer())];
  }, name);
  return Buffer.from(numbers);
}

/** What an archive without compression holds, by its directory at the end; fails where a checksum is wrong. */
function unzip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const found = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 24));
    expect(crc32(content), name).toBe(zip.readUInt32LE(at + 16));
    found.set(name, content.toString());
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return found;
}

async function packAll(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await bulkBar(page).getByRole('button', { name: 'Download' }).click();
}

// spec: s3.zip
test('several files and folders become one archive where the person chose; one that ends early leaves nothing behind', async ({
  page,
}) => {
  const large = /\/photos\/large\.bin/;
  await page.goto(`/s3-storage/buckets/files/${bucket}`);
  await expect(files(page).getByRole('link')).toHaveCount(3);

  await test.step('stopped half-way', async () => {
    const asked: string[] = [];
    await page.route(large, (route) => void asked.push(route.request().url()));
    await packAll(page);
    await expect.poll(() => asked.length).toBe(1);
    expect(await saved(page)).toContain(`${bucket}.zip`);
    await toasts(page).getByRole('button', { name: 'Stop' }).click();
    await expect(toast(page, `${bucket}.zip was not created because you stopped the task`)).toBeVisible();
    expect(await saved(page)).toEqual([]);
    await page.unroute(large);
  });

  await test.step('failed half-way', async () => {
    await page.route(large, (route) => route.fulfill({ status: 404, body: '' }));
    await packAll(page);
    await expect(toast(page, `${bucket}.zip could not be created`)).toBeVisible();
    expect(await saved(page)).toEqual([]);
    await page.unroute(large);
  });

  await packAll(page);
  await expect(toast(page, `${bucket}.zip is ready. Files: 4`)).toBeVisible();
  expect(await saved(page)).toEqual([`${bucket}.zip`]);
  expect(unzip(await bytesOf(page, `${bucket}.zip`))).toEqual(contents);
});
