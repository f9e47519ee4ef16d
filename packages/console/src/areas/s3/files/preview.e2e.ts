import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../../test/journeys/actions.ts';
import { fileLink, type Storage, storageOf } from '../../../../../../test/journeys/storage.ts';

let bucket = '';
let storage: Storage;

test.beforeEach(async ({ page }) => {
  bucket = fresh('preview');
  await signIn(page, 'user', { project: 'payments-prod' });
  storage = await storageOf(page, 'payments-prod');
  await storage.bucket(bucket);
});

/** One page, filled with one colour. */
function pdf(): string {
  const paint = '1 0 0.5 rg 0 0 300 300 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R>>',
    `<</Length ${paint.length}>>stream\n${paint}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  return `${text}xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
}

/** The addresses of blobs that are held, and what the policy of the page refused. */
async function watch(page: Page, hasViewer: boolean) {
  await page.addInitScript((has) => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => has });
    const held = new Set<string>();
    const refused: string[] = [];
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL.call(URL, blob);
      held.add(`${(blob as Blob).type} ${url}`);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      for (const one of held) if (one.endsWith(url)) held.delete(one);
      revokeObjectURL.call(URL, url);
    };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective));
    Object.assign(globalThis, { held, refused });
  }, hasViewer);
  return {
    held: () => page.evaluate(() => [...(globalThis as unknown as { held: Set<string> }).held]),
    refused: () => page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused),
  };
}

const addressOf = async (frame: Locator) => (await frame.getAttribute('src'))?.replace(/#.*/, '');

async function openPreview(page: Page, name: string) {
  await page.goto(`/s3-storage/buckets/files/${bucket}`);
  await fileLink(page, name).click();
  await page.getByRole('tab', { name: 'Preview' }).click();
}

test('a PDF is shown in its panel, and forgotten with it; what only calls itself one runs nothing', async ({
  page,
}) => {
  await storage.put(bucket, 'invoice.pdf', pdf());
  await storage.put(bucket, 'evil.pdf', '<!doctype html><script>top.document.title = "taken"</script>');
  const { held, refused } = await watch(page, true);
  const frame = page.locator('iframe');
  // The browser's own viewer, which a policy can forbid.
  const hasViewer = () => page.frames().some((one) => one.url().startsWith('chrome-extension:'));
  await openPreview(page, 'invoice.pdf');
  await expect(frame).toHaveAccessibleName('Preview of the PDF invoice.pdf');
  expect(await held()).toEqual([`application/pdf ${await addressOf(frame)}`]);
  await expect.poll(hasViewer).toBe(true);
  expect(await refused()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(held).toEqual([]);

  await fileLink(page, 'evil.pdf').click();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(frame).toBeVisible();
  expect(await held()).toEqual([`application/pdf ${await addressOf(frame)}`]);
  await expect.poll(hasViewer).toBe(true);
  await expect(page).toHaveTitle(/evil\.pdf/);

  await test.step('a browser that shows no PDF opens it beside the console', async () => {
    const other = await page.context().newPage();
    const { held: heldThere } = await watch(other, false);
    await openPreview(other, 'invoice.pdf');
    await expect(other.getByText('A PDF opens in a window of its own')).toBeVisible();
    await expect(other.locator('iframe')).toHaveCount(0);
    expect(await heldThere()).toEqual([]);
    const asked = page.context().waitForEvent('page');
    await other.getByRole('button', { name: 'Open', exact: true }).click();
    await (await asked).close();
  });
});
