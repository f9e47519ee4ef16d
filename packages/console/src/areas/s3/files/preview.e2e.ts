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

/** One page, filled with one colour; behind what would be a page of ours that runs a script, were it shown as one. */
function pdf(): string {
  const paint = '1 0 0.5 rg 0 0 300 300 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R>>',
    `<</Length ${paint.length}>>stream\n${paint}\nendstream`,
  ];
  let text = '<!doctype html><script>top.document.title = "taken"</script>\n%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  return `${text}xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
}

/** The addresses of blobs that are held, and what the policy of the page refused. */
async function watch(page: Page) {
  await page.addInitScript(() => {
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
  });
  return {
    held: () => page.evaluate(() => [...(globalThis as unknown as { held: Set<string> }).held]),
    refused: () => page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused),
  };
}

const addressOf = async (frame: Locator) => (await frame.getAttribute('src'))?.replace(/#.*/, '');

/** Headless or not, the same browser: whether it shows a PDF inside a page. */
const setViewer = (page: Page, isThere: boolean) =>
  page.evaluate(
    (has) => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => has, configurable: true }),
    isThere,
  );

test('a PDF is shown in its panel, and forgotten with it; what only calls itself one runs nothing', async ({
  page,
}) => {
  await storage.put(bucket, 'invoice.pdf', pdf());
  const { held, refused } = await watch(page);
  const frame = page.locator('iframe');
  const openPreview = async () => {
    await fileLink(page, 'invoice.pdf').click();
    await page.getByRole('tab', { name: 'Preview' }).click();
  };
  await page.goto(`/s3-storage/buckets/files/${bucket}`);
  await expect(fileLink(page, 'invoice.pdf')).toBeVisible();

  await test.step('a browser that shows no PDF opens it beside the console', async () => {
    await setViewer(page, false);
    await openPreview();
    await expect(page.getByText('PDFs open in a separate window')).toBeVisible();
    await expect(frame).toHaveCount(0);
    expect(await held()).toEqual([]);
    const asked = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await (await asked).close();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await setViewer(page, true);
  await openPreview();
  await expect(frame).toHaveAccessibleName('PDF preview of invoice.pdf');
  expect(await held()).toEqual([`application/pdf ${await addressOf(frame)}`]);
  // The browser's own viewer, which a policy can forbid.
  await expect.poll(() => page.frames().some((one) => one.url().startsWith('chrome-extension:'))).toBe(true);
  expect(await refused()).toEqual([]);
  await expect(page).toHaveTitle(/invoice\.pdf/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(held).toEqual([]);
});
