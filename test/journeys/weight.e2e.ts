import type { Response } from '@playwright/test';
import { gzipped } from '../../scripts/budget/gzipped.ts';
import { firstListRequests, limits } from '../../scripts/budget/limits.ts';
import { expect, signIn, test } from './fixtures.ts';

test('the first list is light: its scripts and its requests keep to their budgets', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));

  await page.goto('/compute/networks');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();

  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  const bytes = await Promise.all(scripts.map(async (response) => gzipped(await response.body())));
  const kilobytes = bytes.reduce((all, one) => all + one, 0) / 1000;
  expect(scripts.length).toBeGreaterThan(0);
  expect.soft(kilobytes).toBeLessThanOrEqual(limits.firstList);
  expect.soft(responses.map((response) => response.url()).length).toBeLessThanOrEqual(firstListRequests);
});
