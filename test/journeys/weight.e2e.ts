import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { root } from '../../scripts/bootstrap/root.mjs';
import { firstListRequests, limits } from '../../scripts/budget/limits.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Of a browser that others have used, the words of the page lie ready, and would not be weighed. */
test.use({ ownContext: true });

test('the first list is light: what goes over the wire keeps to its budgets, and what is long is sent compressed, in either way', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const browser = await page.context().newCDPSession(page);
  // As for somebody who has never been here.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests: Request[] = [];
  page.on('requestfinished', (finished) => requests.push(finished));

  await page.goto('/compute/networks');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  // With what follows the rows: on another machine it comes before them.
  await page.waitForLoadState('networkidle');

  const kilobytes = async (of: readonly Request[]) => {
    const sizes = await Promise.all(of.map(async (request) => (await request.sizes()).responseBodySize));
    return sizes.reduce((all, one) => all + one, 0) / 1000;
  };
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  expect(scripts.length).toBeGreaterThan(0);
  expect.soft(await kilobytes(scripts)).toBeLessThanOrEqual(limits.firstList);
  expect.soft(await kilobytes(requests)).toBeLessThanOrEqual(limits.firstListInAll);
  const paths = requests.map((request) => new URL(request.url()).pathname);
  expect.soft(paths.length, paths.join('\n')).toBeLessThanOrEqual(firstListRequests);

  await test.step('what was asked for, and what other pages ask for, is sent compressed', async () => {
    const files = paths.filter((path) => /\.(?:css|js|svg)$/.test(path));
    for (const path of [...files, '/embed/v1/host.js', '/theme/skydeck/login-logo.svg']) {
      const whole = await page.request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
      const bytes = await whole.body();
      if (bytes.byteLength < 1000) continue;
      for (const encoding of ['br', 'gzip']) {
        const packed = await page.request.get(path, { headers: { 'Accept-Encoding': encoding } });
        expect(packed.headers()['content-encoding'], path).toBe(encoding);
        expect((await packed.body()).equals(bytes), path).toBe(true);
      }
    }
  });
});

// What lies packed beside a file is what the server sends: platform, pages.test.ts.
test('every file of the build that may be long lies packed beside itself, in either way', () => {
  const dist = join(root, 'packages', 'console', 'dist');
  const built = globSync('**/*.{js,css,svg,txt}', { cwd: dist });
  const long = built
    .map((file) => ({ file, bytes: readFileSync(join(dist, file)) }))
    .filter(({ bytes }) => bytes.byteLength >= 1000);
  expect(long.length).toBeGreaterThan(50);
  const wrong = long.filter(
    ({ file, bytes }) =>
      !brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).equals(bytes) ||
      !gunzipSync(readFileSync(join(dist, `${file}.gz`))).equals(bytes),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
