import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../../test/journeys/actions.ts';
import { fileLink, files, storageOf } from '../../../../../../test/journeys/storage.ts';

/** Drags what lies on the disk over the page, as the system's file manager does: folders come as folders. */
async function dragIn(page: Page, paths: readonly string[]) {
  const cdp = await page.context().newCDPSession(page);
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  if (!box) throw new Error('There is nothing to drop on');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  const dispatch = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    cdp.send('Input.dispatchDragEvent', { type, ...at, data });
  return {
    async over() {
      await dispatch('dragEnter');
      await dispatch('dragOver');
    },
    drop: () => dispatch('drop'),
  };
}

// A folder of more entries than a browser gives at a time: collect.test.ts.

// spec: upload.item
test('a folder is dropped with all that is in it', async ({ page }) => {
  const bucket = fresh('drop');
  await signIn(page, 'user', { project: 'payments-prod' });
  const storage = await storageOf(page, 'payments-prod');
  await storage.bucket(bucket);
  const disk = mkdtempSync(join(tmpdir(), 'skydeck-drop-'));
  const names = ['photos/deep/er/three.txt', 'photos/🛶 canoe.txt', 'photos/two\nlines.txt', 'beside.txt'];
  try {
    for (const folder of ['photos/deep/er', 'photos/nothing/inside'])
      mkdirSync(join(disk, folder), { recursive: true });
    for (const name of names) writeFileSync(join(disk, name), name);
    writeFileSync(join(disk, 'photos/zero.bin'), '');
    await page.goto(`/s3-storage/buckets/files/${bucket}`);
    await expect(page.getByText('This bucket is empty')).toBeVisible();

    const drag = await dragIn(page, [join(disk, 'photos'), join(disk, 'beside.txt')]);
    await drag.over();
    // The dialog for those who choose, which is closed, says the same.
    const hint = page.getByText(`Drop to upload to ${bucket}`).filter({ visible: true });
    await expect(hint).toBeVisible();
    await drag.drop();
    await expect(hint).toHaveCount(0);
    const panel = page.getByRole('region', { name: `Upload to ${bucket}` });
    await expect(panel).toContainText('6 of 6 completed');

    expect((await storage.keys(bucket)).toSorted()).toEqual(
      [...names, 'photos/zero.bin', 'photos/nothing/inside/'].toSorted(),
    );
    expect(await storage.size(bucket, 'photos/zero.bin')).toBe(0);
    for (const name of ['photos/two\nlines.txt', 'photos/🛶 canoe.txt', 'photos/deep/er/three.txt'])
      expect(await storage.read(bucket, name)).toBe(name);
    await expect(files(page).getByRole('link')).toHaveText(['photos', 'beside.txt']);
    await fileLink(page, 'photos').click();
    await expect(fileLink(page, 'two␊lines.txt')).toBeVisible();
    await fileLink(page, 'nothing').click();
    await fileLink(page, 'inside').click();
    await expect(page.getByText('This folder is empty')).toBeVisible();
  } finally {
    rmSync(disk, { recursive: true });
  }
});
