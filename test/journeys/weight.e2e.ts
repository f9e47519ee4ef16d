import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Request } from '@playwright/test';
import { root } from '../../scripts/bootstrap/root.mjs';
import { firstListRequests, limits } from '../../scripts/budget/limits.ts';
import { expect, signIn, test } from './fixtures.ts';

test('the first list is light: what goes over the wire keeps to its budgets', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const browser = await page.context().newCDPSession(page);
  // As for somebody who has never been here.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));

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
});

test('every file that may be long is sent compressed, in either way', async ({ page, request }) => {
  const files = new Set(['/embed/v1/host.js', '/theme/skydeck/login-logo.svg']);
  page.on('response', (response) => files.add(new URL(response.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('main')).toBeVisible();
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/networks');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const asked = [...files].filter((file) => /\.(?:css|js|svg)$/.test(file));
  const sent = await Promise.all(
    asked.map(async (path) => {
      const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
      return [path, await plain.body()] as const;
    }),
  );

  // What is built is more than any two pages ask for.
  const dist = join(root, 'packages', 'console', 'dist');
  const built = globSync('**/*.{js,css,svg,txt}', { cwd: dist });
  const whole = new Map([
    ...sent,
    ...built.map((file) => [`/${file.replaceAll(sep, '/')}`, readFileSync(join(dist, file))] as const),
  ]);
  const long = [...whole].filter(([, bytes]) => bytes.byteLength >= 1000);
  expect(long.length).toBeGreaterThan(50);
  for (const [path, bytes] of long) {
    for (const encoding of ['br', 'gzip']) {
      const packed = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
      expect(packed.headers()['content-encoding'], path).toBe(encoding);
      expect((await packed.body()).equals(bytes), path).toBe(true);
    }
  }
});
