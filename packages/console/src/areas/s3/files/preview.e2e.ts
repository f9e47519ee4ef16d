import type { Page } from '@playwright/test';
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

/**
 * Two pages, each filled with one colour, and a script of its own; behind what would be a page of ours that runs a script, were
 * it shown as one.
 */
function pdf(): string {
  const paints = ['1 0 0.5 rg 0 0 300 300 re f', '0 0.5 1 rg 0 0 300 300 re f'];
  const script = 'app.alert("taken")';
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${script})>>>>`,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    ...[5, 6].map((at) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents ${at} 0 R>>`),
    ...paints.map((paint) => `<</Length ${paint.length}>>stream\n${paint}\nendstream`),
  ];
  let text = '<!doctype html><script>top.document.title = "taken"</script>\n%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  return `${text}xref\n0 7\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 7/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
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

/** The colour in the middle of the page that is drawn. */
const colour = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
    return [...data].slice(0, 3);
  });

// spec: s3.preview
test('a PDF is drawn in its panel, page by page, and nothing in it runs; what only calls itself one says so', async ({
  page,
}) => {
  await storage.put(bucket, 'invoice.pdf', pdf());
  await storage.put(bucket, 'no.pdf', '<!doctype html><script>top.document.title = "taken"</script>');
  const { held, refused } = await watch(page);
  const openPreview = async (name: string) => {
    await fileLink(page, name).click();
    await page.getByRole('tab', { name: 'Preview' }).click();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.goto(`/s3-storage/buckets/files/${bucket}`);
  await openPreview('invoice.pdf');
  await expect(page.getByRole('img', { name: 'invoice.pdf, page 1 of 2' })).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();
  expect(await colour(page)).toEqual([255, 0, 128]);
  const panel = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(panel.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('img', { name: 'invoice.pdf, page 2 of 2' })).toHaveAttribute('aria-busy', 'false');
  expect(await colour(page)).toEqual([0, 128, 255]);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  expect(page.frames()).toHaveLength(1);
  expect([await held(), await refused()]).toEqual([[], []]);
  await expect(page).toHaveTitle(/invoice\.pdf/);

  const asked = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await (await asked).close();
  await close();

  await openPreview('no.pdf');
  await expect(page.getByText('This PDF could not be read')).toBeVisible();
  await close();
});
