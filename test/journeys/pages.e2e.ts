import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { keyOfRoute } from '../../packages/console/src/resources/router/router.rules.ts';
import { cloudOf } from './cloud.ts';
import { accessibilityProblems, expect, signIn, test } from './fixtures.ts';

// Every address of the console, from the list that is reviewed with it: a new one is looked at without being told.

interface Address {
  readonly path: string;
  readonly who: 'everybody' | 'signed in' | 'signed in, framed by partners';
}

const list = new URL('../../packages/console/src/app/routes.txt', import.meta.url);
const addresses = readFileSync(list, 'utf8')
  .trim()
  .split('\n')
  .map((line): Address => {
    const [path = '', who] = line.split(/ {2,}/);
    return { path, who: who as Address['who'] };
  });

/** They show nothing of their own, or lead elsewhere at once. */
const doors: ReadonlySet<string> = new Set([
  '/*',
  '/void',
  '/auth/success',
  '/auth/failed',
  '/service-unavailable',
  '/compute',
]);
const shown = addresses.filter(({ path }) => !doors.has(path));

/** Real ids for the holes of a path, of things that have all that a page can show. */
async function fill(page: Page, path: string): Promise<string> {
  if (!path.includes('/:')) return path;
  if (path.startsWith('/login')) return '/login/default';
  const cloud = await cloudOf(page, 'payments-prod');
  const router = await cloud.routerNamed('edge-router');
  const network = await cloud.network({
    name: `looked-at-${test.info().testId}`,
    ipam_enabled: true,
    subnets: [
      { cidr: '10.99.0.0/24', ip_version: 4 },
      { cidr: 'fd00:99::/64', ip_version: 6, ipv6_ra_mode: 'slaac', ipv6_address_mode: 'slaac' },
    ],
  });
  const version = path.includes('IPv6') ? 6 : 4;
  const values: Readonly<Record<string, string>> = {
    networkId: network.id,
    subnetId: network.subnets.find(({ ip_version }) => ip_version === version)?.id ?? '',
    routerId: router.id,
    itemId: router.routes[0] ? keyOfRoute(router.routes[0]) : '',
  };
  return path.replaceAll(/:(\w+)/g, (_, hole: string) => encodeURIComponent(values[hole] ?? ''));
}

async function expectShown(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const { path, who } of shown) {
  test(`${path} is accessible in light, in dark and from right to left`, async ({ page }) => {
    if (who !== 'everybody') await signIn(page, 'user', { project: 'payments-prod' });
    const address = await fill(page, path);
    // A colour on its way to another is neither.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await expectShown(page);
    expect.soft(await accessibilityProblems(page), 'light').toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // The same page in other colours.
    expect.soft(await accessibilityProblems(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([]);

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`${address}?locale=ar`);
    await expectShown(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect.soft(await accessibilityProblems(page), 'right to left').toEqual([]);
  });
}

test('partners may frame the addresses that are made for it, and no others', async ({ page, partner }) => {
  const ancestors = async (path: string) => {
    const query = `?host=${encodeURIComponent(partner)}`;
    const answer = await page.request.get(`${path.replaceAll(/:\w+\??/g, 'any')}${query}`, {
      headers: { accept: 'text/html' },
    });
    return /frame-ancestors ([^;]+)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
  };
  for (const { path, who } of addresses) {
    const expected = who === 'signed in, framed by partners' ? partner : "'none'";
    expect.soft(await ancestors(path), path).toBe(expected);
  }
});
